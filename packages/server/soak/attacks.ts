/**
 * Messages that must be refused, and the code each must be refused with. The same message goes over HTTP
 * or the live channel; what is expected is worked out from the table as it stands.
 */
import type { Ask, Chance, Seat } from '@nassau/kernel'
import { sample } from '@nassau/kernel/bots'
import { accept } from '@nassau/kernel/host'
import type { ErrorCode } from '@nassau/protocol'

/** One who sits at the table, as the server knows them. */
export type Attacked = {
  seat: Seat
  ask: Ask | null
  /** The number of the last thing said to them, and of the question that is asked now. */
  n: number
  asked: number
}

/** Something that was done before, and how that was answered. */
export type Done = { by: Seat; verb: string; fields: Record<string, unknown>; n: number }

/** A table to be attacked. */
export type Situation = {
  match: string
  sitters: readonly Attacked[]
  /** Whether a reaction window is open. */
  isWindow: boolean
  /** The latest things done there, oldest first. */
  done: readonly Done[]
}

/** Who sends it: a seat, one who has none, or anyone. */
export type Attacker = Seat | 'stranger'

export type Attack = {
  kind: string
  by: Attacker
  verb: string
  match: string
  /** What is said beside the verb and the match; text where that is not even JSON. */
  fields: Record<string, unknown> | string
  /** How it must be refused; or done, with the number it was answered with the first time. */
  expects: ErrorCode | { n: number }
}

let ids = 0
const freshId = (): string => `attack-${++ids}`

/** A message of a kind that is drawn. */
export function attackOn(situation: Situation, rng: Chance): Attack | null {
  const draw = rng.pick([
    outOfTurn,
    notOffered,
    notOffered,
    stale,
    stale,
    replayed,
    replayed,
    crossSeat,
    crossSeat,
    malformed,
    malformed,
    mangled,
    untimely,
  ])
  return draw(situation, rng)
}

const someone = ({ sitters }: Situation, rng: Chance): Attacked => rng.pick(sitters)

const attack = (
  kind: string,
  { match }: Situation,
  by: Attacker,
  verb: string,
  fields: Attack['fields'],
  expects: Attack['expects'],
): Attack => ({ kind, by, verb, match, fields, expects })

/** A choice of somebody else's, from a seat that may choose nothing. */
function outOfTurn(situation: Situation, rng: Chance): Attack | null {
  const idle = situation.sitters.filter(({ ask }) => ask === null)
  const asked = situation.sitters.flatMap(({ ask }) => ask ?? [])
  if (idle.length === 0 || asked.length === 0) return null
  const { seat, n } = rng.pick(idle)
  const choice = sample(rng.pick(asked), rng)
  return attack('out of turn', situation, seat, 'choose', { id: freshId(), seen: n, choice }, 'not-asked')
}

/** What is not offered, from a seat that is asked. */
function notOffered(situation: Situation, rng: Chance): Attack | null {
  const { seat, ask, n } = someone(situation, rng)
  if (!ask) return null
  const choice = bend(sample(ask, rng), rng)
  if (accept(ask, choice ?? null) !== undefined) return null
  return attack('not offered', situation, seat, 'choose', { id: freshId(), seen: n, choice }, 'not-offered')
}

/** A legal choice that answers an older question, or one to come. */
function stale(situation: Situation, rng: Chance): Attack | null {
  const { seat, ask, n, asked } = someone(situation, rng)
  const seen = rng.below(2) === 0 ? n + 1 + rng.below(1000) : rng.below(Math.max(1, asked))
  if (seen >= asked && seen <= n) return null
  const choice = ask ? sample(ask, rng) : null
  const id = freshId()
  if (rng.below(4) > 0) return attack('stale', situation, seat, 'choose', { id, seen, choice }, 'stale')
  return attack(
    'stale',
    situation,
    seat,
    'undo',
    { id, seen, back: 1 + rng.below(9) },
    situation.isWindow ? 'window-open' : 'stale',
  )
}

