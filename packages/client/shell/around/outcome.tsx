/** How it came out, and what next. */
import { useLingui } from '@lingui/react'
import type { Scene } from '@nassau/protocol'
import { Button, buttonLook, Dialog, SeatMark } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Done, SeatAction, Seating } from '../../seating/seating.ts'
import css from './outcome.module.css'

type Props = {
  scene: Scene
  names: readonly string[]
  seating: Seating
  act: (deed: SeatAction) => Promise<Done>
  again: () => void
  leave: () => void
  /** What was heard last, in words: how it came to that. */
  says: string | null
}

export function Outcome({ scene, names, seating, act, again, leave, says }: Props) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const [location] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { result, rematch } = scene
  useEffect(() => setOpen(result !== null), [result])
  if (!result) return null
  const { winners, scores } = result
  const won = winners.map(seat => names[seat] ?? '').join(', ')
  async function playAgain(): Promise<void> {
    if (seating.isLocal) return again()
    if (rematch) return go(`/table/${rematch}`)
    const done = await act({ type: 'rematch' })
    if (done.ok && done.match) go(`/table/${done.match}`)
  }
  const title =
    winners.length === 0
      ? i18n._('Nobody wins')
      : i18n._('{count, plural, one {{won} wins} other {{won} share the win}}', { count: winners.length, won })
  return (
    <Dialog
      isOpen={isOpen}
      close={() => setOpen(false)}
      title={title}
      says={result.how === 'resigned' ? i18n._('The match was given up.') : result.how === 'played' ? says : null}
      actions={
        <>
          <Button variant="plain" onClick={leave}>
            {i18n._('Leave')}
          </Button>
          <Link href={location.replace(/^\//, '/replay/')} className={buttonLook({ variant: 'ink' })}>
            {i18n._('Look back')}
          </Link>
          <Button variant="gold" onClick={() => void playAgain()}>
            {i18n._('Play again')}
          </Button>
        </>
      }
    >
      <ol className={css.scores}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} data-won={winners.includes(seat) || undefined}>
            <SeatMark seat={seat} says="" /> <span>{name}</span> <b>{scores?.[seat]?.toLocaleString(i18n.locale)}</b>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
