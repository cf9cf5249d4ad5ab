/** boardgame.io's wire: Socket.IO's frames by hand, since nothing is lighter for the side that makes the load. */
import { isRecord } from '@nassau/kernel'
import { cardsIn, freshId, type Learned, NOTHING, placeOf, SEATS, seatsOf, type Wire, webSocketAt } from './wire.ts'

type State = {
  G: { atStake?: number; pirates?: { hand: string[] }[] }
  ctx: { currentPlayer: string; gameover?: object }
}

export const boardgameIoWire: Wire = {
  async open(address, game, matches) {
    const url = `${webSocketAt(address)}/socket.io/?EIO=4&transport=websocket`
    return Array.from({ length: matches }, () => {
      const match = freshId()
      return seatsOf(game).map(seat => placeOf(url, game, match, seat))
    })
  },
  greet: ({ game }) => [`40/${game},`],
  hear(place, data) {
    const { game, match, seat } = place
    const text = data.toString()
    if (text === '2') return { kind: 'question', answer: '3' }
    if (text.startsWith(`40/${game},`)) {
      const sync = ['sync', match, String(seat), null, SEATS[game]]
      return { kind: 'question', answer: `42/${game},${JSON.stringify(sync)}` }
    }
    const kind = /^42[^[]*\["(sync|update)"/.exec(text)?.[1]
    if (kind === undefined) return NOTHING
    place.n = Number(/"_stateID":(\d+)/.exec(text)?.[1])
    return { kind: kind === 'sync' ? 'ready' : 'news', learn: () => learn(game, seat, text) }
  },
  choose({ game, match, seat, n }, wanted) {
    const [type, args] =
      'roll' in wanted
        ? [wanted.roll ? 'roll' : 'hold', []]
        : wanted.card === null
          ? ['steady', []]
          : ['play', [wanted.card, wanted.on]]
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } }
    return `42/${game},${JSON.stringify(['update', action, n, match, String(seat)])}`
  },
}

function learn(game: string, seat: number, text: string): Learned {
  const [, , third]: unknown[] = JSON.parse(text.slice(text.indexOf('[')))
  const { G, ctx }: State = isRecord(third) && 'state' in third ? Object(third.state) : Object(third)
  const isStillTheirs = game === 'pig' && ctx.currentPlayer === String(seat)
  return {
    hand: cardsIn(G.pirates?.[seat]?.hand),
    atStake: isStillTheirs ? (G.atStake ?? 0) : null,
    isOver: ctx.gameover !== undefined,
  }
}
