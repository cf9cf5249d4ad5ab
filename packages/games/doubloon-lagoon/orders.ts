/** Standing orders: what a captain may decide on beforehand (DL-48). */
import { isAwaited, PASS, type Projection, type StandingOrder, samePlain } from '@nassau/kernel'
import type { DoubloonLagoon } from './rules.ts'

/** The options of an awaited list; none otherwise. */
const optionsOf = (seen: Projection<DoubloonLagoon>): readonly unknown[] =>
  seen.ask?.kind === 'list' && isAwaited(seen) ? seen.ask.options : []

const isPass = (option: unknown): boolean => samePlain(option, PASS)

export const orders: readonly StandingOrder<DoubloonLagoon>[] = [
  {
    id: 'pass-empty-handed',
    says: /*i18n*/ 'let a chance to play a card go by when I hold nothing that fits',
    isDefault: true,
    answer(seen) {
      const [first, ...more] = optionsOf(seen)
      return more.length === 0 && isPass(first) ? PASS : null
    },
  },
  {
    id: 'never-answer',
    says: /*i18n*/ 'let every card, die and draw of others go by unanswered',
    isDefault: false,
    answer: seen => (seen.stack.at(-1)?.step === 'reaction' && optionsOf(seen).some(isPass) ? PASS : null),
  },
]
