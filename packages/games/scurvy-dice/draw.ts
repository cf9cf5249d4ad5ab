/** The sea as text: a line for the islands, a table of ships. */
import { listed } from '../kit/lists.ts'
import type { SeaView, ShipView } from './view.ts'

const COLUMNS = [
  '',
  'track',
  'sails',
  'hull',
  'cannons',
  'crew',
  'parrot',
  'wreck',
  'aboard',
  'aside',
  'scurvy',
  '',
] as const

const pile = (coins: readonly number[]): string => (coins.length > 0 ? coins.join('+') : '·')
const number = (n: number): string => (n > 0 ? String(n) : '·')

function row(view: SeaView, ship: ShipView, name: string, isDog: boolean): string[] {
  const card = ship.card ? `${ship.card.name}${ship.card.type === 'activation' && !ship.isReady ? ' (used)' : ''}` : ''
  const marks = [card, ship.isHidden ? 'hidden cove' : '', ship.plunder > 0 ? `${ship.plunder} plundered` : ''].filter(
    mark => mark !== '',
  )
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

export function draw(view: SeaView, names: readonly string[]): string {
  const rows = [
    [...COLUMNS],
    ...view.ships.map((ship, seat) => row(view, ship, names[seat] ?? `seat ${seat}`, seat === view.dog)),
  ]
  const widths = COLUMNS.map((_, i) => Math.max(...rows.map(cells => cells[i]?.length ?? 0)))
  const table = rows.map(cells =>
    cells
      .map((cell, i) =>
        i === 0 || i === COLUMNS.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const islands = `Hunt ${view.hunt}.${view.loots + 1}   Parrot Island: ${pile(view.island)}   Isla de la Muerta: ${view.muerta > 0 ? `${view.muerta} ☠` : '·'}`
  return [islands, ...table].join('\n')
}
