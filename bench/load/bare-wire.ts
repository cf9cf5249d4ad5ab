/** The wire of the loop that knows no rules: what is sent comes back to all, with a number. */
import { freshId, placeOf, seatsOf, type Wire, webSocketAt } from './wire.ts'

/** Cards nobody checks. */
const ANY_HAND = ['rum', 'rum', 'loot', 'parrot', 'cutlass', 'broadside']
const ANY_PIPS = 4

export const bareWire: Wire = {
  async open(address, game, matches) {
    return Array.from({ length: matches }, () => {
      const match = freshId()
      return seatsOf(game).map(seat => ({
        ...placeOf(`${webSocketAt(address)}/${match}`, game, match, seat),
        hand: ANY_HAND,
      }))
    })
  },
  greet: () => null,
  hear(place, data) {
    const text = data.toString()
    place.n = Number(/"n":(\d+)/.exec(text)?.[1])
    const hasRolled = place.game === 'pig' && text.includes('"roll":true')
    const atStake = hasRolled ? place.atStake + ANY_PIPS : null
    return { kind: 'news', learn: () => ({ hand: null, atStake, isOver: false }) }
  },
  choose: ({ match, n }, choice) => JSON.stringify({ type: 'choose', id: freshId(), match, seen: n, choice }),
}
