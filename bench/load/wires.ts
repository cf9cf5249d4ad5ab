/** How each contender's wire is spoken. Whoever does not have to know what a message says does not read it. */
import { isRecord } from '@nassau/kernel'
import type { GameName, Learned, Place, Wanted, Wire } from './table.ts'
import { SEATS } from './table.ts'

const placeOf = (url: string, game: GameName, match: string, seat: number): Place => ({
  url,
  headers: {},
  game,
  match,
  seat,
  n: 0,
  hand: [],
  atStake: 0,
})

const seatsOf = (game: GameName): number[] => Array.from({ length: SEATS[game] }, (_, seat) => seat)
const cardsIn = (hand: unknown): string[] | null => (Array.isArray(hand) ? hand.map(String) : null)

async function post(address: string, path: string, cookie: string, body: object): Promise<{ match: string }> {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  const { match }: { match: string } = JSON.parse(await response.text())
  return { match }
}

async function visitor(address: string): Promise<string> {
  const { headers } = await fetch(`${address}/api/me`)
  return headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

/** So many matches are opened at once, by the same people; the next ones are opened by others. */
const AT_ONCE = 16

let ids = 0
const freshId = (): string => `c${++ids}`

export const nassauWire: Wire = {
  async open(address, game, matches) {
    const url = `${address.replace('http', 'ws')}/live?brief`
    const openOne = async (cookies: readonly string[]): Promise<Place[]> => {
      const seats = seatsOf(game).map(seat => ({ kind: seat === 0 ? 'me' : 'open' }))
      const wanted = { id: freshId(), game, seats, isPublic: true, absenceMs: null, beat: 'off' }
      const { match } = await post(address, '/api/matches', cookies[0] ?? '', wanted)
      for (const cookie of cookies.slice(1))
        await post(address, `/api/matches/${match}/join`, cookie, { id: freshId() })
      return cookies.map((cookie, seat) => ({ ...placeOf(url, game, match, seat), headers: { cookie } }))
    }
    const opened: Place[][] = []
    while (opened.length < matches) {
      const people = await Promise.all(seatsOf(game).map(() => visitor(address)))
      opened.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => openOne(people)))))
    }
    return opened
  },
  greet: ({ match }) => ['{"type":"hello","protocol":1}', `{"type":"watch","match":"${match}"}`],
  answer: () => null,
  isReady: text => text.startsWith('{"type":"table"'),
  isNews: text => text.startsWith('{"type":"news"'),
  numberIn: text => Number(/"n":(\d+)/.exec(text)?.[1]),
  choose(place, wanted) {
    const choice = 'roll' in wanted ? { do: wanted.roll ? 'roll' : 'hold' } : cutlassChoice(wanted)
    return JSON.stringify({ type: 'choose', id: freshId(), match: place.match, seen: place.n, choice })
  },
  learn({ game, seat, hand, atStake }, text) {
    const said: Said = JSON.parse(text)
    const isOver = text.includes('"over"')
    if (game === 'pig') {
      const pips = said.heard?.at(-1)?.pips
      return { hand: null, atStake: pips === undefined || pips === 1 ? null : atStake + pips, isOver }
    }
    const pirate = said.scene?.seen?.view.pirates[seat]
    return { hand: cardsIn(pirate?.hand) ?? after(hand, said, seat), atStake: null, isOver }
  },
}

type Heard = { kind: string; by?: number; pips?: number; card?: string }
type Said = { heard?: Heard[]; scene?: { seen: { view: { pirates: { hand: unknown }[] } } | null } }

const cutlassChoice = ({ card, on }: { card: string | null; on: number }) =>
  card === null ? { play: null } : { play: card, on }

/** A hand after its owner's choice: the card played is gone, the card drawn is there. */
function after(hand: readonly string[], { heard = [] }: Said, seat: number): string[] {
  const next = [...hand]
  for (const { kind, by, card } of heard) {
    if (by !== seat || card === undefined) continue
    if (kind === 'played') next.splice(next.indexOf(card), 1)
    if (kind === 'drew') next.push(card)
  }
  return next
}

type State = {
  G: { atStake?: number; pirates?: { hand: string[] }[] }
  ctx: { currentPlayer: string; gameover?: object }
}

/** Socket.IO's frames by hand: nothing is lighter for the side that makes the load. */
export const boardgameIoWire: Wire = {
  async open(address, game, matches) {
    const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    return Array.from({ length: matches }, () => {
      const match = freshId()
      return seatsOf(game).map(seat => placeOf(url, game, match, seat))
    })
  },
  greet: ({ game }) => [`40/${game},`],
  answer({ game, match, seat }, text) {
    if (text === '2') return '3'
    if (text.startsWith(`40/${game},`))
      return `42/${game},${JSON.stringify(['sync', match, String(seat), null, SEATS[game]])}`
    return null
  },
  isReady: text => /^42[^[]*\["sync"/.test(text),
  isNews: text => /^42[^[]*\["update"/.test(text),
  numberIn: text => Number(/"_stateID":(\d+)/.exec(text)?.[1]),
  choose({ game, match, seat, n }, wanted) {
    const [type, args] =
      'roll' in wanted
        ? [wanted.roll ? 'roll' : 'hold', []]
        : wanted.card === null
          ? ['steady', []]
          : ['play', [wanted.card, wanted.on]]
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } }
    return `42/${game},${JSON.stringify(['update', action, n, match, String(seat)])}`
  },
  learn({ game, seat }, text): Learned {
    const [, , third]: unknown[] = JSON.parse(text.slice(text.indexOf('[')))
    const { G, ctx }: State = isRecord(third) && 'state' in third ? Object(third.state) : Object(third)
    const isStillTheirs = game === 'pig' && ctx.currentPlayer === String(seat)
    return {
      hand: cardsIn(G.pirates?.[seat]?.hand),
      atStake: isStillTheirs ? (G.atStake ?? 0) : null,
      isOver: ctx.gameover !== undefined,
    }
  },
}

/** Cards nobody checks. */
const ANY_HAND = ['rum', 'rum', 'loot', 'parrot', 'cutlass', 'broadside']
const ANY_PIPS = 4

export const bareWire: Wire = {
  async open(address, game, matches) {
    return Array.from({ length: matches }, () => {
      const match = freshId()
      return seatsOf(game).map(seat => ({
        ...placeOf(`${address.replace('http', 'ws')}/${match}`, game, match, seat),
        hand: ANY_HAND,
      }))
    })
  },
  greet: () => [],
  answer: () => null,
  isReady: () => true,
  isNews: () => true,
  numberIn: text => Number(/"n":(\d+)/.exec(text)?.[1]),
  choose: (place, choice: Wanted) =>
    JSON.stringify({ type: 'choose', id: freshId(), match: place.match, seen: place.n, choice }),
  learn: ({ game, atStake }, text) => ({
    hand: null,
    atStake: game === 'pig' && text.includes('"roll":true') ? atStake + ANY_PIPS : null,
    isOver: false,
  }),
}
