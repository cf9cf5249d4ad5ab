/** Whether anybody has ever thrown on this device; where nothing can be kept, as long as the page is open. */
const PLACE = 'nassau-thrown'
let isKnown = false

export function hasThrown(): boolean {
  try {
    isKnown ||= localStorage.getItem(PLACE) !== null
  } catch {
    // Private windows may refuse to remember.
  }
  return isKnown
}

export function noteThrown(): void {
  isKnown = true
  try {
    localStorage.setItem(PLACE, '1')
  } catch {
    // Then it is known until the page is closed.
  }
}
