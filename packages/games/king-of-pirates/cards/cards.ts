/** Action cards: when each may be played, and what it does (KP-47 to KP-60). */
import {
  type AskPhase,
  type Ctx,
  type Denied,
  type Frame,
  listPhase,
  oneOf,
  type Pass,
  type Sealed,
  type Seat,
  window,
} from '@nassau/kernel'
import { type Fight, handSize, type Seas, type Ship, shipOf } from '../board.ts'
import { type Chart, chartOf, pirateOf } from '../chart.ts'
import { discardAction, giveScurvy, losePirate, meetDutchman, moveDutchman } from '../deeds.ts'
import type { KingOfPirates, SeasCtx } from '../rules.ts'
import { type Card, COLOURS, type Colour, NATIONS, type Nation } from '../words/names.ts'

export type Side = 'attack' | 'defence'

export type CardPlay =
  | { play: 'tailwind' }
  | { play: 'assault' }
  | { play: 'ambush' }
  | { play: 'citrus-fruits' }
  | { play: 'mercenaries'; side: Side }
  | { play: 'soldiers'; nation: Nation }
  | { play: 'flying-dutchman'; toward: Colour }
  | { play: 'scurvy'; on: Seat }
  | { play: 'mutiny'; on: Seat }
  | { play: 'assassination'; on: Seat; pirate: string }

/** KP-56 The card that waits for a mutiny, and how it is told: with whom it spares one. */
export type Keelhauling = { play: 'keelhauling' }
export type Keelhauled = Keelhauling & { spares: Seat }

/** Any card, as it is played. */
export type AnyPlay = CardPlay | Keelhauling

export const isPlay = (choice: object): choice is AnyPlay => 'play' in choice
/** Any card that does not wait for a mutiny. */
export const isCardPlay = (choice: object): choice is CardPlay => isPlay(choice) && choice.play !== 'keelhauling'

/** What deciding about cards needs to know: a view has it as well as the board. */
export type Moment = Pick<Seas, 'phase' | 'turn' | 'isMoored' | 'fight'> & {
  ships: readonly Pick<Ship, 'at' | 'captain' | 'crew' | 'scurvy'>[]
}

// Options are shared, never changed: the same few are offered millions of times in a simulation.
const TAILWIND: CardPlay = { play: 'tailwind' }
const ASSAULT: CardPlay = { play: 'assault' }
const AMBUSH: CardPlay = { play: 'ambush' }
const CITRUS: CardPlay = { play: 'citrus-fruits' }
const HIRED: Record<Side, CardPlay> = {
  attack: { play: 'mercenaries', side: 'attack' },
  defence: { play: 'mercenaries', side: 'defence' },
}
const SOLDIERS: readonly CardPlay[] = NATIONS.map(nation => ({ play: 'soldiers', nation }))
const DUTCHMAN: readonly CardPlay[] = COLOURS.map(toward => ({ play: 'flying-dutchman', toward }))
const ANYONE = [0, 1, 2, 3, 4, 5]
const SCURVY: readonly CardPlay[] = ANYONE.map(on => ({ play: 'scurvy', on }))
const MUTINY: readonly CardPlay[] = ANYONE.map(on => ({ play: 'mutiny', on }))

/** KP-47 What `seat`, holding `hand`, may play now. Keelhauling waits for a mutiny. */
export function playable(seas: Moment, chart: Chart, seat: Seat, hand: Readonly<Record<Card, number>>): CardPlay[] {
  const plays: CardPlay[] = []
  const { phase, fight } = seas
  // KP-54 In one's own turn, while one may still sail in it.
  if (phase === 'movement' && !seas.isMoored && hand.tailwind > 0 && seat === seas.turn) plays.push(TAILWIND)
  if (phase === 'combat' && fight !== null) {
    if (hand.assault > 0 && seat === fight.attacker) plays.push(ASSAULT)
    if (hand.ambush > 0 && seat === fight.defender) plays.push(AMBUSH)
    if (hand.mercenaries > 0) for (const side of sidesFor(fight, seat)) plays.push(HIRED[side])
  }
  if (phase === 'combat' && hand.soldiers > 0) for (const play of SOLDIERS) plays.push(play)
  if (phase === 'upkeep' && hand.mutiny > 0) addAt(plays, MUTINY, seas.ships.length)
  if (hand['citrus-fruits'] > 0 && shipOf(seas, seat).scurvy > 0) plays.push(CITRUS)
  if (hand['flying-dutchman'] > 0) for (const play of DUTCHMAN) plays.push(play)
  if (hand.scurvy > 0) addAt(plays, SCURVY, seas.ships.length)
  if (hand.assassination > 0) addVictims(plays, seas, chart)
  return plays
}

function addAt(plays: CardPlay[], all: readonly CardPlay[], seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const play = all[seat]
    if (play) plays.push(play)
  }
}

