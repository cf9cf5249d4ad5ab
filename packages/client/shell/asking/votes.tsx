/** Something the table is asked to agree to: taking back beyond the information line, or a draw; and how it came out. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Scene, Verdict } from '@nassau/protocol'
import { Button, tell } from '@nassau/ui'
import { useEffect, useRef } from 'react'
import type { Done, SeatAction } from '../../seating/seating.ts'
import css from './votes.module.css'

type Props = { scene: Scene; names: readonly string[]; act: (deed: SeatAction) => Promise<Done> }

export function Votes({ scene, names, act }: Props) {
  const { i18n } = useLingui()
  useVerdicts(scene, names)
  const { vote, seat } = scene
  if (!vote || scene.status !== 'playing') return null
  const name = names[vote.by] ?? ''
  const isMine = vote.by === seat
  const waited = scene.seats.flatMap(({ kind, level }, other) =>
    kind === 'person' && level === null && other !== vote.by && !vote.agreed.includes(other) ? [other] : [],
  )
  const asked = isMine
    ? vote.about === 'draw'
      ? i18n._('You offer to end it without a winner.')
      : i18n._(
          'You ask to take back {back, plural, one {a choice} other {# choices}}, though something was seen since.',
          {
            back: vote.back,
          },
        )
    : vote.about === 'draw'
      ? i18n._('{name} offers to end it without a winner.', { name })
      : i18n._(
          '{name} asks to take back {back, plural, one {a choice} other {# choices}}, though something was seen since.',
          {
            name,
            back: vote.back,
          },
        )
  const isAsked = seat !== null && waited.includes(seat)
  return (
    <section className={css.vote} role="alert">
      <p>
        {asked} {!isAsked && waitingFor(i18n, waited, names)}
      </p>
      {isAsked && (
        <>
          <Button variant="gold" onClick={() => void act({ type: 'vote', agrees: true })}>
            {i18n._('Agree')}
          </Button>
          <Button onClick={() => void act({ type: 'vote', agrees: false })}>{i18n._('Refuse')}</Button>
        </>
      )}
      {isMine && <Button onClick={() => void act({ type: 'vote', agrees: false })}>{i18n._('Withdraw')}</Button>}
    </section>
  )
}

/** Who has yet to answer, in a sentence. */
export const waitingFor = (i18n: I18n, seats: readonly number[], names: readonly string[]): string =>
  i18n._('Waiting for {names}.', {
    names: new Intl.ListFormat(i18n.locale).format(seats.map(seat => names[seat] ?? '')),
  })

/** Says how a vote came out, once, to everyone who was there when it did. */
function useVerdicts({ verdict, seat, status }: Scene, names: readonly string[]): void {
  const { i18n } = useLingui()
  const told = useRef(verdict?.at ?? null)
  useEffect(() => {
    if (!verdict || verdict.at === told.current) return
    told.current = verdict.at
    // A draw that all agreed on speaks for itself.
    if (status === 'playing')
      tell(verdictInWords(i18n, verdict, seat, names), verdict.word === 'agrees' ? 'good' : 'word')
  }, [verdict, seat, names, i18n, status])
}

function verdictInWords(i18n: I18n, { about, by, seat, word }: Verdict, you: number | null, names: readonly string[]) {
  const name = names[seat] ?? ''
  const isYou = seat === you
  if (word === 'withdraws') {
    if (isYou) return about === 'draw' ? i18n._('You take back your offer.') : i18n._('You let it stand.')
    return about === 'draw'
      ? i18n._('{name} takes back the offer.', { name })
      : i18n._('{name} lets it stand.', { name })
  }
  if (word === 'agrees')
    return isYou ? i18n._('You agree: it is taken back.') : i18n._('{name} agrees: it is taken back.', { name })
  const asker = by === you ? '' : (names[by] ?? '')
  if (isYou)
    return about === 'draw'
      ? i18n._('You refuse the draw; {asker} is told. The match goes on.', { asker })
      : i18n._('You refuse; {asker} is told. Nothing is taken back.', { asker })
  return about === 'draw'
    ? i18n._('{name} refuses the draw. The match goes on.', { name })
    : i18n._('{name} refuses. Nothing is taken back.', { name })
}
