import { expect, test } from 'vitest'
import { othersIn } from './use-since.ts'

test('what happens in one’s own turn is not kept', () => {
  const [theirs, mine] = [{ kind: 'sailed' }, { kind: 'dug' }]
  const events = [theirs, { kind: 'turn', seat: 0 }, mine]
  expect(othersIn(events, 1, 0)).toEqual([theirs])
  expect(othersIn([mine], 0, 0)).toEqual([])
})
