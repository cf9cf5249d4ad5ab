/** A table as soon as it is known what is played there. */
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { Lost } from '../not-found.tsx'
import type { Seating, TableSnapshot } from '../seating/seating.ts'
import { Gathering } from './around/gathering.tsx'
import { StuckTable } from './around/stuck-table.tsx'
import { TableScreen } from './table-screen.tsx'
import { troubleInWords } from './troubles.ts'
import { useGame, useSnapshot } from './use-seating.ts'

function whyGone(i18n: I18n, { says }: TableSnapshot): string {
  if (says === null) return i18n._('This table is gone.')
  return typeof says === 'string' ? says : troubleInWords(i18n, says)
}

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
  if (snapshot.link === 'gone') return <Lost says={whyGone(i18n, snapshot)} />
  if (scene?.stuck && !scene.seen) return <StuckTable scene={scene} seating={seating} />
  if (!scene || !loaded) return null
  if (scene.result?.how === 'closed' && !scene.seen)
    return <Lost says={i18n._('This table was closed before the match began.')} />
  if (isGathering)
    return <Gathering snapshot={snapshot} scene={scene} seating={seating} leave={leave} game={loaded.listed.game} />
  return <TableScreen seating={seating} snapshot={snapshot} scene={scene} loaded={loaded} leave={leave} again={again} />
}
