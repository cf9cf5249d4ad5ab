/** A table on this device. */
import { manifestOf } from '@nassau/games/manifests'
import { tell } from '@nassau/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { i18n } from '../i18n.ts'
import { Lost } from '../not-found.tsx'
import { LocalSeating } from '../seating/local.ts'
import { openHere, setupOf } from '../seating/new-match.ts'
import { loadMatch } from '../seating/saved.ts'
import { paceBy } from '../settings/pace.ts'
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
      const manifest = setup && manifestOf(setup.game)
      if (!setup || !manifest) return setMissing(true)
      const look = (await manifest.screen?.()) ?? null
      if (!isWanted) return
      opened = new LocalSeating(
        id,
        setup,
        paceBy(() => look),
        manifest.hasHands ?? false,
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
