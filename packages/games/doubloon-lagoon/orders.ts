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
    says: /*i18n*/ 'let a chance to play a card go by when I hold nothing that fits',
    isDefault: true,
    answer: ({ ask }) => (ask?.kind === 'list' && ask.options.length === 1 && canPass(ask) ? PASS : null),
  },
  {
    id: 'pass-quiet-moments',
    says: /*i18n*/ 'let a battle or exploration in which nothing happens go by unless I could pick a pocket',
    isDefault: true,
    answer: ({ ask }, edition) =>
      ask?.at === 'moment.offer' && !ask.options.some(option => isTheft(option, edition)) ? PASS : null,
  },
  {
    id: 'take-what-lies',
    says: /*i18n*/ 'take what is found or lies there when only one crew of mine could',
    isDefault: true,
    answer: ({ ask }) => ask && onlyTaker(ask),
  },
  {
    id: 'never-answer',
    says: /*i18n*/ 'let every card, die and draw of others go by unanswered',
    isDefault: false,
    answer: ({ ask }) => (ask?.at === 'reaction.offer' && canPass(ask) ? PASS : null),
  },
]
