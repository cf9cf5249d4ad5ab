/** What the ending of a match tells of Doubloon Lagoon: adventures brought in, battles, and the cards that were played. */
import { i18n } from '#i18n'
import { type Story, winnersOf } from '../../story.ts'
import { adventureOf, treasureOf } from '../cards/decks.ts'
import type { Edition } from '../edition/edition.ts'
import type { DoubloonLagoon } from '../rules.ts'
import { type Ending, pointsOf } from '../winning.ts'

const HOW: Readonly<Record<Ending, string>> = {
  treasure: /*i18n*/ '{who} brought Kreth’s Treasure home in {rounds, plural, one {the first round} other {round #}}.',
  points:
    /*i18n*/ '{who} came home with more than an equal share of all adventures in {rounds, plural, one {the first round} other {round #}}.',
  'last-one': /*i18n*/ '{who} was the last captain with a crew alive.',
  'treasure-sunk': /*i18n*/ 'Kreth’s Treasure went down, and nobody will ever have it: {who} survived.',
  'most-points': /*i18n*/ '{who} had the most points when all was explored.',
}

/** What a thing is worth to whoever takes it; the treasure is worth most. */
const worthOf = (edition: Edition, card: string): number =>
  card === treasureOf(edition) ? 20 : 2 + adventureOf(edition, card).value

export const story: Story<DoubloonLagoon> = {
  counts: /*i18n*/ 'Points',
  race: (lagoon, edition) => lagoon.hands.map((_, seat) => pointsOf(lagoon, edition, seat)),
  moment(event, edition) {
    switch (event.kind) {
      case 'captured':
        return { seat: event.seat, worth: 12 }
      case 'claimed':
      case 'gathered':
        return { seat: event.crew.owner, worth: 2 * worthOf(edition, event.item) }
      case 'picked-pocket':
        return { seat: event.seat, worth: 3 * worthOf(edition, event.item) }
      case 'adventure':
        return { seat: event.seat, worth: worthOf(edition, event.card) }
      case 'battle-result':
        return event.difference > 0 && (event.steps > 0 || event.isDefeated)
          ? { seat: event.attacker, worth: 2 + 3 * event.steps }
          : null
      default:
        return null
    }
  },
  great: 8,
  thing: event => (event.kind === 'played' ? event.name : null),
  sayThing: (thing, times) =>
    i18n._('{card}: played {times, plural, one {once} other {# times}}.', { card: i18n._(thing), times }),
  how(won) {
    const { who, count } = winnersOf(won)
    const { ending, round } = won.board
    return count > 1 && ending !== 'treasure-sunk'
      ? i18n._('{who} were level when all was explored.', { who })
      : i18n._(HOW[ending ?? 'most-points'], { who, rounds: round })
  },
}
