import { expect, test } from 'vitest'
import { newWish, type TableWish, withSeat, withSeatCount, withWhere } from './table-wish.ts'

const OPTIONS = {
  short: { says: 'play a shorter game', values: [false, true] },
  to: { says: 'play to', values: [100, 50] },
}

const begin = (isOnline: boolean, seats = 3): TableWish =>
  newWish({ game: 'pig', options: OPTIONS, seats, isOnline }, 'mate')

/** The seats as one word each. */
const drawn = (wish: TableWish): string => wish.seats.map(seat => seat.kind).join(' ')

test('a new table has every option at its usual value, and you in the first seat', () => {
  expect(begin(true)).toMatchObject({
    where: 'online',
    options: { short: false, to: 100 },
    clock: 'none',
    isPublic: false,
  })
  expect(drawn(begin(true))).toBe('me invited invited')
})

test('without a server the table stands on this device, against bots', () => {
  expect(begin(false).where).toBe('here')
  expect(drawn(begin(false))).toBe('me bot bot')
})

test('seats are added and taken at the end', () => {
  expect(drawn(withSeatCount(begin(true), 4, 'mate'))).toBe('me invited invited invited')
  expect(drawn(withSeatCount(begin(true), 2, 'mate'))).toBe('me invited')
})

test('a smaller table keeps your seat', () => {
  const last = withSeat(begin(true), 2, { kind: 'me' })
  expect(drawn(last)).toBe('invited invited me')
  expect(drawn(withSeatCount(last, 2, 'mate'))).toBe('invited me')
})

test('you sit once: who sat on your new seat takes the old one', () => {
  const open = withSeat(begin(true), 1, { kind: 'open' })
  expect(drawn(withSeat(open, 1, { kind: 'me' }))).toBe('open me invited')
})

test('a table of bots alone may be watched', () => {
  expect(drawn(withSeat(begin(false), 0, { kind: 'bot', level: 'swab' }))).toBe('bot bot bot')
})

test('moving a table to this device and back changes only who comes by link', () => {
  const online = withSeat({ ...begin(true), clock: 'live', isPublic: true }, 1, { kind: 'bot', level: 'swab' })
  const here = withWhere(online, 'here')
  expect(drawn(here)).toBe('me bot here')
  expect(here).toMatchObject({ clock: 'none', isPublic: false })
  expect(drawn(withWhere(here, 'online'))).toBe('me bot invited')
})
