/**
 * A storm: matches of every game, a person and bots at each, while servers are killed at random. When it
 * is over every match must have ended, every acknowledged choice must be in the store exactly once, and
 * every record must verify.
 */
import { findRules, GAMES, type LoadedGame, prepareGames } from '@nassau/games'
import type { Chance } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { isChoice, verify } from '@nassau/kernel/host'
import { Client } from '../fixtures/client.ts'
import type { StoredEntry } from '../store/store.ts'
import type { LogEntry } from '../tables/entry.ts'
import type { Harbour } from './harbour.ts'
import { muteSockets } from './mute.ts'
import { Player } from './player.ts'

export type Weather = {
  matches: number
  kills: number
  /** The time between two kills is up to this (ms). */
  calmMs: number
  /** When (ms from the beginning) whatever has not ended counts as stalled. */
  patienceMs: number
  seed: number
  /** So many more matches have a person who never chooses, and a clock; and so many connections never say a word. */
  silent?: number
  /** Time for a choice at every other table (ms): it must never run out. */
  clockMs?: number
}

export type Damage = {
  choices: number
  acknowledged: number
  entries: number
  seconds: number
  /** Acknowledged and then taken away by a store that went back: lost by it, not by the house. */
  takenAway: number
  /** What must not be: lost, doubled, unverified, stalled, surprising. */
  findings: string[]
}

const AGAIN_MS = 200
/** Time for a choice where nobody makes one (ms). */
const SILENT_MS = 1000
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export async function storm(harbour: Harbour, weather: Weather, say: (line: string) => void): Promise<Damage> {
  await prepareGames()
  const began = Date.now()
  const rng = new FastChance(weather.seed)
  const players: Player[] = []
  const { matches, silent = 0, clockMs = null } = weather
  let left = matches + silent
  const entering: Promise<void>[] = []
  const playing = Array.from({ length: matches + silent }, async (_, i) => {
    const opened = enter(
      harbour,
      i,
      new FastChance(weather.seed, i + 1),
      i < matches ? clockMs : SILENT_MS,
      i >= matches,
    )
    entering.push(opened.then(() => undefined))
    const player = await opened
    players.push(player)
    harbour.onGoneBack?.(player.match, () => (player.hasGoneBack = true))
    await player.play()
    left--
  })
  const mutes = silent > 0 ? muteSockets(harbour.addressNow(rng), silent) : []
  await Promise.all(entering)
  let impatience: NodeJS.Timeout | undefined
  const patience = new Promise(resolve => (impatience = setTimeout(resolve, weather.patienceMs)))
  const raging = rage(harbour, weather, rng, what => say(`${what}; ${left} matches to go`))
  await Promise.race([Promise.all(playing), patience])
  clearTimeout(impatience)
  const stalled = players.filter(({ isOver }) => !isOver).map(({ says }) => `stalled: ${says}`)
  await raging
  const records = await recordsOf(harbour, rng, players)
  const closing = [...mutes, ...muteSockets(harbour.addressNow(rng), silent)]
  const store = await harbour.calm()
  for (const mute of closing) mute.destroy()
  const damage: Damage = { choices: 0, acknowledged: 0, entries: 0, seconds: 0, takenAway: 0, findings: [...stalled] }
  damage.findings.push(...(harbour.findings ?? []))
  for (const player of players)
    inspect(player, await store.read(player.match), records.get(player.match), damage, harbour.takenAway)
  await store.close()
  return { ...damage, seconds: (Date.now() - began) / 1000 }
}

async function rage(harbour: Harbour, { kills, calmMs }: Weather, rng: Chance, say: (what: string) => void) {
  for (let i = 0; i < kills; i++) {
    await pause(rng.below(calmMs))
    say(await harbour.strike(rng))
  }
}

/** Opens a match of some game, as often as it takes. */
async function enter(
  harbour: Harbour,
  i: number,
  rng: Chance,
  clockMs: number | null,
  isSilent: boolean,
): Promise<Player> {
  const listed = isSilent ? GAMES.find(({ game }) => game.id === 'pig') : GAMES[i % GAMES.length]
  if (!listed) throw new RangeError('there are no games')
  for (;;)
    try {
      const client = new Client(harbour.addressNow(rng))
      await client.get('/api/me')
      const clock = clockMs === null ? null : { choiceMs: clockMs, bankMs: 0 }
      const more = { ...(clock ? { clock } : {}), ...(isSilent ? { edition: { goal: 40 } } : {}) }
      const common = { isPublic: true, absenceMs: null, beat: 'off' } as const
      const match = await client.create({ ...wantedOf(listed), ...common, ...more })
      const cookie = [...client.cookies].map(pair => pair.join('=')).join('; ')
      return new Player(match, () => harbour.addressNow(rng), cookie, rng, isSilent)
    } catch {
      await pause(AGAIN_MS)
    }
}

/** As few seats as the game allows, and its short form where it has one. */
function wantedOf({ game }: LoadedGame) {
  const { min } = game.seats
  const bots = Array.from({ length: min - 1 }, () => ({ kind: 'bot' as const, level: 'swab' }))
  return {
    game: game.id,
    seats: [{ kind: 'me' as const }, ...bots],
    ...('short' in game.options ? { options: { short: true } } : {}),
  }
}

/** The records of all that is over, in calm weather. */
async function recordsOf(harbour: Harbour, rng: Chance, players: readonly Player[]): Promise<Map<string, string>> {
  const records = new Map<string, string>()
  for (const { match } of players)
    for (let attempt = 0; attempt < 20 && !records.has(match); attempt++) {
      const answer = await new Client(harbour.addressNow(rng)).get(`/api/matches/${match}/record`).catch(() => null)
      if (answer?.status === 200) records.set(match, answer.text)
      else await pause(AGAIN_MS)
    }
  return records
}

function inspect(
  player: Player,
  log: readonly StoredEntry[],
  record: string | undefined,
  damage: Damage,
  takenAway: ReadonlySet<string> = new Set(),
): void {
  const { match, acknowledged, surprises, isSilent } = player
  const entries = log.map(({ body }): LogEntry => JSON.parse(body))
  damage.entries += log.length
  damage.acknowledged += acknowledged.length
  const find = (says: string): void => void damage.findings.push(`${match}: ${says}`)
  for (const surprise of surprises) find(surprise)
  if (log.some(({ seq }, i) => seq !== i)) find('its log has a gap')
  const ids = new Map<string, number>()
  for (const { id } of entries) if (id !== undefined) ids.set(id, (ids.get(id) ?? 0) + 1)
  for (const id of acknowledged)
    if (!ids.has(id) && takenAway.has(id)) damage.takenAway++
    else if (ids.get(id) !== 1) find(`acknowledged ${id} is there ${ids.get(id) ?? 0} times`)
  if (!isSilent && entries.some(entry => entry.kind === 'play' && entry.how === 'clock')) find('a clock ran out at it')
  for (const [id, times] of ids) if (times > 1) find(`${id} was done ${times} times`)
  const taken = entries.filter(entry => entry.kind === 'play' && isChoice(entry.line)).length
  damage.choices += taken
  if (record === undefined) return find('it has no record')
  const verified = verify(findRules, record)
  if (!verified.ok) find(`its record does not verify: ${verified.problem.says}`)
  else if (verified.value.choices !== taken) find(`its record has ${verified.value.choices} choices, its log ${taken}`)
}
