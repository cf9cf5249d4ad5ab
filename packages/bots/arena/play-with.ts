/**
 * One match in which some bots are at the other end of a wire. Everyone gets exactly what their seat sees.
 * Whoever is gone, too late or chooses what is not offered loses the match there and then: the others
 * share the win, and no stand-in of ours has a say in who of them would have been first.
 */
import type { LoadedGame } from '@nassau/games'
import type { Chance, Options, Seat } from '@nassau/kernel'
import { type Bot, FastChance, sample } from '@nassau/kernel/bots'
import {
  type Applied,
  botPlayer,
  due,
  isRefusal,
  newDriver,
  noteApplied,
  offered,
  type Player,
  Referee,
  secretFrom,
} from '@nassau/kernel/host'
import { BotsBug } from '../errors.ts'
import type { SeatFault } from './ladder.ts'
import { type BotFault, isFault, type RemoteBot } from './remote-bot.ts'

/** Who plays a seat. */
export type Entered = { kind: 'ours'; bot: Bot } | { kind: 'remote'; bot: RemoteBot }

export type RemotePlan = {
  listed: LoadedGame
  edition: object
  options: Options
  /** The player of each seat. */
  players: readonly Entered[]
  seed: number
  /** Which match of the arena this is. */
  index: number
}

export type PlayedWith = { winners: Seat[]; choices: number; fault: SeatFault | null }

/** Streams set apart for one match: the order in which seats answer, then one a seat. */
const STREAMS_A_MATCH = 64
const ORDER = 1
const FIRST_SEAT = 2

/** A match under way. */
type Table = { referee: Referee; players: readonly Entered[]; minds: readonly Chance[]; match: string }

export async function playWith({ listed, edition, options, players, seed, index }: RemotePlan): Promise<PlayedWith> {
  const { game } = listed
  const stream = (role: number): FastChance => new FastChance(seed, index * STREAMS_A_MATCH + role)
  const secret = secretFrom(`arena ${seed} ${index}`)
  const referee = new Referee(game, { edition, options, seats: players.map((_, seat) => `seat ${seat}`), secret })
  const minds = players.map((_, seat) => stream(FIRST_SEAT + seat))
  const table: Table = { referee, players, minds, match: `${index}` }
  const order = stream(ORDER)

  let fault = await begin(table, options, edition)
  const driver = newDriver(players.length)
  const seats = players.map(playerOf)
  while (!fault) {
    const next = due(referee.open, driver, seats, order)
    if (next.kind !== 'bot' && next.kind !== 'aside') break
    if (next.kind === 'aside') offered(driver, next.seat)
    const chosen = await choose(table, next.seat, next.kind === 'aside')
    if (chosen !== null && 'says' in chosen) fault = chosen
    else if (chosen !== null) noteApplied(driver, referee.open, chosen)
    if (referee.match.seq > game.longest) throw new BotsBug('match-too-long', { game: game.id, seed, index })
  }
  const { outcome, seq } = referee.match
  const others = players.flatMap((_, seat) => (seat === fault?.seat ? [] : [seat]))
  end(table, fault ? null : outcome)
  return { winners: fault ? others : [...(outcome?.winners ?? [])], choices: seq, fault }
}

const playerOf = ({ kind, bot }: Entered): Player =>
  kind === 'ours' ? botPlayer(bot) : { kind: 'bot', wantsAsides: bot.wantsAsides }

/** Tells every bot its seat; one that cannot be started has lost already. */
async function begin({ referee, players, match }: Table, options: Options, edition: object): Promise<SeatFault | null> {
  for (const [seat, { kind, bot }] of players.entries()) {
    if (kind === 'ours') continue
    const fault = await bot.start()
    if (fault) return { seat, ...fault }
    const { id: game } = referee.game
    bot.tell({ type: 'match', match, game, seat, seats: players.length, options, edition })
  }
  return null
}

/** Lets a seat choose and takes it, or says how its bot failed; null if it let an aside go by. */
async function choose(table: Table, seat: Seat, isAside: boolean): Promise<Applied | SeatFault | null> {
  const { referee, players, minds } = table
  const player = players[seat]
  const mind = minds[seat]
  if (!player || !mind) throw new BotsBug('no-such-player', { seat })
  if (player.kind === 'ours') return chooseOurs(referee, seat, player.bot, mind, isAside)
  const chosen = await chooseRemote(table, seat, player.bot, mind, isAside)
  return chosen !== null && 'says' in chosen ? { seat, ...chosen } : chosen
}

function chooseOurs(referee: Referee, seat: Seat, bot: Bot, mind: Chance, isAside: boolean): Applied | null {
  const seen = referee.project(seat)
  const choice = isAside ? bot.interject?.(seen, mind, referee.edition) : bot.choose(seen, mind, referee.edition)
  if (isAside && (choice ?? null) === null) return null
  const applied = referee.apply(seat, choice)
  if (isRefusal(applied)) throw new BotsBug('bot-chose-illegally', { bot: bot.id, seat, ...applied })
  return applied
}

async function chooseRemote(
  { referee, match }: Table,
  seat: Seat,
  bot: RemoteBot,
  mind: Chance,
  isAside: boolean,
): Promise<Applied | BotFault | null> {
  const seen = referee.project(seat)
  const { ask } = seen
  if (!ask) throw new BotsBug('nothing-to-ask', { seat })
  const answered = await bot.ask({ match, ask, seen, example: sample(ask, mind), isAside })
  if (isFault(answered)) return answered.fault
  if (isAside && answered.choice === null) return null
  const applied = referee.apply(seat, answered.choice)
  if (!isRefusal(applied)) return applied
  const { refused: code, because: says, clause } = applied
  bot.refuse(match, { code, says, ...(clause ? { clause } : {}) })
  return { kind: 'illegal', says: clause ? `${says} (${clause})` : says }
}

function end({ players, match }: Table, outcome: { winners: readonly Seat[]; scores: readonly number[] } | null): void {
  for (const [seat, { kind, bot }] of players.entries())
    if (kind === 'remote')
      bot.tell({ type: 'over', match, seat, winners: outcome?.winners ?? null, scores: outcome?.scores ?? null })
}
