/** The types of Doubloon Lagoon, named together. */
import type { NamedChoices, SharedCtx } from '@nassau/kernel'
import type { Lagoon, Lying } from './board.ts'
import type { Edition } from './edition/edition.ts'
import type { LagoonEvent } from './events.ts'
import type { AdventureChoices, AdventureFrame } from './steps/adventure.ts'
import type { AftermathChoices, AftermathFrame } from './steps/battle/aftermath.ts'
import type { BattleChoices, BattleFrame } from './steps/battle/battle.ts'
import type { CaptureChoices, CaptureFrame } from './steps/battle/capture.ts'
import type { FightChoices, FightFrame } from './steps/battle/fight.ts'
import type { LossesChoices, LossesFrame } from './steps/battle/losses.ts'
import type { RetreatChoices, RetreatFrame } from './steps/battle/retreat.ts'
import type { CardChoices, CardFrame } from './steps/card.ts'
import type { DrawChoices, DrawFrame, SupplyFrame } from './steps/draw.ts'
import type { ExplorationChoices, ExplorationFrame } from './steps/exploration.ts'
import type { MatchChoices, MatchFrame } from './steps/match.ts'
import type { MomentChoices, MomentFrame } from './steps/moment.ts'
import type { MovementChoices, MovementFrame } from './steps/movement.ts'
import type { PassageChoices, PassageFrame } from './steps/passage.ts'
import type { ReactionChoices, ReactionFrame } from './steps/reaction.ts'
import type { ReefFrame } from './steps/reef.ts'
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
  | MomentFrame

/** What is chosen in each step that asks. */
type Choices = {
  adventure: AdventureChoices
  aftermath: AftermathChoices
  battle: BattleChoices
  capture: CaptureChoices
  card: CardChoices
  draw: DrawChoices
  exploration: ExplorationChoices
  fight: FightChoices
  losses: LossesChoices
  match: MatchChoices
  moment: MomentChoices
  movement: MovementChoices
  passage: PassageChoices
  reaction: ReactionChoices
  retreat: RetreatChoices
}

export type DoubloonLagoon = {
  board: Lagoon
  frame: LagoonFrame
  event: LagoonEvent
  edition: Edition
  options: { points: boolean; 'quick-start': boolean; 'buried-deep': boolean }
  choices: NamedChoices<Choices>
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

/** What functions shared by steps work with: the part of a context that every step's has. */
export type LagoonCtx = SharedCtx<DoubloonLagoon>
