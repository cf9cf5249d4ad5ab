/** A list from the server, and things to do that change it. */
import { useCallback, useEffect, useState } from 'react'
import { type Deed, useDeed } from '../you/use-deed.ts'

export function useList<T>(read: () => Promise<T>, nothing: T): { list: T } & Deed {
  const [list, setList] = useState(nothing)
  const look = useCallback(() => {
    void read().then(setList, () => undefined)
  }, [read])
  useEffect(look, [look])
  return { list, ...useDeed(look) }
}

/** A moment as people of this language write it. */
export const moment = (locale: string, ms: number): string =>
  new Date(ms).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
