/**
 * Chance is changed by one number: the match before a choice takes it again with all that chance said, but for one
 * number. If this changes what is hidden from a seat (the board, though its view of the board is the same; or what was
 * whispered past it), then the seat must not notice: a frame, an ask or an event that differs tells it the number.
 *
 * A number that shows in the view is public, and so is one that leaves the board alone. Nor is it a leak to hear a
 * number whose meaning is hidden ("the seventh card from the top"): what is heard counts only if it settles the hidden
 * things, that is if they come out the same in every match that looked the same before.
 */
import { accept, type Seat } from '../asks/ask.ts'
import { Chance } from '../chance/chance.ts'
import { Work } from '../chance/work.ts'
import { copyPlain } from '../codec.ts'
import { KernelBug } from '../errors.ts'
import { isRecord, samePlain } from '../plain.ts'
import { type Heard, Play, setUp } from '../play.ts'
import type { Referee } from '../records/referee.ts'
import {
  hearingOf,
  lookAlikeOf,
  named,
  stepsSeen,
  type Taken,
  takenIn,
  type Viewer,
  viewersOf,
  viewOf,
} from './look-alike.ts'
import type { Moment } from './moment.ts'

/** How many numbers of the deal are changed, one at a time, and how many of a choice. */
const OF_THE_DEAL = 8
const OF_A_CHOICE = 2
/** So many look-alikes are tried; in each that can take the choice hidden things must come out the same, and in enough. */
const LOOK_ALIKES = 12
const ENOUGH = 4

/** Says again what was said, but for one number; whoever asks for anything else has gone another way. */
class ChangedChance extends Chance {
  private asked = 0
  private readonly said: readonly number[]
  private readonly at: number
  private readonly rng: Chance

  constructor(said: readonly number[], at: number, rng: Chance) {
    super()
    this.said = said
    this.at = at
    this.rng = rng
  }

  below(n: number): number {
    const i = this.asked++
    const said = this.said[i]
    if (said === undefined || said >= n) throw new KernelBug('off-script')
    return i === this.at && n > 1 ? (said + 1 + this.rng.below(n - 1)) % n : said
  }

  get isAllSaid(): boolean {
    return this.asked === this.said.length
  }
}

/** What is taken again with another chance. */
type Again = (chance: Chance, works?: Work) => Taken

/** The choice that was just taken, or the deal: what it came to, how to take it again, and what it settled. */
type Trial = {
  here: Taken
  said: readonly number[]
  again: Again
  isSettled: (viewer: Viewer, here: Taken, there: Taken) => boolean
}

/** The first deal of a match, one number changed. */
export function checkDeal(referee: Referee, rng: Chance): string | null {
  const { game, edition, header } = referee
  const again: Again = chance => {
    const told: Heard[] = []
    const match = setUp(game, edition, header.options, header.seats.length, chance)
    return { play: new Play(game, edition, match, chance, said => told.push(said)), told }
  }
  const said = referee.beginning[1].chance
  const here = again(new ChangedChance(said, -1, rng))
  // Before the deal nothing was hidden, so whatever is heard of it settles it.
  return changed({ here, said, again, isSettled: () => true }, OF_THE_DEAL, rng)
}

/** The choice that was just taken comes to the same with the same chance; and then one number is changed. */
export function checkChance(before: Moment, seat: Seat, choice: unknown, told: readonly Heard[]): string | null {
  const { referee, rng, text } = before
  const taken = referee.standing().at(-1)
  const said = taken?.chance ?? []
  const again: Again = (chance, works) => {
    const heard: Heard[] = []
    const play = new Play(
      referee.game,
      referee.edition,
      JSON.parse(text),
      chance,
      event => heard.push(event),
      works ?? null,
    )
    const ask = play.askOf(seat)
    play.take(seat, copyPlain(ask && accept(ask, choice)))
    return { play, told: heard }
  }
  const here = { play: referee.open, told }
  const same = takenAgain(again, new ChangedChance(said, -1, rng), new Work(taken?.worked))
  if (!same || JSON.stringify([same.play.match, same.told]) !== JSON.stringify([here.play.match, told]))
    return 'the same choice and the same chance come to something else'
  const isSettled = (viewer: Viewer, here: Taken, there: Taken): boolean => {
    let agreed = 0
    for (let i = 0; i < LOOK_ALIKES; i++) {
      const other = takenIn(lookAlikeOf(before, viewer), before, seat, choice)
      if (!other) continue
      if (!agreesWhere(hiddenFrom(viewer, here), hiddenFrom(viewer, there), hiddenFrom(viewer, other))) return false
      agreed++
    }
    return agreed >= ENOUGH
  }
  return changed({ here, said, again, isSettled }, OF_A_CHOICE, rng)
}

/** Changes some numbers, one at a time; says what leaks. */
function changed(trial: Trial, times: number, rng: Chance): string | null {
  const { said, again, here } = trial
  for (let i = 0; i < times && said.length > 0; i++) {
    const at = said.length <= times ? i : rng.below(said.length)
    if (at >= said.length) return null
    const there = takenAgain(again, new ChangedChance(said, at, rng))
    if (!there || here.play.isOver || there.play.isOver) continue
    for (const viewer of viewersOf(here.play.match)) {
      const leak = leakTo(viewer, there, trial)
      if (leak) return leak
    }
  }
  return null
}

/** What it comes to; null if something else is asked of chance. */
function takenAgain(again: Again, chance: ChangedChance, works?: Work): Taken | null {
  try {
    const taken = again(chance, works)
    return chance.isAllSaid ? taken : null
  } catch (fault) {
    if (fault instanceof KernelBug && fault.code === 'off-script') return null
    throw fault
  }
}

function leakTo(viewer: Viewer, there: Taken, { here, isSettled }: Trial): string | null {
  if (viewOf(here, viewer) !== viewOf(there, viewer)) return null
  if (samePlain(hiddenFrom(viewer, here), hiddenFrom(viewer, there))) return null
  const [heard, other] = [hearingOf(here, viewer), hearingOf(there, viewer)]
  const [seen, differently] = [stepsSeen(here, viewer), stepsSeen(there, viewer)]
  if (heard === other)
    return seen === differently
      ? null
      : `${named(viewer)} sees in the steps what chance said in secret: ${seen} or ${differently}`
  return isSettled(viewer, here, there)
    ? `${named(viewer)} hears what chance said in secret: ${heard} or ${other}`
    : null
}

/** What there is besides what `viewer` sees and hears. */
const hiddenFrom = (viewer: Viewer, { play, told }: Taken): unknown[] => [
  play.board,
  told.filter(({ to }) => to !== null && (viewer === null || !to.includes(viewer))).map(({ event }) => event),
]

/** Whether `other` is like `here` wherever `there` is not. */
function agreesWhere(here: unknown, there: unknown, other: unknown): boolean {
  if (samePlain(here, there)) return true
  if (Array.isArray(here) && Array.isArray(there) && Array.isArray(other) && here.length === there.length)
    return here.every((item, i) => agreesWhere(item, there[i], other[i]))
  if (isRecord(here) && isRecord(there) && isRecord(other))
    return Object.keys(here).every(key => agreesWhere(here[key], there[key], other[key]))
  return samePlain(here, other)
}
