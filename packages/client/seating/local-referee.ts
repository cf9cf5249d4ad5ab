/** The referee of a table on this device. */
import type { LoadedGame } from '@nassau/games/manifests'
import { namesInRecord } from '@nassau/games/names'
import { type Driver, noteApplied, Referee, resume } from '@nassau/kernel/host'
import type { LocalSetup } from './local-table.ts'

/** A new match, or one that goes on where its lines end. */
export function refereeOf(listed: LoadedGame, setup: LocalSetup, lines: readonly string[], driver: Driver): Referee {
  if (lines.length > 0) {
    const resumed = resume(
      () => ({ ok: true, value: listed.game }),
      lines,
      setup.secret,
      (referee, _line, applied) => applied && noteApplied(driver, referee.open, applied),
    )
    if (!resumed.ok) throw new Error(resumed.problem.says)
    return resumed.value
  }
  return new Referee(listed.game, {
    options: setup.options,
    seats: namesInRecord(setup.sitters.map(({ name, level }) => ({ name, isBot: level !== null }))),
    secret: setup.secret,
    ...(setup.edition === null ? {} : { edition: setup.edition }),
    ...(setup.from === null ? {} : { from: setup.from }),
  })
}
