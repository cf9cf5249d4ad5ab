/** The seas in words, for tests: ships, tiles, stacked decks and what the dice will say. */
import { RulesBug, repeat, type Seat } from '@nassau/kernel'
import { spaceAt } from '../kit/hexes.ts'
import { type Hand, noCards, type Phase, piratesOf, type Seas, type Ship } from './board.ts'
import { chartOf, type Space } from './chart.ts'
import { EDITION, type Edition } from './edition/edition.ts'
import { newShip } from './game.ts'
import type { KingOfPirates } from './rules.ts'
import { CARDS, type Card, COLOURS, MIDDLES, NATIONS } from './words/names.ts'
import { placeName } from './words/words.ts'

export type Setting = {
  /** Each ship in words, its place first: `E8 rum 2 cannonballs 1 captain ramiro crew pia,nib hand ambush*2,scurvy`. */
  ships: readonly string[]
  turn?: Seat
  first?: Seat
  round?: number
  phase?: Phase
  /** Where the Dutchman is; the lair in the middle if not told. */
  dutchman?: string
  /** Tiles in words: `E8 french warship`, `F2 empty`; they lie face up unless `down` is added. No others are laid. */
  tiles?: readonly string[]
  dug?: readonly string[]
  /** The next cards of each deck, the first to be drawn first. */
  cards?: string
  pirates?: string
  loot?: string
  /** What lies on the discards. */
  cardsGone?: string
  piratesGone?: string
  lootGone?: string
  /** Where all cards are that are not named: in the decks below the others if not told. */
  rest?: 'decks' | 'nowhere'
  soldiers?: Partial<Seas['soldiers']>
  options?: KingOfPirates['options']
  edition?: Edition
  /** What the dice say, in order: a colour, `scurvy`, `-1` or `-2`, `1` to `6`; `#3` is any other draw of chance. */
  dice?: string
}

/** The space of a place such as `E5`, or of a hex such as `0,0`. */
export function place(word: string): Space {
  const { field } = chartOf(EDITION)
  const [q = Number.NaN, r = Number.NaN] = word.split(',').map(Number)
  const space = word.includes(',')
    ? spaceAt(field, { q, r })
    : field.hexes.findIndex((_, number) => placeName(number) === word)
  if (space < 0) throw new RulesBug('no-such-place', { word })
  return space
}

/** `ambush*2,scurvy` as a list. */
const words = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(word => word !== '')
    .flatMap(word => {
      const [thing = '', times = '1'] = word.split('*')
      return repeat(thing, Number(times))
    })

function oneFrom<T extends string>(all: readonly T[], word: string): T {
  const found = all.find(one => one === word)
  if (found === undefined) throw new RulesBug('no-such-word', { word })
  return found
}

const cardsFrom = (text: string): Card[] => words(text).map(word => oneFrom(CARDS, word))

/** Pirates by any word of their names: `bess` is Barrel Bess. */
export const pirate = (word: string): string => {
  const found = EDITION.pirates.filter(({ id }) => id === word || id.split('-').includes(word))
  const [one, ...more] = found
  if (!one || more.length > 0) throw new RulesBug('no-such-pirate', { word })
  return one.id
}

export function handOf(text: string): Hand {
  const hand = noCards()
  for (const card of cardsFrom(text)) hand[card]++
  return hand
}

function shipFrom(text: string, colour: number): Ship {
  const [where = '', ...tokens] = text.split(' ').filter(token => token !== '')
  const ship = newShip(colour, place(where))
  for (let i = 0; i < tokens.length; i += 2) {
    const [key = '', value = ''] = [tokens[i], tokens[i + 1]]
    if (key === 'captain') ship.captain = pirate(value)
    else if (key === 'crew') ship.crew = words(value).map(pirate)
    else if (key === 'hand') ship.hand = handOf(value)
    else if (key === 'middles') ship.middles = words(value).map(word => oneFrom(MIDDLES, word))
    else ship[oneFrom(['doubloons', 'rum', 'cannonballs', 'scurvy', 'assaults', 'ambushes'], key)] = Number(value)
  }
  return ship
}

