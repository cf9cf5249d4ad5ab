import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { ClientLine } from './client-line.ts'

/** What came of a connection: what the server heard, and what it sent. */
type Outcome = { heard: string[]; pongs: string[]; code: number | null }

/** Ours, without the handshake, and a WebSocket library's. */
const heardBy: { ours: string[]; theirs: string[] } = { ours: [], theirs: [] }
/** The line that came last, and whether it is over. */
let latest: { line: ClientLine; isGone: boolean }
const ours = createServer({ allowHalfOpen: true }, socket => {
  socket.on('error', () => socket.destroy())
  const listener = {
    heard: (text: string) => void heardBy.ours.push(text),
    stirred: () => undefined,
    ponged: () => undefined,
    gone: () => {
      here.isGone = true
    },
  }
  const here = { line: new ClientLine(socket), isGone: false }
  latest = here
  here.line.listen(listener, Buffer.alloc(0))
})
let theirs: WebSocketServer
beforeAll(async () => {
  theirs = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: 16 * 1024, perMessageDeflate: false })
  theirs.on('connection', socket => {
    socket.on('error', () => undefined)
    socket.on('message', (data, isBinary) =>
      heardBy.theirs.push(!isBinary && Buffer.isBuffer(data) ? data.toString() : ''),
    )
  })
  ours.listen(0, '127.0.0.1')
  await Promise.all([once(theirs, 'listening'), once(ours, 'listening')])
})
afterAll(() => {
  theirs.close()
  ours.close()
})

function portOf(server: { address(): unknown }): number {
  const { port = 0 }: Partial<AddressInfo> = Object(server.address())
  return port
}

const HANDSHAKE = [
  'GET / HTTP/1.1',
  'Host: x',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Version: 13',
  '\r\n',
].join('\r\n')

/** Sends these pieces and listens until the server says goodbye. */
async function outcomeOf(who: 'ours' | 'theirs', pieces: readonly Buffer[]): Promise<Outcome> {
  heardBy[who] = []
  const socket = connect(portOf(who === 'ours' ? ours : theirs), '127.0.0.1')
  socket.setNoDelay(true)
  let bytes = Buffer.alloc(0)
  socket.on('data', chunk => {
    if (Buffer.isBuffer(chunk)) bytes = Buffer.concat([bytes, chunk])
  })
  await once(socket, 'connect')
  if (who === 'theirs') {
    socket.write(HANDSHAKE)
    while (!bytes.includes('\r\n\r\n')) await once(socket, 'data')
    bytes = bytes.subarray(bytes.indexOf('\r\n\r\n') + 4)
  }
  for (const piece of pieces) {
    socket.write(piece)
    await new Promise(resolve => setImmediate(resolve))
  }
  for (;;) {
    const said = saidIn(bytes)
    if (!said) {
      await once(socket, 'data')
      continue
    }
    socket.destroy()
    return { heard: heardBy[who], ...said }
  }
}

/** What a server has said, once it has said goodbye. */
function saidIn(bytes: Buffer): Omit<Outcome, 'heard'> | null {
  const pongs: string[] = []
  for (let at = 0; at + 2 <= bytes.length; ) {
    const end = at + 2 + (bytes[at + 1] ?? 0)
    if (end > bytes.length) return null
    if (bytes[at] === 0x88) return { pongs, code: end >= at + 4 ? bytes.readUInt16BE(at + 2) : null }
    pongs.push(bytes.toString('hex', at, end))
    at = end
  }
  return null
}

type Frame = {
  isFinal: boolean
  reserved: number
  opcode: number
  isMasked: boolean
  payload: Uint8Array
  isLong: boolean
}

function bytesOf({ isFinal, reserved, opcode, isMasked, payload, isLong }: Frame): Buffer {
  const { length } = payload
  const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode
  const mask = [0x37, 0xfa, 0x21, 0x3d]
  const head = [first, isMasked ? 0x80 : 0]
  if (isLong || length > 0xffff) head.push(0, 0, 0, 0, 0, length >> 16, (length >> 8) & 0xff, length & 0xff)
  else if (length > 125) head.push(length >> 8, length & 0xff)
  head[1] = (head[1] ?? 0) | (head.length === 10 ? 127 : head.length === 4 ? 126 : length)
  const body = payload.map((byte, i) => (isMasked ? byte ^ (mask[i & 3] ?? 0) : byte))
  return Buffer.concat([Buffer.from(head), isMasked ? Buffer.from(mask) : Buffer.alloc(0), body])
}

