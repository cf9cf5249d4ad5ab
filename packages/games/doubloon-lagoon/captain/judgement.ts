/** What the captain of Doubloon Lagoon knows: it looks some turns ahead, and its features tell who is ahead there. */
import type { Chance, Label } from '@nassau/kernel'
import type { Judgement } from '@nassau/kernel/bots'
import type { Lagoon } from '../board.ts'
import { mate } from '../bot/bot.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { features } from './features.ts'
import learned from './learned.json' with { type: 'json' }

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

/** Where it thinks. Laying out the lagoon and choosing who moves first it leaves to the mate. */
const PONDERS: readonly Label<DoubloonLagoon>[] = [
  'movement.act',
  'exploration.choose',
  'adventure.claim',
  'adventure.emerge',
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

export const judgement: Judgement<DoubloonLagoon> = {
  player: mate,
  effort: { simulations: 48, width: 10, doubt: 1 },
  ponders: PONDERS,
  value: {
    progress: ({ round, turn, first, homes }) => round * homes.length + ((turn - first + homes.length) % homes.length),
    horizon: 4,
    features,
    net: learned.net,
    unforeseen,
  },
}
