/** The command line: all commands, a file each, and how they end. */
import { GAMES } from '@nassau/games'
import { Command, CommanderError } from 'commander'
import { arena } from './commands/arena.ts'
import { bot } from './commands/bot.ts'
import { fuzz } from './commands/fuzz.ts'
import { law } from './commands/law.ts'
import { play } from './commands/play.ts'
import { referee } from './commands/referee.ts'
import { replay } from './commands/replay.ts'
import { score } from './commands/score.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { train } from './commands/train.ts'
import { tune } from './commands/tune.ts'
import { verify } from './commands/verify.ts'
import { EXIT, Stop } from './errors.ts'
import { archive } from './keeping/archive.ts'
import { backup } from './keeping/backup.ts'
import { check } from './keeping/check.ts'
import { keeper } from './keeping/keeper.ts'
import { upgrade } from './keeping/upgrade.ts'
import { seatsInWords } from './setting.ts'

function programOf(): Command {
  const games = GAMES.map(({ game }) => `  ${game.id.padEnd(16)}${game.title}, ${seatsInWords(game.seats)} seats`)
  const program = new Command('nassau')
    .description('A pirate tabletop: play, simulate and check rules-enforced games.')
    .showHelpAfterError('(`--help` shows what is possible)')
    .exitOverride()
    .addHelpText('after', `\nGames:\n${games.join('\n')}\n\nExit codes: 0 good, 1 a finding or refusal, 2 bad usage.`)
  const playing = [play, simulate, arena, bot, fuzz, replay, verify, score, referee, train, tune, law]
  const keeping = [check, upgrade, backup, archive, keeper]
  for (const add of [serve, ...keeping, ...playing]) add(program)
  return program
}

/** Does what the process was called for and sets its exit code. */
export async function main(): Promise<void> {
  // A reader that has seen enough (`| head`) is no fault.
  process.stdout.on('error', fault =>
    process.exit('code' in fault && fault.code === 'EPIPE' ? EXIT.good : EXIT.finding),
  )
  try {
    await programOf().parseAsync()
  } catch (fault) {
    process.exitCode = endWith(fault)
  }
}

/** Says what went wrong in one sentence and returns the exit code for it. */
function endWith(fault: unknown): number {
  // Help was asked for: all is well. Anything else commander has said itself.
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? EXIT.good : EXIT.usage
  if (process.env.NASSAU_DEBUG === '1') console.error(fault)
  if (fault instanceof Stop) {
    process.stderr.write(`nassau: ${fault.message}\n`)
    return fault.exitCode
  }
  const says = fault instanceof Error ? fault.message : String(fault)
  process.stderr.write(`nassau: this is a fault of ours: ${says} (NASSAU_DEBUG=1 shows where)\n`)
  return EXIT.finding
}
