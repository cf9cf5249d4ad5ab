/** How a contender's wire is spoken, and what whoever makes the load must know of it. The same for every contender. */

export type GameName = 'pig' | 'cutlass'
export const SEATS: Readonly<Record<GameName, number>> = { pig: 2, cutlass: 5 }
export const seatsOf = (game: GameName): number[] => Array.from({ length: SEATS[game] }, (_, seat) => seat)

/** What a choice is in every contender's own words. */
export type Wanted = { roll: boolean } | { card: string | null; on: number }

export type Message = string | Buffer

/** How one contender's wire is spoken. Whoever does not have to know what a message says does not read it. */
export type Wire = {
  /** Opens matches with everyone seated; the headers and addresses each seat connects with. */
  open(address: string, game: GameName, matches: number): Promise<Place[][]>
  /** What a seat says once it is connected; null if it is ready by then. */
  greet(place: Place): Message[] | null
  /** What a message means to a seat. */
  hear(place: Place, data: Buffer): Heard
  /** The message that makes a choice. */
  choose(place: Place, wanted: Wanted): Message
}

/** What was heard: that the seat is ready, that a choice was made, something to be answered, or nothing of interest. */
export type Heard =
  | { kind: 'ready' | 'news'; learn: () => Learned }
  | { kind: 'question'; answer: Message }
  | { kind: 'nothing' }
export const NOTHING: Heard = { kind: 'nothing' }

/**
 * What the one who chose, or who greeted, learns: its own cards, what the turn has brought so far (null if it has
 * passed), whether it is over.
 */
export type Learned = { hand: readonly string[] | null; atStake: number | null; isOver: boolean }

/** One seat's connection, and what it must remember. */
export type Place = {
  url: string
  headers: Record<string, string>
  game: GameName
  match: string
  seat: number
  /** The number of what it has seen last. */
  n: number
  hand: readonly string[]
  /** What its turn has brought so far. */
  atStake: number
}

export const placeOf = (url: string, game: GameName, match: string, seat: number): Place => ({
  url,
  headers: {},
  game,
  match,
  seat,
  n: 0,
  hand: [],
  atStake: 0,
})

/** So many matches are opened at once. */
const AT_ONCE = 16

/** Matches one after the other, a few at once. `openSome` opens as many as it is told. */
export async function openInTurns<T>(matches: number, openSome: (many: number) => Promise<T>[]): Promise<T[]> {
  const opened: T[] = []
  while (opened.length < matches)
    opened.push(...(await Promise.all(openSome(Math.min(AT_ONCE, matches - opened.length)))))
  return opened
}

export const cardsIn = (hand: unknown): string[] | null => (Array.isArray(hand) ? hand.map(String) : null)

let ids = 0
export const freshId = (): string => `c${++ids}`

export const webSocketAt = (address: string): string => address.replace('http', 'ws')

/** An answer's words by their names, as the server is known to give them. */
export async function post<K extends string>(
  address: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Record<K, string>> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${text}`)
  const answer: Record<K, string> = JSON.parse(text)
  return answer
}
