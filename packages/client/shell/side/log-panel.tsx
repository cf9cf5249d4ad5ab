/** What happened, in human words, with the mark of the captain it is about; each line leads to the clause behind it. */
import { useLingui } from '@lingui/react'
import { type AnyEvent, type Game, isRecord, type Seat } from '@nassau/kernel'
import { SeatMark } from '@nassau/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { rulesHref } from '../../rulebook/rules-href.ts'
import type { BotWord } from './bot-words.ts'
import css from './log-panel.module.css'
import { Word } from './word.tsx'

type Props = {
  log: readonly AnyEvent[]
  game: Game
  names: readonly string[]
  edition: object
  /** Who of those at the table are bots, where that is not plain from their names. */
  bots?: readonly boolean[]
  /** What a bot says about an event, which another one may follow. */
  wordOn?: (event: AnyEvent, next: AnyEvent | undefined) => BotWord | null
}

/** Only the list itself: the page stays where it is. */
const toEnd = (list: HTMLElement | null): void => list?.scrollTo({ top: list.scrollHeight })

/** Whose doing an event is, as events say it: by a seat, or by something a seat owns; null for what nobody does. */
export function seatOf(event: AnyEvent): Seat | null {
  const told: Readonly<Record<string, unknown>> = { ...event }
  const seat = [told.seat, told.by, told.attacker, told.caller].find(one => typeof one === 'number')
  if (typeof seat === 'number') return seat
  const owned = Object.values(told).find(one => isRecord(one) && typeof one.owner === 'number')
  return isRecord(owned) && typeof owned.owner === 'number' ? owned.owner : null
}

export function LogPanel({ log, game, names, edition, bots = [], wordOn }: Props) {
  const { i18n } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  // The newest line is in sight when one comes, and when the log does: on a phone it lies behind a tab.
  useEffect(() => {
    if (log.length > 0) toEnd(list.current)
  }, [log])
  useEffect(() => {
    const element = list.current
    if (!element) return
    const size = new ResizeObserver(() => toEnd(element))
    size.observe(element)
    return () => size.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol ref={list} className={css.log} aria-label={i18n._('What happened')} tabIndex={0}>
      {log.map((event, i) => {
        const { text, clause } = game.say(event, names, edition)
        const seat = seatOf(event)
        const word = wordOn?.(event, log[i + 1]) ?? null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={i}>
            <span className={css.mark} aria-hidden="true">
              {seat !== null && <SeatMark seat={seat} says="" />}
            </span>
            <span>
              {seat !== null && bots[seat] && <small className={css.bot}>{i18n._('bot')} </small>}
              {text}{' '}
              <Link
                href={rulesHref(game.id, clause)}
                className={css.clause}
                aria-label={i18n._('Rule {clause}', { clause })}
              >
                {clause}
              </Link>
              {word && <Word name={names[word.seat] ?? ''} says={word.says} />}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
