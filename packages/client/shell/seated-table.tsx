/** A table as soon as it is known what is played there. */
import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { Lost } from '../not-found.tsx'
import type { Seating } from '../seating/seating.ts'
import { Gathering } from './around/gathering.tsx'
import { StuckTable } from './around/stuck-table.tsx'
import { TableScreen } from './table-screen.tsx'
import { useGame, useSnapshot } from './use-seating.ts'

type Props = { seating: Seating; leave: () => void; again: () => void }

export function SeatedTable({ seating, leave, again }: Props) {
  const { i18n } = useLingui()
  const snapshot = useSnapshot(seating)
  const scene = snapshot.table?.scene ?? null
  const loaded = useGame(scene?.game ?? null, scene?.rules ?? null)
  const isGathering = scene?.status === 'gathering'
  useEffect(() => {
    if (isGathering) loaded?.look?.fetchAhead?.()
  }, [isGathering, loaded])
  if (snapshot.link === 'gone') return <Lost says={snapshot.says ?? i18n._('This table is gone.')} />
  if (scene?.stuck && !scene.seen) return <StuckTable scene={scene} seating={seating} />
  if (!scene || !loaded) return null
  if (scene.result?.how === 'closed' && !scene.seen)
    return <Lost says={i18n._('This table was closed before the match began.')} />
  if (isGathering)
    return <Gathering snapshot={snapshot} scene={scene} seating={seating} leave={leave} game={loaded.listed.game} />
  return <TableScreen seating={seating} snapshot={snapshot} scene={scene} loaded={loaded} leave={leave} again={again} />
}
