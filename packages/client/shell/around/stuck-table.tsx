/** A table whose match cannot be played here: what is wrong, and a way to end it. */
import { useLingui } from '@lingui/react'
import type { Scene } from '@nassau/protocol'
import { Button } from '@nassau/ui'
import { Link } from 'wouter'
import css from '../../not-found.module.css'
import type { Seating } from '../../seating/seating.ts'
import { troubleInWords } from '../troubles.ts'
import { useActing } from '../use-seating.ts'

export function StuckTable({ scene, seating }: { scene: Scene; seating: Seating }) {
  const { i18n } = useLingui()
  const { act, isBusy } = useActing(seating)
  const { stuck, seat, status } = scene
  const canGiveUp = seat !== null && status === 'playing' && scene.seats[seat]?.hasResigned === false
  return (
    <main className={css.lost}>
      <h1>{i18n._('Run aground')}</h1>
      <p>{stuck && troubleInWords(i18n, stuck)}</p>
      {canGiveUp && (
        <Button disabled={isBusy} onClick={() => void act({ type: 'resign' })}>
          {i18n._('Give up')}
        </Button>
      )}
      <Link href="/">{i18n._('Back to the harbour')}</Link>
    </main>
  )
}
