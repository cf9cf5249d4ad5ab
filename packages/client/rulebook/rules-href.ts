/** Addresses of the rules page, which remember where one comes from. */

/** A clause of a game's rules, with the way back to this page. */
export const rulesHref = (game: string, clause: string): string =>
  `/rules/${game}?from=${encodeURIComponent(location.pathname)}#${clause.toLowerCase()}`

/** Where a reader of the rules came from, if that was a table of any kind: nothing else is led back to. */
export function cameFrom(search: string): string | null {
  const from = new URLSearchParams(search).get('from')
  return from !== null && /^\/(?:here|table|learn|replay)\/[\w/-]+$/.test(from) ? from : null
}
