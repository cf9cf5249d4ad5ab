/** The first time someone sits at a game: how it is won and what to do first, until they have read it. */
import { useLingui } from '@lingui/react'
import { manifestOf } from '@nassau/games/manifests'
import type { Scene } from '@nassau/protocol'
import { Button } from '@nassau/ui'
import { useSettings } from '../../settings/settings.ts'
import type { Loaded } from '../use-seating.ts'
import css from './first-marks.module.css'

/** Whether whoever sits here never sat at this game before. */
export function useIsNewHere({ seat, status }: Scene, game: string): boolean {
  const isKnown = useSettings(({ known }) => known.includes(game))
  return !isKnown && seat !== null && status === 'playing'
}

type Props = { scene: Scene; loaded: Loaded; names: readonly string[] }

export function FirstMarks({ scene, loaded: { listed, look }, names }: Props) {
  const { i18n } = useLingui()
  const { known, set } = useSettings()
  const { game } = listed
  const manifest = manifestOf(game.id)
  const step = manifest?.firstStep
  const goal = scene.seen && look?.race?.({ seen: scene.seen, edition: scene.edition ?? game.edition, names }).goal
  if (!step || !goal) return null
  return (
    <section
      className={css.marks}
      data-tossed={manifest.isTossed || undefined}
      data-tools
      aria-label={i18n._('New at this table')}
    >
      <p>
        <span aria-hidden="true">▲</span> <b>{i18n._('The goal:')}</b> {goal}
      </p>
      <p>
        <span aria-hidden="true">▼</span> <b>{i18n._('First:')}</b> {step[i18n.locale] ?? step.en}
      </p>
      <Button size="small" onClick={() => set({ known: [...known, game.id] })}>
        {i18n._('Got it')}
      </Button>
    </section>
  )
}
