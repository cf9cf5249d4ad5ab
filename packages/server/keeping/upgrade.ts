/** What an upgrade to this program will do to a store: which matches go on, and which steps its tables will take. */
import { findGame, GAMES, prepareGames } from '@nassau/games'
import { sql } from 'kysely'
import { stepsToDo } from '../store/migrations.ts'
import { LOG, type LogEntry } from '../tables/entry.ts'
import { type KeptStore, matchIds } from './open-kept.ts'

/** What becomes of running matches: newest rules, kept rules, begun under the newest when full, or not to be played on. */
export type Fate = 'newest' | 'kept' | 'gathering' | 'gone'

export type Fated = { game: string; rules: number | null; fate: Fate; matches: number }

export type Forecast = {
  running: Fated[]
  /** Steps the tables will take, and steps a newer program has taken: then this one cannot open the store. */
  steps: string[]
  unknown: string[]
}

export async function forecast(store: KeptStore): Promise<Forecast> {
  await prepareGames()
  const { kysely, dialect } = store
  const here =
    dialect === 'postgres' ? await sql<{ name: string }>`SELECT current_schema() AS name`.execute(kysely) : null
  const { missing, unknown } = await stepsToDo(kysely, here?.rows[0]?.name)
  const running = new Map<string, Fated>()
  for await (const match of matchIds(store, 'running')) {
    const { game, rules, fate } = await fateOf(store, match)
    const key = `${game} ${rules} ${fate}`
    const known = running.get(key)
    running.set(key, { game, rules, fate, matches: (known?.matches ?? 0) + 1 })
  }
  const sorted = [...running.values()].sort((a, b) => a.game.localeCompare(b.game) || (a.rules ?? 0) - (b.rules ?? 0))
  return { running: sorted, steps: missing, unknown }
}

/** Only its first entries are looked at: the rules of a match stand in the one with which it began. */
async function fateOf({ kysely }: KeptStore, match: string): Promise<Omit<Fated, 'matches'>> {
  const rows = await kysely
    .selectFrom('match_entries')
    .select('body')
    .where('match_id', '=', match)
    .where(eb => eb.or([eb('seq', '=', 0), eb('body', 'like', '%"start":[{%')]))
    .orderBy('seq')
    .limit(2)
    .execute()
  const entries = rows.flatMap(({ body }) => readable(body))
  const [opening] = entries
  if (opening?.kind !== 'open') return { game: '?', rules: null, fate: 'gone' }
  const { game } = opening
  const starts = entries.flatMap(entry => ('start' in entry && entry.start ? [entry.start[0].rules] : []))
  const rules = starts[0] ?? null
  if (opening.log !== LOG || !findGame(game).ok) return { game, rules, fate: 'gone' }
  if (rules === null) return { game, rules, fate: 'gathering' }
  const isNewest = GAMES.some(listed => listed.game.id === game && listed.game.version === rules)
  return { game, rules, fate: isNewest ? 'newest' : findGame(game, rules).ok ? 'kept' : 'gone' }
}

function readable(body: string): LogEntry[] {
  try {
    return [JSON.parse(body)]
  } catch {
    return []
  }
}
