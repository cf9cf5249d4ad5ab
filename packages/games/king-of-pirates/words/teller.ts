/** What it takes to tell an event of the seas: the clause behind it, and the sentence. */
import type { Name, PirateName } from '../cards/played.ts'
import type { Happenings, Kind } from '../events.ts'

/** A method, so that a teller of one kind is one of any kind. */
export type ClauseOf<E> = { of(event: E): string }['of']
export type Teller<K extends Kind> = {
  /** The clause behind it, which may depend on what it came of. */
  clause: string | ClauseOf<Happenings[K]>
  say(event: Happenings[K], name: Name, pirate: PirateName): string
}
export type Tellers<K extends Kind> = { [One in K]: Teller<One> }
