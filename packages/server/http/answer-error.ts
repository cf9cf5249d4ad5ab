/** Every error as one shape with the right status, and never a stack trace. */
import { type ErrorBody, STATUS, type Trouble, trouble } from '@nassau/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Refused } from '../errors.ts'
import type { Desk } from './app.ts'

/** Answers with more than the trouble, where there is more to say. */
export type ErrorAnswer = ErrorBody & { table?: unknown }

export function answerError(
  { log, metrics }: Desk,
  fault: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = troubleOf(fault)
  metrics.refusals.inc({ code: error.code })
  if (error.code === 'fault') log.error({ err: fault, route: request.routeOptions.url }, 'a request failed')
  const body: ErrorAnswer = { error }
  if (error.quota && error.quota.againMs > 0)
    reply.header('retry-after', Math.max(1, Math.ceil(error.quota.againMs / 1000)))
  void reply.code(STATUS[error.code]).type('application/json').serializer(JSON.stringify).send(body)
}

export function troubleOf(fault: unknown): Trouble {
  if (fault instanceof Refused) return fault.trouble
  if (hasZodFastifySchemaValidationErrors(fault)) {
    const [first] = fault.validation
    const where = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') || fault.validationContext || 'body'
    return trouble('malformed', `${where}: ${first?.message ?? 'not as expected'}`)
  }
  const status = fault instanceof Error && 'statusCode' in fault ? Number(fault.statusCode) : 500
  if (status === 413) return trouble('too-large', 'that is larger than anything we read')
  if (status === 429) return trouble('too-many', 'too many requests; wait a minute')
  if (status >= 400 && status < 500)
    return trouble('malformed', fault instanceof Error ? fault.message : 'the request is not as expected')
  return trouble('fault', 'a fault of ours; nothing was changed by this request')
}
