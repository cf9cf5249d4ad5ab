import { repeat } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { expect, test } from 'vitest'
import { LateChance } from './late-chance.ts'

test('a stream that begins late says what one that began at once would', () => {
  const [late, prompt] = [new LateChance(7, 3), new FastChance(7, 3)]
  for (const faces of repeat(6, 20)) expect(late.below(faces)).toBe(prompt.below(faces))
})

test('a stream that starts anew says what a new one would, however often it was asked before', () => {
  const [late, prompt] = [new LateChance(7, 3), new FastChance(8, 3)]
  late.below(6)
  late.startAnew(8)
  for (const faces of repeat(6, 20)) expect(late.below(faces)).toBe(prompt.below(faces))
})