/** What was done before, again: it is answered as it was, whatever else the message says. */
function replayed(situation: Situation, rng: Chance): Attack | null {
  const { done, sitters } = situation
  if (done.length === 0) return null
  const { by, verb, fields, n } = rng.pick(done)
  const isOther = rng.below(3) === 0
  if (rng.below(3) > 0)
    return attack(
      'replayed',
      situation,
      by,
      verb,
      isOther && verb === 'choose' ? { ...fields, choice: bend(fields.choice, rng) } : fields,
      { n },
    )
  // The same under a new id is a new thing, and too late.
  const sitter = sitters.find(({ seat }) => seat === by)
  if (verb !== 'choose' || !sitter || Number(fields.seen) >= sitter.asked) return null
  return attack('replayed', situation, by, verb, { ...fields, id: freshId() }, 'stale')
}

/** Somebody else's business. */
function crossSeat(situation: Situation, rng: Chance): Attack | null {
  const { seat, ask, n } = someone(situation, rng)
  const choice = ask ? sample(ask, rng) : null
  const id = freshId()
  const stolen = situation.done.length > 0 ? String(rng.pick(situation.done).fields.id) : id
  const strange = (verb: string, fields: Record<string, unknown>, expects: ErrorCode): Attack =>
    attack('cross-seat', situation, 'stranger', verb, fields, expects)
  return rng.pick([
    () => strange('choose', { id, seen: n, choice }, 'not-yours'),
    () => strange('choose', { id: stolen, seen: n, choice }, 'not-yours'),
    () => strange('undo', { id, seen: n }, 'not-yours'),
    () => strange('vote', { id, agrees: true }, 'not-yours'),
    () => strange('draw', { id }, 'not-yours'),
    () => strange('resign', { id }, 'not-yours'),
    () => strange('leave', { id }, 'not-yours'),
    () => strange('orders', { id, orders: [] }, 'not-yours'),
    () => strange('chat', { id, text: 'Let me in!' }, 'not-allowed'),
    () => strange('join', { id, seat }, 'started'),
    () => strange('join', { id, token: junkText(rng, 22) }, 'started'),
    // A seat named by the message itself is none of its fields.
    () =>
      attack(
        'cross-seat',
        situation,
        seat,
        'choose',
        { id, seen: n, choice, seat: (seat + 1) % situation.sitters.length },
        'malformed',
      ),
    () => attack('cross-seat', situation, seat, 'resign', { id, by: 'someone else' }, 'malformed'),
  ])()
}

/** What cannot be done now, whoever asks. */
function untimely(situation: Situation, rng: Chance): Attack | null {
  const { seat } = someone(situation, rng)
  const id = freshId()
  return rng.pick([
    () => attack('untimely', situation, seat, 'vote', { id, agrees: rng.below(2) === 0 }, 'no-vote'),
    () => attack('untimely', situation, seat, 'rematch', { id }, 'not-over'),
    () => attack('untimely', situation, 'stranger', 'rematch', { id }, 'not-over'),
    () => attack('untimely', { ...situation, match: junkText(rng, 16) }, seat, 'resign', { id }, 'not-found'),
    () => attack('untimely', situation, seat, 'orders', { id, orders: ['mutiny'] }, 'malformed'),
  ])()
}

