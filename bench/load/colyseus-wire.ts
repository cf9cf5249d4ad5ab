/** Colyseus's wire: seats are reserved over HTTP, choices are its messages, state comes as patches its own decoder applies. */
import { getMessageBytes, Protocol } from '@colyseus/core'
import { Decoder } from '@colyseus/schema'
import { CutlassState } from '../peers/colyseus-cutlass.ts'
import { PigState } from '../peers/colyseus-pig.ts'
import {
  type Learned,
  NOTHING,
  openInTurns,
  type Place,
  placeOf,
  post,
  seatsOf,
  type Wire,
  webSocketAt,
} from './wire.ts'

/** What a seat knows: its decoder keeps it, and must see every patch. */
const decoders = new WeakMap<Place, Decoder<PigState | CutlassState>>()
const decoderOf = (place: Place): Decoder<PigState | CutlassState> => {
  const known = decoders.get(place) ?? new Decoder(place.game === 'pig' ? new PigState() : new CutlassState())
  decoders.set(place, known)
  return known
}

/** What says where a reserved seat is. */
type Reserved = 'roomId' | 'processId' | 'sessionId'

const JOINED = Buffer.from([Protocol.JOIN_ROOM])

export const colyseusWire: Wire = {
  async open(address, game, matches) {
    const openOne = async (): Promise<Place[]> => {
      const places: Place[] = []
      let way = `create/${game}`
      for (const seat of seatsOf(game)) {
        const { roomId, processId, sessionId } = await post<Reserved>(address, `/matchmake/${way}`, { seat })
        way = `joinById/${roomId}`
        const url = `${webSocketAt(address)}/${processId}/${roomId}?sessionId=${sessionId}`
        places.push(placeOf(url, game, roomId, seat))
      }
      return places
    }
    return openInTurns(matches, many => Array.from({ length: many }, openOne))
  },
  greet: () => [],
  hear(place, data) {
    const kind = data[0]
    if (kind === Protocol.JOIN_ROOM) return { kind: 'question', answer: JOINED }
    if (kind !== Protocol.ROOM_STATE && kind !== Protocol.ROOM_STATE_PATCH) return NOTHING
    const decoder = decoderOf(place)
    decoder.decode(data, { offset: 1 })
    // Patches that only show a hand once more are no news.
    const n = 'left' in decoder.state ? decoder.state.left : place.n + 1
    if (kind === Protocol.ROOM_STATE_PATCH && n === place.n) return NOTHING
    place.n = n
    return { kind: kind === Protocol.ROOM_STATE ? 'ready' : 'news', learn: () => learn(decoder.state, place.seat) }
  },
  choose(_place, wanted) {
    if ('roll' in wanted) return getMessageBytes.raw(Protocol.ROOM_DATA, wanted.roll ? 'roll' : 'hold')
    if (wanted.card === null) return getMessageBytes.raw(Protocol.ROOM_DATA, 'steady')
    return getMessageBytes.raw(Protocol.ROOM_DATA, 'play', wanted)
  },
}

function learn(state: PigState | CutlassState, seat: number): Learned {
  if (!('pirates' in state))
    return { hand: null, atStake: state.seat === seat ? state.atStake : null, isOver: state.isOver }
  return { hand: [...(state.pirates[seat]?.hand ?? [])], atStake: null, isOver: state.left === 0 }
}
