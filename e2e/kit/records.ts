/** For real browsers: matches between bots, to be opened as files, as matches of a device, or in the middle. */
import { findGame } from '@nassau/games'
import type { AnyEvent, Projection, Seat } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { isRefusal, Referee, seatsAsked, secretFrom } from '@nassau/kernel/host'

export type MadeRecord = { text: string; length: number }

/** Someone is to choose, and has not yet. */
export type Turn = {
  referee: Referee
  /** The first of those who are asked. */
  seat: Seat
  asked: readonly Seat[]
  seen: Projection
  /** What was told with the choice before. */
  told: readonly AnyEvent[]
}

/** Mates play a match to its end, choice by choice; the same word gives the same match. */
export async function* playMatch(game: string, names: readonly string[], word: string): AsyncGenerator<Turn, Referee> {
  const found = findGame(game)
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
  let told: readonly AnyEvent[] = []
  while (!referee.isOver) {
    const asked = seatsAsked(referee.open)
    const seat = asked[0] ?? 0
    const seen = referee.project(seat)
    yield { referee, seat, asked, seen, told }
    const applied = referee.apply(seat, mate.choose(seen, mind, referee.edition))
    if (isRefusal(applied)) throw new Error(applied.because)
    told = applied.told.map(({ event }) => event)
  }
  return referee
}

/** The whole of such a match. */
export async function playedOut(game: string, names: readonly string[], word: string): Promise<Referee> {
  const turns = playMatch(game, names, word)
  for (;;) {
    const { done, value } = await turns.next()
    if (done) return value
  }
}

export async function recordOf(game: string, names: readonly string[], word: string): Promise<MadeRecord> {
  const referee = await playedOut(game, names, word)
  return { text: referee.close(), length: referee.standing().length }
}
