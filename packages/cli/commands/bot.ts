/**
 * `nassau bot`: seats a bot that speaks JSON lines at a table of a server.
 *
 *   look ─ not asked ─▶ wait for news ─▶ look
 *     └─── asked ─▶ the bot thinks ─▶ choose ─ done │ stale ─▶ look
 *                        └─ fails ────▶ the example is chosen in its place
 */
import { setTimeout as pause } from 'node:timers/promises'
import { execWire, isFault, RemoteBot } from '@nassau/bots'
import { FastChance, sample } from '@nassau/kernel/bots'
import type { Command } from 'commander'
import { LineLost, LiveLine, type LiveTable } from '../bot/live-line.ts'
import { EXIT, Stop, wrongUsage } from '../errors.ts'
import { gameNamed, seedFrom, whole } from '../setting.ts'
import { say } from '../text.ts'

type Flags = { match: string; server: string; token?: string; link?: string; budget: number }

/** A bot that fails so often in a row leaves its seat to the server's stand-in. */
const PATIENCE = 10
/** A server that is away is looked for again after so long (ms), so many times. */
const COME_BACK_MS = 500
const COME_BACK = 60

const EXAMPLE = `
Example:
  NASSAU_TOKEN=nassau_… nassau bot 'python3 examples/bots/first-mate.py' --match M

The token is a bot account's. The bot is told and answers the same as in an arena: docs/protocol.md.`

export function bot(program: Command): void {
  program
    .command('bot')
    .summary('let a bot of your own play at a server')
    .description('Let a command that speaks JSON lines play a match at a server, to its end.')
    .argument('<command>', 'the bot')
    .requiredOption('--match <id>', 'the match')
    .option('--server <url>', 'where the server is', 'http://localhost:1718')
    .option('--token <token>', "the bot account's token; else what NASSAU_TOKEN holds")
    .option('--link <token>', 'the end of the link that opens a seat, if it needs one')
    .option('--budget <ms>', 'how long it may think about one choice', whole(1), 5000)
    .addHelpText('after', EXAMPLE)
    .action(run)
}

async function run(command: string, flags: Flags): Promise<void> {
  const token = flags.token ?? process.env.NASSAU_TOKEN
  if (token === undefined) throw wrongUsage('a bot account’s token is needed: --token or NASSAU_TOKEN')
  if (!URL.canParse(flags.server)) throw wrongUsage(`"${flags.server}" is no address, such as http://localhost:1718`)
  const remote = new RemoteBot(execWire(command), flags.budget)
  const seat = new Sitting(remote, flags)
  try {
    const fault = await remote.start()
    if (fault) throw wrongUsage(`${command}: ${fault.says}`)
    await mustBeKnown(flags.server, token)
    for (let tries = 0, ending = await seat.playOn(token); ending !== 'over'; ending = await seat.playOn(token)) {
      tries = ending === 'away' ? tries + 1 : 0
      if (tries > COME_BACK) throw new Stop(EXIT.finding, `no server answers at ${flags.server}`)
      await pause(COME_BACK_MS)
    }
  } finally {
    await remote.close()
  }
}

/** A token that is not known is not worth trying again; a server that does not answer is. */
async function mustBeKnown(server: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(new URL('/api/me', server), { headers }).catch(() => null)
  if (response?.status === 401) throw wrongUsage('the server does not know that token, or it was revoked')
}

/** A bot at its seat. */
class Sitting {
  private readonly bot: RemoteBot
  private readonly flags: Flags
  private readonly rng = new FastChance(seedFrom(undefined))
  private hasBegun = false
  private failures = 0

  constructor(bot: RemoteBot, flags: Flags) {
    this.bot = bot
    this.flags = flags
  }

  /** Plays until the match is over, the connection is lost, or right away if nobody answers. */
  async playOn(token: string): Promise<'over' | 'lost' | 'away'> {
    let line: LiveLine | null = null
    try {
      line = await LiveLine.open(this.flags.server, token)
      await this.play(line)
      return 'over'
    } catch (fault) {
      if (!(fault instanceof LineLost)) throw fault
      return line ? 'lost' : 'away'
    } finally {
      line?.close()
    }
  }

  private async play(line: LiveLine): Promise<void> {
    const { match, link } = this.flags
    for (;;) {
      const table = await line.table(match)
      const { scene, n } = table
      if (scene.status === 'over') return this.end(table)
      if (scene.seat === null) {
        const refused = await line.act('join', match, link === undefined ? {} : { token: link })
        if (refused) throw new Stop(EXIT.finding, refused.says)
      } else if (scene.status === 'gathering' || !(await this.attend(line, table))) await line.after(n)
    }
  }

  /** Answers what is asked; false if it need not be looked at again before there is news. */
  private async attend(line: LiveLine, { match, n, scene }: LiveTable): Promise<boolean> {
    const { seat, seen } = scene
    const ask = seen?.ask
    const isAside = seat === null || !seen?.awaiting.includes(seat)
    if (!ask || (isAside && !this.bot.wantsAsides)) return false
    await this.begin(match, scene)
    const example = sample(ask, this.rng)
    const answered = await this.bot.ask({ match, ask, seen, example, isAside })
    if (isFault(answered)) this.fail(answered.fault.says)
    else if (isAside && answered.choice === null) return false
    const choice = isFault(answered) ? example : answered.choice
    const refused = await line.act('choose', match, { seen: n, choice })
    if (!refused) {
      if (!isFault(answered)) this.failures = 0
      return true
    }
    this.bot.refuse(match, refused)
    if (refused.code !== 'not-offered') return true
    this.fail(refused.says)
    await line.act('choose', match, { seen: n, choice: example })
    return true
  }

  /** Tells the bot where it sits: once, and again if it had to be started again. */
  private async begin(match: string, { game, seat, seats, options, edition }: LiveTable['scene']): Promise<void> {
    const wasGone = !this.bot.isThere
    const fault = await this.bot.start()
    if (fault) this.fail(fault.says)
    if (this.hasBegun && !wasGone) return
    this.hasBegun = true
    const data = edition ?? gameNamed(game).game.edition
    this.bot.tell({ type: 'match', match, game, seat: seat ?? 0, seats: seats.length, options, edition: data })
  }

  private fail(says: string): void {
    process.stderr.write(`the bot failed: ${says}\n`)
    if (++this.failures >= PATIENCE)
      throw new Stop(EXIT.finding, `the bot failed ${PATIENCE} times in a row; its seat is left to the server`)
  }

  private end({ match, scene }: LiveTable): void {
    const { winners = null, scores = null } = scene.result ?? {}
    this.bot.tell({ type: 'over', match, seat: scene.seat ?? 0, winners, scores })
    say(JSON.stringify({ match, seat: scene.seat, winners, scores }))
  }
}
