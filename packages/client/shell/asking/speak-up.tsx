/**
 * A fair chance to speak: while the table pauses, whoever may play something unasked can hold it; then it waits, says
 * so to all, and goes on when they let it.
 */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import type { BeatScene } from '@nassau/protocol'
import { Button } from '@nassau/ui'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import type { Act } from '../use-seating.ts'
import css from './speak-up.module.css'
import { useKey } from './use-key.ts'

/** The key that holds the table. */
const HOLD_KEY = 'h'

type Props = {
  /** Null when the table does not pause. */
  beat: BeatScene | null
  seat: Seat | null
  names: readonly string[]
  /** Who sits at this screen, if that are several. */
  together: readonly Seat[]
  /** Whether something of one's own could matter here. */
  isWorth: boolean
  act: Act
}

/** The button stands where it stands whether it can be pressed or not: nothing jumps when a beat begins. */
export function SpeakUp({ beat, seat, names, together, isWorth, act }: Props) {
  const { i18n } = useLingui()
  const isOpen = useIsOpen(beat)
  const held = beat?.waiting ?? []
  const isMine = seat !== null && held.includes(seat)
  const mayHold = (who: Seat): boolean => isOpen && beat?.speakers.includes(who) === true && !held.includes(who)
  const hold = (who: Seat): void => void act({ type: 'hold' }, who)
  const here = together.length > 1 ? together : seat === null ? [] : [seat]
  const [first] = here.filter(mayHold)
  useKey(HOLD_KEY, first === undefined ? null : () => hold(first))
  // Worked out once a beat: a new length would begin the running line anew.
  const style = useMemo(
    (): CSSProperties & Record<`--${string}`, string> => ({
      '--beat': `${Math.max(0, (beat?.until ?? 0) - Date.now())}ms`,
    }),
    [beat],
  )
  if (isMine)
    return (
      <Button variant="gold" onClick={() => void act({ type: 'go-on' }, seat)}>
        {i18n._('Go on')}
      </Button>
    )
  // Of several at one screen only those are named who may speak now: there is no room for all of them all the time.
  const shown = here.length > 1 ? here.filter(mayHold) : here
  return shown.map(who => (
    <Button
      key={who}
      variant={isWorth && mayHold(who) ? 'gold' : 'ink'}
      className={css.hold}
      disabled={!mayHold(who)}
      aria-label={here.length > 1 ? undefined : i18n._('Hold!')}
      title={i18n._('Stop the table for a moment to play a card (H)')}
      onClick={() => hold(who)}
      data-open={mayHold(who) || undefined}
      style={style}
    >
      <span className={css.sign} aria-hidden="true">
        ⚑
      </span>{' '}
      {here.length > 1 ? (
        i18n._('Hold: {name}', { name: names[who] ?? '' })
      ) : (
        <span className={css.long}>{i18n._('Hold!')}</span>
      )}
    </Button>
  ))
}

/** Who holds the table, in a sentence; null if nobody does. */
export function heldBy(
  i18n: ReturnType<typeof useLingui>['i18n'],
  { beat, seat, names }: Omit<Props, 'act' | 'together' | 'isWorth'>,
) {
  const held = beat?.waiting ?? []
  if (held.length === 0) return null
  if (seat !== null && held.includes(seat)) return i18n._('The table waits for you.')
  return i18n._('{names} {count, plural, one {holds} other {hold}} the table.', {
    names: held.map(who => names[who] ?? '').join(', '),
    count: held.length,
  })
}

/** Whether the table pauses now: a beat ends by itself when its time is over. */
function useIsOpen(beat: BeatScene | null): boolean {
  const [ended, setEnded] = useState<BeatScene | null>(null)
  useEffect(() => {
    if (!beat || beat.until === null || beat.waiting.length > 0) return
    const timer = setTimeout(() => setEnded(beat), beat.until - Date.now())
    return () => clearTimeout(timer)
  }, [beat])
  return beat !== null && ended !== beat
}
