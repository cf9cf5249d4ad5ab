/** A game's manifest: what the house knows of a game before it is loaded, and where the rest of it comes from. */

import type { Game, Label, Options, Projection, Rules, Token } from '@nassau/kernel'
import type { Bot, Judgement, Planner } from '@nassau/kernel/bots'
import type { Emblem, GameScreen } from '@nassau/ui/screen'
import type { ScorePosition } from './kit/tossing/score/report.ts'
import type { Lesson } from './lesson.ts'
import type { Story } from './story.ts'
import type { Phrase } from './words.ts'

/** What is known of a game at once. Its rules take their own part of it from here, so that no fact stands twice. */
export type Facts = {
  /** The name used in commands, addresses and records; its folder is called so. */
  readonly id: string
  readonly title: string
  /** The prefix of its clause ids in the law. */
  readonly law: string
  /** How many may sit down, and how many do when nobody says. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  /** One line about it, in English and whatever other languages it speaks. */
  readonly says: Readonly<Record<string, string>> & { readonly en: string }
  /** How long a match takes, from and to, in minutes. */
  readonly minutes: readonly [number, number]
  /** Hands are hidden from others at the same screen: then a curtain falls between them. */
  readonly hasHands?: boolean
  /** It is thrown on a tossing table: it has a practice range and a throw of the day. */
  readonly isTossed?: boolean
  /** What spares whoever plays at once the chores: the options it is then played with, and what is answered for them. */
  readonly quick?: QuickPlay
  /** What to do first, for those who never sat at this table, in the same languages. */
  readonly firstStep?: Readonly<Record<string, string>> & { readonly en: string }
  /** It is only a worked example, and not on the harbour's shelf. */
  readonly isExample?: boolean
}

export type QuickPlay = {
  readonly options?: Options
  /** Questions a bot answers for everyone, by their labels: nothing of interest hangs on them. */
  readonly chores?: readonly string[]
  /** Whoever plays at once begins: else they would first watch a turn they do not understand. */
  readonly youBegin?: boolean
}

/** What a game's folder declares of itself. All that has weight comes by a loader, when it is wanted. */
export type Manifest = Facts & {
  /** The folders of this package whose catalogues it speaks from; without any it speaks English. */
  readonly words?: readonly string[]
  /** Rules, bots and what is said of them. */
  readonly load: () => Promise<{ loaded: LoadedGame }>
  /** Rules of before, by their version: matches begun under them go on under them. See docs/decisions/past-rules.md. */
  readonly past?: Readonly<Record<number, () => Promise<{ loaded: LoadedGame }>>>
  /** Its picture; without one it gets the open sea. */
  readonly emblem?: () => Promise<{ Emblem: Emblem }>
  /** What draws it; without that it is played by text and buttons. */
  readonly screen?: () => Promise<GameScreen>
  /** A short match that teaches it. */
  readonly lesson?: () => Promise<{ lesson: Lesson }>
  /** What a position of a real or a digital table is worth, where that can be said of one. */
  readonly score?: () => Promise<{ scorePosition: ScorePosition }>
}

/** A game ready to be played: its rules and all that goes with them but what draws. */
export type LoadedGame = {
  game: Game
  /** Its own bots, beside those that play anything. */
  bots: readonly Bot[]
  /** What a search needs to know to play it well; without that it plays with what any game has. */
  judgement?: Judgement
  /** Where the numbers its mate goes by can be changed. */
  planner?: Planner
  /** The law in our own words, with an anchor for every clause. */
  rulebook: URL
  /** The rulebook in other languages, by the language's code. */
  rulebookIn?: Readonly<Record<string, URL>>
  /** The examples its rulebook shows and its screen draws, in the order of the book. */
  examples?: readonly string[]
  /** Moments worth a picture, the one that shows it best first. */
  positions?: readonly Position[]
  /** The numbers of a throw that should end at a point of the table, in mm; null if none is asked for. */
  aim?(seen: Projection, point: { x: number; y: number }, faster: number, edition: object): number[] | null
  /** The keys of its choices whose numbers are seats. */
  seatKeys?: readonly string[]
  /** What a choice says by each of its keys, `{value}` being what stands there. */
  keyWords?: Readonly<Record<string, string>>
  /** What a value of a choice is called, by its key: a hex, a card, a pirate; null if there is no better word. */
  wordFor?(key: string, value: Token, edition: object, names: readonly string[]): string | null
  /** Whether its sentences speak to whoever reads them: then `YOU` may stand among the names it is given. */
  saysYou?: true
  /** Whole choices in words, where their keys and values would sound stiff. */
  phrases?: readonly Phrase[]
  /** What the ending of a match tells of it. */
  story?: Story
  /** What is worth counting about each seat at the end of a match, such as its captain. */
  labels?(board: object): readonly (readonly string[])[]
  /** Numbers of a finished match worth averaging over many: rounds, income by source, how it was won as 0 or 1. */
  measures?(board: object): Readonly<Record<string, number>>
}

/** Where a game asks: a phase, or a step with the dot behind it. */
export type QuestionIn<R extends Rules> = Label<R> | StepOf<Label<R>>
type StepOf<L extends string> = L extends `${infer Step}.${string}` ? `${Step}.` : never

/** A moment of a match, found by playing bots against each other until the first seat is asked what it says. */
export type Position<Question extends string = string> = {
  /** What it shows, in a word. */
  name: string
  /** The phase that asks, or a step of which any phase will do. */
  question: Question
  /** So many choices were made before, at least. */
  after?: number
  /** What is told when that seat has chosen. */
  leadsTo?: string
  /** Bots that know the game never come there: the others are watched, too. */
  isRare?: true
}
