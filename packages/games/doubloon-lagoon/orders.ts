/** Standing orders: what a captain may decide on beforehand (DL-48). */
import { PASS, type Projection, type StandingOrder } from '@nassau/kernel'
import type { DoubloonLagoon } from './rules.ts'

type Ask = NonNullable<Projection<DoubloonLagoon>['ask']>

/** Whether letting it go by is one of the answers. */
const canPass = (ask: Ask): boolean => ask.kind === 'list' && ask.options.some(option => 'pass' in option)

export const orders: readonly StandingOrder<DoubloonLagoon>[] = [
  {
    id: 'pass-empty-handed',
    says: /*i18n*/ 'let a chance to play a card go by when I hold nothing that fits',
    isDefault: true,
    answer: ({ ask }) => (ask?.kind === 'list' && ask.options.length === 1 && canPass(ask) ? PASS : null),
  },
  {
    id: 'never-answer',
    says: /*i18n*/ 'let every card, die and draw of others go by unanswered',
    isDefault: false,
    answer: ({ ask }) => (ask?.at === 'reaction.offer' && canPass(ask) ? PASS : null),
  },
]
