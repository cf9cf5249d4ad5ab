import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex as inNode } from './sha256.node.ts'
import { sha256Hex as anywhere } from './sha256.ts'

test('a text has the same hash in Node and anywhere else, lone surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(inNode(text)).toBe(anywhere(text))
    }),
  )
  expect(inNode('\ud800 torn')).toBe(anywhere('\ud800 torn'))
})
