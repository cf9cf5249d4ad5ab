/**
 * What went wrong, for a person. Servers and rules say it in English, as precisely as they can; in another language the
 * same sentence is said if it is known there, else what its code means.
 */
import type { I18n } from '@lingui/core'
import { withSameWords } from '@nassau/games/same-words'
import type { ErrorCode, QuotaTold, Trouble } from '@nassau/protocol'
import { RequestRefused } from '../seating/api.ts'

const BY_CODE: Partial<Record<ErrorCode, string>> = {
  malformed: /*i18n*/ 'the server does not understand that',
  'other-protocol': /*i18n*/ 'this page is of another version than the server; load it again',
  unknown: /*i18n*/ 'user name and password do not belong together',
  'not-yours': /*i18n*/ 'you have no seat at this table',
  'not-allowed': /*i18n*/ 'that is not allowed here',
  'not-found': /*i18n*/ 'there is nothing of that kind',
  'not-asked': /*i18n*/ 'you are not asked anything now',
  over: /*i18n*/ 'the match is over',
  'not-over': /*i18n*/ 'the match is still being played',
  'not-started': /*i18n*/ 'the match begins when every seat is taken',
  started: /*i18n*/ 'every seat at this table is taken',
  taken: /*i18n*/ 'that is taken already',
  'needs-vote': /*i18n*/ 'something has become known by that choice: all must agree to take it back',
  'nothing-to-undo': /*i18n*/ 'there is no choice to take back',
  'window-open': /*i18n*/ 'nothing is taken back while others may still react',
  'vote-open': /*i18n*/ 'the table is already asked to agree to something',
  'no-vote': /*i18n*/ 'nothing is put to the vote now',
  'other-rules': /*i18n*/ 'this match was played by other rules',
  damaged: /*i18n*/ 'something of this match is lost; it cannot be played on',
  'too-large': /*i18n*/ 'that is too large',
  'not-offered': /*i18n*/ 'that choice is not offered',
  'too-many': /*i18n*/ 'too many requests; wait a minute',
  banned: /*i18n*/ 'a keeper of this house has asked you to stay away',
  fault: /*i18n*/ 'something went wrong at the server; nothing is lost',
  'try-again': /*i18n*/ 'that did not work just now; please try again',
}

/** What tells more than its code does, as the server says it. */
const TELLING: readonly string[] = [
  /*i18n*/ 'the host of this table has asked you to leave it',
  /*i18n*/ 'you and someone at this table keep apart',
]

/** What is counted, by the server's word for it. */
const COUNTED: Readonly<Record<string, string>> = {
  requests: /*i18n*/ 'requests',
  guests: /*i18n*/ 'new guests',
  accounts: /*i18n*/ 'new accounts',
  'sign-ins': /*i18n*/ 'tries to sign in',
  'tries-of-a-name': /*i18n*/ 'tries to sign in by that name',
  connections: /*i18n*/ 'new connections',
  'messages-from-here': /*i18n*/ 'messages',
  messages: /*i18n*/ 'messages',
  tables: /*i18n*/ 'tables',
  'tables-from-here': /*i18n*/ 'tables',
  'public-tables': /*i18n*/ 'public tables',
  'public-from-here': /*i18n*/ 'public tables',
  bots: /*i18n*/ 'bots at tables',
  'bots-from-here': /*i18n*/ 'bots at tables',
  names: /*i18n*/ 'changes of name',
  choices: /*i18n*/ 'choices',
  deeds: /*i18n*/ 'deeds at tables',
  undo: /*i18n*/ 'choices taken back',
  why: /*i18n*/ 'questions why',
  chat: /*i18n*/ 'lines of chat',
  asides: /*i18n*/ 'lines of chat from those who look on',
  reports: /*i18n*/ 'reports',
  exports: /*i18n*/ 'downloads of all that is yours',
}
const UNITS = { second: 1000, minute: 60_000, hour: 3_600_000 } as const
/** Up to a hundred of a unit are said in it. */
const MOST_OF_ONE = 100

function spanInWords(locale: string, ms: number): string {
  const unit = ms < MOST_OF_ONE * UNITS.second ? 'second' : ms < MOST_OF_ONE * UNITS.minute ? 'minute' : 'hour'
  const words = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return words.format(Math.max(1, Math.ceil(ms / UNITS[unit])))
}

/** Of what there was too much, and when there is more; nothing where it is counted by a word this page does not know. */
function quotaInWords(i18n: I18n, { what, most, everyMs, againMs }: QuotaTold): string | null {
  if (what === 'open-tables')
    return i18n._('you sit at {most} tables that are not over; finish or leave one first', { most })
  const things = COUNTED[what]
  if (things === undefined) return null
  const [time, again] = [everyMs, againMs].map(ms => spanInWords(i18n.locale, ms))
  return i18n._('{most} {things} in {time} are enough; again in {again}', { most, things: i18n._(things), time, again })
}

export function troubleInWords(i18n: I18n, { code, says, clause, quota }: Trouble): string {
  if (i18n.locale !== 'en' && quota) return sentence(quotaInWords(i18n, quota) ?? i18n._(BY_CODE[code] ?? says))
  const known = TELLING.includes(says) || withSameWords(says, Object.keys(i18n.messages)).length > 0
  return sentence(i18n.locale === 'en' || known ? i18n._(says) : i18n._(BY_CODE[code] ?? says), clause)
}

/** The same for whatever was thrown while the server was asked. */
export const faultInWords = (i18n: I18n, fault: unknown): string =>
  fault instanceof RequestRefused
    ? troubleInWords(i18n, fault.trouble)
    : sentence(i18n._('the server cannot be reached'))

/** As a sentence, with the clause behind it. */
export function sentence(says: string, clause?: string | null): string {
  const whole = says.slice(0, 1).toUpperCase() + says.slice(1) + (/[.!?]$/.test(says) ? '' : '.')
  return clause ? `${whole} (${clause})` : whole
}
