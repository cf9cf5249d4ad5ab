/**
 * The throw of the day: one table and one chance for everyone. The house works every throw out itself, so nobody is
 * nearer than they threw; what counts is the nearest fair throw of each.
 */
import { findGame, MANIFESTS } from '@nassau/games'
import { seedOf } from '@nassau/games/kit/tossing/day'
import { mayThrow, openRange, type Range, tryThrow } from '@nassau/games/kit/tossing/practice'
import { DAY_TRIES, dayOf } from '@nassau/protocol'
import { type Kysely, sql } from 'kysely'
import { Refused } from '../errors.ts'
import type { Schema } from '../store/schema.ts'
import type { Landed, Workroom } from '../threads/workroom.ts'

/** The tossing games: each has one. */
export const TOSSED: readonly string[] = MANIFESTS.filter(({ isTossed }) => isTossed).map(({ id }) => id)

export type Standing = {
  day: string
  /** How often one has thrown today. */
  tries: number
  /** One's nearest fair throw, in mm; null if there is none. */
  best: number | null
  /** One's place among all who threw a fair die, from 1, and how many they are; null without a fair throw. */
  rank: number | null
  of: number
  /** The nearest of all, nearest first. */
  top: { name: string; distance: number; isYou: boolean }[]
}

const LISTED = 20

type Person = { person: string; name: string }

export class DayThrows {
  private readonly db: Kysely<Schema>
  private readonly workroom: Workroom
  /** The tables laid last, by game: a day has one for everyone. */
  private readonly ranges = new Map<string, { day: string; range: Range }>()

  constructor(db: Kysely<Schema>, workroom: Workroom) {
    this.db = db
    this.workroom = workroom
  }

  async standing(game: string, { person }: Person, day = dayOf(Date.now())): Promise<Standing> {
    const own = await this.rowsOf(game, day).where('person', '=', person).executeTakeFirst()
    const best = await this.rowsOf(game, day)
      .where('micrometres', 'is not', null)
      .orderBy('micrometres')
      .orderBy('at')
      .execute()
    const place = best.findIndex(row => row.person === person)
    return {
      day,
      tries: own?.tries ?? 0,
      best: inMm(own?.micrometres ?? null),
      rank: place < 0 ? null : place + 1,
      of: best.length,
      top: best
        .slice(0, LISTED)
        .map(row => ({ name: row.name, distance: inMm(row.micrometres) ?? 0, isYou: row.person === person })),
    }
  }

  /** `tries` is how often they think they have thrown: chance follows from it. */
  async take(game: string, who: Person, day: string, tries: number, numbers: readonly number[]): Promise<Landed> {
    if (day !== dayOf(Date.now())) throw new Refused('stale', 'that day is over; load the table of today')
    if (tries >= DAY_TRIES)
      throw new Refused('over', 'all your throws of today are thrown; there is another table tomorrow')
    const range = await this.rangeOf(game, day)
    if (!mayThrow(range, numbers)) throw new Refused('malformed', 'no hand can let go like that (OZ-27)')
    const own = await this.rowsOf(game, day).where('person', '=', who.person).executeTakeFirst()
    if ((own?.tries ?? 0) !== tries)
      throw new Refused('stale', `you have thrown ${own?.tries ?? 0} times today; the next throw is another`)
    const landed = await this.workroom.throwOfDay({ game, day, tries, numbers }, who.person)
    const { foul, distance, on } = landed ?? tryThrow(range, numbers, seedOf(day, tries))
    await this.keep(game, who, day, tries, foul === null ? distance : null)
    return { foul, distance, on }
  }

  /** Counts only if nobody was quicker under the same name: two pages of one person never share a try. */
  private async keep(game: string, { person, name }: Person, day: string, tries: number, distance: number | null) {
    const micrometres = distance === null ? null : Math.round(distance * 1000)
    const at = Date.now()
    const isBetter = sql<boolean>`(day_throws.micrometres is null or day_throws.micrometres > ${micrometres})`
    const nearer = {
      micrometres: sql<number>`case when ${isBetter} then cast(${micrometres} as integer) else day_throws.micrometres end`,
      at: sql<number>`case when ${isBetter} then cast(${at} as bigint) else day_throws.at end`,
    }
    await this.db
      .insertInto('day_throws')
      .values({ game, day, person, name, tries: tries + 1, micrometres, at })
      .onConflict(conflict =>
        conflict
          .columns(['game', 'day', 'person'])
          .doUpdateSet({ name, tries: tries + 1, ...(micrometres === null ? {} : nearer) })
          .where('day_throws.tries', '=', tries),
      )
      .execute()
  }

  private rowsOf(game: string, day: string) {
    return this.db
      .selectFrom('day_throws')
      .select(['person', 'name', 'tries', 'micrometres'])
      .where('game', '=', game)
      .where('day', '=', day)
  }

  private async rangeOf(game: string, day: string): Promise<Range> {
    const laid = this.ranges.get(game)
    if (laid?.day === day) return laid.range
    const found = findGame(game)
    if (!found.ok) throw new Refused('not-found', found.problem.says)
    await found.value.game.prepare?.()
    const range = openRange(found.value.game, day)
    this.ranges.set(game, { day, range })
    return range
  }
}

const inMm = (micrometres: number | null): number | null => (micrometres === null ? null : micrometres / 1000)
