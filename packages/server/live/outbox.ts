/**
 * What leaves by a connection: frames are written as the bytes they are, those of one turn of the loop in one write.
 * A text that goes to many is made into a frame once.
 *
 *   │ 0x81 │ length (1, 3 or 9 bytes) │ the text in UTF-8 │        a whole, unmasked text message (RFC 6455, 5.2)
 */

/** A socket, as far as it is used here. */
type Line = { writable: boolean; writableLength: number; write(frames: string, encoding: 'latin1'): boolean }

/** Text and final. */
const FIRST = '\x81'
/** Up to here the length is in the second byte; beyond, this says that two or eight bytes follow. */
const SHORT = 125
const MEDIUM = '\x7e'
const MEDIUM_MOST = 0xffff
const LONG = '\x7f'

let framed: { text: string | null; frame: string } = { text: null, frame: '' }

/** The bytes of a frame, a character each. */
function frameOf(text: string): string {
  if (framed.text !== text) {
    const length = Buffer.byteLength(text)
    // As many bytes as characters are those of ASCII, which are the same.
    const bytes = length === text.length ? text : Buffer.from(text).toString('latin1')
    framed = { text, frame: `${FIRST}${lengthOf(length)}${bytes}` }
  }
  return framed.frame
}

function lengthOf(bytes: number): string {
  if (bytes <= SHORT) return String.fromCharCode(bytes)
  if (bytes <= MEDIUM_MOST) return `${MEDIUM}${String.fromCharCode(bytes >> 8, bytes & 0xff)}`
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(bytes))
  return `${LONG}${length.toString('latin1')}`
}

const full = new Set<Outbox>()

/** When everything that happens at once has been told. */
function flushAll(): void {
  for (const outbox of full) outbox.flush()
}

export class Outbox {
  private readonly line: Line
  private frames = ''

  constructor(line: Line) {
    this.line = line
  }

  put(text: string): void {
    this.frames += frameOf(text)
    if (full.size === 0) process.nextTick(flushAll)
    full.add(this)
  }

  /** How much (bytes) has not left yet. */
  get waiting(): number {
    return this.frames.length + this.line.writableLength
  }

  flush(): void {
    full.delete(this)
    const { frames } = this
    this.frames = ''
    if (frames !== '' && this.line.writable) this.line.write(frames, 'latin1')
  }
}
