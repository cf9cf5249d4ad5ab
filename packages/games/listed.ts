/** What the house knows of a game besides its rules. */
import type { Bot, Game, Projection, Token } from '@nassau/kernel'

export type Listed = {
  game: Game
  /** Its own bots, beside those that play anything. */
  bots: readonly Bot[]
  /** The law in our own words, with an anchor for every clause. */
  rulebook: URL
  /** The rulebook in other languages, by the language's code. */
  rulebookIn?: Readonly<Record<string, URL>>
  /** Whether it is one of the five, or only a worked example. */
  isExample: boolean
  /** The numbers of a throw that should end at a point of the table, in mm; null if none is asked for. */
  aim?(seen: Projection, point: { x: number; y: number }, faster: number, edition: object): number[] | null
  /** The keys of its choices whose numbers are seats. */
  seatKeys?: readonly string[]
  /** What a value of a choice is called, by its key: a hex, a card, a pirate; null if there is no better word. */
  wordFor?(key: string, value: Token, edition: object, names: readonly string[]): string | null
  /** A whole choice in words, where its keys and values would sound stiff; null if they will do. */
  phraseFor?(choice: unknown): string | null
  /** What is worth counting about each seat at the end of a match, such as its captain. */
  labels?(board: object): readonly (readonly string[])[]
  /** Numbers of a finished match worth averaging over many: rounds, income by source, how it was won as 0 or 1. */
  measures?(board: object): Readonly<Record<string, number>>
}
