/** Who serves where: the first crew, a new captain, and the hands signed on in a lair. */
import { useLingui } from '@lingui/react'
import type { PickAsk } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import { useState } from 'react'
import type { Chart } from '../../chart.ts'
import { PirateLine } from '../ship/pirate-line.tsx'
import type { Choose } from '../task.ts'
import tasks from './tasks.module.css'

type Crewing = { chart: Chart; canChoose: boolean }
type Answering = Crewing & { choose: Choose }

/** KP-11 Two of three, one of them as captain. */
export function SignTask({ pirates, chart, canChoose, choose }: Answering & { pirates: readonly string[] }) {
  const { i18n } = useLingui()
  const [captain, setCaptain] = useState<string | null>(null)
  const [crew, setCrew] = useState<string | null>(null)
  /** Nobody serves in two places. */
  function put(id: string, place: 'captain' | 'crew'): void {
    setCaptain(place === 'captain' ? id : captain === id ? null : captain)
    setCrew(place === 'crew' ? id : crew === id ? null : crew)
  }
  return (
    <>
      <ul className={tasks.list}>
        {pirates.map(id => (
          <li key={id} className={tasks.row}>
            <PirateLine id={id} chart={chart} as="choice" />
            <span className={tasks.berths}>
              <Button
                size="small"
                variant={captain === id ? 'gold' : 'ink'}
                disabled={!canChoose}
                aria-pressed={captain === id}
                onClick={() => put(id, 'captain')}
              >
                {i18n._('Captain')}
              </Button>
              <Button
                size="small"
                variant={crew === id ? 'gold' : 'ink'}
                disabled={!canChoose}
                aria-pressed={crew === id}
                onClick={() => put(id, 'crew')}
              >
                {i18n._('Crew')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div className={tasks.buttons}>
        <Button
          variant="gold"
          disabled={!canChoose || captain === null || crew === null}
          onClick={() => captain !== null && crew !== null && choose('match.sign', { captain, crew })}
        >
          {i18n._('Sign them on')}
        </Button>
      </div>
    </>
  )
}

type CaptainProps = Crewing & { pirates: readonly string[]; choose: (pirate: string) => void }

/** One of these for the cabin: in a lair, or after the captain is lost. */
export const CaptainTask = ({ pirates, chart, canChoose, choose }: CaptainProps) => (
  <ul className={tasks.list}>
    {pirates.map(id => (
      <li key={id}>
        <button type="button" className={tasks.row} disabled={!canChoose} onClick={() => choose(id)}>
          <PirateLine id={id} chart={chart} as="choice" />
        </button>
      </li>
    ))}
  </ul>
)

/** KP-37 Old hands and new, as many as there are places. */
export function CrewTask({ ask, chart, canChoose, choose }: Answering & { ask: PickAsk<string> }) {
  const { i18n } = useLingui()
  const [taken, setTaken] = useState<readonly string[]>([])
  const toggle = (id: string): void =>
    setTaken(taken.includes(id) ? taken.filter(other => other !== id) : [...taken, id].slice(-ask.max))
  return (
    <>
      <ul className={tasks.list}>
        {ask.from.map(id => (
          <li key={id}>
            <button
              type="button"
              className={tasks.row}
              disabled={!canChoose}
              aria-pressed={taken.includes(id)}
              onClick={() => toggle(id)}
            >
              <PirateLine id={id} chart={chart} as="choice" />
            </button>
          </li>
        ))}
      </ul>
      <p className={tasks.says}>
        {i18n._('{n} of {max, plural, one {# place} other {# places}} taken. Who is not taken leaves.', {
          n: taken.length,
          max: ask.max,
        })}
      </p>
      <div className={tasks.buttons}>
        <Button
          variant="gold"
          disabled={!canChoose || taken.length < ask.min}
          onClick={() => choose('lair.crew', { pick: [...taken] })}
        >
          {taken.length === 0 ? i18n._('Sail without a crew') : i18n._('Sign them on')}
        </Button>
      </div>
    </>
  )
}
