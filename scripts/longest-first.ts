/**
 * Test files in an order in which nobody waits long for the last of them: those that take longest begin first. The runner
 * does so by itself where it remembers how long they took, which a fresh clone does not.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Half a minute and more each, the longest first. */
const LONG = [
  'server/soak/chaos.test.ts',
  'e2e/every-question.e2e.ts',
  'e2e/against-bots.e2e.ts',
  'e2e/match/tossing-table.e2e.ts',
  'e2e/tossing-match.e2e.ts',
  'e2e/match/quick-play.e2e.ts',
  'e2e/match/ending-story.e2e.ts',
  'e2e/fixture-game.e2e.ts',
  'e2e/match/ending.e2e.ts',
  'e2e/speak-up.e2e.ts',
  'e2e/match/king-of-pirates.e2e.ts',
  'server/fleet/fleet.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex(name => moduleId.endsWith(name))
  return place < 0 ? LONG.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
