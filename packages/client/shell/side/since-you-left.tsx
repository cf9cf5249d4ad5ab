/** What happened while this person was away, line by line, before the table is shown as it is now. */
import { useLingui } from '@lingui/react'
import { type AnyEvent, type Game, samePlain } from '@nassau/kernel'
import { Button, Dialog } from '@nassau/ui'
import { useEffect, useRef, useState } from 'react'
import css from './since-you-left.module.css'

type Props = { match: string; log: readonly AnyEvent[]; game: Game; names: readonly string[]; edition: object }

const keyOf = (match: string): string => `nassau-left-${match}`

/** The events behind the last one this person has seen here; none on a first visit, or where nothing happened. */
export function missedSince(last: unknown, log: readonly AnyEvent[]): readonly AnyEvent[] {
  if (last === null) return []
  const known = log.findLastIndex(event => samePlain(event, last))
  return known < 0 ? log : log.slice(known + 1)
}

export function SinceYouLeft({ match, log, game, names, edition }: Props) {
  const { i18n } = useLingui()
  const [missed, setMissed] = useState<readonly AnyEvent[]>([])
  const hasLooked = useRef(false)
  useEffect(() => {
    if (log.length === 0) return
    if (!hasLooked.current) {
      hasLooked.current = true
      const left: unknown = JSON.parse(localStorage.getItem(keyOf(match)) ?? 'null')
      setMissed(missedSince(left, log))
    }
    localStorage.setItem(keyOf(match), JSON.stringify(log.at(-1)))
  }, [match, log])
  return (
    <Dialog
      isOpen={missed.length > 0}
      close={() => setMissed([])}
      title={i18n._('Since you left')}
      actions={
        <Button variant="gold" onClick={() => setMissed([])}>
          {i18n._('To the table')}
        </Button>
      }
    >
      <ol className={css.reel}>
        {missed.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={i} style={{ animationDelay: `${Math.min(i * 350, 6000)}ms` }}>
            {game.say(event, names, edition).text}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
