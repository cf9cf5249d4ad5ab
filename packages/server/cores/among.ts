/** What a server needs to know if it is one of many processes behind one port. */
import type { FastifyInstance } from 'fastify'
import type { Fleet } from '../fleet/fleet.ts'
import type { Meter } from '../quotas/meter.ts'
import type { Hire } from '../store/writer.ts'
import type { Roll, Wellness } from './words.ts'

export type Among = {
  /** Whoever writes the embedded store; null where the store is a database. */
  writer: Hire | null
  /** Null where nodes have a Redis: then it is a node like any other. */
  shared: { fleet: Fleet; meter: Meter } | null
  /** How all of them are, and what all of them count. */
  roll(): Promise<Roll>
  counts(): Promise<object[][]>
  /** Lets others ask the same of this one. */
  answer(count: () => Promise<object[]>, wellness: () => Wellness): void
  /** Takes connections, as listening would. */
  open(app: FastifyInstance): Promise<void>
  /** Until those it has taken are gone. */
  emptied(app: FastifyInstance): Promise<void>
}
