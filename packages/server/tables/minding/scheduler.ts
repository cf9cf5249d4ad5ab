/**
 * The scheduler of a live table: sees to it that duties are done when they are due. Bots think outside the table's
 * queue; what they choose is taken only if the question is still the same.
 */

import { type Ask, PASS, type Seat, samePlain } from '@nassau/kernel'
import { FastChance, sample } from '@nassau/kernel/bots'
import { offered } from '@nassau/kernel/host'
import { Late, Refused } from '../../errors.ts'
import { choiceAhead } from '../ahead.ts'
import { goOn, take } from '../decide.ts'
import { standInLevel } from '../decision.ts'
import type { How } from '../entry.ts'
import type { LiveTable } from '../live-table.ts'
import { beginUnstirred } from '../seating/seating.ts'
import { isWindow, playedBy } from '../table.ts'
import { type Duty, nextDuty } from './duty.ts'

/** Timers cannot be set for longer (ms); and after a fault so long is waited before the next try. */
const LONGEST_MS = 2 ** 31 - 1
const AFTER_FAULT_MS = 1000
/** A table that another node minds is looked at again after so long (ms), or as soon as a node is gone. */
const OTHERS_MS = 15_000
/** So long (ms) a bot takes for a choice that nobody waits for, and so much longer for every thought that waits already. */
const LEISURE_MS = 50
const CROWDED_MS = 20
/** A clock that ran out while nobody kept it leaves its seat so long (ms). */
const GRACE_MS = 5000

export class Scheduler {
  private readonly live: LiveTable
  private timer: NodeJS.Timeout | undefined
  private isBusy = false
  private isClosed = false

  constructor(live: LiveTable) {
    this.live = live
  }

  /** Does what is due, or comes back when something is. */
  look(): void {
    clearTimeout(this.timer)
    if (this.isBusy || this.isClosed) return
    this.orLater(() => this.attend())
  }

  private orLater(work: () => void): void {
    try {
      work()
    } catch (fault) {
      this.live.house.gauges.fault('scheduling', fault)
      this.lookIn(AFTER_FAULT_MS)
    }
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }

  /** Of many nodes only one does what is to be done. */
  private attend(): void {
    const { fleet } = this.live.house
    if (!fleet.isMany) return this.proceed()
    if (!this.nextDuty()) return
    void this.proceedIfOurs()
  }

  private async proceedIfOurs(): Promise<void> {
    this.isBusy = true
    const isOurs = await this.live.house.fleet.claim(this.live.table.id)
    this.isBusy = false
    if (this.isClosed) return
    if (isOurs) return this.orLater(() => this.proceed())
    this.live.table.driver.asides = []
    this.lookIn(OTHERS_MS)
  }

  private nextDuty(): Duty | null {
    return nextDuty(this.live.table, seat => this.live.lastSeen(seat))
  }

  private proceed(): void {
    const duty = this.nextDuty()
    if (!duty) return
    const grace = duty.kind === 'clock' ? this.live.loaded + GRACE_MS : 0
    const wait = Math.max(duty.due, grace, this.leisure(duty)) - this.live.house.now()
    if (wait > 0) this.lookIn(wait)
    else this.busyWith(this.fulfil(duty))
  }

  /** Where nobody looks, bots take their time: others wait for theirs. */
  private leisure({ kind }: Duty): number {
    if (kind !== 'bot' || this.live.isAttended) return 0
    return this.live.table.updated + LEISURE_MS + CROWDED_MS * this.live.house.bots.waiting
  }

  private lookIn(ms: number): void {
    this.timer = setTimeout(() => this.look(), Math.min(ms, LONGEST_MS))
    this.timer.unref()
  }

  private busyWith(work: Promise<void>): void {
    this.isBusy = true
    const rest = (): void => {
      this.isBusy = false
      this.look()
    }
    work.then(rest, fault => {
      this.isBusy = false
      if (this.isClosed) return
      // Another node was first, or the store had no room: no fault of the rules, and soon tried again.
      if (!(fault instanceof Refused)) this.live.house.gauges.fault('scheduling', fault)
      if (fault instanceof Late) this.look()
      else this.lookIn(AFTER_FAULT_MS)
    })
  }

  private async fulfil(duty: Duty): Promise<void> {
    switch (duty.kind) {
      case 'bot':
        return this.think(duty.seat, duty.level, 'bot')
      case 'aside':
        offered(this.live.table.driver, duty.seat)
        return this.think(duty.seat, duty.level, 'bot', false)
      case 'beat':
        return this.live.next(async () => this.live.endBeat())
      case 'go-on':
        return this.live.next(async () => {
          if (this.nextDuty()?.kind === 'go-on') await this.live.write(goOn(this.live.table, duty.seat))
        })
      case 'begin':
        return this.live.next(async () => this.live.write(beginUnstirred(this.live.table)))
      case 'clock':
        return this.timeUp(duty.seat)
      case 'order':
        return this.live.next(async () => {
          const now = this.nextDuty()
          if (now?.kind === 'order' && now.seat === duty.seat) await this.takeFor(now.seat, now.choice, 'order')
        })
      case 'absence':
        return this.live.next(async () => {
          const { table } = this.live
          const sat = table.seats[duty.seat]
          if (table.result || this.live.lastSeen(duty.seat) === null || !sat || playedBy(sat) !== null) return
          const level = standInLevel(table)
          await this.live.write({ entry: { kind: 'stand-in', seat: duty.seat, level, hasLeft: false }, applied: null })
        })
    }
  }

  /** At zero a window goes by; anything else is chosen as a sensible bot would. */
  private async timeUp(seat: Seat): Promise<void> {
    const { table } = this.live
    if (isWindow(table))
      return this.live.next(async () => {
        if (isWindow(this.live.table) && this.isOffered(seat, PASS)) await this.takeFor(seat, PASS, 'clock')
      })
    await this.think(seat, standInLevel(table), 'clock')
  }

  private async think(seat: Seat, level: string, how: How, isAwaited = true): Promise<void> {
    const { table, house } = this.live
    const { referee } = table
    if (!referee) return
    const seen = referee.project(seat)
    const { question } = referee
    const { game, edition, host } = table.opening
    const rules = table.listed.game.version
    const choice = await house.bots.choose({ game, rules, level, edition, seen, isAwaited, host })
    if (choice === null) return
    await this.live.next(async () => {
      const { table: now } = this.live
      const sat = now.seats[seat]
      const isStill = now.referee === referee && referee.question === question && !now.result
      const isTheirs = how === 'clock' || (sat !== undefined && playedBy(sat) === level)
      if (!isStill || !isTheirs || this.isClosed) return
      const ask = referee.open.askOf(seat)
      if (!ask) return
      await this.takeFor(seat, this.isOffered(seat, choice) ? choice : anything(ask), how)
    })
  }

  private async takeFor(seat: Seat, choice: unknown, how: How): Promise<void> {
    const began = this.live.house.now()
    const { house, table } = this.live
    await choiceAhead(house, table, seat, choice, table.opening.host)
    await this.live.write(take(this.live.table, seat, choice, how))
    this.live.house.gauges.choice(how, this.live.house.now() - began)
  }

  private isOffered(seat: Seat, choice: unknown): boolean {
    const ask = this.live.table.referee?.open.askOf(seat)
    return ask !== undefined && (ask.kind !== 'list' || ask.options.some(option => samePlain(option, choice)))
  }
}

const anything = (ask: Ask): unknown => sample(ask, new FastChance(ask.seat))
