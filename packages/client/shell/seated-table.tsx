/** A table as soon as it is known what is played there. */
import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { Lost } from '../lost.tsx'
import type { Seating } from '../seating/seating.ts'
import { Gathering } from './gathering.tsx'
import { TableScreen } from './table-screen.tsx'
import { useGame, useSitting } from './use-seating.ts'

type Props = { seating: Seating; leave: () => void; again: () => void }

export function SeatedTable({ seating, leave, again }: Props) {
  const { i18n } = useLingui()
  const sitting = useSitting(seating)
  const scene = sitting.table?.scene ?? null
  const loaded = useGame(scene?.game ?? null)
  const isGathering = scene?.status === 'gathering'
  useEffect(() => {
    if (isGathering) loaded?.look?.fetchAhead?.()
  }, [isGathering, loaded])
  if (sitting.link === 'gone') return <Lost says={sitting.says ?? i18n._('This table is gone.')} />
  if (!scene || !loaded) return null
  if (isGathering)
    return (
      <Gathering sitting={sitting} scene={scene} seating={seating} leave={leave} title={loaded.listed.game.title} />
    )
  return <TableScreen seating={seating} sitting={sitting} scene={scene} loaded={loaded} leave={leave} again={again} />
}
