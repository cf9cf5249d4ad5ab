/** People who play in peace: pairs at tables of Pig, each with a line and an address of their own, at a steady pace. */
import { follow, PROTOCOL, type ServerMessage, type TableMessage } from '@nassau/protocol'
import { type RawData, WebSocket } from 'ws'
import { from } from './address.ts'
import { textOf } from './line.ts'

type Pair = { match: string; sockets: WebSocket[]; n: number; turn: number }

export type Pairs = {
  matches: string[]
  /** Choices that were refused, by why. */
  refused: Record<string, number>
  /** Plays for so many seconds, so many choices a second in all; how long (ms) each took from being sent to being done. */
  play: (seconds: number, rate: number) => Promise<number[]>
  close: () => void
}

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Opens the live channel as the person with this cookie. */
async function lineFor(address: string, headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
  await new Promise(resolve => socket.once('message', resolve))
  return socket
}

async function pairAt(address: string, i: number): Promise<Pair> {
  const people = [from(10, 2 * i), from(10, 2 * i + 1)]
  const cookies: string[] = []
  for (const headers of people) {
    const answer = await fetch(`${address}/api/me`, { headers })
    cookies.push(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  }
  const json = { 'content-type': 'application/json' }
  const post = (who: number, path: string, body: object): Promise<Response> =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...json, ...people[who], cookie: cookies[who] ?? '' },
      body: JSON.stringify(body),
    })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await post(0, '/api/matches', { id: 'table', game: 'pig', seats, isPublic: true })
  const { match }: { match: string } = JSON.parse(await made.text())
  await post(1, `/api/matches/${match}/join`, { id: 'join' })
  const sockets = []
  for (const [who, headers] of people.entries())
    sockets.push(await lineFor(address, { ...headers, cookie: cookies[who] ?? '' }))
  const pair: Pair = { match, sockets, n: 0, turn: 0 }
  for (const socket of sockets) {
    let table: TableMessage | null = null
    socket.on('message', data => {
      const message: ServerMessage = JSON.parse(textOf(data))
      if (message.type !== 'table' && message.type !== 'news') return
      table = message.type === 'table' ? message : table && follow(table, message)
      if (!table || table.n < pair.n) return
      pair.n = table.n
      pair.turn = table.scene.seen?.awaiting[0] ?? pair.turn
    })
    socket.send(JSON.stringify({ type: 'watch', match }))
  }
  return pair
}

export async function peacefulPairs(address: string, many: number): Promise<Pairs> {
  const pairs: Pair[] = []
  for (let i = 0; i < many; i++) pairs.push(await pairAt(address, i))
  await rest(500)
  let ids = 0
  const all: Pairs = {
    matches: pairs.map(({ match }) => match),
    refused: {},
    async play(seconds, rate) {
      const waits: number[] = []
      const busy = new Set<Pair>()
      const timed = async (pair: Pair): Promise<void> => {
        const came = await choose(pair, `c${ids++}`)
        busy.delete(pair)
        if (typeof came === 'string') all.refused[came] = (all.refused[came] ?? 0) + 1
        else waits.push(came)
      }
      const end = performance.now() + 1000 * seconds
      for (let i = 0; performance.now() < end; i++) {
        const pair = pairs[i % pairs.length]
        const due = end - 1000 * seconds + (1000 * i) / rate
        await rest(Math.max(0, due - performance.now()))
        if (!pair || busy.has(pair)) continue
        busy.add(pair)
        // Whoever holds scores nothing, and the match never ends.
        void timed(pair)
      }
      return waits
    },
    close() {
      for (const { sockets } of pairs) for (const socket of sockets) socket.terminate()
    },
  }
  return all
}

/** One choice of whoever is to choose: how long it took, or why it was refused. */
function choose(pair: Pair, id: string): Promise<number | string> {
  const socket = pair.sockets[pair.turn]
  const began = performance.now()
  return new Promise(resolve => {
    const hear = (data: RawData): void => {
      const message: ServerMessage = JSON.parse(textOf(data))
      if ((message.type !== 'done' && message.type !== 'refused') || message.id !== id) return
      socket?.off('message', hear)
      // A question that has passed meanwhile is asked anew: that is no refusal of theirs.
      const isAnswered = message.type === 'done' || message.error.code === 'stale'
      resolve(isAnswered ? performance.now() - began : message.error.code)
    }
    socket?.on('message', hear)
    socket?.send(JSON.stringify({ type: 'choose', match: pair.match, seen: pair.n, choice: { do: 'hold' }, id }))
  })
}
