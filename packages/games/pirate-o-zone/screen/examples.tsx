/** The examples of the rulebook: ships where they lie, measured, sunk and scored by the rules. */
import { useLingui } from '@lingui/react'
import { Example } from '@nassau/ui'
import type { ReactNode } from 'react'
import type { FeltDie, Role, Team, TossBoard } from '../../kit/tossing/board.ts'
import { ExampleFelt, lying, Sunk, tableWith } from '../../kit/tossing/screen/flat/example-felt.tsx'
import { EDITION } from '../edition/edition.ts'
import { doubloonsOf, type IslandScore, scoreIsland, scoreWaters } from '../scoring.ts'
import { aim } from '../sinking.ts'
import { watersOf } from '../waters.ts'
import type { EXAMPLES } from './example-names.ts'
import { toIsland, toShip } from './measures.ts'

const [BLACK, WHITE] = [0, 1] as const
const MIDDLE = { x: 0, y: 0 }

const die = (team: Team, role: Role, face: number, x: number, y: number, turn = 0): FeltDie =>
  lying(EDITION, team, role, face, { x, y }, turn)

const islandWith = (name: string, dice: FeltDie[]): TossBoard => tableWith(EDITION, true, { [name]: MIDDLE }, dice)

function scoreOf(board: TossBoard): IslandScore | null {
  const [island] = board.goals
  return island ? scoreIsland(watersOf(board, EDITION), island) : null
}

const PART = { left: -172, right: 172, near: -172, far: 152 }

/** An island with its league, and how far every die is from its edge. */
const Island = ({ board }: { board: TossBoard }) => (
  <ExampleFelt
    board={board}
    edition={EDITION}
    league={EDITION.league}
    part={PART}
    strings={board.goals.flatMap(goal =>
      board.dice.map(one => toIsland(one, goal, EDITION.league)).filter(({ mm }) => mm > 0),
    )}
  />
)

/** PZ-19 to PZ-21 The first of the two volleys told above. */
function Sinking() {
  const { i18n } = useLingui()
  const ball = die(WHITE, 'cannonball', 9, 52, 66)
  const dice = [ball, die(BLACK, 'ship', 4, 30, -4, 10), die(BLACK, 'ship', 3, 118, 18, 35)]
  const board = islandWith('Skull Island', dice)
  const waters = watersOf(board, EDITION)
  const volley = aim(waters, WHITE)
  const { sunk } = scoreWaters({ ...waters, first: WHITE })
  const [strongest, other] = volley?.targets ?? []
  const poseOf = (id: string) => dice.find(one => one.id === id)?.pose ?? MIDDLE
  return (
    <Example
      clause="PZ-19 – PZ-21"
      caption={i18n._(
        'White’s cannonball, the round one, shows {ball}. Both black ships are within a league of it, {league} mm; the strings say how far off. The one on the island shows {face}, doubled {strength}: no more than {ball}, so it sinks and is crossed out. The other would make {strength} + {weaker} = {sum}, which is more, and stays afloat.',
        {
          ball: volley?.ball.strength ?? 0,
          league: EDITION.league,
          face: strongest?.face ?? 0,
          strength: strongest?.strength ?? 0,
          weaker: other?.strength ?? 0,
          sum: (strongest?.strength ?? 0) + (other?.strength ?? 0),
        },
      )}
    >
      <ExampleFelt
        board={board}
        edition={EDITION}
        league={EDITION.league}
        part={{ left: -90, right: 165, near: -80, far: 110 }}
        strings={dice.filter(one => one !== ball).map(ship => toShip(ball, ship, EDITION.league))}
      >
        {sunk.map(id => (
          <Sunk key={id} at={poseOf(id)} />
        ))}
      </ExampleFelt>
    </Example>
  )
}

/** PZ-8, PZ-24, PZ-26 Contact, within a league, and too far. */
function Control() {
  const { i18n } = useLingui()
  const board = islandWith('Skull Island', [
    die(BLACK, 'ship', 2, 31, 8, 20),
    die(BLACK, 'ship', 6, -30, 92, 50),
    die(WHITE, 'ship', 5, -96, -22, 15),
    die(WHITE, 'cannonball', 9, 84, -66),
    die(WHITE, 'ship', 6, -20, -154, 40),
  ])
  const score = scoreOf(board)
  const [black = 0, white = 0] = score?.control ?? []
  return (
    <Example
      clause="PZ-8, PZ-24, PZ-26"
      caption={i18n._(
        'Skull Island, and one league around it, {league} mm from its edge. The black ship that touches the island gives 2 control, the other one within the league 1: {black}. White’s ship and cannonball within the league give 1 each: {white}. The white ship beyond it gives nothing. Black gets {doubloons} doubloons.',
        { league: EDITION.league, black, white, doubloons: score ? doubloonsOf(score, BLACK) : 0 },
      )}
    >
      <Island board={board} />
    </Example>
  )
}

/** PZ-27 Level in control and in contact. */
function Values() {
  const { i18n } = useLingui()
  const board = islandWith('Treasure Island', [
    die(BLACK, 'ship', 2, 31, 6, 25),
    die(BLACK, 'ship', 3, 70, 84, 50),
    die(WHITE, 'ship', 1, -30, -8, 70),
    die(WHITE, 'ship', 4, -76, 62, 15),
  ])
  const score = scoreOf(board)
  const [control = 0] = score?.control ?? []
  const [black = 0, white = 0] = score?.worth ?? []
  return (
    <Example
      clause="PZ-27"
      caption={i18n._(
        'At Treasure Island both teams have one ship in contact and one within the league: {control} control each. So values count, twice for a ship in contact. Black has 2 × 2 + 3 = {black}, White 2 × 1 + 4 = {white}, and Black gets {doubloons} doubloons.',
        { control, black, white, doubloons: score ? doubloonsOf(score, BLACK) : 0 },
      )}
    >
      <Island board={board} />
    </Example>
  )
}

export const examples: Readonly<Record<(typeof EXAMPLES)[number], () => ReactNode>> = {
  sinking: Sinking,
  control: Control,
  values: Values,
}
