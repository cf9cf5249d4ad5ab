/** The examples of the rulebook: reach, odds and totals are worked out by the rules. */
import { useLingui } from '@lingui/react'
import { Example } from '@nassau/ui'
import type { ReactNode } from 'react'
import { pathTo } from '../../../kit/hexes.ts'
import { unitOf } from '../../board.ts'
import { adventureOf, eventOf } from '../../cards/decks.ts'
import { EDITION } from '../../edition/edition.ts'
import { pointsLeft, reachOf } from '../../sailing/reach.ts'
import { strengthOf } from '../../sailing/strength.ts'
import { fightOf } from '../../steps/battle/fight.ts'
import { Costs, Course, Preview } from '../chart/markings.tsx'
import { DeckCard } from '../deck-card.tsx'
import { chancesOf } from '../fight/odds.ts'
import { ANNE, BEN, Fought, lagoonWith, MAP, outcomeOf, percent, Shore, spaceNamed } from './example-lagoon.tsx'
import type { EXAMPLES } from './example-names.ts'
import css from './examples.module.css'

/** DL-4, DL-15, DL-17 The landing told above: how far crew 1 can come. */
function Landing() {
  const { i18n } = useLingui()
  const [beach, inland, swamp] = [spaceNamed('E4'), spaceNamed('H4'), spaceNamed('G5')]
  const aboard = { at: beach, aboard: ANNE.ship }
  const lagoon = lagoonWith({
    [ANNE.ship]: { at: beach, spent: 3 },
    [ANNE.crews[0]]: aboard,
    [ANNE.crews[1]]: aboard,
    [ANNE.crews[2]]: aboard,
  })
  const reached = reachOf(lagoon, EDITION, ANNE.crews[0])
  const legal = new Set(reached.costs.flatMap((cost, space) => (cost >= 0 ? [space] : [])))
  return (
    <Example
      clause="DL-4, DL-15, DL-17"
      caption={i18n._(
        'Each number is what crew 1 pays from the ship to that hex, with {points} points to spend. The dotted way over the beach and through the jungle takes it to the grass for {cost}. The swamp beside it has no number: it is out of reach.',
        { points: pointsLeft(EDITION, unitOf(lagoon, ANNE.crews[0])), cost: reached.costs[inland] ?? 0 },
      )}
    >
      <Shore lagoon={lagoon} spaces={[...legal, swamp]}>
        <Preview map={MAP} costs={reached.costs} />
        <Course map={MAP} path={[beach, ...pathTo(reached, inland)]} />
        <Costs map={MAP} costs={reached.costs} legal={legal} />
      </Shore>
    </Example>
  )
}

/** DL-22, DL-24 The battle told above, before cards and dice. */
function Odds() {
  const { i18n } = useLingui()
  const hex = spaceNamed('G4')
  const lagoon = lagoonWith({
    [ANNE.crews[0]]: { at: hex, items: ['vanes-cutlass'] },
    [ANNE.crews[1]]: { at: hex, strength: 2 },
    [BEN.crews[0]]: { at: hex },
  })
  const { bout, ours, theirs, difference } = outcomeOf(
    lagoon,
    fightOf({
      form: 'battle',
      hex,
      attacker: 0,
      defender: 1,
      ours: [ANNE.crews[0], ANNE.crews[1]],
      theirs: [BEN.crews[0]],
      printed: 0,
    }),
  )
  const { won, level, lost } = chancesOf(difference)
  return (
    <Example
      clause="DL-22, DL-24"
      caption={i18n._(
        'The same battle before any card: Anne’s crews have {strength} and the cutlass {items}, together {ours}; Ben’s crew has {theirs}. With {difference} more she wins in {won} % of all falls of the dice, {level} % are level, and {lost} % go to Ben. The matrix says what that means for either of them, line by line.',
        {
          strength: ours.strength,
          items: ours.items,
          ours: ours.total,
          theirs: theirs.total,
          difference,
          won: percent(won),
          level: percent(level),
          lost: percent(lost),
        },
      )}
    >
      <Fought lagoon={lagoon} bout={bout} />
    </Example>
  )
}

