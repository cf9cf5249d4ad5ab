/**
 * Frames a server sends (RFC 6455, 5.2), a character for each byte: whole ones, without a mask.
 *
 *   │ final and what it is │ length (1, 3 or 9 bytes) │ payload │
 */

const TEXT = '\x81'
const CLOSE = '\x88'
const PONG = '\x8a'
/** Asks for a sign of life, and says nothing. */
export const PING = '\x89\x00'

/** Up to here the length is in the second byte; beyond, this says that two or eight bytes follow. */
const SHORT = 125
const MEDIUM = '\x7e'
const MEDIUM_MOST = 0xffff
const LONG = '\x7f'

export function textFrame(text: string): string {
  const length = Buffer.byteLength(text)
  // As many bytes as characters are those of ASCII, which are the same.
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1')
  return `${TEXT}${lengthOf(length)}${bytes}`
}

export const pongFor = (payload: Buffer): string =>
  `${PONG}${String.fromCharCode(payload.length)}${payload.toString('latin1')}`

export function goodbye(code: number, reason: string): string {
  const said = Buffer.from(reason).toString('latin1')
  return `${CLOSE}${String.fromCharCode(2 + said.length, code >> 8, code & 0xff)}${said}`
}

function lengthOf(bytes: number): string {
  if (bytes <= SHORT) return String.fromCharCode(bytes)
  if (bytes <= MEDIUM_MOST) return `${MEDIUM}${String.fromCharCode(bytes >> 8, bytes & 0xff)}`
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(bytes))
  return `${LONG}${length.toString('latin1')}`
}
