/** Reading the fields of a request: each is what it should be, or a `No` that says what it should be. */
import { isRecord, type Seat, show } from '@nassau/kernel'

/** Why a request was not carried out. */
export type No = { ok: false; refused: string; clause: string | null; because: string }

export const no = (refused: string, because: string, clause: string | null = null): No => ({
  ok: false,
  refused,
  clause,
  because,
})

export const isNo = (value: unknown): value is No => isRecord(value) && value.ok === false && 'refused' in value

export type Request = Record<string, unknown>

const wrong = (request: Request, field: string, expected: string): No =>
  no(
    'malformed',
    field in request
      ? `"${field}" is ${show(request[field])}; expected ${expected}`
      : `"${field}" is missing; expected ${expected}`,
  )

export function textField(request: Request, field: string, expected: string): string | No {
  const value = request[field]
  return typeof value === 'string' ? value : wrong(request, field, expected)
}

/** A whole number from `least` on, or `otherwise` where the field is absent. */
export function wholeField(request: Request, field: string, least: number, otherwise: number): number | No {
  const value = request[field] ?? otherwise
  return typeof value === 'number' && Number.isInteger(value) && value >= least
    ? value
    : wrong(request, field, `a whole number from ${least} on`)
}

export function seatField(request: Request, seats: number): Seat | No {
  const { seat } = request
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats
    ? seat
    : no('no-such-seat', `there is no seat ${show(seat ?? null)}; seats are 0 to ${seats - 1}`)
}

/** A seat, or null for a spectator; null, too, where none is named. */
export const viewerField = (request: Request, seats: number): Seat | null | No =>
  (request.seat ?? null) === null ? null : seatField(request, seats)

export function seatListField(request: Request, field: string, seats: number): Seat[] | No {
  const value = request[field] ?? []
  const isSeat = (item: unknown): item is Seat => Number.isInteger(item) && Number(item) >= 0 && Number(item) < seats
  return Array.isArray(value) && value.every(isSeat)
    ? value
    : wrong(request, field, `a list of seats from 0 to ${seats - 1}`)
}

/** Names from `["Anne", "Mary"]`, or `Seat 0`, `Seat 1` from a number. */
export function namesField(request: Request): string[] | No {
  const { seats } = request
  const isName = (item: unknown): item is string => typeof item === 'string'
  if (Array.isArray(seats) && seats.every(isName)) return seats
  return typeof seats === 'number' && Number.isInteger(seats) && seats >= 0 && seats < 1000
    ? Array.from({ length: seats }, (_, seat) => `Seat ${seat}`)
    : wrong(request, 'seats', 'a number of seats or a list of names')
}

/** Options as words (`"short captains"` or a list of such) from words or an object. */
export function optionWords(request: Request): string[] | No {
  const options = request.options ?? []
  if (typeof options === 'string') return options.split(/[\s,]+/).filter(word => word !== '')
  if (Array.isArray(options)) return options.map(String)
  return isRecord(options)
    ? Object.entries(options).map(([name, value]) => `${name}=${String(value)}`)
    : wrong(request, 'options', 'words such as "short", or an object')
}

/** What each seat adds to the dice; null where the field is absent. */
export function entropyField(request: Request, seats: number): (string | null)[] | null | No {
  const entropy = request.entropy ?? null
  if (entropy === null) return null
  const isItem = (item: unknown): item is string | null => item === null || typeof item === 'string'
  return Array.isArray(entropy) && entropy.length === seats && entropy.every(isItem)
    ? entropy
    : wrong(request, 'entropy', `a list of ${seats}, a text or null for each seat`)
}
