/** Building a ship: dice are dragged or tapped into sails, hull, cannons and crew. */
import { useLingui } from '@lingui/react'
import type { AssignAsk, Assigned } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import { useState } from 'react'
import { PARTS, type Part } from '../../board.ts'
import { FACES } from '../../edition/edition.ts'
import css from '../tasks.module.css'
import { faceWord, partWord } from '../words.ts'
import { choiceOf, firstLayout, type Placed, put } from './arrangement.ts'
import { ShipDie } from './face.tsx'
import { OwnShip } from './own-ship.tsx'

type Props = {
  ask: AssignAsk<Part>
  seat: number
  canChoose: boolean
  choose: (choice: Assigned<Part>) => void
}

const DRAGGED = 'text/plain'

export function ArrangeTask({ ask, seat, canChoose, choose }: Props) {
  const { i18n } = useLingui()
  const [laid, setLaid] = useState<readonly Placed<Part>[]>(() => firstLayout(ask))
  const move = (i: number, place?: Part): void => setLaid(put(ask, laid, i, place))
  return (
    <div className={css.building}>
      <OwnShip
        seat={seat}
        parts={PARTS.map(part => ({
          part,
          count: laid.filter(({ at }) => at === part).length,
          drop: event => move(Number(event.dataTransfer.getData(DRAGGED)), part),
          dice: laid.flatMap(({ thing, to, at }, i) => {
            const face = FACES.find(known => known === thing) ?? 'ship'
            const says = i18n._('{face} in {place}', { face: faceWord(i18n, face), place: partWord(i18n, part) })
            return at !== part
              ? []
              : [
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: alike dice are told apart by their place only
                    key={`${thing}-${i}`}
                    type="button"
                    className={css.die}
                    draggable={canChoose && to.length > 1}
                    disabled={!canChoose || to.length === 1}
                    aria-label={to.length === 1 ? says : i18n._('{says}: move it on', { says })}
                    onDragStart={event => event.dataTransfer.setData(DRAGGED, String(i))}
                    onClick={() => move(i)}
                  >
                    <ShipDie face={face} state={to.length > 1 ? 'open' : undefined} />
                  </button>,
                ]
          }),
        }))}
      />
      <Button variant="gold" size="large" disabled={!canChoose} onClick={() => choose(choiceOf(laid))}>
        {i18n._('Set sail')}
      </Button>
    </div>
  )
}
