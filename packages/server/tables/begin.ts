/** The first moment of a match: every seat has its name and the record begins. */
import { Referee } from '@nassau/kernel/host'
import type { Sitter, Table } from './table.ts'

/** `worked`: results of long computations that are already known from the log. */
export function begin(
  { listed, opening, entropy }: Table,
  seats: readonly Sitter[],
  worked: readonly unknown[] = [],
): Referee {
  return new Referee(listed.game, {
    options: opening.options,
    seats: namesOf(seats),
    secret: opening.secret,
    entropy,
    worked,
    ...(opening.edition ? { edition: opening.edition } : {}),
    ...(opening.from ? { from: opening.from } : {}),
  })
}

/** Everyone by a name of their own: a bot by its level, the second Mate as Mate 2. */
export function namesOf(seats: readonly Sitter[]): string[] {
  const names: string[] = []
  for (const { name, level } of seats) names.push(unlike(names, name ?? capitalised(level ?? '')))
  return names
}

function unlike(names: readonly string[], name: string): string {
  if (name === '' || !names.includes(name)) return name
  let i = 2
  while (names.includes(`${name} ${i}`)) i++
  return `${name} ${i}`
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
