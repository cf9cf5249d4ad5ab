/** A function for whoever should not be drawn again because it was made anew. */
import { useCallback, useLayoutEffect, useRef } from 'react'

/** One and the same function as long as its owner is there; called, it does what the latest one it was given does. */
export function useSteady<Given extends readonly unknown[], Got>(
  act: (...given: Given) => Got,
): (...given: Given) => Got {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
