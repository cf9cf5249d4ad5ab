/** The panel beside the board: the combat in progress, the card in hand, and what is asked now. */
import { repeat } from '@nassau/kernel'
import type { ScreenProps } from '@nassau/ui'
import type { ReactNode } from 'react'
import { type Hand, shipOf } from '../../board.ts'
import { chartOf } from '../../chart.ts'
import type { KingOfPirates } from '../../rules.ts'
import { CARDS, type Card } from '../../words/names.ts'
import { Combat } from '../fight/combat.tsx'
import { Reaction } from '../fight/reaction.tsx'
import css from '../screen.module.css'
import type { Task } from '../task.ts'
import { SignTask } from './crew-tasks.tsx'
import { DiscardTask } from './discard-task.tsx'
import { Manning } from './manning.tsx'
import { PlayCard } from './play-card.tsx'
import { TargetTask } from './target-task.tsx'
import { BuyTask, ColourTask, DigTask, SailTask, StealTask } from './turn-tasks.tsx'

type Props = Pick<ScreenProps<KingOfPirates>, 'seen' | 'edition' | 'names' | 'seat' | 'canChoose' | 'choose'> & {
  task: Task
  /** Spaces the own ship can still sail this turn. */
  left: number
  /** The card taken from the hand. */
  card: Card | null
  take: (card: Card | null) => void
}

export function AskPanel(props: Props) {
  const { seen, edition, names, seat, canChoose, choose, task, card, take } = props
  const { view } = seen
  const chart = chartOf(edition)
  const { panel } = task
  const rolls =
    panel.kind === 'reroll' && seat !== null && view.fight
      ? seat === view.fight.attacker
        ? 'attack'
        : 'defence'
      : null
  const asked = card === null ? <Asked {...props} /> : null
  const putBack = (): void => {
    take(null)
    document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus()
  }
  return (
    <div className={css.panel} data-reading={card !== null || undefined}>
      {view.fight && (
        <div className={css.fight}>
          <Combat
            fight={view.fight}
            view={view}
            chart={chart}
            names={names}
            rolls={card === null ? rolls : null}
            balls={view.ships[seat ?? -1]?.cannonballs ?? 0}
            canChoose={canChoose}
            choose={choice => panel.kind === 'reroll' && choose(panel.at, choice)}
          />
        </div>
      )}
      {card !== null && (
        <PlayCard
          key={card}
          card={card}
          plays={task.plays.get(card) ?? []}
          view={view}
          edition={edition}
          names={names}
          seat={seat}
          canChoose={canChoose}
          play={play => task.at && choose(task.at, play)}
          keep={putBack}
        />
      )}
      {asked}
    </div>
  )
}

function Asked({ seen, edition, names, seat, canChoose, choose, task, left, take }: Props): ReactNode {
  const { view, stack } = seen
  const frame = stack.at(-1)
  const { panel } = task
  if (seat === null || !frame) return null
  const own = shipOf(view, seat)
  const now = { view, edition, names, seat, canChoose, choose }
  switch (panel.kind) {
    case 'sign':
      return <SignTask {...{ canChoose, choose }} chart={chartOf(edition)} pirates={panel.pirates} />
    case 'colour':
      return <ColourTask {...now} colours={panel.colours} />
    case 'captain':
    case 'promote':
    case 'crew':
      return <Manning {...now} panel={panel} frame={frame} />
    case 'buy':
      return <BuyTask {...now} parts={panel.parts} />
    case 'steal':
      return <StealTask {...now} seats={panel.seats} />
    case 'target':
      return <TargetTask {...now} hasPrize={panel.hasPrize} seats={panel.seats} />
    case 'dig':
      return <DigTask {...now} space={own.at} canDig={panel.canDig} />
    case 'sail':
      return <SailTask {...now} left={left} />
    case 'window':
      return <Reaction {...now} {...panel} task={task} frame={frame} take={take} />
    case 'discard':
      return <DiscardTask key={panel.ways.join(';')} {...now} cards={heldIn(own.hand)} n={panel.ways[0]?.length ?? 0} />
    case 'reroll':
    case 'aside':
    case 'none':
      return null
  }
}

/** Every card of a hand by itself. */
const heldIn = (hand: Hand | null): Card[] => (hand ? CARDS.flatMap(card => repeat(card, hand[card])) : [])

/** Whether the panel has anything to say. */
export const hasPanel = ({ panel }: Task, isFighting: boolean, card: Card | null): boolean =>
  isFighting || card !== null || (panel.kind !== 'none' && panel.kind !== 'aside')
