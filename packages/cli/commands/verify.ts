/** `nassau verify`: plays a record again from its revealed secret and compares every byte. */
import { findRules, prepareGames } from '@nassau/games'
import { show } from '@nassau/kernel'
import { isSecret, verify as verifyRecord } from '@nassau/kernel/host'
import type { Command } from 'commander'
import { EXIT, located, Stop, wrongUsage } from '../errors.ts'
import { readSource } from '../files.ts'
import { counted, say } from '../text.ts'

export function verify(program: Command): void {
  program
    .command('verify')
    .summary('check every choice, die and hash of a record')
    .description(
      'Play a record again from its revealed secret and check every choice, die, hash and the outcome. ' +
        'The exit code is 1, and the line is named, if anything is wrong.',
    )
    .argument('<file>', 'the record, or - for standard input')
    .option('--commitment <hex>', 'the commitment that was published before the match')
    .action(run)
}

async function run(file: string, { commitment }: { commitment?: string }): Promise<void> {
  if (commitment !== undefined && !isSecret(commitment))
    throw wrongUsage(`${show(commitment)} is no commitment: that is 64 hexadecimal digits in small letters`)
  const { name, text } = await readSource(file)
  await prepareGames()
  const verified = verifyRecord(findRules, text, commitment)
  if (!verified.ok) throw new Stop(EXIT.finding, located(name, verified.problem))
  const { referee, choices, isFinished } = verified.value
  const { header, game } = referee
  const what = `${game.title}, ${counted(header.seats.length, 'seat')}, ${counted(choices, 'choice')}, ${
    isFinished ? 'played to its end' : 'broken off'
  }`
  const dice =
    header.seed === undefined
      ? 'every die follows from the secret'
      : 'every die follows from the seed given here (a name was taken out since: it cannot be derived from the secret any more)'
  const published = commitment === undefined ? 'the commitment in the record' : 'the published commitment'
  say(
    `${name}: ${what}. All ${referee.lines.length + 1} lines hold: every choice was offered, ${dice}, ` +
      `the secret matches ${published}.`,
  )
}
