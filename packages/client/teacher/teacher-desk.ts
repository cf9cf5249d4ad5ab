/** What captains do in a worker on this device: they think for their own seats, and for whoever asks them. */
import {
  type Hint,
  hintFor,
  LONGEST_MS,
  type Reviewing,
  reviewOf,
  type Thought,
  think,
  untilMs,
  usualChoice,
} from '@nassau/bots/thinking'
import { type LoadedGame, loadGame } from '@nassau/games/manifests'
import type { Projection } from '@nassau/kernel'
import { replay, rulesIn } from '@nassau/kernel/host'
import { type Lookback, lookbackOf } from './review/lookback.ts'

async function listedOf(game: string, rules?: number): Promise<LoadedGame> {
  const listed = await loadGame(game, rules)
  if (!listed) throw new Error(`there is no game "${game}"`)
  await listed.game.prepare?.()
  return listed
}

/** What the captain would do, and what a mate would. */
export type Advice = Hint & { usual: unknown }

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

export const desk = {
  /** A captain's choice; null for none, which only an aside may be. */
  async choose(game: string, thought: Omit<Thought, 'seed'>): Promise<unknown> {
    const chosen = await think(await listedOf(game), { ...thought, seed: newSeed() })
    if (!chosen.ok) throw new Error(chosen.problem.says)
    return chosen.value
  },

  /** What the captain would do in this place; says how far it has thought, from 0 to 1. */
  async hint(game: string, seen: Projection, edition: object, onProgress: (done: number) => void): Promise<Advice> {
    const listed = await listedOf(game)
    const seed = newSeed()
    const usual = usualChoice(listed, seen, edition, seed)
    const thinking = hintFor(listed, seen, edition, seed, { usual })
    const isOut = untilMs(LONGEST_MS)
    let thought = thinking.next()
    while (!thought.done) {
      onProgress(thought.value)
      thought = thinking.next(isOut())
    }
    return { ...thought.value, usual }
  },

  /** A record looked back at. Its seed is fixed: whoever looks again reads the same. */
  async review(record: string, onProgress: (done: Reviewing) => void): Promise<Lookback> {
    const [first = ''] = record.split('\n', 1)
    const header: unknown = JSON.parse(first)
    const id = typeof header === 'object' && header !== null && 'game' in header ? String(header.game) : ''
    const listed = await listedOf(id, rulesIn(first))
    const read = replay(() => ({ ok: true, value: listed.game }), record)
    if (!read.ok) throw new Error(read.problem.says)
    const { referee } = read.value
    const looking = reviewOf(listed, referee, 1)
    let looked = looking.next()
    while (!looked.done) {
      onProgress(looked.value)
      looked = looking.next()
    }
    return lookbackOf(listed, referee, looked.value)
  },
}

export type TeacherDesk = typeof desk
