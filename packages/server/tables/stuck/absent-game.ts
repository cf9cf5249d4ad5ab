/** A game this house does not have: what stands in its place at a table of it, which can be looked at and ended. */
import type { LoadedGame } from '@nassau/games'
import { bad } from '@nassau/kernel'

const nothing = (): Record<never, never> => ({})

export const absentGame = (id: string): LoadedGame => ({
  game: {
    id,
    title: id,
    version: 0,
    law: '',
    seats: { min: 1, max: 1 },
    longest: 0,
    options: {},
    edition: {},
    readEdition: () => bad(`there is no game "${id}" here`),
    setup: () => ({ board: {}, frame: { step: '', at: '' } }),
    steps: {},
    view: nothing,
    determinize: nothing,
    draw: () => '',
    say: () => ({ text: '', clause: '' }),
    prompts: {},
  },
  bots: [],
  rulebook: new URL(`nassau:${id}`),
})
