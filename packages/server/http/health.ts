/** For those who run it: is it alive, may it get requests, and how is it. */
import { Refused } from '../errors.ts'
import type { Desk, TypedApp } from './app.ts'

export function healthRoutes(app: TypedApp, desk: Desk): void {
  const quiet = { config: { rateLimit: false as const }, schema: { hide: true } }
  app.get('/healthz', quiet, async () => ({ ok: true }))
  app.get('/readyz', quiet, async () => {
    if (desk.isDraining || !(await desk.tables.house.store.isReady()))
      throw new Refused('try-again', 'this server is not ready')
    return { ok: true }
  })
  app.get('/metrics', quiet, async (_request, reply) => {
    reply.type(desk.metrics.registry.contentType)
    return desk.metrics.registry.metrics()
  })
  app.get('/openapi.json', quiet, async () => app.swagger())
}
