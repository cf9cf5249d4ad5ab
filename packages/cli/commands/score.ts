/** `nassau score`: what a position of a real or a digital table is worth, and why. */
import { MANIFESTS, manifestOf } from '@nassau/games'
import { show } from '@nassau/kernel'
import type { Command } from 'commander'
import { unwrap, wrongUsage } from '../errors.ts'
import { readSource } from '../files.ts'
import { asJson, asText } from '../score/report.ts'
import { say } from '../text.ts'

/** The games that can say what a position is worth. */
const SCORED = MANIFESTS.filter(manifest => manifest.score).map(({ id }) => id)

const EXAMPLE = `
A position is JSON, in millimetres from the table's centre, x to the right, y towards the far edge:
  { "table": {"width": 762, "length": 1524}, "league": 115, "first": "black",
    "disks": [{"name": "Skull Island", "x": 0, "y": 0, "diameter": 50, "value": 300}],
    "dice": [{"id": "b1", "team": "black", "kind": "ship", "x": 40, "y": 3, "turn": 15, "face": 4},
             {"id": "wc", "team": "white", "kind": "cannonball", "x": -60, "y": 0, "turn": 0, "face": 9}],
    "aside": {"black": 0, "white": 0} }
kind is ship or cannonball, in o-zone die; turn is in degrees; a die may have its own "size" across flats.`

export function score(program: Command): void {
  program
    .command('score')
    .summary('score a position of a real or a digital table')
    .description('Score the dice on a table: every step with its clause and its distances.')
    .argument('<game>', SCORED.join(' or '))
    .argument('<file>', 'the position, or - for standard input')
    .option('--json', 'as JSON: { removed, sunk, disks, scores, steps }, and choice if a tie must be decided')
    .option(
      '--choose <id>',
      'the ship that goes first where ships tie (PZ-22); can be repeated',
      (id: string, before: string[] | undefined) => [...(before ?? []), id],
    )
    .addHelpText('after', EXAMPLE)
    .action(run)
}

async function run(
  game: string,
  file: string,
  { json, choose = [] }: { json?: true; choose?: string[] },
): Promise<void> {
  const scorer = await manifestOf(game)?.score?.()
  if (!scorer) throw wrongUsage(`there are no positions of ${show(game)} to score; there are of ${SCORED.join(', ')}`)
  const { name, text } = await readSource(file)
  const report = unwrap(scorer.scorePosition(name, parse(name, text), choose))
  say(json ? asJson(report) : asText(report))
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw wrongUsage(`${name} is not JSON: ${fault instanceof Error ? fault.message : String(fault)}`)
  }
}
