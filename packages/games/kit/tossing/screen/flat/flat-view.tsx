/** The table from above with all that goes on: dice on their way, the hand, marks, strings, and the scoring. */
import type { End, FeltDie } from '../../board.ts'
import type { Shot } from '../judging/reel.ts'
import type { Measuring } from '../judging/use-measuring.ts'
import type { Zone } from '../three/props/zone.ts'
import type { Aim } from '../throwing/aim.ts'
import type { Throws } from '../use-throws.ts'
import css from './flat-layers.module.css'
import { FlatMarks, FlatStrings, FlatTally, FlatZone } from './flat-layers.tsx'
import { TopView } from './top-view.tsx'
import { useFlatFlight } from './use-flat-flight.ts'

type Props = {
  table: { width: number; length: number }
  league: number | null
  throws: Throws
  measuring: Measuring
  zone: Zone | null
  end: End
  inHand: FeltDie | null
  aim: Aim
}

export function FlatView({ table, league, throws, measuring, zone, end, inHand, aim }: Props) {
  const { shown, shot, judged, released, onShown } = throws
  const flying = useFlatFlight(shown, released, onShown)
  const dice = shot?.dice ?? flying ?? shown.board.dice
  return (
    <div className={shot ? css.near : css.whole}>
      <TopView
        board={shown.board}
        {...(shot && { part: partOf(shot) })}
        table={table}
        league={league}
        dice={dice}
        measuring={shot || flying ? undefined : measuring}
        ringed={shot?.ringed ?? NONE}
        fading={shot?.leaving.map(({ id }) => id) ?? NONE}
        under={zone && <FlatZone {...zone} />}
      >
        {judged && !shot && <FlatMarks {...judged} />}
        {inHand && <FlatAim aim={aim} end={end} size={inHand.size} />}
        {shot && <FlatStrings strings={shot.strings} />}
        {shot?.tally && <FlatTally {...shot.tally} />}
      </TopView>
    </div>
  )
}

/** What of the table a picture of the scoring shows: below it is room for its words. */
const partOf = ({ at: { x, y }, reach }: Shot) => ({
  left: x - reach * 1.2,
  right: x + reach * 1.2,
  near: y - reach * 1.8,
  far: y + reach * 1.2,
})

const NONE: readonly string[] = []

/** The hand and the way it would throw. */
function FlatAim({ aim, end, size }: { aim: Aim; end: End; size: number }) {
  const turn = end === 'near' ? 0 : 180
  return (
    <g transform={`rotate(${turn}) translate(${aim.x} ${-aim.y})`}>
      <path
        d={`M0 ${-size}V${-110 - 260 * aim.power}M-16 ${-90 - 260 * aim.power}L0 ${-116 - 260 * aim.power}L16 ${-90 - 260 * aim.power}`}
        transform={`rotate(${aim.angle})`}
        className={css.arrow}
      />
      <circle r={size} className={css.hand} />
    </g>
  )
}
