/** The table of King of Pirates: the map, how the race stands, one's ship and hand, and what is asked. */
import type { TableProps } from '@nassau/ui'
import { TableLayout } from '@nassau/ui'
import { play } from '@nassau/ui/sound'
import { useEffect, useMemo, useState } from 'react'
import { chartOf } from '../chart.ts'
import type { SeasEvent } from '../events.ts'
import type { Card } from '../names.ts'
import type { KingOfPirates } from '../rules.ts'
import { spacesLeft } from '../steps/movement.ts'
import { AskPanel, hasPanel } from './ask-panel.tsx'
import { HandOfCards } from './hand.tsx'
import { SeasMap } from './map.tsx'
import { Sheet } from './sheet.tsx'
import css from './table.module.css'
import { steeringOf, taskOf } from './task.ts'
import { Tidings } from './tidings.tsx'
import { Voyage } from './voyage.tsx'

const SOUNDS: Partial<Record<SeasEvent['kind'], Parameters<typeof play>[0]>> = {
  sailed: 'water',
  'tile-turned': 'wood',
  played: 'card',
  drew: 'card',
  attacks: 'drum',
  rolled: 'die',
  'rolled-again': 'cannon',
  plundered: 'coin',
  robbed: 'coin',
  'dug-up': 'coin',
  'pocket-picked': 'coin',
  'mutiny-brews': 'drum',
  bought: 'wood',
  won: 'win',
}

export function Table(props: TableProps<KingOfPirates>) {
  const { seen, edition, names, seat, fresh, canChoose, choose, prompt } = props
  const { view, stack } = seen
  const chart = chartOf(edition)
  const task = useMemo(() => taskOf(seen, chart), [seen, chart])
  const own = seat === null ? null : (view.ships[seat] ?? null)
  const [taken, take] = useState<Card | null>(null)
  // A card that has left the hand is no longer taken.
  const card = taken !== null && (own?.hand?.[taken] ?? 0) > 0 ? taken : null
  const frame = stack.at(-1)
  const left = frame?.step === 'movement' && view.turn === seat ? Math.max(0, spacesLeft(view, frame, edition)) : 0
  const steering = useMemo(
    () => (card === 'flying-dutchman' ? steeringOf(task.plays.get(card) ?? [], view, chart) : null),
    [card, task, view, chart],
  )
  const chosen = (choice: unknown): void => {
    take(null)
    choose(choice)
  }

  useEffect(() => {
    for (const { kind } of fresh) {
      const sound = SOUNDS[kind]
      if (sound) play(sound)
    }
  }, [fresh])

  const asking = hasPanel(task, view.fight !== null, card)
  return (
    <TableLayout
      board={
        <div className={css.board}>
          <Voyage view={view} edition={edition} names={names} seat={seat} isBegun={frame?.step !== 'match'} />
          <div className={css.sea}>
            <SeasMap
              chart={chart}
              view={view}
              names={names}
              seat={seat}
              fresh={fresh}
              ways={canChoose ? (steering ?? task.ways) : NOWHERE}
              left={steering ? 0 : left}
              choose={chosen}
            />
          </div>
          <Tidings fresh={fresh} names={names} edition={edition} />
        </div>
      }
      prompt={
        <div className={css.asking}>
          {prompt}
          {asking && <AskPanel {...props} choose={chosen} task={task} left={left} card={card} take={take} />}
        </div>
      }
      dock={
        own?.hand && seat !== null ? (
          <div className={css.dock} data-task={task.panel.kind} data-asking={asking || undefined}>
            <Sheet ship={own} view={view} seat={seat} edition={edition} />
            <HandOfCards
              hand={own.hand}
              task={task}
              canChoose={canChoose}
              chosen={card}
              pick={one => take(one === card ? null : one)}
            />
          </div>
        ) : null
      }
    />
  )
}

const NOWHERE: ReadonlyMap<number, object> = new Map()