/** Well-formed JSON that is no message. */
function malformed(situation: Situation, rng: Chance): Attack | null {
  const { seat, n } = someone(situation, rng)
  const id = freshId()
  const wrong = (verb: string, fields: Record<string, unknown>): Attack =>
    attack('malformed', situation, seat, verb, fields, 'malformed')
  return rng.pick([
    () => wrong('choose', { id, choice: 1 }),
    () => wrong('choose', { id, seen: rng.pick([-1, 0.5, 1e9, '1', null, [], {}, true]), choice: 1 }),
    () => wrong('choose', { id: rng.pick(['', 'a b', 'é', 'x'.repeat(65), 7, null, {}, []]), seen: n, choice: 1 }),
    () => wrong('choose', { seen: n, choice: 1 }),
    () => wrong('chat', { id, text: rng.pick(['', '   ', 'x'.repeat(501), 7, null, ['a']]) }),
    () => wrong('undo', { id, seen: n, back: rng.pick([0, -1, 1001, 0.5, '1']) }),
    () => wrong('vote', { id, agrees: rng.pick(['true', 1, null]) }),
    () => wrong('orders', { id, orders: rng.pick<unknown>(['all', null, [7], new Array(65).fill('a'), { 0: 'a' }]) }),
    () => wrong('join', { id, seat: rng.pick([-1, 0.5, '0', 1e9]) }),
    () => wrong('join', { id, token: rng.pick(['', 'x'.repeat(65), 7]) }),
    () => wrong(rng.pick(['draw', 'resign', 'leave', 'rematch']), { id, [junkText(rng, 5)]: junk(rng, 3) }),
    () =>
      attack(
        'malformed',
        { ...situation, match: rng.pick(['a', 'x'.repeat(33), 'a b']) },
        seat,
        'resign',
        { id },
        'malformed',
      ),
  ])()
}

/** Text that is not JSON, or whose key would change an object's nature. */
function mangled(situation: Situation, rng: Chance): Attack | null {
  const { seat } = someone(situation, rng)
  const whole = JSON.stringify({ id: freshId(), text: junkText(rng, 20) })
  const text = rng.pick([
    () => whole.slice(0, 1 + rng.below(whole.length - 1)),
    () => `${whole}${rng.pick(['}', ',', 'x', whole])}`,
    () => whole.replace(rng.pick(['"', ':', '{']), rng.pick(['', '\u0000', '\\'])),
    () => rng.pick(['null', '[]', '7', '"choose"', 'true', '[[[[', '{"id"', '\u0000', '\ufeff{}', '{}{}']),
    () => '['.repeat(1 + rng.below(8000)),
    () => `{"id":"a","text":"b","__proto__":{"seat":0}}`,
  ])()
  return attack('mangled', situation, seat, 'chat', text, 'malformed')
}

/** A choice that is nearly, or not at all, the one given. */
function bend(choice: unknown, rng: Chance): unknown {
  const text = JSON.stringify(choice) ?? 'null'
  return rng.pick<() => unknown>([
    () => junk(rng, 4),
    () => [choice],
    () => ({ choice }),
    () => text,
    () => (typeof choice === 'object' ? { ...choice, seat: 0 } : null),
    () => JSON.parse(text.replace(/\d+/, digits => String(Number(digits) + 1 + rng.below(1e6)))),
    () => JSON.parse(text.replace(/"(\w+)":/, '"$1s":')),
    () =>
      typeof choice === 'object' && choice !== null
        ? Object.fromEntries(
            Object.entries(choice).map(([key, value]) => [
              key,
              Array.isArray(value) ? [...value, ...value, 0] : [value],
            ]),
          )
        : [],
    () => nested(1 + rng.below(2000)),
  ])()
}

/** Lists in lists, so many deep. */
function nested(depth: number): unknown {
  let inner: unknown = 0
  for (let i = 0; i < depth; i++) inner = [inner]
  return inner
}

function junk(rng: Chance, depth: number): unknown {
  const kind = rng.below(depth > 0 ? 8 : 6)
  if (kind < 6)
    return rng.pick([null, true, 0, -1, 1e308, 0.1, '', 'roll', '__proto__', junkText(rng, 12), 'x'.repeat(2000)])
  const inside = Array.from({ length: rng.below(4) }, () => junk(rng, depth - 1))
  return kind === 6 ? inside : Object.fromEntries(inside.map(value => [junkText(rng, 4), value]))
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_-'

const junkText = (rng: Chance, length: number): string =>
  Array.from({ length }, () => LETTERS.charAt(rng.below(LETTERS.length))).join('')
