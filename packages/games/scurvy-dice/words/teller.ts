/** What it takes to tell an event: the clause behind it, and the sentence. */
import type { Seat } from '@nassau/kernel'
import type { Happenings, Kind } from '../events.ts'

/** A seat's name, from its number. */
export type Name = (seat: Seat) => string
export type Teller<K extends Kind> = { clause: string; say(event: Happenings[K], name: Name): string }
export type Tellers<K extends Kind> = { [One in K]: Teller<One> }
