/**
 * A word in character: now and then a bot says a short line about a great moment of its own that everybody saw. It follows
 * from that event and the bot's level alone: every page has the same, nothing is kept, and nothing hidden is told by it.
 */
import type { LoadedGame } from '@nassau/games/manifests'
import type { AnyEvent, Seat } from '@nassau/kernel'
import type { Scene } from '@nassau/protocol'

/** Of so many great moments one is spoken of. */
const RARELY = 3

type Lines = { readonly great: readonly string[]; readonly won: readonly string[] }

const LINES: Readonly<Record<string, Lines>> = {
  mate: {
    great: [
      /*i18n*/ 'That went better than I feared.',
      /*i18n*/ 'Well, look at that!',
      /*i18n*/ 'My grandmother would be proud.',
    ],
    won: [/*i18n*/ 'I can hardly believe it myself.', /*i18n*/ 'That was a good match, all of you.'],
  },
  captain: {
    great: [/*i18n*/ 'As I reckoned.', /*i18n*/ 'The wind does the rest.', /*i18n*/ 'One thing after another.'],
    won: [/*i18n*/ 'Well sailed, all of you.', /*i18n*/ 'It could have gone otherwise.'],
  },
  'bold-captain': {
    great: [/*i18n*/ 'Ha! Who saw that coming?', /*i18n*/ 'More of that!', /*i18n*/ 'I would do it again.'],
    won: [/*i18n*/ 'All or nothing, as I said.', /*i18n*/ 'Next time with my eyes shut!'],
  },
  'careful-captain': {
    great: [
      /*i18n*/ 'Slow and dry gets there, too.',
      /*i18n*/ 'I had left nothing to chance. Almost.',
      /*i18n*/ 'No plank too many at risk.',
    ],
    won: [/*i18n*/ 'Patience pays.', /*i18n*/ 'Nothing risked that was not worth it.'],
  },
}

/** By seat, the level of the bot whose seat it is; null for people, whoever plays for them meanwhile. */
export const speakersAt = ({ seats }: Pick<Scene, 'seats'>): (string | null)[] =>
  seats.map(({ kind, level }) => (kind === 'bot' ? level : null))

export type BotWord = { seat: Seat; says: string }

/** What is said about `event`, which `next` follows; null for nothing, as nearly always. */
export function wordOn(
  event: AnyEvent,
  next: AnyEvent | undefined,
  { story }: Pick<LoadedGame, 'story'>,
  edition: object,
  speakers: readonly (string | null)[],
): BotWord | null {
  const moment = story?.moment(event, edition)
  if (!story || !moment || moment.worth < story.great) return null
  // What was spoiled at once is nothing to boast of.
  if (next && (story.moment(next, edition)?.worth ?? 0) < 0) return null
  const lines = LINES[speakers[moment.seat] ?? '']?.great
  const number = numberOf(JSON.stringify(event))
  if (!lines || number % RARELY !== 0) return null
  const says = lines[Math.floor(number / RARELY) % lines.length]
  return says === undefined ? null : { seat: moment.seat, says }
}

/** What the first bot among the winners says; which of its lines, the sealed dice have decided. */
export function wordOnWinning(
  { result, commitment }: Pick<Scene, 'result' | 'commitment'>,
  speakers: readonly (string | null)[],
): BotWord | null {
  if (result?.how !== 'played') return null
  const seat = result.winners.find(winner => LINES[speakers[winner] ?? ''] !== undefined)
  const lines = LINES[speakers[seat ?? -1] ?? '']?.won ?? []
  const says = lines[numberOf(commitment) % Math.max(1, lines.length)]
  return seat === undefined || says === undefined ? null : { seat, says }
}

/** A whole number that a text always comes to. */
function numberOf(text: string): number {
  let number = 0
  for (let i = 0; i < text.length; i++) number = (number * 31 + text.charCodeAt(i)) % 1_000_003
  return number
}
