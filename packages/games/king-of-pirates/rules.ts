/** The types of King of Pirates, named together. */
import type { NamedChoices, SharedCtx } from '@nassau/kernel'
import type { Seas } from './board.ts'
import type { Edition } from './edition/edition.ts'
import type { SeasEvent } from './events.ts'
import type { ColoursChoices, ColoursFrame } from './steps/colours.ts'
import type { CombatChoices, CombatFrame } from './steps/combat.ts'
import type { DigChoices, DigFrame } from './steps/dig.ts'
import type { LairChoices, LairFrame } from './steps/lair.ts'
import type { MatchChoices, MatchFrame } from './steps/match.ts'
import type { MovementChoices, MovementFrame } from './steps/movement.ts'
import type { MutinyChoices, MutinyFrame, PromotionChoices, PromotionFrame } from './steps/mutiny.ts'
import type { TurnFrame } from './steps/turn.ts'
import type { UpkeepChoices, UpkeepFrame } from './steps/upkeep.ts'
import type { SeasView } from './view.ts'

export type SeasFrame =
  | MatchFrame
  | ColoursFrame
  | TurnFrame
  | UpkeepFrame
  | MovementFrame
  | LairFrame
  | DigFrame
  | CombatFrame
  | MutinyFrame
  | PromotionFrame

/** What is chosen in each step that asks. */
type Choices = {
  colours: ColoursChoices
  combat: CombatChoices
  dig: DigChoices
  lair: LairChoices
  match: MatchChoices
  movement: MovementChoices
  mutiny: MutinyChoices
  promotion: PromotionChoices
  upkeep: UpkeepChoices
}

export type KingOfPirates = {
  board: Seas
  frame: SeasFrame
  event: SeasEvent
  edition: Edition
  options: { 'fair-winds': boolean }
  choices: NamedChoices<Choices>
  view: SeasView
  results: {
    /** Whether a warship was entered, which must be fought (KP-24). */
    movement: boolean
  }
}

/** What deeds work with: the part of a context that every step's has. */
export type SeasCtx = SharedCtx<KingOfPirates>
