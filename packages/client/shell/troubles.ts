/**
 * What went wrong, for a person. Servers and rules say it in English, as precisely as they can; in another language the
 * same sentence is said if it is known there, else what its code means.
 */
import type { I18n } from '@lingui/core'
import { withSameWords } from '@nassau/games/same-words'
import type { ErrorCode, Trouble } from '@nassau/protocol'
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
  fault: /*i18n*/ 'something went wrong at the server; nothing is lost',
  'try-again': /*i18n*/ 'that did not work just now; please try again',
}

export function troubleInWords(i18n: I18n, { code, says, clause }: Trouble): string {
  const known = withSameWords(says, Object.keys(i18n.messages)).length > 0
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
