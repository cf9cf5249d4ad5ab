/** What can happen at sea. */
import type { Seat } from '@nassau/kernel'
import type { Part, Tray } from './board.ts'
import type { Power } from './captains.ts'
import type { Face } from './edition/edition.ts'
import type { Stance } from './steps/arrival.ts'
import type { ANSWERS, Promised, Share } from './steps/negotiation.ts'

/** Every kind of event and what it carries. */
export type Happenings = {
  'captains-dealt': { captains: string[]; skills: string[] }
  'first-dog': { seat: Seat }
  'new-dog': { seat: Seat }
  'treasure-rolled': { hunt: number; by: Seat; coins: number[]; skulls: number }
  'treasure-abandoned': { coins: number[] }
  refit: { left: number[] }
  'power-used': { seat: Seat; power: Power }
  'power-back': { seat: Seat }
  rolled: { seat: Seat; dice: Tray }
  rerolled: { seat: Seat; from: Face[]; dice: Tray }
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
  offered: { seat: Seat; coins: number[]; offer: Share[]; promise: Promised }
  answered: { seat: Seat; answer: (typeof ANSWERS)[number] }
  agreed: { seats: Seat[] }
  surrendered: { seats: Seat[] }
  judged: { seat: Seat; victim: Seat; mercy: boolean; lost: number }
  looted: { seat: Seat; coins: number[] }
  scurvy: { seats: Seat[]; each: number }
  drifted: { seat: Seat; spaces: number; at: number }
  scored: { seat: Seat; coins: number; scurvy: number; at: number }
  won: { seat: Seat; at: number }
}
export type Kind = keyof Happenings
export type SeaEvent = { [K in Kind]: { kind: K } & Happenings[K] }[Kind]
