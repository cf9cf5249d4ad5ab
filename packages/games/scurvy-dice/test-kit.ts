/**
 * The test kit: a sea in the middle of anything, with scripted dice, played by value.
 *
 *   const m = at({ step: 'scurvy', at: 'begin', left: [] }, { ships: ['crew 2', 'crew 0'], muerta: 3 })
 */
import { type Ask, accept, allAsks, type Game, oneOf, Play, RulesBug, ScriptedChance, type Seat } from '@nassau/kernel'
import type { Sea, Ship } from './board.ts'
import { PARTS, SHIP_DICE, standing } from './board.ts'
import { EDITION, type Edition } from './edition.ts'
import type { SeaEvent } from './events.ts'
import { newShip, scurvyDice } from './game.ts'
import type { ScurvyDice, SeaFrame } from './rules.ts'

/** Scurvy Dice with one more step, in which play comes to rest when the step under test is done. */
const resting: Game = {
  ...scurvyDice,
  steps: {
    ...scurvyDice.steps,
    rest: { wait: { clause: 'SD-9', ask: () => oneOf(0, [{ done: true }]), take: () => undefined } },
  },
}

type Setting = {
  /** Each ship in words: `sails 3 hull 2 crew 1 hold 4,3 at 7 captain blackbeard`. */
  ships: readonly string[]
  island?: number[]
  muerta?: number
  dog?: Seat
  hunt?: number
  loots?: number
  goal?: number
  options?: Partial<ScurvyDice['options']>
  edition?: Edition
  /** Faces in the order they are rolled; `#2` is any other draw of chance, such as who goes first. */
  dice?: string
}

const isPart = (word: string): word is (typeof PARTS)[number] => PARTS.some(part => part === word)

export function shipFrom(words: string): Ship {
  const ship: Ship = { ...newShip(), isReady: true, wreck: -1 }
  const tokens = words.split(' ').filter(token => token !== '')
  for (let i = 0; i < tokens.length; i += 2) {
    const [key = '', value = ''] = [tokens[i], tokens[i + 1]]
    if (isPart(key)) ship[key] = Number(value)
    else if (key === 'wreck' || key === 'plunder' || key === 'scurvy' || key === 'at' || key === 'from')
      ship[key] = Number(value)
    else if (key === 'hold' || key === 'cache') ship[key] = value.split(',').map(Number)
    else if (key === 'captain') ship.captain = value
    else if (key === 'used') ship.isReady = value !== 'yes'
    else if (key === 'hidden') ship.isHidden = value === 'yes'
    else throw new RulesBug('no-such-word', { key })
  }
  if (ship.wreck < 0) ship.wreck = SHIP_DICE - standing(ship)
  return ship
}

/** What chance says, from faces of the standard dice. */
export function script(dice: string): number[] {
  return dice
    .split(/[\s|]+/)
    .filter(word => word !== '')
    .map(word => {
      if (word.startsWith('#')) return Number(word.slice(1))
      const faces: readonly (string | number)[] = /^\d|skull/.test(word) ? EDITION.treasureDie : EDITION.shipDie
      const index = faces.findIndex(face => String(face) === word)
      if (index < 0) throw new RulesBug('no-such-face', { word })
      return index
    })
}

export type Table = { play: Play; sea: Sea; told: SeaEvent[]; rng: ScriptedChance; isAtRest(): boolean; got(): unknown }

/** A match in which `frame` has just begun. */
export function at(frame: SeaFrame, setting: Setting): Table {
  const sea: Sea = {
    ships: setting.ships.map(shipFrom),
    dog: setting.dog ?? 0,
    hunt: setting.hunt ?? 1,
    loots: setting.loots ?? 0,
    goal: setting.goal ?? 20,
    island: setting.island ?? [],
    muerta: setting.muerta ?? 0,
  }
  const told: SeaEvent[] = []
  const rng = new ScriptedChance(script(setting.dice ?? ''))
  const options = { short: false, captains: false, 'dangerous-waters': false, ...setting.options }
  const match = {
    board: sea,
    stack: [{ step: 'rest', at: 'wait' }, frame],
    options,
    seats: sea.ships.length,
    seq: 0,
    outcome: null,
  }
  const hear = ({ event }: { event: object }): void => void told.push(asSeaEvent(event))
  const play = new Play(resting, setting.edition ?? EDITION, match, rng, hear)
  const isAtRest = (): boolean => play.match.stack.at(-1)?.step === 'rest'
  return { play, sea, told, rng, isAtRest, got: () => play.match.stack[0]?.got?.result ?? null }
}

/** The kinds are this game's own: everything heard here was told by its steps. */
function asSeaEvent(event: object): SeaEvent {
  if (!isSeaEvent(event)) throw new RulesBug('not-an-event', event)
  return event
}
const isSeaEvent = (event: object): event is SeaEvent => 'kind' in event

/** What is asked now, of the only seat asked. */
export function asked(table: Table): Ask {
  const [ask, ...more] = table.play.asks ? allAsks(table.play.asks) : []
  if (!ask || more.length > 0) throw new RulesBug('not-one-ask', { asks: table.play.asks })
  return ask
}

/** Who is asked now. */
export const seatsAsked = (table: Table): Seat[] =>
  table.play.asks ? allAsks(table.play.asks).map(({ seat }) => seat) : []

/** Takes choices in turn, each for the seat that is asked. */
export function play(table: Table, ...choices: unknown[]): void {
  for (const choice of choices) playAs(table, asked(table).seat, choice)
}

/** Takes a choice for one of several seats asked at once. */
export function playAs(table: Table, seat: Seat, choice: unknown): void {
  const ask = table.play.askOf(seat)
  const accepted = ask && accept(ask, choice)
  if (accepted === undefined) throw new RulesBug('not-offered', { seat, choice, ask })
  table.play.take(seat, accepted)
}

/** The parts of a ship in words, for short expectations. */
export const parts = (ship: Ship | undefined): string =>
  ship
    ? PARTS.filter(part => ship[part] > 0)
        .map(part => `${part} ${ship[part]}`)
        .join(' ')
    : ''

/** Everything a match told of one kind. */
export const heard = <K extends SeaEvent['kind']>(table: Table, kind: K): Extract<SeaEvent, { kind: K }>[] =>
  table.told.filter((event): event is Extract<SeaEvent, { kind: K }> => event.kind === kind)
