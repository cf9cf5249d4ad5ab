/** Where to go on: a table where one's turn has come, or one with a free seat. */
import { useEffect, useState } from 'react'
import { api } from '../seating/api.ts'
import { savedMatches } from '../seating/saved.ts'

/** Its address; null if there is none, or until it is found. `match`: the one that is over. */
export function useNextTable(match: string): string | null {
  const [next, setNext] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    void find(match).then(found => isWanted && setNext(found))
    return () => {
      isWanted = false
    }
  }, [match])
  return next
}

/** Who one is comes first: two requests at once would make two guests. */
async function online() {
  await api.me()
  return Promise.all([api.mine(), api.public()])
}

async function find(but: string): Promise<string | null> {
  const here = await savedMatches().catch(() => [])
  const [mine, open] = await online().catch(() => [[], []])
  const turn = mine.find(
    ({ match, status, seat, awaiting }) =>
      match !== but && status === 'playing' && seat !== null && awaiting.includes(seat),
  )
  if (turn) return `/table/${turn.match}`
  const free = open.find(({ match, status, seat }) => match !== but && status === 'gathering' && seat === null)
  if (free) return `/table/${free.match}`
  const waiting = here.find(({ state, setup }) => state.awaiting.some(seat => setup.sitters[seat]?.level === null))
  return waiting ? `/here/${waiting.id}` : null
}
