/** Our own wire, and how matches are opened on it by anyone, for any game. */
import {
  cardsIn,
  freshId,
  NOTHING,
  openInTurns,
  type Place,
  placeOf,
  post,
  seatsOf,
  type Wire,
  webSocketAt,
} from './wire.ts'

async function visitor(address: string): Promise<string> {
  const { headers } = await fetch(`${address}/api/me`)
  return headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

/** A match that was opened, and what each of its people shows to be known. */
export type Opened = { match: string; cookies: readonly string[] }

/** Nothing waits for people to think: no beats, and reaction windows close when everyone has answered by hand. */
const AT_ONCE = { absenceMs: null, windowMs: 60_000, beat: 'off' }

/** Matches with so many people each, who sit at a few of them; the next ones are opened by others. */
export async function openMatches(address: string, game: string, seats: number, matches: number): Promise<Opened[]> {
  const wanted = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
  const openOne = async (people: Promise<string[]>): Promise<Opened> => {
    const cookies = await people
    const [cookie = '', ...others] = cookies
    const table = { id: freshId(), game, seats: wanted, isPublic: true, ...AT_ONCE }
    const { match } = await post<'match'>(address, '/api/matches', table, { cookie })
    for (const other of others) await post(address, `/api/matches/${match}/join`, { id: freshId() }, { cookie: other })
    return { match, cookies }
  }
  return openInTurns(matches, many => {
    const people = Promise.all(wanted.map(() => visitor(address)))
    return Array.from({ length: many }, () => openOne(people))
  })
}

/** The same where nobody has standing orders: every choice of these matches is made by hand. */
export async function openByHand(address: string, game: string, seats: number, matches: number): Promise<Opened[]> {
  const opened = await openMatches(address, game, seats, matches)
  for (const { match, cookies } of opened)
    for (const cookie of cookies)
      await post(address, `/api/matches/${match}/orders`, { id: freshId(), orders: [] }, { cookie })
  return opened
}

/** The match that is watched first is named, so that a house of several processes knows whose it is. */
export const liveAt = (address: string, match?: string): string =>
  `${webSocketAt(address)}/live?brief${match === undefined ? '' : `&match=${match}`}`
export const greetings = (match: string): string[] => [
  '{"type":"hello","protocol":1}',
  `{"type":"watch","match":"${match}"}`,
]
export const choiceOf = (match: string, seen: number, choice: unknown): string =>
  JSON.stringify({ type: 'choose', id: freshId(), match, seen, choice })

export const nassauWire: Wire = {
  async open(address, game, matches) {
    const opened = await openMatches(address, game, seatsOf(game).length, matches)
    return opened.map(({ match, cookies }) =>
      cookies.map((cookie, seat) => ({ ...placeOf(liveAt(address, match), game, match, seat), headers: { cookie } })),
    )
  },
  greet: ({ match }) => greetings(match),
  hear(place, data) {
    const text = data.toString()
    if (text.startsWith('{"type":"refused"')) throw new Error(text)
    const isNews = text.startsWith('{"news":')
    if (!isNews && !text.startsWith('{"type":"table"')) return NOTHING
    place.n = Number(/"n":(\d+)/.exec(text)?.[1])
    return { kind: isNews ? 'news' : 'ready', learn: () => learn(place, text) }
  },
  choose({ match, n }, wanted) {
    return choiceOf(match, n, 'roll' in wanted ? { do: wanted.roll ? 'roll' : 'hold' } : cutlassChoice(wanted))
  },
}

type HeardEvent = { kind: string; by?: number; pips?: number; card?: string }
type Said = { heard?: HeardEvent[]; scene?: { seen: { view: { pirates: { hand: unknown }[] } } | null } }

function learn({ game, seat, hand, atStake }: Place, text: string) {
  const said: Said = JSON.parse(text)
  const isOver = text.includes('"over"')
  if (game === 'pig') {
    const pips = said.heard?.at(-1)?.pips
    return { hand: null, atStake: pips === undefined || pips === 1 ? null : atStake + pips, isOver }
  }
  const pirate = said.scene?.seen?.view.pirates[seat]
  return { hand: cardsIn(pirate?.hand) ?? after(hand, said, seat), atStake: null, isOver }
}

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
