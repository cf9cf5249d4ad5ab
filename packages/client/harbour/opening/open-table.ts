/** A table as somebody wished for it, opened: on this device, or by the server. */
import { api } from '../../seating/api.ts'
import { openHere, withNames } from '../../seating/new-match.ts'
import { useSettings } from '../../settings/settings.ts'
import { CLOCK_TIMES, type TableWish } from './table-wish.ts'

/** The address of the new table. */
export async function openTable(wish: TableWish, you: string): Promise<string> {
  const { game, options } = wish
  if (wish.where === 'here') {
    const sitters = wish.seats.map((seat, i) => {
      if (seat.kind === 'bot') return { name: null, level: seat.level }
      const name = seat.kind === 'here' ? seat.name.trim() : you
      return { name: name === '' ? `Captain ${i + 1}` : name, level: null }
    })
    return `/here/${openHere({ game, options: { ...options }, sitters: withNames(sitters), edition: null, from: null })}`
  }
  const seats = wish.seats.map(seat => (seat.kind === 'here' ? ({ kind: 'invited' } as const) : seat))
  const { match } = await api.create({
    stirs: true,
    id: crypto.randomUUID(),
    game,
    options: { ...options },
    seats,
    isPublic: wish.isPublic,
    clock: CLOCK_TIMES[wish.clock],
    beat: useSettings.getState().beat,
  })
  return `/table/${match}`
}
