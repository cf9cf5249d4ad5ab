/**
 * The hub of a house of many processes: which of them follow a match, who is connected there, and which one minds it.
 * Only who speeds things up and saves work is decided here; what is right, the store decides.
 */
import type { Seat } from '@nassau/kernel'
import type { Onlooker } from '../fleet/fleet.ts'
import { MemoryMeter } from '../quotas/meter.ts'
import type { Line } from './line.ts'
import type { Words } from './words.ts'

export class Hub {
  private readonly lines = new Map<number, Line>()
  /** By match and process: the seats whose people are connected there. */
  private readonly following = new Map<string, Map<number, readonly Seat[]>>()
  /** By match and process: those who look on there. */
  private readonly looking = new Map<string, Map<number, readonly Onlooker[]>>()
  private readonly minding = new Map<string, number>()
  private readonly meter = new MemoryMeter()
  private readonly ownerOf: (match: string) => number | null

  /** `ownerOf`: the process that a match belongs to while nobody minds it. */
  constructor(ownerOf: (match: string) => number | null) {
    this.ownerOf = ownerOf
  }

  add(slot: number, line: Line): void {
    this.lines.set(slot, line)
    line.on('follow', match => this.follow(slot, match))
    line.on('unfollow', match => this.unfollow(slot, match))
    line.on('publish', ({ match, length }) => this.grown(slot, match, length))
    line.on('announce', ({ match, seats }) => this.announce(slot, match, seats))
    line.on('looking', ({ match, onlookers }) => this.look(slot, match, onlookers))
    line.on('onlookers', match =>
      [...(this.looking.get(match) ?? [])].flatMap(([at, some]) => (at === slot ? [] : some)),
    )
    line.on('claim', match => this.claim(slot, match))
    line.on('unminded', matches => matches.filter(match => !this.minding.has(match) && this.ownerOf(match) === slot))
    line.on('take', ({ key, quota, cost }) => this.meter.takeNow(key, quota, cost))
  }

  /** A process is gone: who was connected there is not any more, and what it minded is nobody's. */
  remove(slot: number): void {
    this.lines.delete(slot)
    for (const [match, slots] of this.following) if (slots.has(slot)) this.leave(slot, match, slots)
    for (const match of this.looking.keys()) this.look(slot, match, [])
    for (const [match, owner] of this.minding) if (owner === slot) this.minding.delete(match)
    for (const line of this.lines.values()) line.say('orphaned', null)
  }

  /** A match has so many entries now, since a process appended one. */
  grown(by: number, match: string, length: number): null {
    this.tellOthers(by, match, 'grown', { match, length })
    return null
  }

  private follow(slot: number, match: string): Seat[] {
    const slots = this.following.get(match) ?? new Map<number, readonly Seat[]>()
    this.following.set(match, slots.set(slot, slots.get(slot) ?? []))
    return connectedBeside(slot, slots)
  }

  private unfollow(slot: number, match: string): null {
    const slots = this.following.get(match)
    if (slots) this.leave(slot, match, slots)
    if (this.minding.get(match) !== slot) return null
    this.minding.delete(match)
    this.tellOthers(slot, match, 'orphaned', match)
    return null
  }

  private leave(slot: number, match: string, slots: Map<number, readonly Seat[]>): void {
    const wasConnected = (slots.get(slot) ?? []).length > 0
    slots.delete(slot)
    if (slots.size === 0) this.following.delete(match)
    else if (wasConnected) this.tellPresence(slot, match, slots)
  }

  private announce(slot: number, match: string, seats: readonly Seat[]): null {
    const slots = this.following.get(match)
    if (!slots?.has(slot)) return null
    slots.set(slot, seats)
    this.tellPresence(slot, match, slots)
    return null
  }

  private look(slot: number, match: string, onlookers: readonly Onlooker[]): null {
    const slots = this.looking.get(match) ?? new Map<number, readonly Onlooker[]>()
    if (onlookers.length > 0) this.looking.set(match, slots.set(slot, onlookers))
    else if (slots.delete(slot) && slots.size === 0) this.looking.delete(match)
    return null
  }

  /** Only who follows a match can mind it: whoever lets go of it says so. */
  private claim(slot: number, match: string): boolean {
    if (!this.following.get(match)?.has(slot)) return false
    const owner = this.minding.get(match) ?? slot
    this.minding.set(match, owner)
    return owner === slot
  }

  private tellPresence(by: number, match: string, slots: Map<number, readonly Seat[]>): void {
    for (const other of slots.keys())
      if (other !== by) this.lines.get(other)?.say('elsewhere', { match, seats: connectedBeside(other, slots) })
  }

  private tellOthers<W extends 'grown' | 'orphaned'>(by: number, match: string, word: W, said: Words[W]['says']): void {
    const slots = this.following.get(match)
    if (!slots || (slots.size === 1 && slots.has(by))) return
    for (const other of slots.keys()) if (other !== by) this.lines.get(other)?.say(word, said)
  }
}

const connectedBeside = (slot: number, slots: Map<number, readonly Seat[]>): Seat[] => [
  ...new Set([...slots].flatMap(([other, seats]) => (other === slot ? [] : seats))),
]
