/** What next: the same again, once all agree; another table that waits; a look back; a word to friends. */
import { useLingui } from '@lingui/react'
import type { Scene } from '@nassau/protocol'
import { Button, buttonLook, tell } from '@nassau/ui'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { type Ended, useHow } from '../../ending/ending.tsx'
import { useNextTable } from '../../ending/next-table.ts'
import { placesOf } from '../../ending/places.ts'
import type { Done, SeatAction } from '../../seating/seating.ts'
import { waitingFor } from '../asking/votes.tsx'

/** Who would play again: a note beside each name, and a sentence. The new table is gone to as soon as it stands. */
export function useAgain(
  { again, rematch, seat, seats }: Scene,
  online: readonly number[] | null,
  names: readonly string[],
) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const known = useRef(rematch)
  const isIn = seat !== null && again?.[seat] === true
  useEffect(() => {
    if (rematch !== null && known.current === null && isIn) go(`/table/${rematch}`)
  }, [rematch, isIn, go])
  if (!again || rematch !== null) return { notes: null, says: null }
  const people = seats.flatMap(({ kind }, other) => (kind === 'person' ? [other] : []))
  const isGone = (other: number): boolean => online !== null && other !== seat && !online.includes(other)
  const notes = seats.map((_, other) => {
    if (!people.includes(other) || people.length < 2) return null
    if (again[other] === true) return i18n._('plays again')
    if (again[other] === false) return i18n._('does not play again')
    return isGone(other) ? i18n._('away') : null
  })
  const waited = people.filter(other => again[other] === null)
  const willing = people.filter(other => again[other] === true && other !== seat).map(other => names[other] ?? '')
  const unwilling = people.filter(other => again[other] === false && other !== seat).map(other => names[other] ?? '')
  const list = new Intl.ListFormat(i18n.locale)
  const says =
    isIn && waited.length > 0
      ? i18n._('You play again. {waiting}', { waiting: waitingFor(i18n, waited, names) })
      : seat !== null && again[seat] === null && willing.length > 0
        ? i18n._('{names} {count, plural, one {wants} other {want}} to play again. What do you say?', {
            names: list.format(willing),
            count: willing.length,
          })
        : seat !== null && unwilling.length > 0
          ? i18n._('{names} {count, plural, one {does} other {do}} not play again.', {
              names: list.format(unwilling),
              count: unwilling.length,
            })
          : null
  return { notes, says }
}

type Props = {
  scene: Scene
  ended: Ended
  match: string
  isLocal: boolean
  act: (deed: SeatAction) => Promise<Done>
  again: () => void
  leave: () => void
}

export function Onward({ scene, ended, match, isLocal, act, again, leave }: Props) {
  const { i18n } = useLingui()
  const next = useNextTable(match)
  const { seat, rematch } = scene
  const others = scene.seats.filter(({ kind }, other) => kind === 'person' && other !== seat).length
  const isAsked = !isLocal && seat !== null && rematch === null && others > 0
  async function goAway(): Promise<void> {
    // Whoever leaves is not waited for.
    if (isAsked && scene.again?.[seat] !== false) await act({ type: 'rematch', agrees: false })
    leave()
  }
  return (
    <>
      <Button variant="plain" onClick={() => void goAway()}>
        {i18n._('Leave')}
      </Button>
      <Share ended={ended} isLocal={isLocal} />
      <Link href={ended.replay} className={buttonLook({ variant: 'ink' })}>
        {i18n._('Look back')}
      </Link>
      {next && (
        <Link href={next} className={buttonLook({ variant: 'ink' })}>
          {i18n._('Next table')}
        </Link>
      )}
      <PlayAgain {...{ scene, isLocal, act, again, isAlone: others === 0 }} />
    </>
  )
}

type AgainProps = Pick<Props, 'scene' | 'isLocal' | 'act' | 'again'> & { isAlone: boolean }

function PlayAgain({ scene: { seat, seats, again: wishes, rematch }, isLocal, act, again, isAlone }: AgainProps) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  if (isLocal)
    return (
      <Button variant="gold" onClick={again}>
        {i18n._('Play again')}
      </Button>
    )
  if (rematch !== null)
    return (
      <Link href={`/table/${rematch}`} className={buttonLook({ variant: 'gold' })}>
        {seat === null ? i18n._('Watch the next match') : i18n._('To the next match')}
      </Link>
    )
  if (seat === null) return null
  if (wishes?.[seat] === true)
    return <Button onClick={() => void act({ type: 'rematch', agrees: false })}>{i18n._('Rather not')}</Button>
  // Nobody plays alone who came for company.
  const isHopeless =
    !isAlone && seats.every(({ kind }, other) => kind !== 'person' || other === seat || wishes?.[other] === false)
  return (
    <Button
      variant="gold"
      disabled={isHopeless}
      onClick={async () => {
        const done = await act({ type: 'rematch' })
        if (done.ok && isAlone && done.match) go(`/table/${done.match}`)
      }}
    >
      {i18n._('Play again')}
    </Button>
  )
}

/** How it came out, as a few lines of text; with the way to look back at it where others can. */
function Share({ ended, isLocal }: { ended: Ended; isLocal: boolean }) {
  const { i18n } = useLingui()
  const how = useHow(ended)
  async function share(): Promise<void> {
    const { result, seats, names, tale, loaded, replay } = ended
    const places = placesOf(
      result,
      seats.map(seat => seat.hasResigned),
      tale?.race.at(-1)?.far ?? null,
    )
    const lines = places.map(
      ({ seat, place, score }) =>
        `${place}. ${names[seat]}${score === null ? '' : ` ${score.toLocaleString(i18n.locale)}`}`,
    )
    const link = isLocal ? [] : [`${location.origin}${replay}`]
    const text = [`Nassau · ${loaded.listed.game.title}`, ...lines, ...(how ? [how] : []), ...link].join('\n')
    await navigator.clipboard.writeText(text)
    tell(i18n._('Copied: places, and how it was won.'), 'good')
  }
  return <Button onClick={() => void share()}>{i18n._('Share')}</Button>
}
