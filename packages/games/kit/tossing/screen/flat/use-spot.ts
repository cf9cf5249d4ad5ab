/** Where a disk or the line would go: where one has put it, and at first where it usually lies. */

import type { ThrowAsk } from '@nassau/kernel'
import { accept } from '@nassau/kernel/host'
import { useCallback, useState } from 'react'
import { type TossEdition, usualLine } from '../../edition.ts'
import type { LineName } from '../../steps/arrange.ts'

/** So far (mm) from spot to spot a free one is looked for. */
const STEP = 10

/** A legal spot to begin with: that of a preset for this disk, else the first that is free. */
export function firstSpot(ask: ThrowAsk, edition: TossEdition): readonly number[] {
  const [across, along] = ask.axes
  if (!across || !along) return [usualLine(edition, across?.name === ('far line' satisfies LineName) ? 'far' : 'near')]
  const disk = ask.shells.length
  const usual = edition.presets.flatMap(({ spots }) => (spots[disk] ? [[spots[disk].x, spots[disk].y]] : []))
  const isFree = (spot: readonly number[]): boolean => accept(ask, { throw: spot }) !== undefined
  const found = usual.find(isFree)
  if (found) return found
  for (let y = along.min; y <= along.max; y += STEP)
    for (let x = across.min; x <= across.max; x += STEP) if (isFree([x, y])) return [x, y]
  return [across.min, along.min]
}

/** Every disk and every line begins anew. */
export function useSpot(ask: ThrowAsk | null, edition: TossEdition) {
  const which = ask ? `${ask.axes[0]?.name} ${ask.shells.length}` : ''
  const [own, setOwn] = useState<{ which: string; spot: readonly number[] } | null>(null)
  const setSpot = useCallback((spot: readonly number[]) => setOwn({ which, spot }), [which])
  const spot = ask === null ? [] : own?.which === which ? own.spot : firstSpot(ask, edition)
  return { spot, setSpot }
}
