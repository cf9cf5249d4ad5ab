/**
 * The processes of one machine as a fleet. The first of them is the hub: it knows who follows which match and who minds
 * it. Where it also writes for all, it sees every entry, and nothing needs to be published.
 */
import type { Seat } from '@nassau/kernel'
import { type Ears, type Fleet, NO_EARS, type Onlooker } from '../fleet/fleet.ts'
import type { Line } from './line.ts'

const NOBODY = JSON.stringify([])

export class LocalFleet implements Fleet {
  readonly isMany = true
  readonly isConnected = true
  private readonly line: Line
  private readonly isWrittenElsewhere: boolean
  private readonly followed = new Map<string, string>()
  /** Those who look on here, as the hub was told. */
  private readonly looking = new Map<string, string>()
  /** What was answered to a claim, for as long as it holds. */
  private readonly claims = new Map<string, boolean>()
  private ears = NO_EARS

  /** `isWrittenElsewhere`: the first process writes what this one appends. */
  constructor(line: Line, isWrittenElsewhere: boolean) {
    this.line = line
    this.isWrittenElsewhere = isWrittenElsewhere
    line.on('grown', ({ match, length }) => {
      this.ears.grown(match, length)
      return null
    })
    line.on('elsewhere', ({ match, seats }) => {
      this.ears.elsewhere(match, seats)
      return null
    })
    line.on('orphaned', match => {
      for (const [id, isMine] of this.claims) if (!isMine && (match === null || id === match)) this.claims.delete(id)
      this.ears.orphaned(match ?? undefined)
      return null
    })
  }

  listen(ears: Ears): void {
    this.ears = ears
  }

  async follow(match: string): Promise<void> {
    if (this.followed.has(match)) return
    this.followed.set(match, '')
    const seats = await this.line.ask('follow', match)
    if (seats.length > 0) this.ears.elsewhere(match, seats)
  }

  unfollow(match: string): void {
    this.claims.delete(match)
    this.showOnlookers(match, [])
    if (this.followed.delete(match)) this.line.say('unfollow', match)
  }

  publish(match: string, length: number): void {
    if (!this.isWrittenElsewhere) this.line.say('publish', { match, length })
  }

  announce(match: string, seats: readonly Seat[]): void {
    const here = seats.join()
    if ((this.followed.get(match) ?? here) === here) return
    this.followed.set(match, here)
    this.line.say('announce', { match, seats })
  }

  showOnlookers(match: string, onlookers: readonly Onlooker[]): void {
    const text = JSON.stringify(onlookers)
    if ((this.looking.get(match) ?? NOBODY) === text) return
    if (text === NOBODY) this.looking.delete(match)
    else this.looking.set(match, text)
    this.line.say('looking', { match, onlookers })
  }

  onlookers(match: string): Promise<readonly Onlooker[]> {
    return this.line.ask('onlookers', match)
  }

  async claim(match: string): Promise<boolean> {
    const known = this.claims.get(match)
    if (known !== undefined) return known
    const isMine = await this.line.ask('claim', match)
    // The table may have been let go of meanwhile; the hub has heard so after the claim.
    if (!this.followed.has(match)) return false
    this.claims.set(match, isMine)
    return isMine
  }

  async unminded(matches: () => Promise<string[]>): Promise<string[]> {
    return this.line.ask('unminded', await matches())
  }

  async close(): Promise<void> {
    for (const match of this.followed.keys()) this.unfollow(match)
  }
}
