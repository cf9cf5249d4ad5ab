/** The types of Scurvy Dice, named together. */
import type { NamedChoices, Seat } from '@nassau/kernel'
import type { Sea } from './board.ts'
import type { Edition } from './edition/edition.ts'
import type { SeaEvent } from './events.ts'
import type { ArrivalChoices, ArrivalFrame } from './steps/arrival.ts'
import type { BuildChoices, BuildFrame } from './steps/build.ts'
import type { BoardingChoices, BoardingFrame } from './steps/fighting/boarding.ts'
import type { BrawlChoices, BrawlFrame } from './steps/fighting/brawl.ts'
import type { CannonsChoices, CannonsFrame } from './steps/fighting/cannons.ts'
import type { ScurvyChoices, ScurvyFrame } from './steps/fighting/scurvy.ts'
import type { FleetFrame, HuntFrame, VoyageFrame } from './steps/hunt.ts'
import type { LootChoices, LootFrame } from './steps/loot.ts'
import type { DuelFrame, MatchFrame } from './steps/match.ts'
import type { NegotiationChoices, NegotiationFrame } from './steps/negotiation.ts'
import type { ParrotsChoices, ParrotsFrame } from './steps/parrots.ts'
import type { ScoringChoices, ScoringFrame } from './steps/scoring.ts'
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

/** What is chosen in each step that asks. */
type Choices = {
  arrival: ArrivalChoices
  boarding: BoardingChoices
  brawl: BrawlChoices
  build: BuildChoices
  cannons: CannonsChoices
  loot: LootChoices
  negotiation: NegotiationChoices
  parrots: ParrotsChoices
  scoring: ScoringChoices
  scurvy: ScurvyChoices
}

export type ScurvyDice = {
  board: Sea
  frame: SeaFrame
  event: SeaEvent
  edition: Edition
  options: { short: boolean; captains: boolean; 'dangerous-waters': boolean }
  choices: NamedChoices<Choices>
  view: SeaView
  results: {
    /** Who loots now, in order. */
    arrival: Seat[]
    /** Whether the split was agreed; if not, who insisted on a fight. */
    negotiation: { isAgreed: boolean; insisted: Seat[] }
    /** Who loots now, in order. */
    brawl: Seat[]
    duel: Seat
  }
}
