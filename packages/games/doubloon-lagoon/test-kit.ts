/**
 * The test kit: a small lagoon drawn as text, in the middle of anything, with scripted dice, played
 * by value. Digits name hexes, and `on` says what mark each stands for:
 *
 *   const m = at(turnOf(0, 'movement'), {
 *     map: ['~   1   b', '  2   g'], on: { 1: 'b', 2: '~' },
 *     units: ['crew 0.1 at 1', 'ship 0.1 at 2'],
 *   })
 */
import { PASS, RulesBug, type Seat } from '@nassau/kernel'
import { asked, type Posed as PosedMatch, playAs, pose, ScriptedChance, seatsAsked } from '@nassau/kernel/testing'
import { type Lagoon, newCrew, newShip, type Unit } from './board.ts'
import { EDITION, type Edition } from './edition/edition.ts'
import { doubloonLagoon, newLagoon } from './game.ts'
import type { DoubloonLagoon, LagoonFrame } from './rules.ts'
import type { TurnFrame } from './steps/turn.ts'

export type Setting = {
  map?: readonly string[]
  on?: Readonly<Record<string, string>>
  /**
   * Units in words, by number in this list: `crew 0.1 at 3 strength 2 items machete`, `crew 0.2 aboard 4`,
   * `ship 1.1 at 2`. Seats without a crew get a hermit far away, at the end of the list.
   */
  units?: readonly string[]
  /** Whether all units are still off the map, as before the first choice. */
  isNew?: boolean
  seats?: number
  /** Cards in hand by seat, in words. */
  hands?: readonly string[]
  /** The decks in words, the next card first. */
  deck?: string
  adventures?: string
  counters?: readonly string[]
  /** Items on hexes: `machete at 3`. */
  ground?: readonly string[]
  /** Home ports by seat. */
  homes?: readonly string[]
  /** Pairs of ships at grips: `3 4`. */
  boardings?: readonly string[]
  kept?: readonly string[]
  first?: Seat
  turn?: Seat
  round?: number
  options?: Partial<DoubloonLagoon['options']>
  edition?: Partial<Edition>
  /** Pips in the order they are rolled; `#2` is any other draw of chance. */
  dice?: string
}

const words = (text: string | undefined): string[] => (text ?? '').split(/[\s|]+/).filter(word => word !== '')

/** The drawn map with its digits replaced, a hermit's hex below it, and where the digits were. */
function drawn(setting: Setting): { map: string[]; names: Map<string, number>; hermit: number } {
  const lines = setting.map ?? ['~']
  const names = new Map<string, number>()
  let space = 0
  const map = lines.map(line =>
    Array.from(line)
      .map(mark => {
        if (mark === ' ') return mark
        if (/\d/.test(mark)) names.set(mark, space)
        space++
        return /\d/.test(mark) ? (setting.on?.[mark] ?? 'b') : mark
      })
      .join(''),
  )
  const last = map.at(-1) ?? ''
  return { map: [...map, '', '', '', `${' '.repeat(last.search(/\S/))}b`], names, hermit: space }
}

function unitFrom(text: string, hex: (name: string) => number): Unit {
  const [kind, id = '', ...rest] = words(text)
  const [owner = 0, number = 1] = id.split('.').map(Number)
  const unit = kind === 'ship' ? newShip(owner, number) : newCrew(owner, number)
  for (let i = 0; i < rest.length; i += 2) {
    const [key = '', value = ''] = [rest[i], rest[i + 1]]
    if (key === 'at') unit.at = hex(value)
    else if (key === 'aboard') unit.aboard = Number(value)
    else if (key === 'items') unit.items = value.split(',')
    else if (key === 'strength' || key === 'spent' || key === 'extra') unit[key] = Number(value)
    else if (key === 'stuck') unit.isStuck = value === 'yes'
    else throw new RulesBug('no-such-word', { key })
  }
  return unit
}

export type Posed = PosedMatch<DoubloonLagoon> & {
  /** The digits of the drawn map and the spaces they stand for. */
  names: ReadonlyMap<string, number>
  hex(name: string | number): number
  rng: ScriptedChance
}

/** A turn of this seat that begins with the segment named. */
export const turnOf = (seat: Seat, at: TurnFrame['at']): TurnFrame => ({ step: 'turn', at, seat })

