/** The types of Doubloon Lagoon, named together. */
import type { Ctx } from '@nassau/kernel'
import type { Lagoon, Lying } from './board.ts'
import type { Edition } from './edition.ts'
import type { LagoonEvent } from './events.ts'
import type { AdventureFrame } from './steps/adventure.ts'
import type { AftermathFrame } from './steps/aftermath.ts'
import type { BattleFrame } from './steps/battle.ts'
import type { CaptureFrame } from './steps/capture.ts'
import type { CardFrame } from './steps/card.ts'
import type { DrawFrame, SupplyFrame } from './steps/draw.ts'
import type { ExplorationFrame } from './steps/exploration.ts'
import type { FightFrame } from './steps/fight.ts'
import type { LossesFrame } from './steps/losses.ts'
import type { MatchFrame } from './steps/match.ts'
import type { MovementFrame } from './steps/movement.ts'
import type { PassageFrame } from './steps/passage.ts'
import type { ReactionFrame } from './steps/reaction.ts'
import type { ReefFrame } from './steps/reef.ts'
import type { RetreatFrame } from './steps/retreat.ts'
import type { TurnFrame } from './steps/turn.ts'
import type { LagoonView } from './view.ts'

export type LagoonFrame =
  | MatchFrame
  | TurnFrame
  | DrawFrame
  | SupplyFrame
  | MovementFrame
  | CaptureFrame
  | BattleFrame
  | FightFrame
  | AftermathFrame
  | LossesFrame
  | RetreatFrame
  | ExplorationFrame
  | AdventureFrame
  | CardFrame
  | PassageFrame
  | ReefFrame
  | ReactionFrame

export type DoubloonLagoon = {
  board: Lagoon
  frame: LagoonFrame
  event: LagoonEvent
  edition: Edition
  options: { points: boolean; 'quick-start': boolean }
  view: LagoonView
  results: {
    /** Whether the card took effect. */
    card: boolean
    /** Whether it was cancelled. */
    reaction: boolean
    /** Items of crews that were eliminated. */
    losses: Lying[]
    retreat: Lying[]
    /** Whether islanders or beasts were beaten. */
    fight: boolean
  }
}

/** The part of a context that every step's has: what functions shared by steps work with. */
export type Table = Pick<
  Ctx<DoubloonLagoon>,
  'board' | 'edition' | 'options' | 'seats' | 'rng' | 'tell' | 'whisper' | 'call' | 'end'
>
