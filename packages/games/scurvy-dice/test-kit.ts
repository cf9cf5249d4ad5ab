/**
 * The test kit: a sea in the middle of anything, with scripted dice, played by value.
 *
 *   const m = at({ step: 'scurvy', at: 'begin', left: [] }, { ships: ['crew 2', 'crew 0'], muerta: 3 })
 */
import { RulesBug, type Seat } from '@nassau/kernel'
import { type Posed as PosedMatch, pose, ScriptedChance } from '@nassau/kernel/testing'
import type { Sea, Ship } from './board.ts'
import { PARTS, SHIP_DICE, standing } from './board.ts'
import { EDITION, type Edition } from './edition/edition.ts'
import { newShip, scurvyDice } from './game.ts'
import type { Vow } from './promises.ts'
import type { ScurvyDice, SeaFrame } from './rules.ts'

type Setting = {
  /** Each ship in words: `sails 3 hull 2 crew 1 hold 4,3 at 7 captain blackbeard`. */
  ships: readonly string[]
  island?: number[]
  muerta?: number
  vows?: readonly Vow[]
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
    else if (
      key === 'wreck' ||
      key === 'plunder' ||
      key === 'scurvy' ||
      key === 'at' ||
      key === 'from' ||
      key === 'broken'
    )
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

export type Posed = PosedMatch<ScurvyDice> & { rng: ScriptedChance }

/** A match in which `frame` has just begun. */
export function at(frame: SeaFrame, setting: Setting): Posed {
  const board: Sea = {
    ships: setting.ships.map(shipFrom),
    dog: setting.dog ?? 0,
    first: 0,
    hunt: setting.hunt ?? 1,
    loots: setting.loots ?? 0,
    goal: setting.goal ?? 20,
    island: setting.island ?? [],
    muerta: setting.muerta ?? 0,
    vows: [...(setting.vows ?? [])],
  }
  const rng = new ScriptedChance(script(setting.dice ?? ''))
  const options = { short: false, captains: false, 'dangerous-waters': false, ...setting.options }
  const { edition = EDITION } = setting
  return { ...pose(scurvyDice, { frame, board, options, seats: board.ships.length, edition, rng }), rng }
}

/** The parts of a ship in words, for short expectations. */
export const parts = (ship: Ship | undefined): string =>
  ship
    ? PARTS.filter(part => ship[part] > 0)
        .map(part => `${part} ${ship[part]}`)
        .join(' ')
    : ''
