/** A table in the terminal: the referee, those who sit there, and what has been shown to whom. */
import type { LoadedGame } from '@nassau/games'
import { type Speech, speechOf } from '@nassau/games'
import { toldTo } from '@nassau/games/names'
import type { Chance, Seat } from '@nassau/kernel'
import { FastChance } from '@nassau/kernel/bots'
import { ANYWHERE, type Applied, type Driver, newDriver, noteApplied, type Referee } from '@nassau/kernel/host'
import { say } from '../text.ts'
import type { Keyboard } from './keyboard.ts'
import { logLine } from './screen.ts'
import type { Sitter } from './sitters.ts'

export type Table = {
  listed: LoadedGame
  referee: Referee
  sitters: readonly Sitter[]
  names: readonly string[]
  speech: Speech
  keyboard: Pick<Keyboard, 'line'>
  /** Decides who of several asked seats answers first. */
  order: Chance
  /** What each seat's bot draws from. */
  minds: readonly Chance[]
  /** Whether people may look at each other's hands: then there is no curtain. */
  isOpen: boolean
  /** Up to which choice the log was shown, by viewer. */
  shown: Map<Seat | null, number>
  /** Who was last at the keyboard. */
  atKeyboard: Seat | null
  /** Where the match was last saved. */
  savedTo: string | null
  /** The standing orders each seat has given. */
  orders: (readonly string[])[]
  /** Who acts next. */
  driver: Driver
  /** Where each seat wants to be asked what it may do unasked. */
  stops: (readonly string[])[]
  /** What each seat was last asked of that, as text. */
  letGo: string[]
}

/** How a match at the terminal ends. */
export type Ending = 'over' | 'quit' | 'input-ended'

/** What a table is laid from. */
export type Laid = Pick<Table, 'listed' | 'referee' | 'sitters'>
/** How it is played at. */
export type Manners = { seed: number; isOpen: boolean; orders: readonly string[] }

/** The bots of one terminal draw from one seed; what they draw is not in the record. */
const STREAM_OF_ORDER = 0
const FIRST_STREAM_OF_SEATS = 1

export function tableOf(laid: Laid, keyboard: Table['keyboard'], { seed, isOpen, orders }: Manners): Table {
  const { listed, sitters } = laid
  const names = sitters.map(({ name }) => name)
  const isAlone = sitters.filter(({ bot }) => !bot).length === 1
  return {
    ...laid,
    names,
    speech: speechOf(listed, names, laid.referee.edition),
    keyboard,
    order: new FastChance(seed, STREAM_OF_ORDER),
    minds: sitters.map((_, seat) => new FastChance(seed, FIRST_STREAM_OF_SEATS + seat)),
    isOpen,
    shown: new Map(),
    atKeyboard: null,
    savedTo: null,
    orders: sitters.map(({ bot }) => (bot ? [] : orders)),
    driver: newDriver(sitters.length),
    // With others at the same screen, to be asked would show them that there is something to do.
    stops: sitters.map(({ bot }) => (!bot && isAlone ? [ANYWHERE.id] : [])),
    letGo: sitters.map(() => ''),
  }
}

/** The referee has applied something: the driver must know. */
export const noted = ({ driver, referee }: Table, applied: Applied): void => noteApplied(driver, referee.open, applied)

export const people = ({ sitters }: Table): Seat[] => sitters.flatMap(({ bot }, seat) => (bot ? [] : [seat]))

/** Through whose eyes the screen looks when nobody in particular is asked: a lone person's, or nobody's. */
export function onlooker(table: Table): Seat | null {
  const [first, second] = people(table)
  return second === undefined ? (first ?? null) : null
}

/** At an open table everyone reads the same screen. */
const reader = (table: Table, viewer: Seat | null): Seat | null => (table.isOpen ? null : viewer)

/** Everyone as the log names them: to a lone person as `YOU`. */
export const toldAt = (table: Table): string[] => toldTo(table.listed.saysYou ? onlooker(table) : null, table.names)

/** Prints what `viewer` has heard and not yet been shown. */
export function showNews(table: Table, viewer: Seat | null): void {
  const { referee, listed, shown } = table
  const names = toldAt(table)
  const since = shown.get(reader(table, viewer)) ?? -1
  for (const told of referee.log(viewer)) if (told.seq > since) say(logLine(listed.game, told, names, referee.edition))
  shown.set(reader(table, viewer), referee.match.seq)
}

/** After choices were taken back, what follows is news again. */
export function forget(table: Table): void {
  const { seq } = table.referee.match
  for (const [viewer, upTo] of table.shown) table.shown.set(viewer, Math.min(upTo, seq))
}
