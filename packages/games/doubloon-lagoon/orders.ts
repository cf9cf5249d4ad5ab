/** Standing orders: what a captain may decide on beforehand (DL-48). */
import { PASS, type Projection, type StandingOrder } from '@nassau/kernel'
import { isCardPlay } from './cards/cards.ts'
import { eventOf } from './cards/decks.ts'
import type { Edition } from './edition/edition.ts'
import type { DoubloonLagoon } from './rules.ts'

type Ask = NonNullable<Projection<DoubloonLagoon>['ask']>

/** Whether letting it go by is one of the answers. */
const canPass = (ask: Ask): boolean => ask.kind === 'list' && ask.options.some(option => 'pass' in option)

/** Whether it is a card for which time is short: a rally can wait for one's own turn. */
const isTheft = (option: object, edition: Edition): boolean =>
  isCardPlay(option) && eventOf(edition, option.play).effect === 'pickpocket'

/** The only crew that could take what lies there; null where there is a choice of crews, or nothing lies. */
function onlyTaker(ask: Ask): { crew: number } | null {
  if (ask.at !== 'adventure.claim' && ask.at !== 'movement.gather') return null
  const [only, ...more] = ask.options.flatMap(option => ('crew' in option && option.crew !== null ? [option.crew] : []))
  return only !== undefined && more.length === 0 ? { crew: only } : null
}

export const orders: readonly StandingOrder<DoubloonLagoon>[] = [
  {
    id: 'pass-empty-handed',
    says: /*i18n*/ 'pass when none of your cards fits',
    isDefault: true,
    answer: ({ ask }) => (ask?.kind === 'list' && ask.options.length === 1 && canPass(ask) ? PASS : null),
  },
  {
    id: 'pass-quiet-moments',
    says: /*i18n*/ 'skip a battle or exploration with nothing to do, unless you could pick a pocket',
    isDefault: true,
    answer: ({ ask }, edition) =>
      ask?.at === 'moment.offer' && !ask.options.some(option => isTheft(option, edition)) ? PASS : null,
  },
  {
    id: 'take-what-lies',
    says: /*i18n*/ 'pick up what is found when only one of your crews can',
    isDefault: true,
    answer: ({ ask }) => ask && onlyTaker(ask),
  },
  {
    id: 'never-answer',
    says: /*i18n*/ 'never stop another’s card, die or draw',
    isDefault: false,
    answer: ({ ask }) => (ask?.at === 'reaction.offer' && canPass(ask) ? PASS : null),
  },
]