/** A match in which `frame` has just begun. */
export function at(frame: LagoonFrame, setting: Setting): Posed {
  const { map, names, hermit } = drawn(setting)
  const hex = (name: string | number): number => {
    const space = names.get(String(name))
    if (space === undefined) throw new RulesBug('no-such-hex', { name })
    return space
  }
  const edition: Edition = { ...EDITION, ...(setting.map ? { map } : {}), ...setting.edition }
  const board = lagoonFrom(setting, hex, hermit)
  const rng = new ScriptedChance(
    words(setting.dice).map(word => (word.startsWith('#') ? Number(word.slice(1)) : Number(word) - 1)),
  )
  const options = { points: false, 'quick-start': false, 'buried-deep': false, ...setting.options }
  const posed = pose(doubloonLagoon, { frame, board, options, seats: board.hands.length, edition, rng })
  return { ...posed, names, hex, rng }
}

function lagoonFrom(setting: Setting, hex: (name: string) => number, hermit: number): Lagoon {
  const seats = setting.seats ?? 2
  const units = (setting.units ?? []).map(text => unitFrom(text, hex))
  for (const crew of units) if (crew.aboard !== null) crew.at = units[crew.aboard]?.at ?? null
  for (let seat = 0; seat < seats; seat++)
    if (!units.some(({ kind, owner }) => kind === 'crew' && owner === seat))
      units.push({ ...newCrew(seat, 1), at: hermit })
  const lagoon = newLagoon(seats)
  return {
    ...lagoon,
    units: setting.isNew ? lagoon.units : units,
    homes: Array.from({ length: seats }, (_, seat) => (setting.homes?.[seat] ? hex(setting.homes[seat]) : null)),
    counters: (setting.counters ?? []).map(hex),
    ground: (setting.ground ?? []).map(text => {
      const [item = '', , name = ''] = words(text)
      return { at: hex(name), item }
    }),
    hands: Array.from({ length: seats }, (_, seat) => words(setting.hands?.[seat])),
    deck: words(setting.deck).reverse(),
    adventures: words(setting.adventures)
      .reverse()
      .map(card => ({ card, seers: [], isEarly: false })),
    explored: Array.from({ length: seats }, () => []),
    played: Array.from({ length: seats }, () => []),
    ending: null,
    kept: Array.from({ length: seats }, (_, seat) => words(setting.kept?.[seat])),
    boardings: (setting.boardings ?? []).map(text => {
      const [one = -1, other = -1] = words(text).map(Number)
      return { one, other, isTried: false }
    }),
    first: setting.first ?? 0,
    turn: setting.turn ?? 0,
    round: setting.round ?? 1,
  }
}

/** The options of the list asked now. */
export function options(posed: Posed): readonly unknown[] {
  const ask = asked(posed)
  return ask.kind === 'list' ? ask.options : []
}

/** Everyone passes in windows, in moments for cards, and before and after dice, until something else is asked. */
export function passAll(posed: Posed): void {
  for (;;) {
    const step = posed.play.match.stack.at(-1)?.step
    const [seat] = seatsAsked(posed)
    if ((step !== 'reaction' && step !== 'fight' && step !== 'moment') || seat === undefined) return
    playAs(posed, seat, PASS)
  }
}

/** The drawn hexes that are offered to go to, by name; others are not listed. */
export function goals(posed: Posed): string {
  const offered = options(posed).flatMap(option => (isTo(option) ? [option.to] : []))
  return [...posed.names]
    .filter(([, space]) => offered.includes(space))
    .map(([name]) => name)
    .sort()
    .join(' ')
}
const isTo = (option: unknown): option is { to: number } =>
  typeof option === 'object' && option !== null && 'to' in option && typeof option.to === 'number'

/** The name of the hex a unit is on; `gone` if it is eliminated or sunk. */
export function whereIs(posed: Posed, id: number): string {
  const space = unit(posed, id).at
  return space === null ? 'gone' : ([...posed.names].find(([, named]) => named === space)?.[0] ?? 'elsewhere')
}

/** A unit by its number. */
export function unit(posed: Posed, id: number): Unit {
  const found = posed.board.units[id]
  if (!found) throw new RulesBug('no-such-unit', { id })
  return found
}
