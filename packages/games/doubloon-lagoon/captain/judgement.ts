/** What the captain of Doubloon Lagoon knows: it looks two rounds ahead, and its features tell who is ahead there. */
import type { Chance, Label, Projection } from '@nassau/kernel'
import type { Judgement } from '@nassau/kernel/bots'
import type { Lagoon } from '../board.ts'
import { mate } from '../bot/bot.ts'
import type { Edition } from '../edition/edition.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { features } from './features.ts'
import learned from './learned.json' with { type: 'json' }
import { MEASURES } from './measures.ts'
import { scout } from './scouting.ts'
import { isFound } from './treasure.ts'

/** What nobody has seen changes places within its part of the deck: the treasure is never in the upper one. */
function unforeseen(lagoon: Lagoon, rng: Chance): Lagoon {
  const adventures = lagoon.adventures.map(one => ({ ...one }))
  for (const isEarly of [true, false]) {
    const unseen = adventures.filter(one => one.isEarly === isEarly && one.seers.length === 0)
    const cards = rng.shuffle(unseen.map(({ card }) => card))
    for (const [i, one] of unseen.entries()) one.card = cards[i] ?? one.card
  }
  return { ...lagoon, deck: rng.shuffle([...lagoon.deck]), adventures }
}

/** Always worth a thought: whatever is about fights and finds. */
const DECISIVE: readonly Label<DoubloonLagoon>[] = [
  'adventure.claim',
  'battle.choose',
  'battle.answer',
  'fight.before',
  'fight.after',
  'retreat.choose',
  'reaction.offer',
  'passage.storm',
  'aftermath.share',
  'aftermath.prize',
]
/**
 * Worth a thought when it is known what to race for. Before, one way to look for it is as good as the mate's, and a counter
 * is always explored: few imagined matches say by chance that it had better not be.
 */
const RACING: readonly Label<DoubloonLagoon>[] = [
  'exploration.choose',
  'movement.choose',
  'movement.act',
  'adventure.emerge',
]

function ponders({ ask, view, options }: Projection<DoubloonLagoon>, edition: Edition): boolean {
  if (ask === null) return false
  if (DECISIVE.includes(ask.at)) return true
  return RACING.includes(ask.at) && (options.points || isFound(view, edition))
}

export const judgement: Judgement<DoubloonLagoon> = {
  player: mate,
  own: scout,
  effort: { simulations: 100, width: 10, doubt: 1 },
  ponders,
  value: {
    progress: ({ round, turn, first, homes }) => round + ((turn - first + homes.length) % homes.length) / homes.length,
    horizon: 2,
    features,
    net: learned.net,
    unforeseen,
  },
  measures: MEASURES,
}
