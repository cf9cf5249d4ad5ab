/** Where in the hunt everyone is. */
import { useLingui } from '@lingui/react'
import type { SeaFrame } from '../rules.ts'
import css from './phases.module.css'

const PHASES = ['build', 'cannons', 'boarding', 'loot', 'score'] as const
type Phase = (typeof PHASES)[number]

/** The phase a step belongs to. */
const PHASE_OF: Partial<Record<SeaFrame['step'], Phase>> = {
  build: 'build',
  fleet: 'build',
  cannons: 'cannons',
  boarding: 'boarding',
  loot: 'loot',
  arrival: 'loot',
  negotiation: 'loot',
  brawl: 'loot',
  scurvy: 'loot',
  scoring: 'score',
}

export function Phases({ stack }: { stack: readonly SeaFrame[] }) {
  const { i18n } = useLingui()
  const words: Readonly<Record<Phase, string>> = {
    build: i18n._('Build'),
    cannons: i18n._('Cannons'),
    boarding: i18n._('Boarding'),
    loot: i18n._('Loot'),
    score: i18n._('Home'),
  }
  const now = stack.map(({ step }) => PHASE_OF[step]).findLast(phase => phase !== undefined)
  return (
    <ol className={css.phases}>
      {PHASES.map(phase => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          {words[phase]}
        </li>
      ))}
    </ol>
  )
}
