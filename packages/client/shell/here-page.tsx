/** A table on this device. */
import { tell } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { gameEntry } from '../games.ts'
import { i18n } from '../i18n.ts'
import { loadLook } from '../looks.ts'
import { Lost } from '../lost.tsx'
import { LocalSeating } from '../seating/local.ts'
import { openHere, setupOf } from '../seating/new-match.ts'
import { loadMatch } from '../seating/saved.ts'
import { dwellBy } from '../settings/pace.ts'
import { SeatedTable } from './seated-table.tsx'

export function HerePage({ id }: { id: string }) {
  const [, go] = useLocation()
  const [seating, setSeating] = useState<LocalSeating | null>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    let opened: LocalSeating | null = null
    let isWanted = true
    void (async () => {
      const setup = setupOf(id) ?? (await loadMatch(id))?.setup
      if (!isWanted) return
      const entry = setup && gameEntry(setup.game)
      if (!setup || !entry) return setMissing(true)
      const look = await loadLook(entry.id)
      if (!isWanted) return
      opened = new LocalSeating(
        id,
        setup,
        dwellBy(() => look),
        entry.hasHands,
      )
      setSeating(opened)
    })()
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [id])

  async function again(): Promise<void> {
    const saved = await loadMatch(id)
    if (!saved) return tell(i18n._('This match is no longer on this device.'), 'trouble')
    const { secret: _, ...setup } = saved.setup
    const [first, ...rest] = setup.sitters
    go(`/here/${openHere({ ...setup, sitters: first ? [...rest, first] : rest })}`)
  }

  if (isMissing) return <Lost />
  return seating && <SeatedTable seating={seating} leave={() => go('/')} again={() => void again()} />
}
