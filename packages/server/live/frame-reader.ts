/**
 * Reads what a client sends on a WebSocket (RFC 6455, 5.2): frames may come in any pieces, and messages in several frames.
 *
 *   │ FIN, opcode │ MASK, length │ 0, 2 or 8 bytes of length │ 4 bytes of mask │ payload │
 *
 * Nothing is compressed, so whatever would need an agreement on that is refused; so is all that is longer than a message
 * may be, before it has come.
 */
import { isUtf8 } from 'node:buffer'

/** Who hears what was read. Nothing comes after `closed` or `broken`. */
export interface FrameListener {
  /** A whole message; nothing where it was no text. */
  message(text: string): void
  /** A frame that is no message: a part of one, or a sign of life. It has to be read all the same. */
  other(): void
  pinged(payload: Buffer): void
  ponged(): void
  /** The client ends the connection, with a code if it gave one. */
  closed(code: number | null): void
  /** What came is not allowed; the code says why. */
  broken(code: number): void
}

/** Why a connection is closed (RFC 6455, 7.4.1). */
const VIOLATION = 1002
const NOT_TEXT = 1007
const TOO_LARGE = 1009

const FINAL = 0x80
const RESERVED = 0x70
const OPCODE = 0x0f
const MASKED = 0x80
const LENGTH = 0x7f

const CONTINUED = 0x0
const TEXT = 0x1
const BINARY = 0x2
const CLOSE = 0x8
const PING = 0x9
const PONG = 0xa

const MASK_BYTES = 4
/** Up to here the length is in the second byte; these two say that two or eight bytes of it follow. */
const MEDIUM = 126
const LONG = 127
/** What a sign of life, or a goodbye, may carry. */
const MOST_CONTROL = 125

export class FrameReader {
  private readonly listener: FrameListener
  /** Bytes of a message at most. */
  private readonly most: number
  /** Bytes that came and are not a whole frame yet, and how many there must be before it is worth another look. */
  private pieces: Buffer[] | null = null
  private held = 0
  private needed = 0
  /** The message that has begun: its parts, how long they are, and whether it is text. */
  private parts: Buffer[] | null = null
  private partsLength = 0
  private isText = false
  private isOver = false

  constructor(listener: FrameListener, most: number) {
    this.listener = listener
    this.most = most
  }

  /** What has come next; it is written over. */
  read(chunk: Buffer): void {
    if (this.isOver) return
    let bytes = chunk
    if (this.pieces) {
      this.pieces.push(chunk)
      this.held += chunk.length
      if (this.held < this.needed) return
      bytes = Buffer.concat(this.pieces, this.held)
      this.pieces = null
    }
    let at = 0
    while (!this.isOver && at < bytes.length) {
      const end = this.frame(bytes, at)
      if (end > bytes.length) return this.hold(bytes.subarray(at), end - at)
      at = end
    }
  }

  private hold(rest: Buffer, needed: number): void {
    // A copy: what it was read from would be kept as a whole.
    this.pieces = [Buffer.from(rest)]
    this.held = rest.length
    this.needed = needed
  }

  /** Reads the frame that begins here, if it is there; says where it ends, or how far it must have come to be read on. */
  private frame(bytes: Buffer, at: number): number {
    if (bytes.length < at + 2) return at + 2
    const first = bytes[at] ?? 0
    const second = bytes[at + 1] ?? 0
    const opcode = first & OPCODE
    const short = second & LENGTH
    const isFinal = (first & FINAL) !== 0
    if (!this.isAllowed(opcode, isFinal, short) || (first & RESERVED) !== 0 || (second & MASKED) === 0)
      return this.breakOff(VIOLATION)
    const mask = at + 2 + (short === MEDIUM ? 2 : short === LONG ? 8 : 0)
    if (bytes.length < mask) return mask
    const length =
      short === MEDIUM ? bytes.readUInt16BE(at + 2) : short === LONG ? Number(bytes.readBigUInt64BE(at + 2)) : short
    if (opcode < CLOSE && this.partsLength + length > this.most) return this.breakOff(TOO_LARGE)
    const start = mask + MASK_BYTES
    const end = start + length
    if (bytes.length < end) return end
    unmask(bytes, mask, start, end)
    if (opcode === TEXT && isFinal) this.whole(bytes, start, end)
    else this.rare(opcode, isFinal, bytes.subarray(start, end))
    return end
  }

  /** What may come where: parts of a message in their order, signs of life whole and small. */
  private isAllowed(opcode: number, isFinal: boolean, short: number): boolean {
    if (opcode === TEXT || opcode === BINARY) return this.parts === null
    if (opcode === CONTINUED) return this.parts !== null
    return opcode >= CLOSE && opcode <= PONG && isFinal && short <= MOST_CONTROL
  }

  /** Nearly every frame is a whole message. */
  private whole(bytes: Buffer, start: number, end: number): void {
    const payload = bytes.subarray(start, end)
    if (isUtf8(payload)) this.listener.message(payload.toString())
    else this.breakOff(NOT_TEXT)
  }

  private rare(opcode: number, isFinal: boolean, payload: Buffer): void {
    if (opcode === CLOSE) return this.close(payload)
    if (opcode >= CLOSE || !isFinal) this.listener.other()
    if (opcode === PING) this.listener.pinged(payload)
    else if (opcode === PONG) this.listener.ponged()
    else this.part(opcode, isFinal, payload)
  }

  private part(opcode: number, isFinal: boolean, payload: Buffer): void {
    if (opcode !== CONTINUED) this.isText = opcode === TEXT
    this.parts ??= []
    this.parts.push(Buffer.from(payload))
    this.partsLength += payload.length
    if (!isFinal) return
    const message = Buffer.concat(this.parts, this.partsLength)
    this.parts = null
    this.partsLength = 0
    if (this.isText) this.whole(message, 0, message.length)
    else this.listener.message('')
  }

  private close(payload: Buffer): void {
    const code = payload.length >= 2 ? payload.readUInt16BE(0) : null
    if (payload.length === 1 || (code !== null && !isCloseCode(code))) return void this.breakOff(VIOLATION)
    if (!isUtf8(payload.subarray(2))) return void this.breakOff(NOT_TEXT)
    this.isOver = true
    this.listener.closed(code)
  }

  private breakOff(code: number): number {
    this.isOver = true
    this.listener.broken(code)
    return 0
  }
}

/** Codes that may be sent: those that say something, and those anyone may give a meaning of their own. */
const isCloseCode = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006) || (code >= 3000 && code <= 4999)

/** Clients mix four bytes of chance into all they send. */
function unmask(bytes: Buffer, mask: number, start: number, end: number): void {
  for (let i = start; i < end; i++) bytes[i] = (bytes[i] ?? 0) ^ (bytes[mask + ((i - start) & 3)] ?? 0)
}
