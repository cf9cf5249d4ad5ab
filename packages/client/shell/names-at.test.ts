import { loaded as kingOfPirates } from '@nassau/games/king-of-pirates/loaded'
import { loaded as oZone } from '@nassau/games/o-zone/loaded'
import { loaded as pirateOZone } from '@nassau/games/pirate-o-zone/loaded'
import { FastChance, sample } from '@nassau/kernel/bots'
import { isAwaited, promptOf, secretFrom } from '@nassau/kernel/host'
import { expect, test } from 'vitest'
import { type LocalSetup, LocalTable, type Sitter, type Telling } from '../seating/local-table.ts'
import { toldAt } from './names-at.ts'

const WREN: Sitter = { name: 'Wren', level: null }
const MARY: Sitter = { name: 'Mary', level: null }
const GRACE: Sitter = { name: 'Grace', level: 'mate' }

const setup = (sitters: readonly Sitter[]): LocalSetup => ({
  game: 'king-of-pirates',
  options: { 'fair-winds': true },
  sitters,
  secret: secretFrom('kept'),
  edition: null,
  from: null,
  beat: 'off',
})

/** What seat 0 reads in the log of a match that was kept after thirty of its choices, and taken up again. */
async function logOfKept(sitters: readonly Sitter[]): Promise<string> {
  const rng = new FastChance(5)
  const last = new Map<number | null, Telling>()
  const sit = (lines: readonly string[]): LocalTable =>
    new LocalTable(kingOfPirates, setup(sitters), lines, tellings => {
      for (const telling of tellings) last.set(telling.viewer, telling)
    })
  const table = sit([])
  table.begin()
  for (let chosen = 0; chosen < 30; ) {
    await new Promise(resolve => setTimeout(resolve, 0))
    for (const [seat, { table: seen }] of last) {
      // Where a card of theirs could matter the table waits for them.
      if (seat !== null && seen.scene.beat?.waiting.includes(seat)) await table.act(seat, { type: 'go-on' })
      const ask = seen.scene.seen?.ask
      if (seat === null || !seen.scene.seen || !isAwaited(seen.scene.seen) || !ask) continue
      await table.act(seat, { type: 'choose', seen: seen.n, choice: sample(ask, rng) })
      chosen++
      break
    }
  }
  last.clear()
  sit(table.lines).begin()
  const kept = last.get(0)?.table
  if (!kept) throw new Error('nothing was told')
  const { game } = kingOfPirates
  const names = toldAt(kingOfPirates, kept.scene, true)
  return kept.heard.map(event => game.say(event, names, game.edition).text).join('\n')
}

test('whoever looks at a kept match is “you” in its log and not named like a stranger', async () => {
  const log = await logOfKept([WREN, GRACE])
  expect(log).toMatch(/\bYou\b/)
  expect(log).toContain('Grace')
  expect(log).not.toContain('Wren')
})

test('where two share the screen both are named', async () => {
  const log = await logOfKept([WREN, MARY])
  expect(log).toContain('Wren')
  expect(log).not.toMatch(/\byou\b/i)
})

test('one who looks on, and a game that does not say it, are told names', () => {
  const seats = [{ kind: 'person', name: 'Wren', level: null, isBot: false, hasResigned: false }] as const
  expect(toldAt({ saysYou: true }, { seat: null, seats: [...seats] }, false)).toEqual(['Wren'])
  expect(toldAt({}, { seat: 0, seats: [...seats] }, false)).toEqual(['Wren'])
})

test.each([oZone, pirateOZone])('whoever tosses alone is “you”, and two at one device are named', loaded => {
  const sits = (name: string, kind: 'person' | 'bot') => ({
    kind,
    name,
    level: null,
    isBot: kind === 'bot',
    hasResigned: false,
  })
  const asks = (second: 'person' | 'bot'): string => {
    const told = toldAt(loaded, { seat: 0, seats: [sits('Wren', 'person'), sits('Mary', second)] }, true)
    const frame = { step: 'toss', at: 'throw', seat: 0, team: 0, role: 'die', id: 'b1' }
    return promptOf(loaded.game, frame, told, loaded.game.edition)
  }
  expect(asks('bot')).toBe('Toss your first die: flick it up the table.')
  expect(asks('person')).toBe('Wren, toss your first die: flick it up the table.')
})
