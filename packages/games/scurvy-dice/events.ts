/** What can happen at sea. */
import type { Seat } from '@nassau/kernel'
import type { Part, Tray } from './board.ts'
import type { Power } from './captains.ts'
import type { Face } from './edition/edition.ts'
import type { Pledge } from './promises.ts'
import type { Stance } from './steps/arrival.ts'
import type { ANSWERS, Share } from './steps/negotiation.ts'

/** What the log has a heading for; a refit has one of its own. */
export type Phase = 'building' | 'cannons' | 'boarding' | 'loot' | 'scoring'

/** Every kind of event and what it carries. */
export type Happenings = {
  'captains-dealt': { captains: string[]; skills: string[] }
  /** `isIdle`: nobody can do anything in it. */
  phase: { phase: Phase; isIdle: boolean }
  'first-dog': { seat: Seat; at: number }
  'new-dog': { seat: Seat }
  'treasure-rolled': { hunt: number; by: Seat; coins: number[]; skulls: number }
  'treasure-abandoned': { coins: number[] }
  refit: { left: number[] }
  'power-used': { seat: Seat; power: Power }
  'power-back': { seat: Seat }
  /** `isRefit`: the dice that were destroyed (SD-39), not all ten. */
  rolled: { seat: Seat; dice: Tray; isRefit: boolean }
  /** `isExtra`: once more, by a captain's power (SD-47). */
  rerolled: { seat: Seat; from: Face[]; dice: Tray; isExtra: boolean }
  built: { seat: Seat; ship: Record<Part, number> }
  'tie-rolled': { rolls: { seat: Seat; icons: number }[]; first: Seat }
  'tie-drawn': { among: Seat[]; first: Seat }
  aimed: { seat: Seat; shots: number[]; held: number }
  fired: { seat: Seat; target: Seat; icons: Tray; crew: number; cannons: number }
  'shot-away': { seat: Seat; target: Seat; parts: { part: Part; lost: number }[] }
  'carried-off': { seat: Seat; target: Seat; part: Part | null }
  'parrot-turned': { seat: Seat; into: 'crew' | 'cannons' }
  chased: { seat: Seat; target: Seat; icons: number; theirs: number; isCaught: boolean }
  melee: { round: number; sides: { seat: Seat; dice: Tray; points: number; lost: number }[]; winner: Seat | null }
  withdrew: { seat: Seat; target: Seat }
  stolen: { seat: Seat; target: Seat; coins: number[] }
  stances: { stances: { seat: Seat; stance: Stance['do'] }[] }
  insisted: { seat: Seat }
  'lots-drawn': { wanting: Seat[]; order: Seat[] }
  'has-floor': { seat: Seat }
  offered: { seat: Seat; coins: number[]; offer: Share[]; pledges: Pledge[] }
  answered: { seat: Seat; answer: (typeof ANSWERS)[number] }
  agreed: { seats: Seat[] }
  promised: Pledge & { until: number }
  'promise-kept': Pledge
  'promise-broken': Pledge
  surrendered: { seats: Seat[] }
  judged: { seat: Seat; victim: Seat; dice: Tray | null; lost: number }
  looted: { seat: Seat; coins: number[] }
  scurvy: { seats: Seat[]; each: number }
  drifted: { seat: Seat; spaces: number; at: number }
  scored: { seat: Seat; coins: number; scurvy: number; at: number }
  won: { seat: Seat; at: number }
}
export type Kind = keyof Happenings
export type SeaEvent = { [K in Kind]: { kind: K } & Happenings[K] }[Kind]
