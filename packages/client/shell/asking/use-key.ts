/** Keys of the whole table. */
import { useEffect } from 'react'

/** Whether somebody is writing where the focus is. */
export const isWriting = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && at.matches('input, textarea, select')

/** Does something when a key is pressed, unless somebody is writing. */
export function useKey(key: string, pressed: (() => void) | null): void {
  useEffect(() => {
    if (!pressed) return
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key.toLowerCase() === key && isPlain && !isWriting(event.target)) pressed()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