/** What chance says, from faces of the dice. */
export function script(dice: string): number[] {
  return words(dice).map(word => {
    if (word.startsWith('#')) return Number(word.slice(1))
    if (/^[1-6]$/.test(word)) return Number(word) - 1
    const faces: readonly (string | number)[] = /^scurvy$|^-/.test(word) ? EDITION.upkeepDie : COLOURS
    const index = faces.findIndex(face => String(face) === word.replace('-', ''))
    if (index < 0) throw new RulesBug('no-such-face', { word })
    return index
  })
}

/** What is left of a list when some of it is taken away, each as often as it is named. */
function less<T>(all: readonly T[], taken: readonly T[]): T[] {
  const left = [...all]
  for (const one of taken) {
    const index = left.indexOf(one)
    if (index < 0) throw new RulesBug('too-many', { one: String(one) })
    left.splice(index, 1)
  }
  return left
}

/** A deck with `next` on top, and below it all that is neither there nor elsewhere. */
function stacked<T>(next: readonly T[], all: readonly T[], elsewhere: readonly T[], rest: Setting['rest']): T[] {
  const others = less(all, [...next, ...elsewhere])
  return [...(rest === 'nowhere' ? [] : others), ...[...next].reverse()]
}

function layTiles(seas: Seas, tiles: readonly string[]): void {
  const chart = chartOf(EDITION)
  for (const text of tiles) {
    const [where = '', ...told] = text.split(' ')
    const nation = NATIONS.find(one => told.includes(one))
    const front = chart.tiles.findIndex(tile =>
      told.includes('empty') ? tile === null : tile?.nation === nation && told.includes(tile?.kind ?? ''),
    )
    if (front < 0) throw new RulesBug('no-such-tile', { text })
    seas.tiles[place(where)] = front
    seas.tileStates[place(where)] = told.includes('down') ? 'down' : 'up'
  }
}

export function seasFrom(setting: Setting): Seas {
  const { field, actionCards, lootCards } = chartOf(EDITION)
  const ships = setting.ships.map(shipFrom)
  const held = ships.flatMap(({ hand }) => CARDS.flatMap(card => repeat(card, hand[card])))
  const aboard = ships.flatMap(piratesOf)
  const [nextPirates, goneP] = [words(setting.pirates ?? '').map(pirate), words(setting.piratesGone ?? '').map(pirate)]
  const [nextLoot, goneL] = [words(setting.loot ?? '').map(Number), words(setting.lootGone ?? '').map(Number)]
  const gone = cardsFrom(setting.cardsGone ?? '')
  const everyPirate = EDITION.pirates.map(({ id }) => id)
  const seas: Seas = {
    ships,
    dutchman: place(setting.dutchman ?? 'E5'),
    tiles: field.hexes.map(() => null),
    tileStates: field.hexes.map(() => 'gone'),
    dug: (setting.dug ?? []).map(place),
    actionDeck: stacked(cardsFrom(setting.cards ?? ''), actionCards, [...held, ...gone], setting.rest),
    actionDiscards: handOf(setting.cardsGone ?? ''),
    pirateDeck: stacked(nextPirates, everyPirate, [...aboard, ...goneP], setting.rest),
    pirateDiscards: goneP,
    lootDeck: stacked(nextLoot, lootCards, goneL, setting.rest),
    lootDiscards: goneL,
    sails: setting.options?.['fair-winds'] ? EDITION.ship.fairWindSails : EDITION.ship.sails,
    first: setting.first ?? 0,
    turn: setting.turn ?? 0,
    round: setting.round ?? 1,
    phase: setting.phase ?? 'upkeep',
    isTurnOver: false,
    isMoored: false,
    tailwinds: 0,
    soldiers: { british: 0, french: 0, spanish: 0, ...setting.soldiers },
    fight: null,
  }
  layTiles(seas, setting.tiles ?? [])
  return seas
}
