/** The registry: every game, a line each. */
import { type Bot, bad, type Game, good, type Projection, type Result, type Token } from '@nassau/kernel'
import { mate as lagoonMate } from './doubloon-lagoon/bot.ts'
import { doubloonLagoon } from './doubloon-lagoon/game.ts'
import { labelsOf, measuresOf } from './doubloon-lagoon/tallies.ts'
import { wordFor as lagoonWord } from './doubloon-lagoon/words.ts'
import { incomeOf, positionsOf } from './king-of-pirates/board.ts'
import { mate as kingMate } from './king-of-pirates/bot.ts'
import { kingOfPirates } from './king-of-pirates/game.ts'
import { wordFor as kingWord } from './king-of-pirates/words.ts'
import { aimAt } from './kit/tossing/aim.ts'
import { mate as oZoneMate } from './o-zone/bot.ts'
import { oZone } from './o-zone/game.ts'
import { pig } from './pig/game.ts'
import { mate as pirateMate } from './pirate-o-zone/bot.ts'
import { pirateOZone } from './pirate-o-zone/game.ts'
import { captainsOf } from './scurvy-dice/board.ts'
import { mate } from './scurvy-dice/bot.ts'
import { scurvyDice } from './scurvy-dice/game.ts'

export type Listed = {
  game: Game
  /** Its own bots, beside those that play anything. */
  bots: readonly Bot[]
  /** The law in our own words, with an anchor for every clause. */
  rulebook: URL
  /** Whether it is one of the five, or only a worked example. */
  isExample: boolean
  /** The numbers of a throw that should end at a point of the table, in mm; null if none is asked for. */
  aim?(seen: Projection, point: { x: number; y: number }, faster: number, edition: object): number[] | null
  /** The keys of its choices whose numbers are seats. */
  seatKeys?: readonly string[]
  /** What a value of a choice is called, by its key: a hex, a card, a pirate; null if there is no better word. */
  wordFor?(key: string, value: Token, edition: object): string | null
  /** What is worth counting about each seat at the end of a match, such as its captain. */
  labels?(board: object): readonly (readonly string[])[]
  /** Numbers of a finished match worth averaging over many: rounds, income by source, how it was won as 0 or 1. */
  measures?(board: object): Readonly<Record<string, number>>
}

const rulebookOf = (id: string): URL => new URL(`./${id}/rulebook.md`, import.meta.url)

export const GAMES: readonly Listed[] = [
  {
    game: scurvyDice,
    bots: [mate],
    rulebook: rulebookOf('scurvy-dice'),
    isExample: false,
    seatKeys: ['board', 'spare', 'attack', 'assign'],
    labels: captainsOf,
  },
  { game: oZone, bots: [oZoneMate], rulebook: rulebookOf('o-zone'), isExample: false, aim: aimAt },
  {
    game: pirateOZone,
    bots: [pirateMate],
    rulebook: rulebookOf('pirate-o-zone'),
    isExample: false,
    aim: aimAt,
    seatKeys: ['gunner'],
  },
  {
    game: kingOfPirates,
    bots: [kingMate],
    rulebook: rulebookOf('king-of-pirates'),
    isExample: false,
    seatKeys: ['attack', 'steal', 'on'],
    labels: positionsOf,
    measures: incomeOf,
    wordFor: kingWord,
  },
  {
    game: doubloonLagoon,
    bots: [lagoonMate],
    rulebook: rulebookOf('doubloon-lagoon'),
    isExample: false,
    seatKeys: ['against'],
    labels: labelsOf,
    measures: measuresOf,
    wordFor: lagoonWord,
  },
  { game: pig, bots: [], rulebook: rulebookOf('pig'), isExample: true },
]

export function findListed(id: string): Result<Listed> {
  const listed = GAMES.find(({ game }) => game.id === id)
  return listed
    ? good(listed)
    : bad(`there is no game "${id}"; there are ${GAMES.map(({ game }) => game.id).join(', ')}`)
}

/** Makes every game ready to be opened: loads what its rules need. */
export async function prepareGames(): Promise<void> {
  for (const { game } of GAMES) await game.prepare?.()
}

export function findGame(id: string): Result<Game> {
  const listed = findListed(id)
  return listed.ok ? good(listed.value.game) : listed
}
