/** What this device remembers about sound. Where nothing can be kept, it is as if every visit were the first. */
export type Memory = { isMuted: boolean; volume: number }

const PLACE = 'nassau-sound'
const FIRST: Memory = { isMuted: false, volume: 0.7 }

export function remembered(): Memory {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    return isMemory(kept) ? { isMuted: kept.isMuted, volume: kept.volume } : FIRST
  } catch {
    return FIRST
  }
}

export function remember(memory: Memory): Memory {
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory))
  } catch {
    // Private windows may refuse to keep anything: the choice then holds until the page is closed.
  }
  return memory
}

const isMemory = (kept: unknown): kept is Memory =>
  typeof kept === 'object' &&
  kept !== null &&
  'isMuted' in kept &&
  typeof kept.isMuted === 'boolean' &&
  'volume' in kept &&
  typeof kept.volume === 'number' &&
  kept.volume >= 0 &&
  kept.volume <= 1
