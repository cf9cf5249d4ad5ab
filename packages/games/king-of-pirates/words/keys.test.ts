import type { Choice } from '@nassau/kernel'
import { choicesOf, drawAsk, FastChance, sample } from '@nassau/kernel/bots'
import { Play, setUp } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { speechOf, words } from '../../words.ts'
import { EDITION } from '../edition/edition.ts'
import { kingOfPirates } from '../game.ts'
import { loaded } from '../loaded.ts'
import type { KingOfPirates } from '../rules.ts'
import { pirate } from '../test-kit.ts'

const speech = speechOf(loaded, ['Anne', 'Bart', 'Calico'], EDITION)

test.each<[Choice<KingOfPirates>, string]>([
  [{ stop: true }, 'stop here'],
  [{ sail: 'red' }, 'sail south-east'],
  [{ discard: ['scurvy', 'scurvy', 'ambush'] }, 'discard 2 × scurvy, ambush'],
  [{ crew: [pirate('ivo'), pirate('jo')] }, 'crew: Ivo Blackwater, Cinder Jo'],
  [{ captain: pirate('ivo') }, 'captain Ivo Blackwater'],
  [{ attack: 1 }, 'attack Bart'],
  [{ steal: 2 }, 'steal from Calico'],
  [{ play: 'scurvy', on: 1 }, 'play scurvy, against Bart'],
  [{ play: 'mercenaries', side: 'defence' }, 'play mercenaries, for the defence'],
  [{ play: 'soldiers', nation: 'french' }, 'play soldiers, for the French'],
])('%o is offered in words', (choice, says) => {
  expect(words(choice, speech)).toBe(says)
})

test('in a whole match nothing is offered as a bare yes, no or nothing, or by its id', () => {
  const rng = new FastChance(5)
  const options = { 'fair-winds': true }
  const play = new Play(kingOfPirates, EDITION, setUp(kingOfPirates, EDITION, options, 3, rng), rng)
  const raw = new Set<string>()
  while (!play.isOver) {
    const ask = drawAsk(play, rng)
    for (const choice of choicesOf(ask)) {
      const says = words(choice, speech)
      if (/: (yes|no|nothing|nobody)|null|\w(?<!north|south)-\w/.test(says)) raw.add(says)
    }
    play.take(ask.seat, sample(ask, rng))
  }
  expect([...raw]).toEqual([])
})
