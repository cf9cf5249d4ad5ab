/** A combat: both sides with their dice and what they add; and the dice that a cannonball rolls again. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Button, SeatMark } from '@nassau/ui'
import { Cannonball, Die2D, Reckoned } from '@nassau/ui/art'
import { type ReactNode, useState } from 'react'
import type { Fight } from '../../board.ts'
import type { Chart } from '../../chart.ts'
import type { Reroll } from '../../steps/combat.ts'
import type { SeasView } from '../../view.ts'
import { prizeName } from '../../words/words.ts'
import { NationFlag } from '../map/flags.tsx'
import tasks from '../tasks/tasks.module.css'
import css from './combat.module.css'
import { type Part, type Side, sidesOf } from './fight-sides.ts'

type Props = {
  fight: Fight
  view: SeasView
  chart: Chart
  names: readonly string[]
  /** Whose dice may be rolled again by the one who looks on; null if that is not asked. */
  rolls: 'attack' | 'defence' | null
  balls: number
  canChoose: boolean
  choose: (choice: Reroll) => void
}

const REROLL_OF = ['none', 'first', 'second', 'both'] as const

export function Combat({ fight, view, chart, names, rolls, balls, canChoose, choose }: Props) {
  const { i18n } = useLingui()
  const [marked, setMarked] = useState<readonly number[]>([])
  const { attack, defence } = sidesOf(view, chart, fight)
  /** Whoever is ahead has nothing to gain by rolling again. */
  const isAhead = attack.total >= defence.total === (rolls === 'attack')
  const toggle = (die: number): void =>
    setMarked(marked.includes(die) ? marked.filter(other => other !== die) : [...marked, die])
  // The first die counts one, the second two: together both.
  const reroll = REROLL_OF[marked.reduce((sum, die) => sum + die + 1, 0)] ?? 'none'
  const sideOf = (side: Side, of: 'attack' | 'defence'): ReactNode => (
    <SideLine side={side} names={names} marked={rolls === of ? marked : null} toggle={toggle} canChoose={canChoose} />
  )
  return (
    <section className={css.combat} aria-label={i18n._('Combat')}>
      {sideOf(attack, 'attack')}
      <p className={css.against}>{i18n._('against')}</p>
      {sideOf(defence, 'defence')}
      {rolls !== null && (
        <>
          <p className={tasks.says}>
            {isAhead ? i18n._('You are ahead.') : i18n._('Tap the dice to roll again. A cannonball rolls one or both.')}{' '}
            {i18n._('{balls, plural, one {# cannonball} other {# cannonballs}} left.', { balls })}
          </p>
          <div className={tasks.buttons}>
            <Button
              variant={isAhead ? 'ink' : 'gold'}
              disabled={!canChoose || reroll === 'none'}
              onClick={() => {
                setMarked([])
                choose({ reroll })
              }}
            >
              <Cannonball /> {i18n._('Fire and roll again')}
            </Button>
            <Button variant={isAhead ? 'gold' : 'ink'} disabled={!canChoose} onClick={() => choose({ reroll: 'none' })}>
              {i18n._('Keep this roll')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

type SideProps = {
  side: Side
  names: readonly string[]
  marked: readonly number[] | null
  toggle: (die: number) => void
  canChoose: boolean
}

function SideLine({ side, names, marked, toggle, canChoose }: SideProps) {
  const { i18n } = useLingui()
  const { seat, prize, dice, parts, total } = side
  return (
    <div className={css.side}>
      <span className={css.name}>
        {seat !== null && <SeatMark seat={seat} says="" />}
        {prize && (
          <svg viewBox="-1 -1 16 11" className={css.flag} aria-hidden="true">
            <NationFlag nation={prize.nation} x={0} y={0} />
          </svg>
        )}
        <b>{seat === null ? prize && prizeName(prize.kind, prize.nation) : names[seat]}</b>
      </span>
      <span className={css.dice}>
        {dice.map((pips, i) => {
          const die = (
            <Die2D
              // A new throw tumbles.
              key={pips}
              says={i18n._('a {pips}', { pips })}
              face={pips}
              isThrown
              {...(marked?.includes(i) && { state: 'chosen' })}
            />
          )
          return marked === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <span key={i}>{die}</span>
          ) : (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              key={i}
              type="button"
              className={css.pick}
              aria-pressed={marked.includes(i)}
              aria-label={i18n._('Roll the {pips} again', { pips })}
              disabled={!canChoose}
              onClick={() => toggle(i)}
            >
              {die}
            </button>
          )
        })}
      </span>
      <Reckoned key={dice.join()} className={css.total}>
        {dice.length > 0 || prize ? total : '…'}
      </Reckoned>
      <span className={css.parts}>{parts.map(part => partInWords(i18n, part)).join(', ')}</span>
    </div>
  )
}

function partInWords(i18n: I18n, { of, n }: Part): string {
  const words: Readonly<Record<Part['of'], string>> = {
    defence: i18n._('defence'),
    skills: i18n._('skills'),
    assault: i18n._('assault'),
    ambush: i18n._('ambush'),
    mercenaries: i18n._('mercenaries'),
    soldiers: i18n._('soldiers'),
    scurvy: i18n._('scurvy'),
  }
  return `${words[of]} ${of === 'defence' ? '' : n > 0 ? '+' : '−'}${Math.abs(n)}`
}