/** DL-28, DL-29 Several units of both sides in one hex, and which of them count. */
function Stack() {
  const { i18n } = useLingui()
  const hex = spaceNamed('E4')
  const lagoon = lagoonWith({
    [ANNE.crews[0]]: { at: hex },
    [ANNE.crews[1]]: { at: hex, strength: 2 },
    [BEN.ship]: { at: hex },
    [BEN.crews[0]]: { at: hex, aboard: BEN.ship },
    [BEN.crews[1]]: { at: hex, aboard: BEN.ship, strength: 2 },
    [BEN.crews[2]]: { at: hex, strength: 1 },
  })
  const together = strengthOf(lagoon, [ANNE.crews[0], ANNE.crews[1]])
  return (
    <Example
      clause="DL-28, DL-29"
      caption={i18n._(
        'One beach, seen from above. A shield is a crew: its number in Roman figures, its strength below. The small shields under Ben’s ship are the crews aboard, so the ship fights with {ship}. His crew III stands beside it and has {third} of its own. Anne’s crews I and II may attack the ship together with {together}, or crew III, or one of them each.',
        { ship: strengthOf(lagoon, [BEN.ship]), third: strengthOf(lagoon, [BEN.crews[2]]), together },
      )}
    >
      <div className={css.hex}>
        <Shore lagoon={lagoon} spaces={[hex]} />
      </div>
    </Example>
  )
}

/** DL-33, DL-34 The first round of the boarding told above. */
function Boarding() {
  const { i18n } = useLingui()
  const hex = spaceNamed('D4')
  const onAnnes = { at: hex, aboard: ANNE.ship }
  const onBens = { at: hex, aboard: BEN.ship }
  const lagoon = lagoonWith(
    {
      [ANNE.ship]: { at: hex, items: ['boarding-pikes'] },
      [ANNE.crews[0]]: onAnnes,
      [ANNE.crews[1]]: onAnnes,
      [BEN.ship]: { at: hex },
      [BEN.crews[0]]: onBens,
      [BEN.crews[1]]: { ...onBens, strength: 2 },
    },
    { boardings: [{ one: ANNE.ship, other: BEN.ship, isTried: false }] },
  )
  const fight = fightOf({
    form: 'boarding',
    hex,
    attacker: 0,
    defender: 1,
    ours: [ANNE.ship],
    theirs: [BEN.ship],
    printed: 0,
  })
  const { bout, ours, theirs, difference, steps } = outcomeOf(lagoon, { ...fight, dice: [3, 3] })
  return (
    <Example
      clause="DL-33, DL-34"
      caption={i18n._(
        'The first round: Anne’s crews bring {strength}, the pikes in the box {items} and the die {die}, together {ours}. Ben comes to {theirs}. The line for a difference of {difference} is marked: he loses {steps, plural, one {# step} other {# steps}}, and his ship is immobilized. The crosses on the sails say that neither ship can leave.',
        {
          strength: ours.strength,
          items: ours.items,
          die: ours.die ?? 0,
          ours: ours.total,
          theirs: theirs.total,
          difference,
          steps,
        },
      )}
    >
      <div className={css.hex}>
        <Shore lagoon={lagoon} spaces={[hex]} />
      </div>
      <Fought lagoon={lagoon} bout={bout} />
    </Example>
  )
}

/** DL-37 The fight of the exploration told above. */
function Adventure() {
  const { i18n } = useLingui()
  const hex = spaceNamed('G4')
  const guard = adventureOf(EDITION, 'skeleton-guard')
  const swordmaster = eventOf(EDITION, 'swordmaster')
  const lagoon = lagoonWith({ [ANNE.crews[0]]: { at: hex }, [ANNE.crews[1]]: { at: hex, strength: 2 } })
  const fight = fightOf({
    form: 'adventure',
    hex,
    attacker: 0,
    defender: null,
    ours: [ANNE.crews[0], ANNE.crews[1]],
    theirs: [],
    printed: guard.amount,
  })
  const { bout, ours, theirs, difference, steps } = outcomeOf(lagoon, {
    ...fight,
    cards: [swordmaster.amount, 0],
    dice: [3, 2],
  })
  return (
    <Example
      clause="DL-37"
      caption={i18n._(
        'The Skeleton Guard fights with the {printed} printed on it. The explorers have {strength}, Swordmaster adds {cards}, and with the die they come to {ours} against {theirs}. A difference of {difference} costs the loser {steps, plural, one {# step} other {# steps}}, and any step defeats it. The number in the corner of the card is its value in the game of points.',
        {
          printed: guard.amount,
          strength: ours.strength,
          cards: ours.cards,
          ours: ours.total,
          theirs: theirs.total,
          difference,
          steps,
        },
      )}
    >
      <div className={css.cards}>
        <DeckCard deck="adventure" id={guard.id} edition={EDITION} />
        <DeckCard deck="event" id={swordmaster.id} edition={EDITION} />
      </div>
      <Fought lagoon={lagoon} bout={bout} />
    </Example>
  )
}

export const examples: Readonly<Record<(typeof EXAMPLES)[number], () => ReactNode>> = {
  landing: Landing,
  odds: Odds,
  stack: Stack,
  boarding: Boarding,
  adventure: Adventure,
}
