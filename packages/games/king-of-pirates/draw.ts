/** The seas as text: a hex map, a line for each ship, the combat in progress and one's own hand. */
import { drawHexes } from '../kit/hex-text.ts'
import { listed } from '../kit/lists.ts'
import { piratesOf, shipTileAt } from './board.ts'
import { type Chart, chartOf, pirateOf, type Space } from './chart.ts'
import type { Edition } from './edition.ts'
import { attackTotal, defenceTotal } from './fight.ts'
import { CARDS, COLOURS, type Colour } from './names.ts'
import { mostCannonballs, mostRum, speedOf } from './skills.ts'
import type { SeasView, ShipView } from './view.ts'
import { CAPTAIN_WORDS, cardName, columnName, placeName, SKILL_WORDS, spaced } from './words.ts'

/** Three characters for the ground, a blank, and three for who is there. */
const CELL = 7

export function draw(view: SeasView, names: readonly string[], edition: Edition): string {
  const chart = chartOf(edition)
  const map = drawHexes(chart.field.hexes, space => `${ground(view, chart, space)} ${pieces(view, space)}`, CELL)
  return [
    `Round ${view.round}, ${view.phase}. Decks: ${view.actionDeck} action, ${view.pirateDeck} pirates, ${view.lootDeck} loot.`,
    columns(chart),
    map,
    LEGEND,
    ...view.ships.map((ship, seat) => shipLine(view, ship, seat, names[seat] ?? `seat ${seat}`, edition)),
    ...fightLine(view, chart, names),
    ...handLine(view),
  ].join('\n')
}

/** A letter for each corner lair: black and blue begin alike. */
const COLOUR_LETTERS: Readonly<Record<Colour, string>> = {
  red: 'r',
  blue: 'b',
  green: 'g',
  yellow: 'y',
  black: 'k',
  white: 'w',
}

const LEGEND = [
  '(r) lair  B13 stronghold  b10 city  $3 treasure for 3 maps  ~E5 ≈E5 face-down tile, dark water',
  'm7 M8 W9 merchants and warship with their defence, B F S nations  1 2 … ships  D the Dutchman',
  'black ↑  white ↗  red ↘  blue ↓  green ↙  yellow ↖',
].join('\n')

/** The letters of the columns, above the map. */
function columns(chart: Chart): string {
  const qs = [...new Set(chart.field.hexes.map(({ q }) => q))].sort((a, b) => a - b)
  return qs
    .map(q => ` ${columnName(q)}`.padEnd(CELL + 1))
    .join('')
    .trimEnd()
}

function ground(view: SeasView, chart: Chart, space: Space): string {
  const corner = chart.corners.indexOf(space)
  if (corner >= 0) return `(${COLOUR_LETTERS[COLOURS[corner] ?? 'red']})`
  if (space === chart.centre) return '(*)'
  const town = chart.towns[space]
  if (town) {
    const letter = town.nation.charAt(0)
    return `${town.kind === 'stronghold' ? letter.toUpperCase() : letter}${town.defence}`.padEnd(3)
  }
  const treasure = chart.treasures[space]
  if (treasure) return (view.dug.includes(space) ? 'x' : `$${treasure.maps}`).padEnd(3)
  const tile = shipTileAt(view, chart, space)
  if (tile) return `${shipLetter(chart, tile.kind)}${tile.defence}${tile.nation.charAt(0).toUpperCase()}`
  const isDark = chart.sets.some(({ back, spaces }) => back === 'shark' && spaces.includes(space))
  return `${view.tileStates[space] === 'down' ? (isDark ? '≈' : '~') : ' '}${placeName(space)}`
}

/** Warships W; merchants m, or M for the larger. */
function shipLetter(chart: Chart, kind: string): string {
  const tile = chart.tiles.find(front => front?.kind === kind)
  if (tile?.isWarship) return 'W'
  return (tile?.loot ?? 0) > 2 ? 'M' : 'm'
}

/** Who is on a space; a crowd that does not fit is cut short with a plus. */
function pieces(view: SeasView, space: Space): string {
  const ships = view.ships.map(({ at }, seat) => (at === space ? seat + 1 : '')).join('')
  const all = `${view.dutchman === space ? 'D' : ''}${ships}`
  return all.length > 3 ? `${all.slice(0, 2)}+` : all
}

function shipLine(view: SeasView, ship: ShipView, seat: number, name: string, edition: Edition): string {
  const chart = chartOf(edition)
  const aboard = piratesOf(ship).map((id, i) => {
    const { name: pirate, skill, captain } = pirateOf(chart, id)
    return i === 0 && ship.captain !== null
      ? `Capt. ${pirate} (${CAPTAIN_WORDS[captain]}; ${SKILL_WORDS[skill]})`
      : `${pirate} (${SKILL_WORDS[skill]})`
  })
  const numbers = [
    `${ship.doubloons} doubloons`,
    `rum ${ship.rum}/${mostRum(edition, ship)}`,
    `cannonballs ${ship.cannonballs}/${mostCannonballs(edition, ship)}`,
    `speed ${speedOf(edition, ship, view.sails)}`,
    ...(ship.scurvy > 0 ? [`scurvy ${ship.scurvy}`] : []),
    `cards ${ship.cards}`,
    ...ship.middles.map(spaced),
  ]
  const waiting = ship.drawn.map(id => {
    const { name: pirate, skill, captain } = pirateOf(chart, id)
    return `${pirate} (${CAPTAIN_WORDS[captain]}; ${SKILL_WORDS[skill]})`
  })
  const mark = seat === view.turn ? '*' : ' '
  return [
    `${mark}${seat + 1} ${name} (${COLOURS[ship.colour]}) at ${placeName(ship.at)}: ${numbers.join(', ')}`,
    aboard.length > 0 ? aboard.join(', ') : 'no pirates aboard',
    ...(waiting.length > 0 ? [`to sign on: ${waiting.join(', ')}`] : []),
  ].join('\n     ')
}

function fightLine(view: SeasView, chart: Chart, names: readonly string[]): string[] {
  const { fight } = view
  if (!fight) return []
  const against = fight.prize ? spaced(fight.prize.kind) : (names[fight.defender ?? -1] ?? 'someone')
  const ours = fight.attack.length > 0 ? `${attackTotal(view, chart, fight)} (${fight.attack.join('+')})` : 'not rolled'
  const theirs = fight.prize || fight.defence.length > 0 ? String(defenceTotal(view, chart, fight)) : 'not rolled'
  return [
    `Combat at ${placeName(fight.at)}: ${names[fight.attacker] ?? 'someone'} ${ours} against ${against} ${theirs}.`,
  ]
}

function handLine({ ships }: SeasView): string[] {
  const hand = ships.find(ship => ship.hand !== null)?.hand
  if (!hand) return []
  const held = CARDS.filter(card => hand[card] > 0).map(card =>
    hand[card] > 1 ? `${cardName(card)} × ${hand[card]}` : cardName(card),
  )
  return [`Your hand: ${held.length > 0 ? listed(held) : 'empty'}.`]
}
