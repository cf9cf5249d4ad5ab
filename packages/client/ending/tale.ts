/** A match as its ending tells it: the race, its turning points, everyone's best moment and the thing of the match. */
import type { LoadedGame } from '@nassau/games/manifests'
import type { AnyEvent, Seat } from '@nassau/kernel'
import { commitmentTo, type Header, type LogEvent, type Referee } from '@nassau/kernel/host'

type Story = NonNullable<LoadedGame['story']>

/** How far everyone was after so many choices. */
export type Mark = { at: number; far: readonly number[] }
/** Something that happened with a choice, and whose it was. */
export type Moment = { at: number; seat: Seat; event: AnyEvent | null }

export type Tale = {
  /** Where it changed, with the beginning and the end. */
  race: readonly Mark[]
  goal: number | null
  /** When someone took the lead and kept it for long, in order. */
  turnings: readonly Moment[]
  /** The best of each seat that had one. */
  moments: readonly Moment[]
  thing: { name: string; times: number } | null
  /** The board at the end: nothing is secret any more. */
  board: object
  length: number
}

/** How the dice were sealed and opened, and who added to them in between. */
export type Seals = { commitment: string; secret: string; isProven: boolean; stirredBy: Seat[] }

export const sealsOf = ({ commitment, entropy }: Header, secret: string): Seals => ({
  commitment,
  secret,
  isProven: commitmentTo(secret) === commitment,
  stirredBy: entropy.flatMap((added, seat) => (added === null ? [] : [seat])),
})

/** So many turning points are told. */
const MOST_TURNINGS = 3
/** A part of someone's best moment that is great as well. */
const GREAT = 0.5

/** Notes the race while a record is played again; what is taken back is forgotten. */
export class RaceNotes {
  private readonly far: number[][] = []
  private readonly story: Story

  constructor(story: Story) {
    this.story = story
  }

  note({ match, edition }: Referee, length: number): void {
    this.far.length = Math.min(this.far.length, length)
    const now = [...this.story.race(match.board, edition)]
    while (this.far.length <= length) this.far.push(now)
  }

  get marks(): Mark[] {
    const { far } = this
    const isMark = (at: number): boolean => at === 0 || at === far.length - 1 || !isSame(far[at], far[at - 1])
    return far.flatMap((numbers, at) => (isMark(at) ? [{ at, far: numbers }] : []))
  }
}

const isSame = (one: readonly number[] = [], other: readonly number[] = []): boolean =>
  one.every((n, i) => n === other[i])

/** Who is ahead of all others; null if nobody is. */
export function leaderOf(far: readonly number[]): Seat | null {
  const most = Math.max(...far)
  const first = far.indexOf(most)
  return first === far.lastIndexOf(most) ? first : null
}

/** When the lead passed to someone else, those who kept it longest. */
export function turningsIn(race: readonly Mark[], most = MOST_TURNINGS): { at: number; seat: Seat }[] {
  const passed: { at: number; seat: Seat }[] = []
  let before: Seat | null = null
  for (const { at, far } of race) {
    const leader = leaderOf(far)
    if (leader !== null && before !== null && leader !== before) passed.push({ at, seat: leader })
    before = leader ?? before
  }
  const end = race.at(-1)?.at ?? 0
  const kept = (i: number): number => (passed[i + 1]?.at ?? end) - (passed[i]?.at ?? 0)
  const longest = passed.map((_, i) => i).toSorted((a, b) => kept(b) - kept(a))
  const told = new Set(longest.slice(0, most))
  return passed.filter((_, i) => told.has(i))
}

/** What happened and was somebody's moment, with its worth; what was spoiled is left out. */
function highlightsIn(log: readonly LogEvent[], story: Story, edition: object): (Moment & { worth: number })[] {
  const found = log.flatMap(({ seq, event }) => {
    const highlight = story.moment(event, edition)
    return highlight ? [{ at: seq, event, ...highlight }] : []
  })
  const spoiled = new Set(found.filter(({ worth }) => worth < 0).map(({ at }) => at))
  return found.filter(({ at, worth }) => worth > 0 && !spoiled.has(at))
}

function thingIn(log: readonly LogEvent[], story: Story): Tale['thing'] {
  const times = new Map<string, number>()
  for (const { event } of log) {
    const name = story.thing(event)
    if (name !== null) times.set(name, (times.get(name) ?? 0) + 1)
  }
  const [most] = [...times].toSorted(([, a], [, b]) => b - a)
  return most ? { name: most[0], times: most[1] } : null
}

export function taleOf(referee: Referee, story: Story, race: readonly Mark[]): Tale {
  const { match, edition } = referee
  const log = referee.log(null)
  const highlights = highlightsIn(log, story, edition).toSorted((a, b) => b.worth - a.worth)
  // What was small for them did not turn a match, though it happened with the same choice.
  const eventAt = (at: number, seat: Seat): AnyEvent | null => {
    const theirs = highlights.filter(moment => moment.seat === seat)
    const found = theirs.find(moment => moment.at === at)
    return found && found.worth >= GREAT * (theirs[0]?.worth ?? 0) ? found.event : null
  }
  return {
    race,
    goal: story.goal?.(match.board, edition) ?? null,
    turnings: turningsIn(race).map(turn => ({ ...turn, event: eventAt(turn.at, turn.seat) })),
    moments: bestOfEach(highlights),
    thing: thingIn(log, story),
    board: match.board,
    length: referee.standing().length,
  }
}

/** Of a list with the greatest first, the first of each seat, in order of seats. */
function bestOfEach(highlights: readonly Moment[]): Moment[] {
  const best = new Map<Seat, Moment>()
  for (const { at, seat, event } of highlights) if (!best.has(seat)) best.set(seat, { at, seat, event })
  return [...best.values()].toSorted((a, b) => a.seat - b.seat)
}
