/** What people at the table can switch on and off: standing orders, and being asked what they may do unasked. */
import { bad, type Game, good, type Result, type Seat } from '@nassau/kernel'
import { cyan, dim, say, yellow } from '../text.ts'
import type { Table } from './table.ts'

/** The orders people sit down with. */
export const usualOrders = ({ orders = [] }: Game): string[] =>
  orders.filter(({ isDefault }) => isDefault).map(({ id }) => id)

/** These orders after words such as `+pass`, `-pass` or `none`; a bare name means `+`. */
export function switchOrders(game: Game, given: readonly string[], words: readonly string[]): Result<string[]> {
  const known = (game.orders ?? []).map(({ id }) => id)
  const on = new Set(given)
  for (const word of words) {
    const id = word.replace(/^[+-]/, '')
    if (word === 'none') on.clear()
    else if (!known.includes(id))
      return bad(`${game.title} has no standing order "${id}"; it has ${known.join(', ') || 'none'}`)
    else if (word.startsWith('-')) on.delete(id)
    else on.add(id)
  }
  return good(known.filter(id => on.has(id)))
}

/** `orders` lists them, `orders +id -id` switches. */
export function orders(table: Table, seat: Seat, argument: string): 'prompt' {
  const { game } = table.listed
  const words = argument.split(/[\s,]+/).filter(word => word !== '')
  const switched = switchOrders(game, table.orders[seat] ?? [], words)
  if (!switched.ok) {
    say(yellow(switched.problem.says))
    return 'prompt'
  }
  table.orders[seat] = switched.value
  if (!game.orders) say(`${game.title} has no standing orders.`)
  const width = Math.max(0, ...(game.orders ?? []).map(({ id }) => id.length)) + 2
  for (const { id, says } of game.orders ?? [])
    say(`  ${switched.value.includes(id) ? 'on ' : dim('off')}  ${cyan(id.padEnd(width))}${says}`)
  return 'prompt'
}

/** `asides on` or `asides off`. */
export function asides(table: Table, seat: Seat, argument: string): 'prompt' {
  const word = argument.toLowerCase()
  if (word === 'on' || word === 'off') table.asides[seat] = word === 'on'
  const isOn = table.asides[seat] === true
  if (word !== '' && word !== 'on' && word !== 'off') say(yellow(`"${word}"? \`asides on\` or \`asides off\`.`))
  else say(isOn ? 'You are asked what you may do unasked.' : 'You are not asked what you may do unasked.')
  return 'prompt'
}
