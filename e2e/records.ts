/** For tests in a real browser: the record of a whole match between bots, to be opened as a file. */
import { findListed } from '@nassau/games'
import { FastChance, isRefusal, Referee, seatsAsked, secretFrom } from '@nassau/kernel'

export type MadeRecord = { text: string; length: number }

/** Mates play a match to its end; the same word gives the same match. */
export async function recordOf(game: string, names: readonly string[], word: string): Promise<MadeRecord> {
  const found = findListed(game)
  if (!found.ok) throw new Error(found.problem.says)
  const { game: rules, bots } = found.value
  await rules.prepare?.()
  const mate = bots[0]
  if (!mate) throw new Error(`${game} has no mate`)
  const options = Object.fromEntries(
    Object.entries(rules.options).map(([name, { values }]) => [name, values[0] ?? false]),
  )
  const referee = new Referee(rules, { options, seats: names, secret: secretFrom(word) })
  const mind = new FastChance(1)
  while (!referee.isOver) {
    const seat = seatsAsked(referee.open)[0] ?? 0
    const applied = referee.apply(seat, mate.choose(referee.project(seat), mind, referee.edition))
    if (isRefusal(applied)) throw new Error(applied.because)
  }
  return { text: referee.close(), length: referee.standing().length }
}
