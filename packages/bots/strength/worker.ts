/** What a worker thread does: plays some matches of a row. */
import { findGame, type LoadedGame } from '@nassau/games'
import type { Options } from '@nassau/kernel'
import type { Bot } from '@nassau/kernel/bots'
import { botFor } from '../bot-for.ts'
import { BotsBug } from '../errors.ts'
import { fight, type Score } from './duel.ts'

/** A row of a strength table: who meets whom, by the names of their levels. */
export type Row = {
  game: string
  challenger: string
  rival: string
  seats: number
  options: Options
  seed: number
  /** A folder with the games as they were at another time: rivals named `before:LEVEL` come from there. */
  before: string | null
}

export type RowChunk = { row: Row; first: number; count: number }

const BEFORE = 'before:'

export async function fightRow({ row, first, count }: RowChunk): Promise<Score> {
  const listed = findGame(row.game)
  if (!listed.ok) throw new BotsBug('worker-got-nonsense', listed.problem)
  await listed.value.game.prepare?.()
  const { seats, options, seed } = row
  const challenger = await levelOf(listed.value, row.challenger, row.before)
  const rival = await levelOf(listed.value, row.rival, row.before)
  return fight(listed.value, { challenger, rival, seats, options, seed }, first, count)
}

async function levelOf(listed: LoadedGame, level: string, before: string | null): Promise<Bot> {
  if (level.startsWith(BEFORE) && before !== null) return botBefore(listed.game.id, level.slice(BEFORE.length), before)
  const bot = botFor(listed, level)
  if (!bot.ok) throw new BotsBug('worker-got-nonsense', bot.problem)
  return bot.value
}

/** A bot as it was: its own files of that time, at today's table. */
async function botBefore(game: string, level: string, before: string): Promise<Bot> {
  const then: { loaded: LoadedGame } = await import(`${before}/packages/games/${game}/loaded.ts`)
  const bot = then.loaded.bots.find(({ id }) => id === level)
  if (!bot) throw new BotsBug('no-such-player', { game, level })
  return bot
}
