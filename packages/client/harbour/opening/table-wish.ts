/** What someone wants of a new table, and how the form changes it. Nothing here asks a server. */

export type OptionValue = string | number | boolean

/** An option of a game: what it does, and its values, the usual one first. */
export type GameOption = { says: string; values: readonly OptionValue[] }

/** Who shall sit where: you, anyone, whoever has the link, someone at this screen, or a bot. */
export type WishedSeat =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'invited' }
  | { kind: 'here'; name: string }
  | { kind: 'bot'; level: string }

export const CLOCKS = ['none', 'live', 'days'] as const
export type ClockChoice = (typeof CLOCKS)[number]

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Each choice has its own time; what it takes beyond that comes out of the bank. */
export const CLOCK_TIMES: Readonly<Record<ClockChoice, { choiceMs: number; bankMs: number } | null>> = {
  none: null,
  live: { choiceMs: MINUTE, bankMs: 5 * MINUTE },
  days: { choiceMs: DAY, bankMs: 3 * DAY },
}

export type TableWish = {
  game: string
  where: 'here' | 'online'
  options: Readonly<Record<string, OptionValue>>
  seats: readonly WishedSeat[]
  clock: ClockChoice
  isPublic: boolean
}

type Beginning = {
  game: string
  options: Readonly<Record<string, GameOption>>
  seats: number
  isOnline: boolean
}

/** What a seat is until someone says otherwise: a friend with a link online, a bot on one's own device. */
const fresh = (where: TableWish['where'], level: string): WishedSeat =>
  where === 'online' ? { kind: 'invited' } : { kind: 'bot', level }

export function newWish({ game, options, seats, isOnline }: Beginning, level: string): TableWish {
  const where = isOnline ? 'online' : 'here'
  const usual = Object.entries(options).flatMap(
    ([
      name,
      {
        values: [first],
      },
    ]) => (first === undefined ? [] : [[name, first] as const]),
  )
  const others = Array.from({ length: seats - 1 }, () => fresh(where, level))
  return {
    game,
    where,
    options: Object.fromEntries(usual),
    seats: [{ kind: 'me' }, ...others],
    clock: 'none',
    isPublic: false,
  }
}

/** More seats are fresh ones; fewer are taken from the end, but never yours. */
export function withSeatCount(wish: TableWish, count: number, level: string): TableWish {
  const more = Array.from({ length: Math.max(0, count - wish.seats.length) }, () => fresh(wish.where, level))
  const seats = [...wish.seats, ...more].slice(0, count)
  const lostYou = wish.seats.some(isYours) && !seats.some(isYours)
  return { ...wish, seats: lostYou ? [...seats.slice(0, -1), { kind: 'me' }] : seats }
}

/** You sit once: taking a second seat gives what was there to the first. */
export function withSeat(wish: TableWish, place: number, seat: WishedSeat): TableWish {
  const before = wish.seats[place]
  const mine = wish.seats.findIndex(isYours)
  const seats = wish.seats.map((sitter, i) => {
    if (i === place) return seat
    return seat.kind === 'me' && i === mine && before ? before : sitter
  })
  return { ...wish, seats }
}

/** Between this device and the server: friends at the screen become friends with a link, and the other way round. */
export function withWhere(wish: TableWish, where: TableWish['where']): TableWish {
  const seats = wish.seats.map((seat): WishedSeat => {
    if (seat.kind === 'me' || seat.kind === 'bot') return seat
    if (where === 'online') return seat.kind === 'here' ? { kind: 'invited' } : seat
    return seat.kind === 'here' ? seat : { kind: 'here', name: '' }
  })
  return where === 'here' ? { ...wish, where, seats, clock: 'none', isPublic: false } : { ...wish, where, seats }
}

const isYours = (seat: WishedSeat): boolean => seat.kind === 'me'
