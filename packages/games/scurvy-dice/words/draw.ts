/** The sea as text: a line for the islands, a table of ships, a line for every promise. */
import type { Seat } from '@nassau/kernel'
import { i18n } from '#i18n'
import { listed } from '../../kit/lists.ts'
import type { SeaView, ShipView } from '../view.ts'
import { vowInWords } from './talk.ts'

/** The heads of the columns of numbers; before them stands the name, after them what else is to be said of a ship. */
const HEADS = [
  /*i18n*/ 'track',
  /*i18n*/ 'sails',
  /*i18n*/ 'hull',
  /*i18n*/ 'cannons',
  /*i18n*/ 'crew',
  /*i18n*/ 'parrot',
  /*i18n*/ 'wreck',
  /*i18n*/ 'aboard',
  /*i18n*/ 'aside',
  /*i18n*/ 'scurvy',
] as const

const pile = (coins: readonly number[]): string => (coins.length > 0 ? coins.join('+') : '·')
const number = (n: number): string => (n > 0 ? String(n) : '·')

function captain({ card, isReady }: ShipView): string {
  if (!card) return ''
  const name = i18n._(card.name)
  return card.type === 'activation' && !isReady ? `${name} (${i18n._('used')})` : name
}

function row(view: SeaView, ship: ShipView, name: string, isDog: boolean): string[] {
  const marks = [
    captain(ship),
    ship.isHidden ? i18n._('hidden cove') : '',
    ship.plunder > 0 ? i18n._('{n} plundered', { n: ship.plunder }) : '',
    ship.broken > 0 ? i18n._('{n, plural, one {# promise broken} other {# promises broken}}', { n: ship.broken }) : '',
  ].filter(mark => mark !== '')
  return [
    `${isDog ? '*' : ' '} ${name}`,
    `${ship.at}/${view.goal}`,
    number(ship.sails),
    number(ship.hull),
    number(ship.cannons),
    number(ship.crew),
    number(ship.parrot),
    number(ship.wreck),
    pile(ship.hold),
    pile(ship.cache),
    number(ship.scurvy),
    listed(marks),
  ]
}

const islands = ({ hunt, loots, island, muerta }: SeaView): string =>
  [
    i18n._('Hunt {hunt}', { hunt: `${hunt}.${loots + 1}` }),
    `${i18n._('Parrot Island')}: ${pile(island)}`,
    `${i18n._('Isla de la Muerta')}: ${muerta > 0 ? `${muerta} ☠` : '·'}`,
  ].join('   ')

export function draw(view: SeaView, names: readonly string[]): string {
  const nameOf = (seat: Seat): string => names[seat] ?? i18n._('seat {seat}', { seat })
  const heads = ['', ...HEADS.map(head => i18n._(head)), '']
  const rows = [heads, ...view.ships.map((ship, seat) => row(view, ship, nameOf(seat), seat === view.dog))]
  const widths = heads.map((_, i) => Math.max(...rows.map(cells => cells[i]?.length ?? 0)))
  const table = rows.map(cells =>
    cells
      .map((cell, i) =>
        i === 0 || i === heads.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const promises = view.vows.map(vow => `  ${vowInWords(vow, nameOf)}`)
  return [islands(view), ...table, ...promises].join('\n')
}
