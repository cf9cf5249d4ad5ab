/** Who takes the cabin and who else serves, in a lair or after a captain is lost. */

import { piratesOf, shipOf } from '../../board.ts'
import { chartOf } from '../../chart.ts'
import type { SeasFrame } from '../../rules.ts'
import type { Panel } from '../task.ts'
import { CaptainTask, CrewTask } from './crew-tasks.tsx'
import type { Answering } from './turn-tasks.tsx'

type Props = Answering & { panel: Extract<Panel, { kind: 'captain' | 'promote' | 'crew' }>; frame: SeasFrame }

export function Manning({ panel, frame, view, edition, seat, canChoose, choose }: Props) {
  const own = shipOf(view, seat)
  const aboard = piratesOf(own)
  const chart = chartOf(edition)
  switch (panel.kind) {
    case 'captain':
      return (
        <CaptainTask
          {...{ chart, canChoose, aboard }}
          pirates={panel.pirates}
          choose={captain => choose('lair.captain', { captain })}
          keep={panel.canKeep ? () => choose('lair.captain', { keep: true }) : null}
        />
      )
    case 'promote':
      return (
        <CaptainTask
          {...{ chart, canChoose, aboard }}
          pirates={panel.pirates}
          choose={promote => choose('promotion.promote', { promote })}
          keep={null}
        />
      )
    case 'crew':
      return (
        <CrewTask
          key={panel.crews.join(';')}
          {...{ chart, canChoose, choose, aboard }}
          crews={panel.crews}
          hasOldCaptain={frame.step === 'lair' && frame.captain === own.captain}
        />
      )
  }
}
