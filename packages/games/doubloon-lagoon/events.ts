/** What can happen in the lagoon: every kind of event and what it carries. `say.ts` tells it. */
import type { Seat } from '@nassau/kernel'
import type { Tag } from './board.ts'
import type { Ending } from './winning.ts'

/** What a card is drawn for. */
export type Draw = 'segment' | 'adventure'
type Passage = { unit: Tag; from: number; at: number; cost: number }

/** Every kind of event and what it carries. `at` is a hex, `name` a card as its edition calls it. */
export type Happenings = {
  'rolled-for-first': { rolls: { seat: Seat; pips: number }[]; first: Seat | null }
  'port-chosen': { seat: Seat; at: number; sheet: number }
  'counter-placed': { seat: Seat; at: number }
  'counters-scattered': { at: number[] }
  turn: { seat: Seat; round: number }
  'head-wind': { seat: Seat; hexes: number }
  /** `by` the draw segment, or an adventure (DL-37). */
  drew: { seat: Seat; card: string; name: string; by: Draw }
  'drew-unseen': { seat: Seat; by: Draw }
  trimmed: { seat: Seat; names: string[] }
  reshuffled: { cards: number }
  sailed: Passage
  walked: Passage
  landed: Passage
  /** `isHailed`: on a merchantman that has just come (DL-40). */
  embarked: { crew: Tag; ship: Tag; isHailed: boolean }
  gave: { from: Tag; to: Tag; item: string; name: string }
  gathered: { crew: Tag; item: string; name: string }
  claimed: { crew: Tag; item: string; name: string }
  /** `isBoarded`: as the prize of a boarding (DL-29). */
  captured: { seat: Seat; ship: Tag; isBoarded: boolean }
  'broke-off': { ship: Tag; other: Tag; ours: number; theirs: number }
  battle: { attacker: Seat; defender: Seat; at: number; ours: Tag[]; theirs: Tag[] }
  'battle-rolled': {
    attacker: Seat
    defender: Seat | null
    /** Who rolls the defender's die. */
    roller: Seat
    dice: number[]
    ours: number
    theirs: number
  }
  'battle-result': {
    attacker: Seat
    defender: Seat | null
    difference: number
    /** What the loser really suffers: no more steps than there are, no retreat where it is ignored or nobody is left. */
    steps: number
    retreat: number
    immobilized: boolean
    /** Whether islanders or beasts (DL-37) were beaten. */
    isDefeated: boolean
  }
  'steps-lost': { crew: Tag; steps: number; left: number }
  healed: { seat: Seat; name: string; steps: number }
  immobilized: { units: Tag[] }
  retreated: { unit: Tag; at: number }
  cornered: { unit: Tag; steps: number }
  spoils: { unit: Tag; names: string[] }
  'boarding-called': { caller: Seat; ours: Tag; theirs: Tag }
  'boarding-rolled': { caller: Seat; other: Seat; dice: number[] }
  /** `isFurther`: a round of a boarding that lasts (DL-34). */
  boarding: { attacker: Seat; defender: Seat; at: number; ours: Tag; theirs: Tag; isFurther: boolean }
  /** `isScuttled`: by whoever won it in a boarding (DL-29). */
  sunk: { ship: Tag; at: number; names: string[]; isScuttled: boolean }
  explores: { seat: Seat; at: number; units: Tag[] }
  spied: { seat: Seat; card: string; name: string }
  'spied-unseen': { seat: Seat }
  'put-under': { seat: Seat }
  adventure: { seat: Seat; card: string; name: string; text: string }
  checked: { name: string; pips: number; isBad: boolean }
  struck: { ship: Tag; pips: number; isSinking: boolean }
  grew: { unit: Tag; strength: number }
  tunnelled: { units: Tag[]; at: number }
  cursed: { seat: Seat; names: string[] }
  played: { seat: Seat; card: string; name: string; on: Tag | null }
  belayed: { seat: Seat; card: string; name: string }
  stopped: { what: 'die' | 'draw' }
  'picked-pocket': { seat: Seat; from: Tag; to: Tag; item: string; name: string }
  driven: { seat: Seat; ship: Tag; at: number }
  rafted: { crew: Tag; at: number }
  merchantman: { ship: Tag; at: number }
  out: { seat: Seat }
  ended: { by: Ending; winners: Seat[]; scores: number[] }
}
export type Kind = keyof Happenings
export type LagoonEvent = { [K in Kind]: { kind: K } & Happenings[K] }[Kind]
