/** A list from the server, read whenever its sheet is opened, and things to do that change it. */
import { useCallback, useEffect, useState } from 'react'
import { type Deed, useDeed } from '../you/use-deed.ts'

export type Sheet = { isOpen: boolean }

export function useList<T>({ isOpen }: Sheet, read: () => Promise<T>, nothing: T): { list: T } & Deed {
  const [list, setList] = useState(nothing)
  const look = useCallback(() => {
    void read().then(setList, () => undefined)
  }, [read])
  useEffect(() => {
    if (isOpen) look()
  }, [look, isOpen])
  return { list, ...useDeed(look) }
}

/** A moment as people of this language write it. */
export const moment = (locale: string, ms: number): string =>
  new Date(ms).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
