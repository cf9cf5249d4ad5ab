/**
 * Promises (SD-33): given with a split that everyone agreed to, seen by all, enforced by nothing. They
 * hold until the next hunt is over, and that one was kept or broken is told when it is seen.
 */
import type { Seat } from '@nassau/kernel'
import { type Sea, shipOf } from './board.ts'
import type { SeaEvent } from './events.ts'

/** What can be promised about another captain: to leave them alone, to turn on them in any way, to fire at them. */
export const DEEDS = ['spare', 'attack', 'fire'] as const
type Deed = (typeof DEEDS)[number]

/** What one captain is to do to another, by an offer. */
export type Pledge = { by: Seat; deed: Deed; target: Seat }

/** A pledge that was agreed on. */
export type Vow = Pledge & {
  /** The hunt with whose end it is settled. */
  until: number
  state: 'open' | 'kept' | 'broken'
}

/** The part of a context that promises need. */
type Witness = { board: Sea; tell(event: SeaEvent): void }

/** Takes everyone by their word; a promise given again takes the place of the one before. */
export function giveWord(witness: Witness, pledges: readonly Pledge[]): void {
  const { board } = witness
  const until = board.hunt + 1
  for (const { by, deed, target } of pledges) {
    const isSame = (vow: Vow): boolean => vow.by === by && vow.deed === deed && vow.target === target
    board.vows = [...board.vows.filter(vow => !isSame(vow)), { by, deed, target, until, state: 'open' }]
    witness.tell({ kind: 'promised', by, deed, target, until })
  }
}

/** `by` turns on `target`, with cannons or otherwise: what that makes of promises is told. */
export function turnOn(witness: Witness, by: Seat, target: Seat, isFire = false): void {
  for (const vow of witness.board.vows) {
    if (vow.state !== 'open' || vow.by !== by || vow.target !== target) continue
    if (vow.deed === 'spare') settle(witness, vow, 'broken')
    else if (vow.deed === 'attack' || isFire) settle(witness, vow, 'kept')
  }
}

/** A hunt is over: whoever was to be spared until now was, and whoever was not attacked was not. */
export function settlePromises(witness: Witness): void {
  const { board } = witness
  for (const vow of board.vows)
    if (vow.state === 'open' && vow.until <= board.hunt) settle(witness, vow, vow.deed === 'spare' ? 'kept' : 'broken')
  board.vows = board.vows.filter(({ until }) => until > board.hunt)
}

function settle(witness: Witness, vow: Vow, state: 'kept' | 'broken'): void {
  vow.state = state
  const { by, deed, target } = vow
  if (state === 'broken') shipOf(witness.board, by).broken++
  witness.tell({ kind: state === 'kept' ? 'promise-kept' : 'promise-broken', by, deed, target })
}

/** A captain's part in an offer, as something to be put somewhere: nothing, or a deed and whom it is done to. */
export type Term = 'nothing' | `${Deed}-${Seat}`

/** Everything `seat` could promise about these others. */
export const termsAbout = (others: readonly Seat[]): Term[] => [
  'nothing',
  ...others.flatMap(other => DEEDS.map((deed): Term => `${deed}-${other}`)),
]

/** What a term says is to be done to whom; null if it says nothing of the kind. */
export function termOf(term: string): Omit<Pledge, 'by'> | null {
  const deed = DEEDS.find(one => term.startsWith(`${one}-`))
  return deed === undefined ? null : { deed, target: Number(term.slice(deed.length + 1)) }
}

/** What a captain is called among the things of an offer. */
export const partyOf = (seat: Seat): string => `captain-${seat}`
export const seatOfParty = (party: string): Seat | null =>
  party.startsWith('captain-') ? Number(party.slice('captain-'.length)) : null
