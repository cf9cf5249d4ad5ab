/** A plain page for whoever comes by with a browser. */
import { GAMES } from '@nassau/games'
import type { Desk, TypedApp } from './app.ts'

const MOST_SHOWN = 30

export function pageRoutes(app: TypedApp, { tables }: Desk): void {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => {
    const matches = await tables.house.store.publicMatches(MOST_SHOWN)
    reply.type('text/html; charset=utf-8')
    const games = GAMES.map(({ game }) => `<li>${text(game.title)}: ${game.seats.min} to ${game.seats.max} seats</li>`)
    const open = matches.map(
      ({ id, game, status }) => `<li><a href="/api/matches/${id}">${text(game)}</a>, ${status}</li>`,
    )
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Nassau</title><meta name="viewport" content="width=device-width"></head>
<body><main><h1>Nassau</h1><p>A pirate tabletop. Programs play here: see <a href="/openapi.json">the interface</a>.</p>
<h2>Games</h2><ul>${games.join('')}</ul>
<h2>Public matches</h2>${open.length > 0 ? `<ul>${open.join('')}</ul>` : '<p>None now.</p>'}</main></body></html>`
  })
}

const text = (raw: string): string => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
