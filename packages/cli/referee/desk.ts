/**
 * The desk: answers requests about matches, one plain object for another, and never falls over. It
 * is what `nassau referee` puts behind standard input and output.
 */
import { levelsOf } from '@nassau/bots'
import { GAMES } from '@nassau/games'
import { isRecord, show } from '@nassau/kernel'
import { Bug } from '@nassau/kernel/host'
import { isNo, type No, no, type Request, textField } from './fields.ts'
import { type OpenMatch, openLoaded, openNew } from './opening.ts'
import { stateOf, VERBS } from './verbs.ts'

export type Answer = ({ ok: true } & Record<string, unknown>) | No

const OTHER_VERBS = ['games', 'new', 'load', 'close']

export class RefereeDesk {
  private readonly matches = new Map<string, OpenMatch>()
  private opened = 0

  /** The answer to one line of text. */
  answerLine(line: string): string {
    let request: unknown
    try {
      request = JSON.parse(line)
    } catch (fault) {
      const says = fault instanceof Error ? fault.message : String(fault)
      return JSON.stringify({ id: null, ...no('malformed', `that line is not JSON: ${says}`) })
    }
    const id = isRecord(request) ? (request.id ?? null) : null
    return JSON.stringify({ id, ...this.answer(request) })
  }

  answer(request: unknown): Answer {
    if (!isRecord(request))
      return no('malformed', `a request is an object such as {"do":"games"}; this is ${show(request)}`)
    try {
      const done = this.perform(request)
      return isNo(done) ? done : { ok: true, ...done }
    } catch (fault) {
      // A throw means broken rules or a made-up board; the match itself was restored by its referee.
      const code = fault instanceof Bug ? fault.code : 'unforeseen'
      return no('fault', `a fault of ours, "${code}": ${fault instanceof Error ? fault.message : String(fault)}`)
    }
  }

  close(): void {
    this.matches.clear()
  }

  private perform(request: Request): object | No {
    const verb = textField(request, 'do', 'what to do, such as "new"')
    if (isNo(verb)) return verb
    if (verb === 'games') return { games: gameList() }
    if (verb === 'new') return this.keep(openNew(request))
    if (verb === 'load') return this.keep(openLoaded(request))

    const known = [...OTHER_VERBS, ...Object.keys(VERBS)].join(', ')
    if (verb !== 'close' && !Object.hasOwn(VERBS, verb))
      return no('unknown-verb', `there is nothing to do called "${verb}"; there are ${known}`)
    const handle = textField(request, 'match', 'the handle that "new" or "load" gave')
    if (isNo(handle)) return handle
    const match = this.matches.get(handle)
    if (!match) return no('unknown-match', `there is no match "${handle}" here; "new" and "load" open one`)
    if (verb === 'close') return { closed: this.matches.delete(handle) }
    return VERBS[verb]?.(match, request) ?? no('unknown-verb', known)
  }

  private keep(match: OpenMatch | No): object | No {
    if (isNo(match)) return match
    const handle = `m${++this.opened}`
    this.matches.set(handle, match)
    const { game, seats, options, commitment } = match.referee.header
    return { match: handle, game, seats, options, commitment, ...stateOf(match) }
  }
}

const gameList = (): object[] =>
  GAMES.map(listed => {
    const { id, title, version, law, seats, longest, options } = listed.game
    return { id, title, version, law, seats, longest, options, bots: levelsOf(listed) }
  })
