/** The captain's first thought: what the mate would do, but for where counters go and what a spyglass is good for. */
import { botWith, HABITS, type Habits } from '../bot/bot.ts'
import { treasureOf } from '../cards/decks.ts'
import { placeAsCaptain } from './placing.ts'
import { isFound } from './treasure.ts'

export const OWN_HABITS: Habits = {
  ...HABITS,
  'match.counter': (asked, now) =>
    now.isByPoints ? HABITS['match.counter'](asked, now) : placeAsCaptain(now, asked.ask.options, asked.rng),
  // DL-37 Whatever is not the treasure goes under the deck: so one counter is as good as two.
  'exploration.spy': (asked, now) => {
    const [below, top] = now.view.adventures.slice(-2)
    if (now.isByPoints || isFound(now.view, now.edition) || !top || below?.isEarly !== false)
      return HABITS['exploration.spy'](asked, now)
    return { under: top.card !== treasureOf(now.edition) }
  },
}

export const firstThought = botWith('first-thought', OWN_HABITS)
