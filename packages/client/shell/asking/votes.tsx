/** Something the table is asked to agree to: taking back beyond the information line, or a draw. */
import { useLingui } from '@lingui/react'
import type { Scene } from '@nassau/protocol'
import { Button } from '@nassau/ui'
import type { Done, SeatAction } from '../../seating/seating.ts'
import css from './votes.module.css'

type Props = { scene: Scene; names: readonly string[]; act: (deed: SeatAction) => Promise<Done> }

export function Votes({ scene, names, act }: Props) {
  const { i18n } = useLingui()
  const { vote, seat } = scene
  if (!vote || scene.status !== 'playing') return null
  const name = names[vote.by] ?? ''
  const isMine = vote.by === seat
  const hasAnswered = seat !== null && vote.agreed.includes(seat)
  const says =
    vote.about === 'draw'
      ? i18n._('{name} offers to end it without a winner.', { name })
      : i18n._(
          '{name} asks to take back {back, plural, one {a choice} other {# choices}}, though something became known.',
          {
            name,
            back: vote.back,
          },
        )
  return (
    <section className={css.vote} role="alert">
      <p>{says}</p>
      {seat !== null && !isMine && !hasAnswered && (
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
