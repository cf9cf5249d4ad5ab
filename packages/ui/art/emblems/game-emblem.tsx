/** The picture of a game, by its id. A game without one gets the open sea. */
import type { ReactNode } from 'react'
import { Compass, RhumbLines } from '../compass.tsx'
import { DoubloonLagoonEmblem } from './doubloon-lagoon.tsx'
import { KingOfPiratesEmblem } from './king-of-pirates.tsx'
import { OZoneEmblem } from './o-zone.tsx'
import { type EmblemProps, Picture } from './picture.tsx'
import { PirateOZoneEmblem } from './pirate-o-zone.tsx'
import { ScurvyDiceEmblem } from './scurvy-dice.tsx'

const EMBLEMS: Readonly<Record<string, (props: EmblemProps) => ReactNode>> = {
  'scurvy-dice': ScurvyDiceEmblem,
  'king-of-pirates': KingOfPiratesEmblem,
  'doubloon-lagoon': DoubloonLagoonEmblem,
  'o-zone': OZoneEmblem,
  'pirate-o-zone': PirateOZoneEmblem,
}

export function GameEmblem({ game, ...props }: EmblemProps & { game: string }): ReactNode {
  const Emblem = EMBLEMS[game] ?? OpenSea
  return <Emblem {...props} />
}

function OpenSea(props: EmblemProps): ReactNode {
  return (
    <Picture ground="var(--sea-1)" {...props}>
      <RhumbLines x={120} y={72} reach={300} />
      <Compass x={120} y={72} scale={0.8} />
    </Picture>
  )
}
