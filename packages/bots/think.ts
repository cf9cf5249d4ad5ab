/** A bot's thought wherever people wait for it: no longer than they should, and in a window always as long. */
import type { LoadedGame } from '@nassau/games/manifests'
import { isRecord, type Projection, type Result } from '@nassau/kernel'
import { FastChance, isTemper } from '@nassau/kernel/bots'
import { botFor } from './bot-for.ts'
import { untilMs } from './search/captain.ts'

export type Thought = {
  level: string
  seen: Projection
  /** Whether nobody waits for it: then it may come to nothing. */
  isAside: boolean
  edition: object
  seed: number
}

/** No search goes on longer than this about one choice, in ms, however slow the machine. */
export const LONGEST_MS = 900
/** In a reaction window it thinks so long and answers no sooner: nobody can tell by it who holds a card. */
const WINDOW_MS = 200
/** What it may do unasked it is only offered with a card in hand: no pause that could be felt may tell of that. */
const ASIDE_MS = 50

/** The bot's choice; null for none. */
export async function think(listed: LoadedGame, thought: Thought): Promise<Result<unknown>> {
  const { level, seen, isAside, edition, seed } = thought
  const isReaction = !isAside && isTemper(level) && isWindow(seen)
  const bot = botFor(listed, level)
  if (!bot.ok) return bot
  await listed.game.prepare?.()
  const answered = isReaction ? new Promise(resolve => setTimeout(resolve, WINDOW_MS)) : null
  const rng = new FastChance(seed)
  const isOut = untilMs(isAside ? ASIDE_MS : isReaction ? WINDOW_MS : LONGEST_MS)
  const { value } = bot
  const choice = isAside ? value.interject?.(seen, rng, edition, isOut) : value.choose(seen, rng, edition, isOut)
  await answered
  return { ok: true, value: choice ?? null }
}

/** Whether one may let this go by, as everyone may in a window. */
const isWindow = ({ ask }: Projection): boolean =>
  ask?.kind === 'list' && ask.options.some(option => isRecord(option) && option.pass === true)
