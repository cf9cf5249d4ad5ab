/** A throw of which nothing comes back was refused; but the answer and the throw may come one after the other. */
import { useEffect, useRef } from 'react'

/** So long, in ms, the one may be behind the other. */
const GRACE = 450

export function useRefused(seemsSo: boolean, onRefused: () => void): void {
  const told = useRef(onRefused)
  told.current = onRefused
  useEffect(() => {
    if (!seemsSo) return
    let [frame, began]: [number, number | null] = [0, null]
    const wait = (now: number): void => {
      began ??= now
      if (now - began < GRACE) frame = requestAnimationFrame(wait)
      else told.current()
    }
    frame = requestAnimationFrame(wait)
    return () => cancelAnimationFrame(frame)
  }, [seemsSo])
}
