/** Throwing without a flick, by sliders, keys and numbers: everything a hand may do, so that it is as able as a finger or a bot. */
import { useLingui } from '@lingui/react'
import type { ThrowAsk, Thrown } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import { ThrowAnswers } from '@nassau/ui/answers'
import type { TossEdition } from '../../edition.ts'
import { type Aim, aimOf, throwOf } from './aim.ts'
import type { Forecast } from './forecast.ts'
import { ANGLE, LOFT } from './scales.ts'
import { Slider } from './slider.tsx'
import css from './throw-controls.module.css'

type Props = {
  aim: Aim
  onAim: (aim: Aim) => void
  edition: TossEdition
  /** What is likely to come of it. */
  forecast: Forecast | null
  canThrow: boolean
  onThrow: () => void
  /** What is asked, where exact numbers can be given. */
  ask: ThrowAsk | null
  onNumbers: (thrown: Thrown) => void
}

export function ThrowControls(props: Props) {
  const { i18n } = useLingui()
  const { forecast, canThrow, onThrow } = props
  return (
    <div className={css.hand}>
      <output className={css.forecast} data-risk={forecast?.risk}>
        {forecast?.says}
      </output>
      <div className={css.controls}>
        <MainSliders {...props} />
        <Button variant="gold" size="large" disabled={!canThrow} onClick={onThrow}>
          {i18n._('Toss')}
        </Button>
      </div>
      <details className={css.more}>
        <summary>{i18n._('The whole hand')}</summary>
        <div className={css.controls}>
          <HandSliders {...props} />
        </div>
        <Numbers {...props} />
      </details>
    </div>
  )
}

/** Where it goes. */
function MainSliders({ aim, onAim, edition }: Props) {
  const { i18n } = useLingui()
  const side = (n: number): string => (n === 0 ? i18n._('straight') : n < 0 ? i18n._('left') : i18n._('right'))
  const percent = (n: number): string => i18n._('{n} %', { n: Math.abs(Math.round(n * 100)) })
  const width = edition.table.width / 2
  return (
    <>
      <Slider
        label={i18n._('From')}
        says={i18n._('{n} mm', { n: Math.round(aim.x) })}
        value={aim.x}
        range={[-width, width, 1]}
        onChange={x => onAim({ ...aim, x })}
      />
      <Slider
        label={i18n._('Aim')}
        says={i18n._('{n}° {side}', { n: Math.abs(Math.round(aim.angle * 2) / 2), side: side(aim.angle) })}
        value={ANGLE.wayTo(aim.angle)}
        range={[-1, 1, 0.01]}
        onChange={way => onAim({ ...aim, angle: ANGLE.of(way) })}
      />
      <Slider
        label={i18n._('Power')}
        says={percent(aim.power)}
        value={aim.power}
        range={[0, 1, 0.005]}
        onChange={power => onAim({ ...aim, power })}
      />
      <Slider
        label={i18n._('Loft')}
        says={loftInWords(i18n, aim.loft)}
        value={LOFT.wayTo(aim.loft)}
        range={[-1, 1, 0.01]}
        onChange={way => onAim({ ...aim, loft: LOFT.of(way) })}
      />
      <Slider
        label={i18n._('Spin')}
        says={
          aim.spin === 0 ? i18n._({ id: 'none (of spin)', message: 'none' }) : `${percent(aim.spin)} ${side(aim.spin)}`
        }
        value={aim.spin}
        range={[-1, 1, 0.01]}
        onChange={spin => onAim({ ...aim, spin })}
      />
    </>
  )
}

/** Where the hand is, and the rest of the spin. */
function HandSliders({ aim, onAim, edition: { table, release } }: Props) {
  const { i18n } = useLingui()
  const edge = -table.length / 2
  const past = Math.round(aim.y - edge)
  const share = (n: number): string => i18n._('{n} %', { n: Math.round(n * 100) })
  return (
    <>
      <Slider
        label={i18n._('Hand')}
        says={past < 0 ? i18n._('{n} mm behind the edge', { n: -past }) : i18n._('{n} mm past the edge', { n: past })}
        value={past}
        range={[-release.behind, release.past, 1]}
        onChange={way => onAim({ ...aim, y: edge + way })}
      />
      <Slider
        label={i18n._('Height')}
        says={i18n._('{n} mm', { n: Math.round(aim.z) })}
        value={aim.z}
        range={[release.low, release.high, 1]}
        onChange={z => onAim({ ...aim, z })}
      />
      <Slider
        label={aim.back < 0 ? i18n._('Topspin') : i18n._('Backspin')}
        says={share(Math.abs(aim.back))}
        value={aim.back}
        range={[-1, 1, 0.01]}
        onChange={back => onAim({ ...aim, back })}
      />
      <Slider
        label={i18n._('Twist')}
        says={share(aim.twist)}
        value={aim.twist}
        range={[-1, 1, 0.01]}
        onChange={twist => onAim({ ...aim, twist })}
      />
    </>
  )
}

/** The nine numbers of the throw themselves. */
function Numbers({ ask, aim, onAim, edition, canThrow, onNumbers }: Props) {
  if (!ask) return null
  return (
    <div className={css.numbers}>
      <ThrowAnswers
        ask={ask}
        isBusy={!canThrow}
        choose={onNumbers}
        wanted={throwOf(aim, edition).throw}
        onWanted={numbers => onAim(aimOf(numbers, edition))}
      />
    </div>
  )
}

function loftInWords(i18n: ReturnType<typeof useLingui>['i18n'], loft: number): string {
  const n = Math.round(Math.abs(loft) * 2) / 2
  if (n === 0) return i18n._('level')
  return loft > 0 ? i18n._('{n}° up', { n }) : i18n._('{n}° down', { n })
}
