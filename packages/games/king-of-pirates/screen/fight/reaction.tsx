/** A reaction window: what is happening, the cards that can answer it, and letting it happen. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { PASS, type Seat } from '@nassau/kernel'
import { Button } from '@nassau/ui'
import { shipOf } from '../../board.ts'
import { isWorthAsking } from '../../cards/windows.ts'
import { chartOf } from '../../chart.ts'
import type { Edition } from '../../edition/edition.ts'
import { attackTotal, defenceTotal } from '../../fighting/fight.ts'
import type { SeasFrame } from '../../rules.ts'
import type { SeasView } from '../../view.ts'
import { CARDS, type Card } from '../../words/names.ts'
import { pirateName, prizeName } from '../../words/words.ts'
import type { Choose, Panel, Task, Window } from '../task.ts'
import tasks from '../tasks/tasks.module.css'
import { cardWord, counted } from '../words.ts'
import { bestEffect } from './effect.ts'

type Props = {
  about: Window
  scapegoats: readonly string[]
  task: Task
  frame: SeasFrame
  view: SeasView
  edition: Edition
  names: readonly string[]
  seat: Seat
  canChoose: boolean
  at: Extract<Panel, { kind: 'window' }>['at']
  choose: Choose
  /** Takes a card from the hand, to see how it can be played. */
  take: (card: Card) => void
}

/** What answers what, where it is no combat. */
const ANSWERS: Readonly<Record<Window, readonly Card[]>> = {
  unrest: ['mutiny'],
  mutiny: ['keelhauling'],
  attack: [],
  result: [],
  dig: ['flying-dutchman', 'assassination'],
}

/** A card to answer with: what it would change, and whether a sensible captain would play it. */
type Answer = { card: Card; says: string | null; isWise: boolean }

/** Only what is to the point is offered here; any other card can still be played from the hand. */
function answersOf({ about, task, view, edition, seat, frame }: Props, i18n: I18n): Answer[] {
  const now = { i18n, view, chart: chartOf(edition), seat }
  return CARDS.flatMap((card): Answer[] => {
    const plays = task.plays.get(card)
    if (!plays) return []
    if (about === 'attack' || about === 'result') {
      const effect = bestEffect(now, plays)
      return effect ? [{ card, says: effect.says, isWise: effect.turnsItForMe }] : []
    }
    if (!ANSWERS[about].includes(card)) return []
    const isMine = about === 'mutiny' ? frame.step === 'mutiny' && frame.seat === seat : view.turn !== seat
    return [{ card, says: null, isWise: isMine && isWorthAsking(view, edition, frame, seat, [...plays]) }]
  })
}

export function Reaction(props: Props) {
  const { about, at, scapegoats, task, edition, canChoose, choose, take, ...now } = props
  const { i18n } = useLingui()
  const { title, says } = useStory({ about, edition, hasAnswer: task.plays.has('keelhauling'), ...now })
  const answers = answersOf(props, i18n)
  const isWisestToPass = !answers.some(({ isWise }) => isWise) && scapegoats.length === 0
  const play = (card: Card): void => {
    const [only, ...more] = task.plays.get(card) ?? []
    if (only && more.length === 0) choose(at, only)
    else take(card)
  }
  return (
    <>
      <h3 className={about === 'mutiny' ? tasks.title : tasks.asked}>{title}</h3>
      <p className={tasks.says}>{says}</p>
      <div className={tasks.buttons}>
        {answers.map(({ card, says: change, isWise }) => (
          <Button key={card} variant={isWise ? 'gold' : 'ink'} disabled={!canChoose} onClick={() => play(card)}>
            <span className={tasks.two}>
              <b>
                {card === 'keelhauling' ? i18n._('Keelhaul') : i18n._('Play {card}', { card: cardWord(i18n, card) })}
              </b>
              {change !== null && <span className={tasks.change}>{change}</span>}
            </span>
          </Button>
        ))}
        {scapegoats.map(id => (
          <Button
            key={id}
            variant="gold"
            disabled={!canChoose}
            onClick={() => choose('mutiny.answers', { sacrifice: id })}
          >
            {i18n._('Blame {name}', { name: pirateName(id, edition) })}
          </Button>
        ))}
        <Button variant={isWisestToPass ? 'gold' : 'ink'} disabled={!canChoose} onClick={() => choose(at, PASS)}>
          {i18n._('Pass')}
        </Button>
      </div>
    </>
  )
}

type Story = Pick<Props, 'about' | 'frame' | 'view' | 'edition' | 'names' | 'seat'> & { hasAnswer: boolean }

/** The question, and what happens if nobody answers. */
function useStory({ about, frame, view, edition, names, seat, hasAnswer }: Story): { title: string; says: string } {
  const { i18n } = useLingui()
  const chart = chartOf(edition)
  const whose = names[view.turn] ?? ''
  if (about === 'mutiny' && frame.step === 'mutiny') {
    const victim = shipOf(view, frame.seat)
    const captain = victim.captain === null ? null : pirateName(victim.captain, edition)
    const title = hasAnswer ? i18n._('Keelhaul this mutiny?') : i18n._('Answer this mutiny?')
    if (frame.seat === seat)
      return {
        title,
        says:
          captain === null
            ? i18n._('Your ship is about to be seized and thrown back to a lair.')
            : i18n._(
                'Your crew turns on Captain {captain}. You lose the captain, and your ship is thrown back to a lair.',
                {
                  captain,
                },
              ),
      }
    return { title, says: i18n._('The crew of {name} mutinies.', { name: names[frame.seat] ?? '' }) }
  }
  if (about === 'unrest')
    return {
      title: i18n._('Start a mutiny?'),
      says:
        view.turn === seat
          ? i18n._('Before you sail, anyone may play a mutiny.')
          : i18n._('Before {name} sails, anyone may play a mutiny.', { name: whose }),
    }
  if (about === 'dig' && frame.step === 'dig')
    return {
      title:
        view.turn === seat ? i18n._('You dig. Play a card?') : i18n._('{name} digs. Play a card?', { name: whose }),
      says: i18n._('{worth} doubloons come up if nobody stops it.', {
        worth: counted(i18n, chart.treasures[frame.space]?.worth ?? 0),
      }),
    }
  const { fight } = view
  if (!fight) return { title: i18n._('Play a card?'), says: '' }
  const attacker = names[fight.attacker] ?? ''
  const target =
    fight.defender === null
      ? fight.prize && prizeName(fight.prize.kind, fight.prize.nation)
      : (names[fight.defender] ?? '')
  if (about === 'attack')
    return {
      title: i18n._('Play a card before the dice?'),
      says: i18n._('{attacker} attacks: {target}.', { attacker, target: target ?? '' }),
    }
  const isAhead = attackTotal(view, chart, fight) >= defenceTotal(view, chart, fight)
  return {
    title: i18n._('Let the result stand?'),
    says: isAhead
      ? i18n._('As it is, the attack of {attacker} succeeds.', { attacker })
      : i18n._('As it is, the attack of {attacker} is beaten off.', { attacker }),
  }
}