/** KP-55 Every pirate in play who is not immune. */
function addVictims(plays: CardPlay[], seas: Moment, chart: Chart): void {
  for (let on = 0; on < seas.ships.length; on++) {
    const { captain, crew } = shipOf(seas, on)
    if (captain !== null && pirateOf(chart, captain).skill !== 'immune')
      plays.push({ play: 'assassination', on, pirate: captain })
    for (const pirate of crew)
      if (pirateOf(chart, pirate).skill !== 'immune') plays.push({ play: 'assassination', on, pirate })
  }
}

const ATTACK: readonly Side[] = ['attack']
const DEFENCE: readonly Side[] = ['defence']
const EITHER: readonly Side[] = ['attack', 'defence']

/** KP-52 Oneself, the attacked town or ship, or either side when two others fight. */
function sidesFor({ attacker, defender }: Fight, seat: Seat): readonly Side[] {
  if (seat === attacker) return ATTACK
  return seat === defender || defender === null ? DEFENCE : EITHER
}

/** Plays a card: it takes effect at once, and may start a mutiny or a promotion. */
export function playCard(ctx: SeasCtx, seat: Seat, choice: CardPlay): void {
  const seas = ctx.board
  const ship = shipOf(seas, seat)
  discardAction(ctx, seat, choice.play)
  ctx.tell({ kind: 'played', seat, card: choice })
  switch (choice.play) {
    case 'tailwind':
      seas.tailwinds++
      return
    case 'assault':
      ship.assaults++
      return
    case 'ambush':
      ship.ambushes++
      return
    case 'citrus-fruits':
      ship.scurvy = 0
      return
    case 'mercenaries':
      return hire(seas, choice.side)
    case 'soldiers':
      seas.soldiers[choice.nation]++
      return
    case 'flying-dutchman':
      moveDutchman(ctx, COLOURS.indexOf(choice.toward))
      return meetDutchman(ctx)
    case 'scurvy':
      return giveScurvy(ctx, choice.on, 'card')
    case 'mutiny':
      return ctx.call({ step: 'mutiny', at: 'murmur', seat: choice.on, sealed: seas.ships.map(() => null) })
    case 'assassination':
      return losePirate(ctx, choice.on, choice.pirate)
  }
}

function hire({ fight }: Seas, side: Side): void {
  if (fight === null) return
  if (side === 'attack') fight.forAttack++
  else fight.forDefence++
}

/** Seats that could hold a card, as everyone can see (KP-67): an empty hand needs no question. */
export function holders(seas: Seas): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < seas.ships.length; seat++) if (handSize(shipOf(seas, seat).hand) > 0) seats.push(seat)
  return seats
}

/** What a seat may play now, from its own hand. */
export const playsOf = (seas: Seas, seat: Seat, edition: KingOfPirates['edition']): CardPlay[] =>
  playable(seas, chartOf(edition), seat, shipOf(seas, seat).hand)

/**
 * A choice of one seat, in which it may as well play a card, and so may anyone else, unasked (KP-67).
 * After a card, play goes to `again`: it may have changed what there is to choose.
 */
export const choosing = <F extends Frame<string, string>, C extends object>(spec: {
  clause: string
  seat(seas: Seas, f: F): Seat
  options(seas: Seas, f: F, edition: KingOfPirates['edition']): C[]
  again: F['at']
  take(ctx: Ctx<KingOfPirates, F>, f: F, choice: C, seat: Seat): void
  why?: (seas: Seas, f: F, seat: Seat, edition: KingOfPirates['edition']) => Denied<C | CardPlay>[]
}): AskPhase<KingOfPirates, F, C | CardPlay> =>
  listPhase<KingOfPirates, F, C | CardPlay>({
    clause: spec.clause,
    ask(seas, f, edition) {
      const seat = spec.seat(seas, f)
      const options: (C | CardPlay)[] = spec.options(seas, f, edition)
      for (const play of playsOf(seas, seat, edition)) options.push(play)
      return oneOf(seat, options)
    },
    aside(seas, _f, seat, edition) {
      const plays: (C | CardPlay)[] = playsOf(seas, seat, edition)
      return plays.length > 0 ? oneOf(seat, plays) : null
    },
    take(ctx, f, choice, seat) {
      if (!isCardPlay(choice)) return spec.take(ctx, f, choice, seat)
      f.at = spec.again
      playCard(ctx, seat, choice)
    },
    ...(spec.why ? { why: spec.why } : {}),
  })

/**
 * A reaction window for cards (KP-67): whoever could hold one is asked. After a card, play goes to
 * `again`, which sees what it has changed; when all have passed, the window closes.
 */
export const cardWindow = <F extends Frame<string, string> & { sealed: Sealed<Pass> }>(spec: {
  clause: string
  again: F['at']
  close(ctx: Ctx<KingOfPirates, F>, f: F): void
}): AskPhase<KingOfPirates, F, CardPlay | Pass> =>
  window<KingOfPirates, F, CardPlay>({
    clause: spec.clause,
    seats: holders,
    reactions: (seas, _f, seat, edition) => playsOf(seas, seat, edition),
    react(ctx, f, choice, seat) {
      f.at = spec.again
      playCard(ctx, seat, choice)
    },
    close: (ctx, f) => spec.close(ctx, f),
  })
