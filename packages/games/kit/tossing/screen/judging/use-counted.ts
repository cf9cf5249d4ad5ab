/** A number that counts up (or down) to what it is now. */
import { useEffect, useRef, useState } from 'react'

/** How long it takes, in ms. */
const COUNT = 700

export function useCounted(to: number, isStill: boolean): number {
  const [shown, setShown] = useState(to)
  const from = useRef(to)
  useEffect(() => {
    const start = from.current
    if (isStill || start === to) {
      from.current = to
      setShown(to)
      return
    }
    let [frame, began]: [number, number | null] = [0, null]
    const step = (now: number): void => {
      began ??= now
      const share = Math.min(1, (now - began) / COUNT)
      from.current = Math.round(start + (to - start) * share)
      setShown(from.current)
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [to, isStill])
  return shown
}
