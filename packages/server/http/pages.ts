/** The client: its files, one page for all its addresses, and what browsers may do with them. */
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.ts'

/** Where it matters who asks. */
export const isForSomeone = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/live')

/** What is asked of the house and not of a page: it counts against whoever asks. */
export const isApi = (path: string): boolean => isForSomeone(path) || path === '/metrics' || path === '/openapi.json'

/** The path of an address as the router reads it. */
export function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** A page may load and run what comes from this server, physics included, and nothing else. */
export const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    // Where a thing stands on a table is an attribute of it.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  },
}

/** What is in this folder has a name that changes with its contents. */
const HASHED = `${sep}assets${sep}`
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/** `folder`: where the client was built to; null, or one that is not there yet, if it was not. */
export async function pageRoutes(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null || !existsSync(join(folder, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, async (_request, reply) => unbuilt(reply))
    app.setNotFoundHandler(nothingThere)
    return
  }
  await app.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', path.includes(HASHED) ? FOR_EVER : ASK_FIRST),
  })
  app.setNotFoundHandler((request, reply) => (wantsPage(request) ? reply.sendFile('index.html') : nothingThere()))
}

/** Whether a person has come to an address that the page itself understands. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !isApi(pathOf(url)) && (headers.accept ?? '').includes('text/html')

function nothingThere(): never {
  throw new Refused('not-found', 'there is nothing at this address')
}

const unbuilt = (reply: FastifyReply): string => {
  reply.type('text/html; charset=utf-8').header('cache-control', ASK_FIRST)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Nassau</title><meta name="viewport" content="width=device-width"></head>
<body><main><h1>Nassau</h1><p>The server is open, but its pages have not been built. Run
<code>npm run build</code> and start it again; <code>npx nassau serve</code> does both.</p>
<p>Programs can play already: see <a href="/openapi.json">the interface</a>.</p></main></body></html>`
}
