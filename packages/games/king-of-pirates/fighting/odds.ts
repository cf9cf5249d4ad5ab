/** The odds of two dice with cannonballs to re-roll one or both, by best play (KP-23). */
import type { Reroll } from '../steps/combat.ts'
import { REROLLS } from '../steps/combat.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
/** More cannonballs than this change little. */
const MOST_BALLS = 8
const MOST_NEED = 13

/** What has been worked out: by cannonballs, need and both dice. */
const KNOWN: number[] = []

/** The chance to reach `need` from these dice with k cannonballs left. */
function chanceFrom(a: number, b: number, need: number, balls: number): number {
  if (a + b >= need) return 1
  if (balls === 0 || need >= MOST_NEED) return 0
  const place = ((balls * MOST_NEED + need) * 6 + a - 1) * 6 + b - 1
  const known = KNOWN[place]
  if (known !== undefined) return known
  const chance = Math.max(...REROLLS.map(reroll => chanceAfter(a, b, need, balls, reroll)))
  KNOWN[place] = chance
  return chance
}

/** The chance if these dice are rolled again now, and best play follows. */
function chanceAfter(a: number, b: number, need: number, balls: number, reroll: Reroll['reroll']): number {
  if (reroll === 'none') return a + b >= need ? 1 : 0
  if (reroll === 'both') return chanceOf(need, balls - 1)
  let chance = 0
  for (const face of FACES)
    chance += (reroll === 'first' ? chanceFrom(face, b, need, balls - 1) : chanceFrom(a, face, need, balls - 1)) / 6
  return chance
}

/** CHANCES[k][need]: the chance to reach `need` with fresh dice and k cannonballs. */
const CHANCES: number[][] = []

/** The chance to reach `need` on two dice with `balls` cannonballs. */
export function chanceOf(need: number, balls: number): number {
  if (need <= 2) return 1
  if (need >= MOST_NEED) return 0
  const k = Math.min(balls, MOST_BALLS)
  const row = CHANCES[k] ?? []
  CHANCES[k] = row
  const known = row[need]
  if (known !== undefined) return known
  let chance = 0
  for (const a of FACES) for (const b of FACES) chance += chanceFrom(a, b, need, k) / 36
  row[need] = chance
  return chance
}

/** The best way to spend a cannonball on these dice, and how likely it then succeeds. */
export function bestReroll(
  dice: readonly number[],
  need: number,
  balls: number,
): { reroll: Reroll['reroll']; chance: number } {
  const [a = 1, b = 1] = dice
  let best: { reroll: Reroll['reroll']; chance: number } = { reroll: 'none', chance: 0 }
  for (const reroll of REROLLS) {
    const chance = chanceAfter(a, b, need, Math.min(balls, MOST_BALLS), reroll)
    if (chance > best.chance) best = { reroll, chance }
  }
  return best
}

/** Two dice never differ from two others by more than this. */
const WIDEST = 10
/** By the edge, from none to sure, worked out when it is first asked for. */
const DUELS: number[] = []

/** The chance that an attacker who adds `edge` more than the defender wins, each rolling two dice. */
export function duelChance(edge: number): number {
  const place = WIDEST + Math.max(-WIDEST - 1, Math.min(WIDEST, edge)) + 1
  const known = DUELS[place]
  if (known !== undefined) return known
  let ways = 0
  for (const a of FACES)
    for (const b of FACES) for (const c of FACES) for (const d of FACES) if (a + b + edge >= c + d) ways++
  DUELS[place] = ways / 1296
  return ways / 1296
}
