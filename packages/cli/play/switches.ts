/** What people at the table can switch on and off: standing orders, and where to be asked what they may do unasked. */
import { bad, type Game, good, type Result, type Seat, type StandingOrder, type Stop } from '@nassau/kernel'
import { stopsOf } from '@nassau/kernel/host'
import { cyan, dim, say, yellow } from '../text.ts'
import type { Table } from './table.ts'

/** The orders people sit down with. */
export const usualOrders = ({ orders = [] }: Game): string[] =>
  orders.filter(({ isDefault }) => isDefault).map(({ id }) => id)

type Switch = Pick<StandingOrder | Stop, 'id' | 'says'>

/** What is on after words such as `+pass`, `-pass` or `none`; a bare name means `+`. */
function switched(
  all: readonly Switch[],
  given: readonly string[],
  words: readonly string[],
  strange: (id: string, known: string) => string,
): Result<string[]> {
  const known = all.map(({ id }) => id)
  const on = new Set(given)
  for (const word of words) {
    const id = word.replace(/^[+-]/, '')
    if (word === 'none') on.clear()
    else if (!known.includes(id)) return bad(strange(id, known.join(', ') || 'none'))
    else if (word.startsWith('-')) on.delete(id)
    else on.add(id)
  }
  return good(known.filter(id => on.has(id)))
}

export const switchOrders = (game: Game, given: readonly string[], words: readonly string[]): Result<string[]> =>
  switched(
    game.orders ?? [],
    given,
    words,
    (id, known) => `${game.title} has no standing order "${id}"; it has ${known}`,
  )

/** `orders` lists them, `orders +id -id` switches. */
export function orders(table: Table, seat: Seat, argument: string): 'prompt' {
  const { game } = table.listed
  const given = switchOrders(game, table.orders[seat] ?? [], wordsIn(argument))
  if (given.ok) table.orders[seat] = given.value
  if (!game.orders) say(`${game.title} has no standing orders.`)
  return list(game.orders ?? [], given)
}

/** `stops` lists where one can be asked what one may do unasked, `stops +id -id` switches. */
export function stops(table: Table, seat: Seat, argument: string): 'prompt' {
  const { game } = table.listed
  const all = stopsOf(game)
  const given = switched(
    all,
    table.stops[seat] ?? [],
    wordsIn(argument),
    (id, known) => `${game.title} has no stop "${id}"; it has ${known}`,
  )
  if (given.ok) table.stops[seat] = given.value
  if (all.length === 0) say(`Nobody plays anything unasked in ${game.title}.`)
  return list(all, given)
}

const wordsIn = (argument: string): string[] => argument.split(/[\s,]+/).filter(word => word !== '')

function list(all: readonly Switch[], on: Result<string[]>): 'prompt' {
  const width = Math.max(0, ...all.map(({ id }) => id.length)) + 2
  if (!on.ok) say(yellow(on.problem.says))
  else
    for (const { id, says } of all)
      say(`  ${on.value.includes(id) ? 'on ' : dim('off')}  ${cyan(id.padEnd(width))}${says}`)
  return 'prompt'
}
