/** The table of Scurvy Dice: islands and track, everyone's ship, one's own below, and what is to be done with it. */
import { useLingui } from '@lingui/react'
import type { Seat } from '@nassau/kernel'
import { Button, TableLayout, type TableProps } from '@nassau/ui'
import { play } from '@nassau/ui/sound'
import { type ReactNode, useEffect, useState } from 'react'
import Crosshair from '~icons/game-icons/crosshair'
import { rivalsOf } from '../board.ts'
import type { SeaEvent } from '../events.ts'
import type { ScurvyDice } from '../rules.ts'
import { AimTask, gunsIn } from './aim.tsx'
import { ArrangeTask } from './arrange.tsx'
import { Clash } from './clash.tsx'
import { OfferTask } from './offer.tsx'
import { OfferMade } from './offer-made.tsx'
import { BuiltShip } from './own-ship.tsx'
import { Phases } from './phases.tsx'
import { Scene } from './scene.tsx'
import { Ships } from './ships.tsx'
import css from './table.module.css'
import { taskOf } from './task.ts'
import { TrayTask } from './tray.tsx'
import { TreasureTask } from './treasure.tsx'

const SOUNDS: Partial<Record<SeaEvent['kind'], Parameters<typeof play>[0]>> = {
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

export function Table({ seen, names, seat, fresh, canChoose, choose, prompt, answers }: TableProps<ScurvyDice>) {
  const { i18n } = useLingui()
  const { view, stack } = seen
  const task = taskOf(seen)
  const asked = JSON.stringify(seen.ask)
  const [aimed, setAimed] = useState<{ for: string; shots: readonly Seat[] }>({ for: '', shots: [] })
  const shots = aimed.for === asked ? aimed.shots : []

  useEffect(() => {
    for (const { kind } of fresh) {
      const sound = SOUNDS[kind]
      if (sound) play(sound)
    }
  }, [fresh])

  function actionOn(target: Seat): ReactNode {
    if (!canChoose) return null
    if (task.kind === 'aim') {
      const { guns, targets } = gunsIn(task.ask)
      if (!targets.includes(target)) return null
      const here = shots.filter(shot => shot === target).length
      return (
        <Button disabled={shots.length >= guns} onClick={() => setAimed({ for: asked, shots: [...shots, target] })}>
          <Crosshair /> {here === 0 ? i18n._('Aim here') : i18n._('{here} aimed', { here })}
        </Button>
      )
    }
    if (task.kind === 'board' && task.targets.includes(target))
      return (
        <Button variant="gold" onClick={() => choose({ board: target })}>
          {i18n._('Board')}
        </Button>
      )
    return null
  }

  const own = seat === null ? null : (view.ships[seat] ?? null)
  const others = seat === null ? view.ships.map((_, other) => other) : rivalsOf(view, seat)
  const struck = fresh.flatMap(event => (event.kind === 'fired' || event.kind === 'shot-away' ? [event.target] : []))
  const top = stack.at(-1)

  const dock = (
    <div className={css.dock} data-task={task.kind}>
      {task.kind === 'arrange' && seat !== null ? (
        <ArrangeTask key={asked} ask={task.ask} seat={seat} canChoose={canChoose} choose={choose} />
      ) : (
        own && seat !== null && task.kind !== 'tray' && task.kind !== 'offer' && <BuiltShip seat={seat} ship={own} />
      )}
      {task.kind === 'tray' && (
        <TrayTask key={asked} ask={task.ask} canChoose={canChoose} choose={choose} isSalvage={top?.at === 'salvage'} />
      )}
      {task.kind === 'aim' && (
        <AimTask
          ask={task.ask}
          shots={shots}
          names={names}
          canChoose={canChoose}
          undo={() => setAimed({ for: asked, shots: [] })}
          choose={choose}
        />
      )}
      {task.kind === 'treasure' && <TreasureTask key={asked} ask={task.ask} canChoose={canChoose} choose={choose} />}
      {task.kind === 'offer' && (
        <OfferTask key={asked} ask={task.ask} names={names} canChoose={canChoose} choose={choose} />
      )}
      {task.kind === 'board' && (
        <div className={css.stay}>
          <Button disabled={!canChoose} onClick={() => choose({ board: null })}>
            {i18n._('Stay away')}
          </Button>
        </div>
      )}
      {top?.step === 'negotiation' && top.at === 'answer' && <OfferMade frame={top} view={view} names={names} />}
      {task.kind === 'other' && answers}
    </div>
  )
  return (
    <TableLayout
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
          <Clash fresh={fresh} names={names} />
        </div>
      }
      prompt={prompt}
      dock={dock}
    />
  )
}
