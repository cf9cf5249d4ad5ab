/** What the ending of a match tells of King of Pirates: doubloons, where they came from, and the cards that were played. */
import { i18n } from '#i18n'
import { type Story, total, winnersOf } from '../../story.ts'
import type { KingOfPirates } from '../rules.ts'
import { CARDS, SOURCES, type Source } from './names.ts'
import { cardName } from './words.ts'

/** Where most of a fortune came from. */
const FROM: Readonly<Record<Source, string>> = {
  ships: /*i18n*/ 'most of it from captured ships',
  cities: /*i18n*/ 'most of it from plundered cities',
  strongholds: /*i18n*/ 'most of it from stormed strongholds',
  treasures: /*i18n*/ 'most of it dug up',
  players: /*i18n*/ 'most of it from other captains',
  pockets: /*i18n*/ 'most of it from other captains’ pockets',
}

export const story: Story<KingOfPirates> = {
  counts: /*i18n*/ 'Doubloons',
  race: ({ ships }) => ships.map(({ doubloons }) => doubloons),
  goal: (_seas, { goal }) => goal,
  moment(event) {
    if (event.kind === 'dug-up') return { seat: event.seat, worth: event.doubloons }
    if (event.kind === 'plundered') return { seat: event.seat, worth: total(event.loot) }
    if (event.kind === 'robbed') return { seat: event.seat, worth: 1.5 * Math.max(event.taken, total(event.loot)) }
    if (event.kind === 'pocket-picked') return { seat: event.seat, worth: event.doubloons }
    if (event.kind === 'bought') return { seat: event.seat, worth: event.cost / 4 }
    return null
  },
  great: 800,
  thing: event => (event.kind === 'played' ? event.card.play : null),
  sayThing(thing, times) {
    const card = CARDS.find(one => one === thing)
    return i18n._('{card}: played {times, plural, one {once} other {# times}}.', {
      card: card ? cardName(card) : thing,
      times,
    })
  },
  how(won) {
    const { who, lead, count } = winnersOf(won)
    const [first = 0] = won.winners
    const income = won.board.ships[first]?.income
    const source = income && SOURCES.toSorted((a, b) => income[b] - income[a])[0]
    return count === 1 && source
      ? i18n._('{who} has {doubloons} doubloons, {from}: {lead} more than anyone else.', {
          who,
          doubloons: (won.scores[first] ?? 0).toLocaleString(i18n.locale),
          from: i18n._(FROM[source]),
          lead: lead.toLocaleString(i18n.locale),
        })
      : i18n._('{who} have as many doubloons as each other when the last round is over.', { who })
  },
}
