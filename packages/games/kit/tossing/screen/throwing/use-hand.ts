/** The hand of the one who tosses: the die in it, where it aims, where it may let go, and letting go. */
import { useLingui } from '@lingui/react'
import type { ThrowAsk, Thrown } from '@nassau/kernel'
import { tell } from '@nassau/ui'
import { useCallback, useMemo, useState } from 'react'
import { type FeltDie, lineOf, type TossBoard } from '../../board.ts'
import type { TossEdition } from '../../edition.ts'
import type { TossFrame } from '../../steps/toss.ts'
import type { Zone } from '../three/props/zone.ts'
import { type Released, releasedBy } from '../use-throws.ts'
import { type Aim, keptIn, throwBeside, throwOf, usualAim } from './aim.ts'
import { type Forecast, forecastOn } from './forecast.ts'
import { noteThrown } from './has-thrown.ts'
import { zoneOf } from './zone-of.ts'

/** The die a hand holds before it is thrown. */
const heldDie = (f: TossFrame, { dieSize, cannonballSize }: TossEdition): FeltDie => ({
  id: f.id,
  kind: f.role === 'cannonball' ? 'd12' : 'd6',
  size: f.role === 'cannonball' ? cannonballSize : dieSize,
  pose: { x: 0, y: 0, z: 0, qx: 0, qy: 0, qz: 0, qw: 1 },
  labels: 0,
  face: 1,
  team: f.team,
  role: f.role,
})

type Tossing = {
  board: TossBoard
  edition: TossEdition
  /** What is asked of the one who tosses here and now; null if nothing is, or not yet. */
  ask: ThrowAsk | null
  frame: TossFrame | null
  canThrow: boolean
  /** Shows the die on its way before anything was heard of it. */
  release: ((released: Released) => void) | null
  onToss: (thrown: Thrown) => void
}

export type Hand = {
  /** The die in hand, while this seat may throw it. */
  inHand: FeltDie | null
  aim: Aim
  takeAim: (aim: Aim) => void
  zone: Zone | null
  /** What is likely to come of it, while this seat may throw. */
  forecast: Forecast | null
  toss: (aim: Aim) => void
  /** A throw by its very numbers. */
  tossNumbers: (thrown: Thrown) => void
}

export function useHand({ board, edition, ask, frame, canThrow, release, onToss }: Tossing): Hand {
  const { i18n } = useLingui()
  const [own, setOwn] = useState<Aim | null>(null)
  const line = lineOf(board, frame?.team ?? 0)
  const usual = useMemo(() => usualAim(edition, line), [edition, line])
  const aim = own ?? usual
  const [isPressed, setPressed] = useState(false)
  const inHand = useMemo(() => (canThrow && frame ? heldDie(frame, edition) : null), [canThrow, frame, edition])
  const zone = useMemo(
    () => (inHand && ask ? zoneOf(ask, board, inHand.team, edition.table.length, isPressed) : null),
    [inHand, ask, board, edition, isPressed],
  )
  const takeAim = useCallback(
    (wanted: Aim) => {
      const kept = ask ? keptIn(ask, wanted) : wanted
      setOwn(kept)
      setPressed(kept.x !== wanted.x || kept.y !== wanted.y)
    },
    [ask],
  )
  const forecast = useMemo(
    () => (inHand && ask ? forecastOn(board, inHand.team, edition, throwOf(keptIn(ask, aim), edition).throw) : null),
    [inHand, ask, board, edition, aim],
  )
  const tossNumbers = useCallback(
    (thrown: Thrown) => {
      if (!inHand) return
      noteThrown()
      release?.(releasedBy(board, inHand, thrown.throw))
      onToss(thrown)
    },
    [inHand, onToss, board, release],
  )
  const toss = useCallback(
    (thrown: Aim) => {
      if (!ask) return
      const choice = throwBeside(ask, thrown, edition)
      // A hand like this keeps within every other bound. Where it had to go aside, its slider goes along.
      if (choice) {
        setOwn({ ...keptIn(ask, thrown), x: (choice.throw[0] ?? 0) / 10 })
        tossNumbers(choice)
      } else tell(i18n._('A die is in the way of your hand: let go farther to its side.'), 'trouble')
    },
    [ask, edition, tossNumbers, i18n],
  )
  return { inHand, aim, takeAim, zone, forecast, toss, tossNumbers }
}
