import { type AnyFrame, type Choice, samePlain } from '@nassau/kernel'
import { drawAsk, FastChance, sample } from '@nassau/kernel/bots'
import { Play, project, setUp } from '@nassau/kernel/host'
import { labelAt, offers } from '@nassau/kernel/testing'
import { expect, test } from 'vitest'
import { shipOf } from '../board.ts'
import { mate } from '../bot/bot.ts'
import { EDITION } from '../edition/edition.ts'
import { kingOfPirates } from '../game.ts'
import type { KingOfPirates } from '../rules.ts'

/** Before the first turn there is none to play a card in. */
const BEFORE_ANY_TURN = ['colours.pick', 'match.sign']

/** Every place of a turn where something is asked. */
const ASKED = Object.entries(kingOfPirates.steps)
  .flatMap(([step, phases]) =>
    Object.entries(phases).flatMap(([at, phase]) => ('ask' in phase ? [`${step}.${at}`] : [])),
  )
  .filter(label => !BEFORE_ANY_TURN.includes(label))

const SCURVY: Choice<KingOfPirates> = { play: 'scurvy', on: 0 }
const hasPassed = (frame: AnyFrame | undefined, seat: number): boolean => (frame?.sealed?.[seat] ?? null) !== null

test('KP-47 whatever is being chosen in a turn, whoever holds an A card may play it', () => {
  const met = new Set<string>()
  for (let seed = 0; met.size < ASKED.length && seed < 60; seed++) {
    const rng = new FastChance(seed)
    const seats = 3 + (seed % 4)
    const match = setUp(kingOfPirates, EDITION, { 'fair-winds': seed % 2 === 0 }, seats, rng)
    const play = new Play(kingOfPirates, EDITION, match, rng)
    for (let i = 0; i < 4000 && !play.isOver; i++) {
      const label = labelAt({ play })
      for (let seat = 0; seat < seats && ASKED.includes(label); seat++) {
        if (shipOf(match.board, seat).hand.scurvy === 0 || hasPassed(match.stack.at(-1), seat)) continue
        const canPlay = offers({ play }, seat).some(option => samePlain(option, SCURVY))
        expect({ label, seat, canPlay }).toEqual({ label, seat, canPlay: true })
        met.add(label)
      }
      // Chance alone hardly ever comes to a duel with cannonballs left.
      const ask = drawAsk(play, rng)
      const byMate = seed % 2 === 1
      play.take(ask.seat, byMate ? mate.choose(project(play, ask.seat), rng, EDITION) : sample(ask, rng))
    }
  }
  expect([...met].toSorted()).toEqual(ASKED.toSorted())
})
