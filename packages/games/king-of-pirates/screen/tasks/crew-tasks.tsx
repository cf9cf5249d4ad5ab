/** Who serves where: the first crew, a new captain, and the hands signed on in a lair. */
import { useLingui } from '@lingui/react'
import { Button } from '@nassau/ui'
import { useState } from 'react'
import type { Chart } from '../../chart.ts'
import { PirateLine } from '../ship/pirate-line.tsx'
import type { Choose } from '../task.ts'
import tasks from './tasks.module.css'
import { Ticks } from './ticks.tsx'

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

type CaptainProps = Crewing & {
  pirates: readonly string[]
  /** Those who already serve aboard. */
  aboard: readonly string[]
  choose: (pirate: string) => void
  /** Lets captain and crew stay as they are; null where one must be chosen. */
  keep: (() => void) | null
}

/** One of these for the cabin: in a lair, or after the captain is lost. */
export function CaptainTask({ pirates, aboard, chart, canChoose, choose, keep }: CaptainProps) {
  const { i18n } = useLingui()
  return (
    <>
      {keep && (
        <div className={tasks.buttons}>
          <Button variant="gold" disabled={!canChoose} onClick={keep}>
            {i18n._('Keep as we are')}
          </Button>
        </div>
      )}
      <ul className={tasks.list}>
        {pirates.map(id => (
          <li key={id}>
            <button type="button" className={tasks.row} disabled={!canChoose} onClick={() => choose(id)}>
              <Since isNew={!aboard.includes(id)} />
              <PirateLine id={id} chart={chart} as="choice" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Old hands and new told apart. */
function Since({ isNew }: { isNew: boolean }) {
  const { i18n } = useLingui()
  return (
    <small className={tasks.since} data-new={isNew || undefined}>
      {isNew ? i18n._('new') : i18n._('aboard')}
    </small>
  )
}

type CrewProps = Answering & {
  /** Every crew that may be signed on, the one with most old hands first. */
  crews: readonly (readonly string[])[]
  aboard: readonly string[]
  /** Whether the captain of before goes on. */
  hasOldCaptain: boolean
}

/** KP-37 Old hands and new, as many as there are places; those aboard are ticked to begin with. */
export function CrewTask({ crews, aboard, hasOldCaptain, chart, canChoose, choose }: CrewProps) {
  const { i18n } = useLingui()
  const [usual = []] = crews
  const pirates = [...new Set(crews.flat())]
  const most = usual.length
  const placeOf = (id: string): number => pirates.indexOf(id)
  const [ticked, tick] = useState<readonly number[]>(usual.filter(id => aboard.includes(id)).map(placeOf))
  const taken = pirates.filter((_, i) => ticked.includes(i))
  const old = pirates.filter(id => aboard.includes(id))
  const isAsBefore = hasOldCaptain && old.length === taken.length && old.every(id => taken.includes(id))
  const crew = crews.find(one => one.length === taken.length && one.every(id => taken.includes(id)))
  const label = (): string => {
    if (isAsBefore) return i18n._('Keep as we are')
    return taken.length === 0 ? i18n._('Sail without a crew') : i18n._('Sign them on')
  }
  return (
    <>
      <Ticks things={pirates} ticked={ticked} most={most} canChoose={canChoose} tick={tick}>
        {id => (
          <>
            <Since isNew={!aboard.includes(id)} />
            <PirateLine id={id} chart={chart} as="choice" />
          </>
        )}
      </Ticks>
      <p className={tasks.says}>
        {i18n._('{n} of {max, plural, one {# place} other {# places}} taken. Whoever you do not take goes ashore.', {
          n: taken.length,
          max: most,
        })}
      </p>
      <div className={tasks.buttons}>
        <Button
          variant={taken.length === 0 ? 'ink' : 'gold'}
          disabled={!canChoose || !crew}
          onClick={() => crew && choose('lair.crew', { crew: [...crew] })}
        >
          {label()}
        </Button>
      </div>
    </>
  )
}
