/** What a card would change in a fight, told before it is played. */
import type { I18n } from '@lingui/core'
import type { Seat } from '@nassau/kernel'
import { eventOf } from '../../cards/decks.ts'
import type { Edition, EventCard } from '../../edition/edition.ts'
import type { LagoonFrame } from '../../rules.ts'
import type { LagoonView } from '../../view.ts'
import { type Band, type Bout, bandsOf, boutOf, chancesOf, isIn } from './odds.ts'

/** The lead of the one who plays, before the card and after it. */
type Change = { by: number; before: number; after: number; isOfUse: boolean }

/** Null for a card that has nothing to do with the totals. */
export function changeBy(
  bout: Bout,
  seat: Seat | null,
  { effect, amount }: EventCard,
  edition: Edition,
): Change | null {
  if (effect !== 'battle-bonus' && effect !== 'late-bonus' && effect !== 'ambush') return null
  const [attacker, defender] = bout.sides
  const [own, other] = attacker.seat === seat ? [attacker, defender] : [defender, attacker]
  const before = own.total - other.total
  const after = before + amount
  const isRolled = attacker.die !== null
  const isOfUse = isRolled
    ? bandAt(edition, before) !== bandAt(edition, after)
    : chancesOf(after).won > chancesOf(before).won
  return { by: amount, before, after, isOfUse }
}

/** Which line of the matrix, and for whom. */
const bandAt = (edition: Edition, lead: number): number =>
  Math.sign(lead) * bandsOf(edition).findIndex(band => isIn(band, lead))

const percent = (falls: number): number => Math.round((falls / 36) * 100)

/** `+2: you win 58 %, not 28 %`; after the dice `+1: they lose 1 step`. */
function changeInWords(i18n: I18n, bout: Bout, change: Change, edition: Edition): string {
  const { by, before, after, isOfUse } = change
  if (!isOfUse) return i18n._('+{by}: changes nothing', { by })
  if (bout.sides[0].die === null)
    return i18n._('+{by}: you win {after} %, not {before} %', {
      by,
      after: percent(chancesOf(after).won),
      before: percent(chancesOf(before).won),
    })
  return i18n._('+{by}: {outcome}', { by, outcome: outcomeOf(i18n, bout, after, edition) })
}

type Now = { view: LagoonView; edition: Edition; seat: Seat | null; frame: LagoonFrame | undefined }

/** What each card that can be played now would change, by its name; nothing outside a fight. */
export function cardNotes(i18n: I18n, now: Now, cards: ReadonlySet<string>): ReadonlyMap<string, string> {
  const { view, edition, seat, frame } = now
  const notes = new Map<string, string>()
  if (frame?.step !== 'fight') return notes
  const bout = boutOf(view, edition, frame)
  for (const card of cards) {
    const change = changeBy(bout, seat, eventOf(edition, card), edition)
    if (change) notes.set(card, changeInWords(i18n, bout, change, edition))
  }
  return notes
}

/** What a lead of one's own, or a lag, leads to. */
function outcomeOf(i18n: I18n, bout: Bout, lead: number, edition: Edition): string {
  const band = bandsOf(edition).find(one => isIn(one, lead))
  if (!band) return ''
  if (lead === 0) return band.immobilized ? i18n._('level, both immobilized') : i18n._('it is level')
  // DL-37 Islanders and beasts stay where they are; any step loss defeats them.
  if (lead > 0 && bout.sides[1].seat === null)
    return band.steps > 0 ? i18n._('they are beaten') : i18n._('nothing happens')
  const parts = lead > 0 ? theirsIn(i18n, band, bout) : oursIn(i18n, band, bout)
  const said = parts.filter(part => part !== '')
  return said.length > 0 ? said.join(', ') : i18n._('nothing happens')
}

const flees = ({ retreat }: Band, { form }: Bout): boolean => retreat > 0 && form !== 'boarding'

const theirsIn = (i18n: I18n, band: Band, bout: Bout): string[] => [
  band.steps > 0 ? i18n._('they lose {steps, plural, one {# step} other {# steps}}', { steps: band.steps }) : '',
  flees(band, bout) ? i18n._('they retreat {hexes, plural, one {# hex} other {# hexes}}', { hexes: band.retreat }) : '',
  band.immobilized ? i18n._('they are immobilized') : '',
]

const oursIn = (i18n: I18n, band: Band, bout: Bout): string[] => [
  band.steps > 0 ? i18n._('you lose {steps, plural, one {# step} other {# steps}}', { steps: band.steps }) : '',
  flees(band, bout) ? i18n._('you retreat {hexes, plural, one {# hex} other {# hexes}}', { hexes: band.retreat }) : '',
  band.immobilized ? i18n._('you are immobilized') : '',
]
