/**
 * The front of the house: whoever has asked too much is turned away here, before anything is looked up for them, and
 * whoever was cut off for flooding is not let onto the live channel. What that costs must be next to nothing, or a
 * flood would hold up everybody else: answers of this kind take their time, and who does not wait for them is cut off.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { STATUS, type Trouble } from '@nassau/protocol'
import { Refused } from '../errors.ts'
import { addressFrom } from '../quotas/address.ts'
import type { Counted } from '../quotas/quotas.ts'
import type { Desk } from './app.ts'
import { isApi, pathOf } from './pages.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** So long (ms) whoever asks too much waits to be told so, and so many of one address wait at once. */
const HELD_MS = 250
const MOST_HELD = 4

/** What of an address's is counted for a request, as far as that can be told from its first lines. */
function countedFor({ method, headers }: IncomingMessage, path: string): Counted[] {
  const counted: Counted[] = ['requests']
  if (path === '/live') counted.push('connections', 'cut-offs')
  if (path === SIGN_IN) counted.push('sign-ins')
  // Whoever comes without a cookie to do something is somebody new.
  const isNew = headers.cookie === undefined && headers.authorization === undefined
  const isDoing = path === '/live' || (method === 'POST' && !path.startsWith('/api/auth/'))
  if (isNew && isDoing) counted.push('guests')
  return counted
}
const SIGN_IN = '/api/auth/sign-in/username'

/**
 * A request that has not wholly arrived after so long (ms), and a connection that says nothing, are cut off. Whoever makes
 * a server for the framework has to see to it: what the framework is told of it then counts for nothing.
 */
export const PATIENCE = { requestTimeout: 30_000, keepAliveTimeout: 75_000, connectionsCheckingInterval: 5000 }

type Doors = Pick<Desk, 'quotas' | 'settings' | 'metrics'>

export function frontOf({ quotas, settings, metrics }: Doors, patience = PATIENCE): (handle: Handler) => Server {
  const held = new Map<string, number>()
  const letGo = (address: string): void => {
    const left = (held.get(address) ?? 1) - 1
    if (left > 0) held.set(address, left)
    else held.delete(address)
  }

  const hold = (address: string, trouble: Trouble, response: ServerResponse): void => {
    const waiting = held.get(address) ?? 0
    metrics.refusals.inc({ code: trouble.code })
    if (waiting >= MOST_HELD) return cutOff(response)
    held.set(address, waiting + 1)
    setTimeout(() => {
      letGo(address)
      turnAway(response, trouble)
    }, HELD_MS).unref()
  }

  const tooMuch = (request: IncomingMessage, address: string): Trouble | null => {
    const path = pathOf(request.url ?? '')
    if (!isApi(path)) return null
    for (const what of countedFor(request, path)) {
      const trouble = usedUp(quotas, what, address)
      if (trouble) return trouble
    }
    return null
  }
  const addressOf = (request: IncomingMessage): string => addressFrom(request, settings.proxies)

  return handle => {
    const server = createServer(
      // An upgrade that is refused goes the way of any other request.
      { ...patience, shouldUpgradeCallback: request => tooMuch(request, addressOf(request)) === null },
      (request, response) => {
        const address = addressOf(request)
        const trouble = tooMuch(request, address)
        if (trouble) hold(address, trouble, response)
        else handle(request, response)
      },
    )
    return server.on('connection', socket => socket.on('close', forget))
  }
}

/** By the request: if the socket were ended first, an error would be written out for a request nobody reads. */
function cutOff(response: ServerResponse): void {
  const { req, socket } = response
  if (socket) response.detachSocket(socket)
  req.destroy()
}

/**
 * A socket that is closed stays in memory until all of it is looked through, and what it holds on to stays with it: then
 * a flood of connections is copied again and again, and each time everybody waits. So it lets go of what listens to it.
 * One function for all of them: one each would be half a kilobyte of every connection.
 */
function forget(this: Socket): void {
  this.removeAllListeners()
  this.on('error', nobodyListens)
}
const nobodyListens = (): void => undefined

function turnAway(response: ServerResponse, trouble: Trouble): void {
  const wait = Math.max(1, Math.ceil((trouble.quota?.againMs ?? 0) / 1000))
  response.writeHead(STATUS[trouble.code], {
    'content-type': 'application/json',
    'retry-after': String(wait),
    connection: 'close',
  })
  response.end(JSON.stringify({ error: trouble }))
}

function usedUp(quotas: Desk['quotas'], what: Counted, address: string): Trouble | null {
  try {
    quotas.mustHaveLeft(what, address)
    return null
  } catch (fault) {
    if (fault instanceof Refused) return fault.trouble
    throw fault
  }
}
