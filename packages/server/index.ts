/** The public names of the server's room. */
export { type Server, serve } from './serve.ts'
