import { compileMessage } from '@lingui/message-utils/compileMessage'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '#i18n'
import { wordsIn } from './same-words.ts'

afterEach(() => i18n.activate('en'))

test.each([
  ['Roll, or hold?', 'roll or hold', true],
  ['{name} holds at {score}.', '{name} holds, at { score }', true],
  ['{n, plural, one {# coin} other {# coins}}', '{n,plural,one{# coin}other{# coins}}', true],
  ['The name', 'The {name}', false],
  ['+{n}', '×{n}', false],
  ['Roll', 'Rolls', false],
  ['…', '–', false],
])('%s and %s are the same text: %s', (one, other, isSame) => {
  expect(wordsIn(one) === wordsIn(other)).toBe(isSame)
})

test('in English a text is said as it stands in the code', () => {
  expect(i18n._('{n, plural, one {# coin} other {# coins}}', { n: 2 })).toBe('2 coins')
})

test('a text keeps its translation when its English is mended', () => {
  i18n.loadAndActivate({ locale: 'de', messages: { 'Ahoy {name}': compileMessage('Ahoi, {name}!') } })
  expect(i18n._('Ahoy {name}', { name: 'Anne' })).toBe('Ahoi, Anne!')
  expect(i18n._('Ahoy, {name}!', { name: 'Anne' })).toBe('Ahoi, Anne!')
  expect(i18n._('Farewell, {name}!', { name: 'Anne' })).toBe('Farewell, Anne!')
})

test('what is learned later is found as well', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} })
  expect(i18n._('Heave, ho')).toBe('Heave, ho')
  i18n.load('de', { 'Heave ho!': compileMessage('Hau ruck!') })
  expect(i18n._('Heave, ho')).toBe('Hau ruck!')
})