const words = fc.string({ unit: 'grapheme', maxLength: 60 }).map(text => new Uint8Array(Buffer.from(text)))
const payload = fc.oneof(
  { weight: 8, arbitrary: words },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 140 }) },
  { weight: 1, arbitrary: fc.constantFrom(300, 16_384, 16_385, 70_000).map(length => new Uint8Array(length).fill(97)) },
)
/** What makes a frame one that may not come, or not there. */
const broken: fc.Arbitrary<Partial<Frame>> = fc.oneof(
  fc.record({ reserved: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ isMasked: fc.constant(false) }),
  fc.record({ opcode: fc.constantFrom(0, 3, 7, 11, 15) }),
  fc.record({ isFinal: fc.constant(false), opcode: fc.constantFrom(1, 8, 9, 10) }),
)
const CODES = [0, 999, 1000, 1001, 1003, 1004, 1005, 1006, 1007, 1014, 1015, 2999, 3000, 4999, 5000]
const goodbye = fc.constantFrom(...CODES).map(code => new Uint8Array([code >> 8, code & 0xff, 98, 121, 101]))
const frame = (opcodes: readonly number[], isFinal: boolean): fc.Arbitrary<Frame> =>
  fc.record({
    isFinal: fc.constant(isFinal),
    reserved: fc.constant(0),
    opcode: fc.constantFrom(...opcodes),
    isMasked: fc.constant(true),
    payload,
    isLong: fc.boolean(),
  })
/** A whole message, one in parts with a ping between them, signs of life, a goodbye, and whatever else bytes can say. */
const frames = fc.oneof(
  { weight: 6, arbitrary: frame([1, 1, 1, 2], true).map(one => [one]) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(frame([1, 2], false), frame([9], true), frame([0], false), frame([0], true))
      .map(([first, ping, part, last]) => [
        first,
        { ...ping, payload: ping.payload.slice(0, 20), isLong: false },
        part,
        last,
      ]),
  },
  { weight: 2, arbitrary: frame([9, 10], true).map(one => [one]) },
  {
    weight: 1,
    arbitrary: fc.tuple(frame([8], true), goodbye).map(([one, said]) => [{ ...one, payload: said, isLong: false }]),
  },
  { weight: 3, arbitrary: fc.tuple(frame([1, 2, 0, 9], true), broken).map(([one, fault]) => [{ ...one, ...fault }]) },
)

const FAREWELL = bytesOf({
  isFinal: true,
  reserved: 0,
  opcode: 8,
  isMasked: true,
  payload: new Uint8Array([3, 232]),
  isLong: false,
})

/** The same bytes, cut anywhere. */
function piecesOf(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [...new Set([0, ...cuts.map(cut => cut % (bytes.length + 1)), bytes.length])].toSorted((a, b) => a - b)
  return places.slice(1).map((end, i) => Buffer.from(bytes.subarray(places[i], end)))
}

test('whatever bytes come, in whatever pieces, are heard and answered as a WebSocket library does', async () => {
  const isAlike = async (said: Frame[][], cuts: number[]): Promise<void> => {
    const bytes = Buffer.concat([...said.flat().map(bytesOf), FAREWELL])
    expect(await outcomeOf('ours', piecesOf(bytes, cuts))).toEqual(await outcomeOf('theirs', piecesOf(bytes, cuts)))
  }
  const given = [fc.array(frames, { maxLength: 6 }), fc.array(fc.nat(100_000), { maxLength: 12 })] as const
  await fc.assert(fc.asyncProperty(...given, isAlike), { numRuns: 800 })
})

test('a message that comes byte by byte is heard once it is whole', async () => {
  const text = new Uint8Array(Buffer.from('{"type":"unwatch"}'))
  const bytes = bytesOf({ isFinal: true, reserved: 0, opcode: 1, isMasked: true, payload: text, isLong: false })
  const pieces = piecesOf(
    Buffer.concat([bytes, FAREWELL]),
    Array.from({ length: 200 }, (_, i) => i),
  )
  expect(await outcomeOf('ours', pieces)).toEqual({ heard: ['{"type":"unwatch"}'], pongs: [], code: 1000 })
})

test('what is too long is refused as soon as its length is known', async () => {
  const bytes = bytesOf({
    isFinal: true,
    reserved: 0,
    opcode: 1,
    isMasked: true,
    payload: new Uint8Array(70_000),
    isLong: true,
  })
  expect(await outcomeOf('ours', [bytes.subarray(0, 10)])).toEqual({ heard: [], pongs: [], code: 1009 })
})

test('who is told goodbye and never answers is waited for ten seconds and not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const accepted = once(ours, 'connection')
  const socket = connect({ port: portOf(ours), host: '127.0.0.1', allowHalfOpen: true })
  await accepted
  const said = once(socket, 'data')
  const here = latest
  here.line.close(1012, 'back soon')
  here.line.say('too late')
  expect(await said).toEqual([Buffer.from('\x88\x0b\x03\xf4back soon', 'latin1')])
  const over = once(socket, 'close')
  vi.advanceTimersByTime(9_000)
  await new Promise(resolve => setImmediate(resolve))
  expect(here.isGone).toBe(false)
  socket.on('end', () => socket.end())
  vi.advanceTimersByTime(2_000)
  await over
  await expect.poll(() => here.isGone).toBe(true)
  vi.useRealTimers()
})
