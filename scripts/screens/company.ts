/** Other people of the house, who do what they do over HTTP: tables to sit down at, a match to watch, throws of the day. */
import { randomUUID } from 'node:crypto'
import { SHELF } from '@nassau/games'
import { dayOf } from '@nassau/protocol'
import { type APIRequestContext, type APIResponse, request } from 'playwright'
import { TOSSED } from './games.ts'

export type Company = {
  /** Sits down where she is wanted. */
  mary: APIRequestContext
  leave: () => Promise<void>
}

/** Who shall sit where, as the server wants to hear it. */
export type WantedSeat = { kind: 'me' | 'open' | 'invited' } | { kind: 'bot'; level: string }

export const ME: WantedSeat = { kind: 'me' }
export const OPEN: WantedSeat = { kind: 'open' }
export const INVITED: WantedSeat = { kind: 'invited' }
export const MATE: WantedSeat = { kind: 'bot', level: 'mate' }

export async function post(who: APIRequestContext, path: string, data: object): Promise<APIResponse> {
  const response = await who.post(path, { data })
  if (response.ok()) return response
  throw new Error(`${path} was answered with ${response.status()}: ${await response.text()}`)
}

type Opened = { match: string; links: string[] }

/** Opens a table of the server: its id, and the links by which its seats are taken. */
export async function openTable(
  who: APIRequestContext,
  game: string,
  seats: readonly WantedSeat[],
  isPublic = false,
): Promise<Opened> {
  const response = await post(who, '/api/matches', { id: randomUUID(), game, seats, isPublic })
  return response.json()
}

/** Sits down by a link, and says something. */
export async function joinBy(who: APIRequestContext, link: string, says: readonly string[]): Promise<void> {
  const [match, token] = link.split('/').slice(-2)
  await post(who, `/api/matches/${match}/join`, { id: randomUUID(), token })
  for (const text of says) await post(who, `/api/matches/${match}/chat`, { id: randomUUID(), text })
}

/** From the middle of the near edge up the table; the faster, the farther. */
const tossAt = (speed: number): number[] => [0, -7000, 600, 0, speed, -400, -3000, 0, 0]

/** Everyone's throws of the day, by how fast they were. */
const THROWS = { 'Mary Read': [1500, 1700], 'Calico Jack': [1200, 1900], 'Ching Shih': [1400, 1600], Tew: [1000] }

/** A guest takes a name. */
export async function callThemselves(who: APIRequestContext, name: string): Promise<void> {
  await who.get('/api/me')
  await post(who, '/api/me', { name })
}

export async function gatherCompany(address: string): Promise<Company> {
  const people: APIRequestContext[] = []
  for (const [name, speeds] of Object.entries(THROWS)) {
    const who = await request.newContext({ baseURL: address })
    people.push(who)
    await callThemselves(who, name)
    for (const [tries, speed] of speeds.entries())
      await post(who, `/api/throws/${TOSSED.id}`, { day: dayOf(Date.now()), tries, throw: tossAt(speed) })
  }
  const [mary, jack] = people
  if (!mary || !jack) throw new Error('nobody came')
  for (const [i, game] of SHELF.entries()) {
    // Some are played already and can be watched; the others wait for people.
    const isPlayed = i % 2 === 0 && !game.isTossed
    const others = Array.from({ length: game.seats.usual - 1 }, () => (isPlayed ? MATE : OPEN))
    await openTable(isPlayed ? jack : mary, game.id, [ME, ...others], true)
  }
  return {
    mary,
    async leave() {
      for (const who of people) await who.dispose()
    },
  }
}
