/** The picture of a game, by its id. All are fetched with the harbour; until one is there, the open sea is seen. */
import { MANIFESTS } from '@nassau/games/manifests'
import type { Emblem, EmblemProps } from '@nassau/ui'
import { OpenSea } from '@nassau/ui/art'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** Begins to fetch it at once; what never comes is the open sea as well. */
function fetched(emblem: () => Promise<{ Emblem: Emblem }>): ComponentType<EmblemProps> {
  const drawn = emblem().then(
    ({ Emblem }) => ({ default: Emblem }),
    () => ({ default: OpenSea }),
  )
  return lazy(() => drawn)
}

const EMBLEMS: ReadonlyMap<string, ComponentType<EmblemProps>> = new Map(
  MANIFESTS.flatMap(({ id, emblem }) => (emblem ? [[id, fetched(emblem)]] : [])),
)

export function GameEmblem({ game, ...props }: EmblemProps & { game: string }): ReactNode {
  const Emblem = EMBLEMS.get(game) ?? OpenSea
  return (
    <Suspense fallback={<OpenSea {...props} />}>
      <Emblem {...props} />
    </Suspense>
  )
}
