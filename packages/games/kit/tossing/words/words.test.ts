import { expect, test } from 'vitest'
import { aboutInWords, spotInWords } from './words.ts'

test.each([
  [0, 'a hair’s breadth'],
  [12, 'a finger’s breadth'],
  [80, 'a hand’s breadth'],
  [200, 'a span'],
  [381, 'a cubit'],
  [559, 'half the table'],
  [1200, 'a long way'],
])('%i mm are about %s', (mm, says) => {
  expect(aboutInWords(mm)).toBe(says)
})

test('a spot of the table is told without a number', () => {
  expect(spotInWords({ x: -170, y: 562 })).toBe('a span left of the centre line, half the table beyond the middle line')
  expect(spotInWords({ x: 20, y: -40 })).toBe(
    'a finger’s breadth right of the centre line, a hand’s breadth this side of the middle line',
  )
  expect(spotInWords({ x: 0, y: 0 })).toBe('on the centre line, on the middle line')
})
