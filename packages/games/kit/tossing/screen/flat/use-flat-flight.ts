/** Dice on their way, for the table seen from above: the same flight, picture by picture. */
import { PICTURES_A_SECOND } from '@nassau/tossing'
import { useEffect, useRef, useState } from 'react'
import type { FeltDie } from '../../board.ts'
import { guessedPose, timeInFlight } from '../throwing/flight.ts'
import { pathOf } from '../throwing/way.ts'
import type { Released, Shown } from '../use-throws.ts'

/** Calls back with every picture, ms after the first; until that returns false. */
function everyPicture(draw: (ms: number) => boolean): () => void {
  let [frame, began]: [number, number | null] = [0, null]
  const next = (now: number): void => {
    began ??= now
    if (draw(now - began)) frame = requestAnimationFrame(next)
  }
  frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)
}

/** Where all dice are now; null when they lie as the board says. */
export function useFlatFlight(
  { board, toss }: Shown,
  released: Released | null,
  onShown: () => void,
): readonly FeltDie[] | null {
  const [dice, setDice] = useState<readonly FeltDie[] | null>(null)
  /** How long a die flies by a guess, in ms. */
  const flown = useRef(0)
  useEffect(() => {
    if (!released) return
    const { die, thrown } = released
    return everyPicture(ms => {
      flown.current = ms
      const pose = guessedPose(thrown, die.size / 2, timeInFlight(ms / 1000))
      setDice([...board.dice, { ...die, pose }])
      return true
    })
  }, [released, board])
  useEffect(() => {
    if (!toss) {
      setDice(null)
      return
    }
    const { pictures, tracks } = pathOf(toss.path)
    const all = [...toss.before.dice, toss.die]
    const before = timeInFlight(flown.current / 1000)
    flown.current = 0
    return everyPicture(ms => {
      const picture = Math.floor((before + ms / 1000) * PICTURES_A_SECOND)
      setDice(
        all.flatMap((die, i) => {
          const track = tracks.find(one => one.die === i)
          const pose = track?.poses[Math.min(track.poses.length - 1, Math.max(0, picture - track.first))]
          const isGone = track?.isGone === true && picture - track.first >= track.poses.length
          return isGone ? [] : [pose ? { ...die, pose } : die]
        }),
      )
      if (picture < pictures) return true
      onShown()
      return false
    })
  }, [toss, onShown])
  return dice
}
