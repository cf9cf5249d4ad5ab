/** The public names of the server's room. */
export { quotasTimes } from './quotas/quotas.ts'
export { type Server, serve } from './serve.ts'
