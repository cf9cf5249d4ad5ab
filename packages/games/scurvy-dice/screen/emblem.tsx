/** Three dice tumbling onto a beach. */
import type { EmblemProps } from '@nassau/ui'
import { CoinGlyph, IsoDie, ParrotGlyph, Picture, Shadow, SloopGlyph, seeded, tenth } from '@nassau/ui/art'
import type { ReactNode } from 'react'
import Cannon from '~icons/game-icons/cannon'
import Hat from '~icons/game-icons/pirate-hat'
import Skull from '~icons/game-icons/pirate-skull'

const FACE = { x: 6, y: 6, width: 28, height: 28, color: 'var(--ivory-ink)', stroke: 'none' } as const

export function Emblem(props: EmblemProps): ReactNode {
  return (
    <Picture ground="var(--sea-2)" {...props}>
      <path d={HORIZONS} stroke="var(--chart-sea)" strokeWidth=".8" opacity=".35" />
      <path d="M-200 120Q0 84 120 90T440 106V190H-200Z" fill="var(--land)" stroke="var(--line)" strokeWidth="1.5" />
      <path d={SAND} stroke="var(--line)" strokeWidth="1.7" strokeLinecap="round" opacity=".4" />
      <Shadow x={76} y={106} rx={36} ry={9} />
      <Shadow x={160} y={108} rx={36} ry={9} />
      <Shadow x={120} y={78} rx={20} ry={5} />
      <IsoDie
        x={72}
        y={76}
        scale={0.775}
        turn={-9}
        top={<Skull {...FACE} />}
        left={<Cannon {...FACE} />}
        right={<SloopGlyph {...FACE} />}
      />
      <IsoDie
        x={164}
        y={78}
        scale={0.775}
        turn={10}
        top={<CoinGlyph {...FACE} color="#a8741a" />}
        left={<Hat {...FACE} />}
        right={<ParrotGlyph {...FACE} />}
      />
      <IsoDie
        x={118}
        y={38}
        scale={0.575}
        turn={22}
        top={<Hat {...FACE} />}
        left={<SloopGlyph {...FACE} />}
        right={<Cannon {...FACE} />}
      />
    </Picture>
  )
}

const HORIZONS = Array.from({ length: 12 }, (_, i) => `M-200 ${4 + i * 11}H440`).join('')

const random = seeded(3)
const SAND = Array.from({ length: 70 }, () => `M${tenth(random() * 400 - 80)} ${tenth(108 + random() * 34)}h.1`).join(
  '',
)
