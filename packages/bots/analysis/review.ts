/**
 * A match looked back at: everyone's chance along it, where it turned, what luck and skill were worth, and the costliest
 * choices with what would have been better. Those are weighed again from what their chooser saw then.
 */
import type { LoadedGame } from '@nassau/games/manifests'
import { type Seat, samePlain } from '@nassau/kernel'
import { copyPlain, NoChance, Play, project, type Referee } from '@nassau/kernel/host'
import { judgementOf } from '../search/captain.ts'
import { type Because, type Hint, hintFor } from './hint.ts'
import { type Account, accountOf, inChances, type Ledger, ledgerOf, type Step, stepsOf } from './ledger.ts'

/** A choice that cost its chooser something, and what would have been better. */
export type Costly = {
  /** How many choices stood before it. */
  at: number
  seat: Seat
  made: unknown
  better: unknown
  /** The chooser's chance with either. */
  madeWorth: number
  betterWorth: number
  /** What the better choice brings; null where that cannot be told. */
  because: Because | null
}

/** A choice after which much was different: by how much for the seat it changed most for. */
export type Turning = { at: number; seat: Seat; change: number; isLuck: boolean }

export type Review = {
  ledger: Ledger
  /** By seat. */
  accounts: Account[]
  turnings: Turning[]
  costly: Costly[]
}

export type Reviewing = { part: 'ledger' | 'choices'; done: number }

/** In so many imagined matches every moment is valued. */
const TRIES = 12
/** So many choices that look costly are weighed again, and so many are told of at most. */
const WEIGHED = 10
const TOLD = 5
const TURNINGS = 4
/** A difference of less is not worth a word. */
const LEAST = 0.02
/** Nor is one of fewer standard errors: what looks best of many was lucky, too. */
const SURE = 2

/** Yields how far it is. Works where the match is over: it looks into everyone's hands. */
export function* reviewOf(listed: LoadedGame, referee: Referee, seed: number): Generator<Reviewing, Review> {
  const { game } = listed
  const { edition, match } = referee
  const judgement = judgementOf(listed)
  const steps = [...stepsOf(referee)]
  const entering = ledgerOf({ game, edition, judgement, seed, tries: TRIES }, steps, match)
  let entered = entering.next()
  while (!entered.done) {
    yield { part: 'ledger', done: entered.value / Math.max(1, steps.length) }
    entered = entering.next()
  }
  const partners = Array.from({ length: match.seats }, (_, seat) => judgement.value?.partners?.(match.board, seat) ?? 1)
  const ledger = inChances(entered.value, partners)
  const costly: Costly[] = []
  const suspects = suspicious(ledger)
  for (const [i, at] of suspects.entries()) {
    const step = steps[at]
    const found = step ? better(listed, edition, step, at, seed + at) : null
    if (found) costly.push(found)
    yield { part: 'choices', done: (i + 1) / suspects.length }
  }
  const loss = ({ betterWorth, madeWorth }: Costly): number => betterWorth - madeWorth
  return {
    ledger,
    accounts: Array.from({ length: match.seats }, (_, seat) => accountOf(ledger, seat)),
    turnings: turningsOf(ledger),
    costly: costly.toSorted((a, b) => loss(b) - loss(a)).slice(0, TOLD),
  }
}

/** The choices that seem to have cost their chooser most, by number. */
const suspicious = ({ entries }: Ledger): number[] =>
  entries
    .map(({ seat, skill }, at) => ({ at, skill: skill[seat] ?? 0 }))
    .filter(({ skill }) => skill < -LEAST)
    .toSorted((a, b) => a.skill - b.skill)
    .slice(0, WEIGHED)
    .map(({ at }) => at)

/** What would have been better, if anything clearly is. */
function better(listed: LoadedGame, edition: object, step: Step, at: number, seed: number): Costly | null {
  const play = new Play(listed.game, edition, copyPlain(step.before), new NoChance())
  const weighing = hintFor(listed, project(play, step.seat), edition, seed, { made: step.choice })
  let weighed: IteratorResult<number, Hint> = weighing.next()
  while (!weighed.done) weighed = weighing.next()
  const { choice, plans, because } = weighed.value
  const made = plans.find(plan => samePlain(plan.choice, step.choice))
  const best = plans.find(plan => samePlain(plan.choice, choice))
  if (!made || !best || best === made || best.worth - made.worth < Math.max(LEAST, SURE * made.error)) return null
  const { seat } = step
  return { at, seat, made: step.choice, better: choice, madeWorth: made.worth, betterWorth: best.worth, because }
}

/** Where somebody's chance changed most at once. */
function turningsOf({ chances, entries }: Ledger): Turning[] {
  const turns = entries.map(({ skill, luck }, at): Turning => {
    const changes = (chances[at + 1] ?? []).map((chance, seat) => chance - (chances[at]?.[seat] ?? 0))
    const seat = changes.reduce(
      (most, change, one) => (Math.abs(change) > Math.abs(changes[most] ?? 0) ? one : most),
      0,
    )
    return { at, seat, change: changes[seat] ?? 0, isLuck: Math.abs(luck[seat] ?? 0) > Math.abs(skill[seat] ?? 0) }
  })
  const most = turns.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, TURNINGS)
  return most.filter(({ change }) => Math.abs(change) > LEAST).toSorted((a, b) => a.at - b.at)
}
