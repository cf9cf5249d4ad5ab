/** A pirate in two lines: the name, and what they can do where they serve. */
import { useLingui } from '@lingui/react'
import { type Chart, pirateOf } from '../../chart.ts'
import { captainWord, skillWord } from '../words.ts'
import css from './pirate-line.module.css'
import { Portrait } from './portrait.tsx'

type Props = {
  id: string
  chart: Chart
  /** Captains have both skills; `choice` says both, and which is the captain's. */
  as: 'captain' | 'crew' | 'choice'
  /** Whose captain's skill counts although another has the cabin. */
  hasNoCabin?: boolean
  /** In one line, where many are aboard and there is little room. */
  isBrief?: boolean
}

export function PirateLine({ id, chart, as, hasNoCabin = false, isBrief = false }: Props) {
  const { i18n } = useLingui()
  const { name: given, skill, captain } = pirateOf(chart, id)
  const name = i18n._(given)
  const skills = as === 'captain' ? `${skillWord(i18n, skill)}; ${captainWord(i18n, captain)}` : skillWord(i18n, skill)
  const isInCabin = as === 'captain' && !hasNoCabin
  return (
    <span className={css.line} data-brief={isBrief || undefined}>
      <Portrait id={id} isCaptain={isInCabin} className={css.portrait} />
      <span className={css.words}>
        <b>{isInCabin ? i18n._('Captain {name}', { name }) : name}</b>
        {as === 'choice' ? (
          <>
            <span className={css.skill}>{skillWord(i18n, skill)}</span>
            <span className={css.skill}>
              {i18n._('as captain also: {skill}', { skill: captainWord(i18n, captain) })}
            </span>
          </>
        ) : (
          <span className={css.skill} title={skills}>
            {skills}
          </span>
        )}
      </span>
    </span>
  )
}
