/** The types of Scurvy Dice, named together. */
import type { Seat } from '@nassau/kernel'
import type { Sea } from './board.ts'
import type { Edition } from './edition.ts'
import type { SeaEvent } from './events.ts'
import type { ArrivalFrame } from './steps/arrival.ts'
import type { BoardingFrame } from './steps/boarding.ts'
import type { BrawlFrame } from './steps/brawl.ts'
import type { BuildFrame } from './steps/build.ts'
import type { CannonsFrame } from './steps/cannons.ts'
import type { FleetFrame, HuntFrame, VoyageFrame } from './steps/hunt.ts'
import type { LootFrame } from './steps/loot.ts'
import type { DuelFrame, MatchFrame } from './steps/match.ts'
import type { NegotiationFrame } from './steps/negotiation.ts'
import type { ParrotsFrame } from './steps/parrots.ts'
import type { ScoringFrame } from './steps/scoring.ts'
import type { ScurvyFrame } from './steps/scurvy.ts'
import type { SeaView } from './view.ts'

export type SeaFrame =
  | MatchFrame
  | HuntFrame
  | FleetFrame
  | VoyageFrame
  | BuildFrame
  | CannonsFrame
  | ParrotsFrame
  | BoardingFrame
  | LootFrame
  | ArrivalFrame
  | NegotiationFrame
  | BrawlFrame
  | ScurvyFrame
  | ScoringFrame
  | DuelFrame

export type ScurvyDice = {
  board: Sea
  frame: SeaFrame
  event: SeaEvent
  edition: Edition
  options: { short: boolean; captains: boolean; 'dangerous-waters': boolean }
  view: SeaView
  results: {
    /** Who loots now, in order. */
    arrival: Seat[]
    /** Whether the split was agreed. */
    negotiation: boolean
    /** Who loots now, in order. */
    brawl: Seat[]
    duel: Seat
  }
}
