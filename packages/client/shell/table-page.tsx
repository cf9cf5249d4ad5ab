/** A table of the server. */
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { OnlineSeating } from '../seating/online.ts'
import { PACES, useSettings } from '../settings/settings.ts'
import { SeatedTable } from './seated-table.tsx'

export function TablePage({ id }: { id: string }) {
  const [, go] = useLocation()
  const [seating, setSeating] = useState<OnlineSeating | null>(null)
  useEffect(() => {
    const opened = new OnlineSeating(id, events => {
      const { heard, silent } = PACES[useSettings.getState().speed]
      return events.length > 0 ? heard : silent
    })
    setSeating(opened)
    return () => opened.close()
  }, [id])
  return seating && <SeatedTable seating={seating} leave={() => go('/')} again={() => go('/')} />
}
