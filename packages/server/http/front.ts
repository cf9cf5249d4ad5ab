/**
 * The front of the house: whoever has asked too much is turned away here, before anything is looked up for them. That
 * costs a twentieth of what an answer does, so that a flood holds up nobody else.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { STATUS, type Trouble } from '@nassau/protocol'
import { Refused } from '../errors.ts'
import { addressFrom } from '../quotas/address.ts'
import type { Desk } from './app.ts'
import { isApi, pathOf } from './pages.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export const frontOf =
  ({ quotas, settings, metrics }: Desk) =>
  (handle: Handler): Server =>
    createServer((request, response) => {
      const trouble = isApi(pathOf(request.url ?? '')) ? tooMuch(quotas, addressFrom(request, settings.proxies)) : null
      if (!trouble) return handle(request, response)
      metrics.refusals.inc({ code: trouble.code })
      const wait = Math.max(1, Math.ceil((trouble.quota?.againMs ?? 0) / 1000))
      response.writeHead(STATUS[trouble.code], {
        'content-type': 'application/json',
        'retry-after': String(wait),
        connection: 'close',
      })
      response.end(JSON.stringify({ error: trouble }))
    })

function tooMuch(quotas: Desk['quotas'], address: string): Trouble | null {
  try {
    quotas.mustHaveLeft('requests', address)
    return null
  } catch (fault) {
    if (fault instanceof Refused) return fault.trouble
    throw fault
  }
}
