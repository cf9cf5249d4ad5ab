/** Throwing without a flick, by sliders, keys and numbers: everything a hand may do, so that it is as able as a finger or a bot. */
import { useLingui } from '@lingui/react'
import type { ThrowAsk, Thrown } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import { ThrowAnswers } from '@nassau/ui/answers'
import { type ReactNode, useState } from 'react'
import type { TossEdition } from '../../edition.ts'
import { type Aim, aimOf, throwOf } from './aim.ts'
import type { Forecast } from './forecast.ts'
import { ANGLE, LOFT } from './scales.ts'
import { Slider } from './slider.tsx'
import css from './throw-controls.module.css'

type I18n = ReturnType<typeof useLingui>['i18n']

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
  /** What became of the throw before, in a line. */
  last?: ReactNode
}

/** On a phone only the main sliders are seen until the whole hand is wanted: the table needs the room. */
export function ThrowControls(props: Props) {
  const { i18n } = useLingui()
  const { forecast, canThrow, onThrow, last, aim } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.hand} data-open={isOpen || undefined}>
      <div className={css.says}>
        <output className={css.forecast} data-risk={forecast?.risk}>
          {forecast?.says}
        </output>
        {last}
      </div>
      <div className={css.controls}>
        <MainSliders {...props} />
        <div className={css.rest}>
          <RestSliders {...props} />
        </div>
        <Button className={css.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>{i18n._('The whole hand')}</span>
          <small className={css.brief}>
            {i18n._('Loft')} {loftInWords(i18n, aim.loft)} · {i18n._('Spin')} {spinInWords(i18n, aim.spin)}
          </small>
        </Button>
        <Button variant="gold" size="large" className={css.toss} disabled={!canThrow} onClick={onThrow}>
          {i18n._('Toss')}
        </Button>
      </div>
      {isOpen && (
        <>
          <div className={css.controls}>
            <HandSliders {...props} />
          </div>
          <Numbers {...props} />
        </>
      )}
    </div>
  )
}

const sideOf = (i18n: I18n, n: number): string =>
  n === 0 ? i18n._('straight') : n < 0 ? i18n._('left') : i18n._('right')
const percentOf = (i18n: I18n, n: number): string => i18n._('{n} %', { n: Math.abs(Math.round(n * 100)) })

/** Where along its end the hand lets go: 1 is the right corner. */
const placeInWords = (i18n: I18n, share: number): string =>
  Math.round(share * 100) === 0 ? i18n._('middle') : `${percentOf(i18n, share)} ${sideOf(i18n, share)}`

/** Which way, and how hard: what a flick tells. */
function MainSliders({ aim, onAim }: Props) {
  const { i18n } = useLingui()
  return (
    <>
      <Slider
        label={i18n._('Aim')}
        says={i18n._('{n}° {side}', { n: Math.abs(Math.round(aim.angle * 2) / 2), side: sideOf(i18n, aim.angle) })}
        value={ANGLE.wayTo(aim.angle)}
        range={[-1, 1, 0.01]}
        onChange={way => onAim({ ...aim, angle: ANGLE.of(way) })}
      />
      <Slider
        label={i18n._('Power')}
        says={percentOf(i18n, aim.power)}
        value={aim.power}
        range={[0, 1, 0.005]}
        onChange={power => onAim({ ...aim, power })}
      />
    </>
  )
}

/** Where the hand lets go, and what it gives the die along. */
function RestSliders({ aim, onAim, edition }: Props) {
  const { i18n } = useLingui()
  const width = edition.table.width / 2
  return (
    <>
      <Slider
        label={i18n._('From')}
        says={placeInWords(i18n, aim.x / width)}
        exactly={i18n._('{n} mm', { n: Math.round(aim.x) })}
        value={aim.x}
        range={[-width, width, 1]}
        onChange={x => onAim({ ...aim, x })}
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
        says={spinInWords(i18n, aim.spin)}
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

const spinInWords = (i18n: I18n, spin: number): string =>
  spin === 0 ? i18n._({ id: 'none (of spin)', message: 'none' }) : `${percentOf(i18n, spin)} ${sideOf(i18n, spin)}`

function loftInWords(i18n: I18n, loft: number): string {
  const n = Math.round(Math.abs(loft) * 2) / 2
  if (n === 0) return i18n._('level')
  return loft > 0 ? i18n._('{n}° up', { n }) : i18n._('{n}° down', { n })
}
