/** Which colours the seats fly: in order of sitting, unless the captains of a table have picked theirs. */
import { createContext, useContext } from 'react'

const Flown = createContext<readonly number[] | null>(null)

/** Around a table whose captains picked: the place of each seat's colour among `SEAT_COLOURS`. */
export const FlownColours = Flown.Provider

/** The place of a seat's colour among `SEAT_COLOURS`. */
export const useFlown = (seat: number): number => useContext(Flown)?.[seat] ?? seat
