/** The types of King of Pirates, named together. */
import type { Ctx } from '@nassau/kernel'
import type { Seas } from './board.ts'
import type { Edition } from './edition.ts'
import type { SeasEvent } from './events.ts'
import type { CombatFrame } from './steps/combat.ts'
import type { DigFrame } from './steps/dig.ts'
import type { LairFrame } from './steps/lair.ts'
import type { MatchFrame } from './steps/match.ts'
import type { MovementFrame } from './steps/movement.ts'
import type { MutinyFrame, PromotionFrame } from './steps/mutiny.ts'
import type { TurnFrame } from './steps/turn.ts'
import type { UpkeepFrame } from './steps/upkeep.ts'
import type { SeasView } from './view.ts'

export type SeasFrame =
  | MatchFrame
  | TurnFrame
  | UpkeepFrame
  | MovementFrame
  | LairFrame
  | DigFrame
  | CombatFrame
  | MutinyFrame
  | PromotionFrame

export type KingOfPirates = {
  board: Seas
  frame: SeasFrame
  event: SeasEvent
  edition: Edition
  options: { 'fair-winds': boolean }
  view: SeasView
  results: {
    /** Whether a warship was entered, which must be fought (KP-24). */
    movement: boolean
  }
}

/** What a deed works with: any step's context is one. */
export type Deck = Pick<
  Ctx<KingOfPirates>,
  'board' | 'edition' | 'options' | 'seats' | 'rng' | 'tell' | 'whisper' | 'call' | 'end'
>
