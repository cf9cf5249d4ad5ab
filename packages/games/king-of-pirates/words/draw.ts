/** The seas as text: a hex map, a line for each ship, the combat in progress and one's own hand. */
import { i18n } from '#i18n'
import { drawHexes } from '../../kit/hex-text.ts'
import { listed } from '../../kit/lists.ts'
import { piratesOf, shipTileAt } from '../board.ts'
import { type Chart, chartOf, pirateOf, type Space } from '../chart.ts'
import { mostCannonballs, mostRum, speedOf } from '../crew/skills.ts'
import type { Edition } from '../edition/edition.ts'
import { attackTotal, defenceTotal } from '../fighting/fight.ts'
import type { SeasView, ShipView } from '../view.ts'
import { CARDS, COLOURS, type Colour } from './names.ts'
import {
  captainInWords,
  cardName,
  colourName,
  columnName,
  partName,
  phaseName,
  pirateName,
  placeName,
  prizeName,
  skillInWords,
} from './words.ts'

/** Three characters for the ground, a blank, and three for who is there. */
const CELL = 7

export function draw(view: SeasView, names: readonly string[], edition: Edition): string {
  const chart = chartOf(edition)
  const map = drawHexes(chart.field.hexes, space => `${ground(view, chart, space)} ${pieces(view, space)}`, CELL)
  return [
    i18n._('Round {round}, {phase}. Decks: {action} action, {pirates} pirates, {loot} loot.', {
      round: view.round,
      phase: phaseName(view.phase),
      action: view.actionDeck,
      pirates: view.pirateDeck,
      loot: view.lootDeck,
    }),
    columns(chart),
    map,
    ...LEGEND.map(line => i18n._(line)),
    ...view.ships.map((ship, seat) =>
      shipLine(view, ship, seat, names[seat] ?? i18n._('seat {seat}', { seat }), edition),
    ),
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

/** Where colours begin with other letters than their marks, a catalogue has the marks in the last line. */
const LEGEND = [
  /*i18n*/ '(r) lair  B13 stronghold  b10 city  $3 treasure for 3 maps  ~E5 ≈E5 face-down tile, dark water',
  /*i18n*/ 'm7 M8 W9 merchants and warship with their defence, B F S nations  1 2 … ships  D the Dutchman',
  /*i18n*/ 'black ↑  white ↗  red ↘  blue ↓  green ↙  yellow ↖',
]

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
  /** A pirate with the skill of a captain and the ordinary one. */
  const inFull = (id: string): string => {
    const { skill, captain } = pirateOf(chart, id)
    return `${pirateName(id, edition)} (${captainInWords(captain)}; ${skillInWords(skill)})`
  }
  const aboard = piratesOf(ship).map((id, i) =>
    i === 0 && ship.captain !== null
      ? i18n._('Capt. {pirate}', { pirate: inFull(id) })
      : `${pirateName(id, edition)} (${skillInWords(pirateOf(chart, id).skill)})`,
  )
  const numbers = [
    i18n._('{n} doubloons', { n: ship.doubloons }),
    i18n._('rum {have}/{room}', { have: ship.rum, room: mostRum(edition, ship) }),
    i18n._('cannonballs {have}/{room}', { have: ship.cannonballs, room: mostCannonballs(edition, ship) }),
    i18n._('speed {n}', { n: speedOf(edition, ship, view.sails) }),
    ...(ship.scurvy > 0 ? [i18n._('scurvy {n}', { n: ship.scurvy })] : []),
    i18n._('cards {n}', { n: ship.cards }),
    ...ship.middles.map(partName),
  ]
  const where = i18n._('{name} ({colour}) at {place}: {numbers}', {
    name,
    colour: colourName(COLOURS[ship.colour] ?? 'red'),
    place: placeName(ship.at),
    numbers: numbers.join(', '),
  })
  return [
    `${seat === view.turn ? '*' : ' '}${seat + 1} ${where}`,
    aboard.length > 0 ? aboard.join(', ') : i18n._('no pirates aboard'),
    ...(ship.drawn.length > 0 ? [i18n._('to sign on: {pirates}', { pirates: ship.drawn.map(inFull).join(', ') })] : []),
  ].join('\n     ')
}

function fightLine(view: SeasView, chart: Chart, names: readonly string[]): string[] {
  const { fight } = view
  if (!fight) return []
  const { prize, attacker, defender, attack, defence, at } = fight
  const name = (seat: number): string => names[seat] ?? i18n._('someone')
  return [
    i18n._('Combat at {place}: {name} with {attack} against {target} with {defence}.', {
      place: placeName(at),
      name: name(attacker),
      attack: attack.length > 0 ? `${attackTotal(view, chart, fight)} (${attack.join('+')})` : i18n._('no dice yet'),
      target: prize ? prizeName(prize.kind, null) : name(defender ?? -1),
      defence: prize || defence.length > 0 ? defenceTotal(view, chart, fight) : i18n._('no dice yet'),
    }),
  ]
}

function handLine({ ships }: SeasView): string[] {
  const hand = ships.find(ship => ship.hand !== null)?.hand
  if (!hand) return []
  const held = CARDS.filter(card => hand[card] > 0).map(card =>
    hand[card] > 1 ? `${cardName(card)} × ${hand[card]}` : cardName(card),
  )
  return [i18n._('Your hand: {cards}.', { cards: held.length > 0 ? listed(held) : i18n._('empty') })]
}
