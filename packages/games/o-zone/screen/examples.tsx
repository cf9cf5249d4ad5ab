/** The examples of the rulebook: dice where they lie, measured and scored by the rules. */
import { useLingui } from '@lingui/react'
import { Example } from '@nassau/ui'
import type { ReactNode } from 'react'
import type { Pair } from '../../kit/scoring.ts'
import type { FeltDie, Role, Team } from '../../kit/tossing/board.ts'
import { ExampleFelt, lying, Toss, tableWith } from '../../kit/tossing/screen/flat/example-felt.tsx'
import type { Measure } from '../../kit/tossing/screen/judging/strings.ts'
import { inMm } from '../../kit/tossing/words/words.ts'
import { EDITION } from '../edition/edition.ts'
import { scoreRound } from '../scoring.ts'
import type { Bonus } from '../scoring-steps.ts'
import type { EXAMPLES } from './example-names.ts'
import { toEdge, toTarget } from './measures.ts'

const ROLE: Role = 'die'
const [BLACK, WHITE] = [0, 1] as const

const die = (team: Team, face: number, x: number, y: number, turn = 0): FeltDie =>
  lying(EDITION, team, ROLE, face, { x, y }, turn)

/** OZ-11 Two tosses: one touches the table before the line, one beyond it. */
function FoulLine() {
  const { i18n } = useLingui()
  const fair = die(BLACK, 5, -150, -215, 20)
  const foul = die(WHITE, 2, 170, -190, 50)
  const board = tableWith(EDITION, false, {}, [fair, foul])
  const line = board.lines.near
  const tosses = [
    { end: fair, from: { x: -190, y: -740 }, touch: { x: -172, y: -470 } },
    { end: foul, from: { x: 120, y: -740 }, touch: { x: 155, y: -325 } },
  ]
  return (
    <Example
      clause="OZ-4, OZ-11"
      caption={i18n._(
        'The near end of the table, and the foul line through both foul disks. A dotted line is the flight, the ring is where the die first touches the table, the diamond where it passes the line. Black’s does so {before} mm short of the line and rolls on: a fair toss. White’s does so {beyond} mm past it: a foul, and the die is taken off.',
        {
          before: Math.abs(line - (tosses[0]?.touch.y ?? 0)),
          beyond: Math.abs(line - (tosses[1]?.touch.y ?? 0)),
        },
      )}
    >
      <ExampleFelt
        board={board}
        edition={EDITION}
        league={null}
        part={{ left: -401, right: 401, near: -782, far: -120 }}
      >
        {tosses.map(({ end, from, touch }) => (
          <Toss key={end.id} die={end} from={from} touch={touch} line={line} />
        ))}
      </ExampleFelt>
    </Example>
  )
}

const FELT = EDITION.table

/** OZ-22, OZ-23 Two dice that cannot be told apart by their distance. */
function Tie() {
  const { i18n } = useLingui()
  const spot = { x: 0, y: 672 }
  const dice = [die(BLACK, 3, -75, 672), die(WHITE, 5, 0, 596.7, 30)]
  const board = tableWith(EDITION, false, { Masthead: spot }, dice)
  const score = scoreRound({ felt: FELT, targets: board.goals, dice, aside: [0, 0] })
  const tie = score.steps.find(step => step.kind === 'too-close' && step.target !== null)
  const [near] = score.near
  const contenders = tie?.kind === 'too-close' ? tie.contenders : []
  return (
    <Example
      clause="OZ-22, OZ-23"
      caption={i18n._(
        'From centre to centre the black 3 is {black} from the target, the white 5 is {white}. That is less than half a millimetre apart, too close to call, so the higher value wins: White gets {face} + {value} = {points}.',
        {
          black: inMm(contenders.find(({ team }) => team === BLACK)?.distance ?? 0),
          white: inMm(contenders.find(({ team }) => team === WHITE)?.distance ?? 0),
          face: near?.face ?? 0,
          value: board.goals[0]?.value ?? 0,
          points: near?.points ?? 0,
        },
      )}
    >
      <ExampleFelt
        board={board}
        edition={EDITION}
        league={null}
        part={{ left: -130, right: 130, near: 575, far: 772 }}
        strings={dice.flatMap(one => board.goals.map(goal => toTarget(one, goal)))}
      />
    </Example>
  )
}

/** OZ-19 to OZ-22 The round told above. */
function Round() {
  const { i18n } = useLingui()
  const aside: Pair = [1, 0]
  const dice = [
    die(WHITE, 4, 122, 708, 12),
    die(BLACK, 3, -138, 562, 35),
    die(BLACK, 4, 28, 560, 70),
    die(WHITE, 2, -66, 700, 20),
  ]
  const board = tableWith(
    EDITION,
    false,
    { Port: { x: -85, y: 610 }, Starboard: { x: 85, y: 605 }, Masthead: { x: 0, y: 690 } },
    dice,
  )
  const score = scoreRound({ felt: FELT, targets: board.goals, dice, aside })
  /** The string of the die that earned a bonus. */
  const earned = (bonus: Bonus | null | undefined, stringOf: (die: FeltDie) => Measure): Measure[] =>
    dice.filter(({ id }) => id === bonus?.id).map(stringOf)
  const [port, starboard, masthead] = score.near
  const [black, white] = score.scores
  return (
    <Example
      clause="OZ-19 – OZ-22"
      caption={i18n._(
        'The same round from above, the scoring edge on top. The strings are what is measured: to the edge from the nearest point of the die, to a target between the centres. The white 4 at the edge is worth {edge}, the white 2 at the +6 target {masthead}: {white}. The black dice at the +3 targets are worth {port} and {starboard}, and with 10 for the one set aside that is {black}.',
        {
          edge: score.edge?.points ?? 0,
          masthead: masthead?.points ?? 0,
          port: port?.points ?? 0,
          starboard: starboard?.points ?? 0,
          black,
          white,
        },
      )}
    >
      <ExampleFelt
        board={board}
        edition={EDITION}
        league={null}
        part={{ left: -165, right: 165, near: 540, far: 772 }}
        strings={[
          ...board.goals.flatMap((goal, i) => earned(score.near[i], die => toTarget(die, goal))),
          ...earned(score.edge, die => toEdge(die, FELT)),
        ]}
      />
    </Example>
  )
}

export const examples: Readonly<Record<(typeof EXAMPLES)[number], () => ReactNode>> = {
  'foul-line': FoulLine,
  tie: Tie,
  round: Round,
}
