import { expect, test } from 'vitest'
import { clausesIn } from './rulebook.ts'

test('a clause goes on to the next anchor or heading, without its markup', () => {
  const markdown = [
    '# Rum',
    '<a id="xx-1"></a>**XX-1** Pour **two** `cups`, see [XX-2](#xx-2).',
    'Then drink.',
    '',
    '- <a id="xx-2"></a>**XX-2** Sing.',
    '',
    '## After',
    'Sleep.',
  ].join('\n')
  expect(clausesIn(markdown)).toEqual([
    { id: 'XX-1', anchor: 'xx-1', text: 'Pour two cups, see XX-2. Then drink.' },
    { id: 'XX-2', anchor: 'xx-2', text: 'Sing.' },
  ])
})
