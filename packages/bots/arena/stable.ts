/** The bots at the other end of wires, kept alive over many matches: one of each for every lane. */
import type { Entrant } from './entrants.ts'
import type { Fought } from './ladder.ts'
import { type Entered, playWith, type RemotePlan } from './play-with.ts'
import { type BotFault, RemoteBot } from './remote-bot.ts'

/** A bot that fails so often in a row is not started any more; its matches are lost. */
const GIVEN_UP = 10

type Bench = Omit<RemotePlan, 'players'>

/** Plays the matches `indexes`, several side by side, each lane with processes of its own. */
export async function playRemote(
  entrants: readonly Entrant[],
  indexes: readonly number[],
  lanes: number,
  budgetMs: number,
  matchOf: (index: number) => Bench & { sat: readonly number[] },
  onDone: (index: number, fought: Fought) => void,
): Promise<void> {
  const inARow = new Map<number, number>()
  const waiting = [...indexes].reverse()

  const playOne = async (index: number, players: readonly Entered[]): Promise<void> => {
    const { sat, ...plan } = matchOf(index)
    const hopeless = sat.findIndex(entrant => (inARow.get(entrant) ?? 0) >= GIVEN_UP)
    const played = hopeless < 0 ? await playWith({ ...plan, players: seated(players, sat) }) : forfeit(sat, hopeless)
    const loser = played.fault ? sat[played.fault.seat] : undefined
    for (const entrant of new Set(sat))
      if (entrant === loser) inARow.set(entrant, (inARow.get(entrant) ?? 0) + 1)
      else if (!played.fault) inARow.delete(entrant)
    onDone(index, { sat, ...played })
  }
  const lane = async (): Promise<void> => {
    const players = entrants.map(entrant => playerFor(entrant, budgetMs))
    try {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) await playOne(index, players)
    } finally {
      for (const { kind, bot } of players) if (kind === 'remote') await bot.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, indexes.length) }, lane))
}

/** Whether a bot can be started at all; null if it can. */
export async function tryOut(entrant: Entrant, budgetMs: number): Promise<BotFault | null> {
  const { kind, bot } = playerFor(entrant, budgetMs)
  if (kind === 'ours') return null
  const fault = await bot.start()
  await bot.close()
  return fault
}

const playerFor = (entrant: Entrant, budgetMs: number): Entered =>
  entrant.kind === 'ours' ? entrant : { kind: 'remote', bot: new RemoteBot(entrant.open, budgetMs) }

const seated = (players: readonly Entered[], sat: readonly number[]): Entered[] =>
  sat.flatMap(entrant => players[entrant] ?? [])

const forfeit = (sat: readonly number[], seat: number): Omit<Fought, 'sat'> => ({
  winners: sat.flatMap((_, other) => (other === seat ? [] : [other])),
  choices: 0,
  fault: { seat, kind: 'crashed', says: `it failed ${GIVEN_UP} times in a row and was not started again` },
})
