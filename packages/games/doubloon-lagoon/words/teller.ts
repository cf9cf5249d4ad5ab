/** What it takes to tell an event of the lagoon: the clause behind it, and the sentence. */
import { i18n } from '#i18n'
import { listed } from '../../kit/lists.ts'
import type { Tag } from '../board.ts'
import type { Edition } from '../edition/edition.ts'
import type { Happenings, Kind } from '../events.ts'
import { type Name, unitInWords } from './words.ts'

/** A hex's name, from its number. */
export type HexName = (space: number) => string
/** A method, so that a teller of one kind is one of any kind. */
export type ClauseOf<E> = { of(event: E, edition: Edition): string }['of']
export type Teller<K extends Kind> = {
  /** The clause behind it, which may depend on what it came of. */
  clause: string | ClauseOf<Happenings[K]>
  say(event: Happenings[K], name: Name, hex: HexName): string
}
export type Tellers<K extends Kind> = { [One in K]: Teller<One> }

export const unitsInWords = (units: readonly Tag[], name: Name): string =>
  listed(units.map(unit => unitInWords(unit, name)))
/** Cards and items as the edition calls them, which may be in another language here. */
export const cardsInWords = (names: readonly string[]): string => listed(names.map(card => i18n._(card)))
