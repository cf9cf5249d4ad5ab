/** The public names of the server's room. */
export { serve } from './cores/serve.ts'
export { quotasTimes } from './quotas/quotas.ts'
export type { Server } from './serve.ts'
