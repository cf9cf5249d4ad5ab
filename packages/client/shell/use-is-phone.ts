/** Whether the screen is too narrow for a panel beside the board. */
import { useSyncExternalStore } from 'react'

const NARROW = '(width <= 56.25rem)'

const follow = (onChange: () => void): (() => void) => {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => matchMedia(NARROW).matches)
