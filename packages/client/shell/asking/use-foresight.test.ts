import { loaded as kingOfPirates } from '@nassau/games/king-of-pirates/loaded'
import { loaded as pig } from '@nassau/games/pig/loaded'
import { loaded as scurvyDice } from '@nassau/games/scurvy-dice/loaded'
import { Referee, readOptions, secretFrom } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { foresee } from './use-foresight.ts'

const opened = (listed: typeof pig, seats: number): Referee => {
  const options = readOptions(listed.game, [])
  return new Referee(listed.game, {
    options: options.ok ? options.value : {},
    seats: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
    secret: secretFrom('foresight'),
  })
}

test('in Pig rolling reveals something and holding does not', () => {
  const referee = opened(pig, 2)
  expect(foresee(pig.game, referee.project(0), referee.edition)).toBe('some')
  expect(foresee(pig.game, referee.project(1), referee.edition)).toBeNull()
})

test('choosing which dice to roll again reveals them; so does a finished ship, for then the next one rolls', () => {
  const referee = opened(scurvyDice, 2)
  const seat = referee.project(null).awaiting[0] ?? 0
  expect(foresee(scurvyDice.game, referee.project(seat), referee.edition)).toBe('some')
  referee.apply(seat, { pick: [] })
  expect(foresee(scurvyDice.game, referee.project(seat), referee.edition)).toBe('all')
})

test('whoever only looks on is asked nothing', () => {
  const referee = opened(kingOfPirates, 3)
  expect(foresee(kingOfPirates.game, referee.project(null), referee.edition)).toBeNull()
})
