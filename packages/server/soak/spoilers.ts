/** A crowd that spoils it for others, each in their own way, for as long as it is let; every loop ends when told. */
import { PROTOCOL } from '@nassau/protocol'
import { WebSocket } from 'ws'
import { from } from './address.ts'

/** What came of each kind of deed, by the status or the kind of answer. */
type Answers = Record<string, number>
export type Crowd = { stop: () => Promise<Record<string, Answers>> }

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const JSON_TYPE = { 'content-type': 'application/json' }
/** So many of each; and so long (ms) between two deeds of one. */
const EACH = 3
const PAUSE_MS = 4

export function abuse(address: string, matches: readonly string[]): Crowd {
  let isOver = false
  const deeds: Record<string, Answers> = {}
  const count = (deed: string, answer: string): void => {
    const answers = deeds[deed] ?? {}
    deeds[deed] = answers
    answers[answer] = (answers[answer] ?? 0) + 1
  }
  const sockets: WebSocket[] = []
  const post = async (deed: string, i: number, path: string, body: object): Promise<void> => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...from(20, i) },
      body: JSON.stringify(body),
    }).catch(() => null)
    count(deed, String(answer?.status ?? 'cut off'))
    await answer?.arrayBuffer().catch(() => undefined)
  }
  /** One who does something again and again over HTTP, as someone new each time. */
  const again = (many: number, deed: (i: number, n: number) => Promise<void>): Promise<void>[] =>
    Array.from({ length: many }, async (_, i) => {
      for (let n = 0; !isOver; n++) {
        await deed(i, n)
        await rest(PAUSE_MS)
      }
    })
  const seats = [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'mate' }))]
  const loops = [
    ...again(EACH, (i, n) =>
      post('tables of bots', i, '/api/matches', { id: `t${n}`, game: 'king-of-pirates', seats }),
    ),
    ...again(EACH, (i, n) =>
      post('public tables', 10 + i, '/api/matches', {
        id: `p${n}`,
        game: 'pig',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        isPublic: true,
      }),
    ),
    ...again(EACH, (i, n) =>
      post('passwords', 20 + i, '/api/auth/sign-in/username', { username: `anne${n % 7}`, password: `guess ${n}` }),
    ),
    ...again(EACH, (i, n) =>
      post('accounts', 30 + i, '/api/account', { username: `crowd${i}x${n}`, password: 'long enough for it' }),
    ),
    ...again(EACH, i => post('encoded paths', 40 + i, '/%61pi/me', { name: 'a'.repeat(50_000) })),
    ...Array.from({ length: EACH }, (_, i) => flood(`${address.replace('http', 'ws')}/live`, i)),
    ...Array.from({ length: 10 * EACH }, (_, i) => readSlowly(`${address.replace('http', 'ws')}/live`, i)),
  ]

  async function open(url: string, i: number): Promise<WebSocket | null> {
    const socket = new WebSocket(url, { headers: from(30, i) })
    sockets.push(socket)
    const isOpen = await new Promise<boolean>(resolve =>
      socket.once('open', () => resolve(true)).once('error', () => resolve(false)),
    )
    socket.on('error', () => undefined)
    return isOpen ? socket : null
  }

  /** Messages as fast as they go: greetings with matches that are not there, chat, nonsense; back when shown out. */
  async function flood(url: string, i: number): Promise<void> {
    while (!isOver) {
      const socket = await open(url, i)
      count('floods', socket ? 'connected' : 'not let in')
      socket?.on('message', data => count('floods', String(JSON.parse(String(data)).type)))
      for (let n = 0; !isOver && socket?.readyState === WebSocket.OPEN; n++) {
        const last = Object.fromEntries(Array.from({ length: 180 }, (_, k) => [`nobody${n}x${k}`.padEnd(12, 'z'), 0]))
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, last }))
        socket.send(
          JSON.stringify({ type: 'chat', id: `f${n}`, match: matches[n % matches.length], text: 'buy doubloons' }),
        )
        socket.send('{"type":')
        if (n % 10 === 9) await rest(PAUSE_MS)
      }
      await rest(200)
    }
  }

  /** Watches as many tables as it may and reads nothing of it. */
  async function readSlowly(url: string, i: number): Promise<void> {
    const socket = await open(url, 100 + i)
    count('slow readers', socket ? 'connected' : 'not let in')
    socket?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    for (const match of matches) socket?.send(JSON.stringify({ type: 'watch', match }))
    socket?.pause()
  }

  return {
    async stop() {
      isOver = true
      for (const socket of sockets) socket.terminate()
      await Promise.all(loops)
      return deeds
    },
  }
}
