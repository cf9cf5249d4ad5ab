/** The table of Scurvy Dice: islands and track, everyone's ship, one's own below, and what is to be done with it. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, ScreenLayout, type ScreenProps } from '@nassau/ui'
import { type Sounds, useSounds } from '@nassau/ui/sound'
import { type ReactNode, useState } from 'react'
import Crosshair from '~icons/game-icons/crosshair'
import { rivalsOf } from '../board.ts'
import type { SeaEvent } from '../events.ts'
import type { ScurvyDice } from '../rules.ts'
import { Dock } from './dock.tsx'
import { gunsIn } from './hunt/aim.tsx'
import { Clash } from './hunt/clash.tsx'
import { Promises } from './hunt/promises.tsx'
import { Scene } from './hunt/scene.tsx'
import { Phases } from './phases.tsx'
import css from './screen.module.css'
import { Ships } from './ship/ships.tsx'
import { taskOf } from './task.ts'

const SOUNDS: Sounds<SeaEvent['kind']> = {
  rolled: 'die',
  rerolled: 'die',
  'treasure-rolled': 'die',
  fired: 'cannon',
  melee: 'drum',
  chased: 'water',
  looted: 'coin',
  stolen: 'coin',
  scored: 'wood',
  won: 'win',
}

export function Screen(props: ScreenProps<ScurvyDice>) {
  const { seen, names, seat, fresh, canChoose, choose, prompt } = props
  const { i18n } = useLingui()
  const { view, stack } = seen
  const task = taskOf(seen)
  const asked = JSON.stringify(seen.ask)
  const [shots, setShots] = useShots(asked)
  useSounds(fresh, SOUNDS)

  function actionOn(target: Seat): ReactNode {
    if (!canChoose) return null
    if (task.kind === 'aim') {
      const { guns, targets } = gunsIn(task.ask)
      if (!targets.includes(target)) return null
      const here = shots.filter(shot => shot === target).length
      return (
        <Button disabled={shots.length >= guns} onClick={() => setShots([...shots, target])}>
          <Crosshair /> {here === 0 ? i18n._('Aim here') : i18n._('{here} aimed', { here })}
        </Button>
      )
    }
    if (task.kind === 'board' && task.targets.includes(target))
      return (
        <Button variant="gold" onClick={() => choose('boarding.choose', { board: target })}>
          {i18n._('Board')}
        </Button>
      )
    return null
  }

  const others = seat === null ? view.ships.map((_, other) => other) : rivalsOf(view, seat)
  const struck = fresh.flatMap(event => (event.kind === 'fired' || event.kind === 'shot-away' ? [event.target] : []))
  return (
    <ScreenLayout
      board={
        <div className={css.board}>
          <Phases stack={stack} hunt={view.hunt} />
          <Scene view={view} names={names} treasure={null} roll={view.hunt} />
          <Ships
            view={view}
            names={names}
            seats={others}
            awaiting={seen.awaiting}
            struck={struck}
            actionOn={actionOn}
          />
          <Promises view={view} names={names} />
          <Clash fresh={fresh} names={names} />
        </div>
      }
      prompt={prompt}
      dock={<Dock {...props} {...{ task, asked, shots, setShots }} />}
    />
  )
}

/** Whom the cannons are aimed at so far, shot by shot; another ask makes an end of it. */
function useShots(asked: string): readonly [readonly Seat[], (shots: readonly Seat[]) => void] {
  const [aimed, setAimed] = useState<{ for: string; shots: readonly Seat[] }>({ for: '', shots: [] })
  return [aimed.for === asked ? aimed.shots : [], shots => setAimed({ for: asked, shots })]
}
