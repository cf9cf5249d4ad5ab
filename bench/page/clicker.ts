/** Plays on a page by real clicks and notes what the browser says of them. It knows no game: it clicks what is enabled. */
import { FastChance } from '@nassau/kernel/bots'
import type { Page } from 'playwright'

/** What was noted on one page, all in ms. */
export type Noted = {
  /** Interaction to next paint of every interaction. */
  paints: number[]
  /** The time between two frames. */
  frames: number[]
}

/** Every page is clicked by the same chance. */
const SEED = 1718
/** So long (ms) between two clicks. */
const PAUSE = 250

/** Notes what the browser says of every interaction, and the time between frames. */
function watchPage(): { paints: Map<number, number>; frames: number[]; before: number } {
  const paints = new Map<number, number>()
  const frames: number[] = []
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      const { interactionId, duration } = entry
      paints.set(interactionId, Math.max(duration, paints.get(interactionId) ?? 0))
    }
  }).observe(events)
  let last = performance.now()
  const tick = (now: number): void => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  return { paints, frames, before: performance.interactionCount }
}

/**
 * What was noted. The browser keeps back interactions below its least threshold, and tells of the last one only when it
 * has been painted: that one is waited for, those count as one step of its clock.
 */
async function tellNoted({ paints, frames, before }: ReturnType<typeof watchPage>): Promise<Noted> {
  const noted = [...frames]
  const interactions = performance.interactionCount - before
  await new Promise(done => setTimeout(done, 1000))
  const keptBack = new Array<number>(Math.max(0, interactions - paints.size)).fill(8)
  return { paints: [...paints.values(), ...keptBack], frames: noted }
}

/** Where to click next: an answer, a hex that may be chosen, or a tab; null if nothing is there now. */
function somewhere(chance: number): { x: number; y: number } | null {
  const answers = document.querySelectorAll('main button:not(:disabled), main [data-space][data-legal], [role=tab]')
  const seen = [...answers].flatMap(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    const top = document.elementFromPoint(at.x, at.y)
    return top && (element.contains(top) || top.contains(element)) ? [at] : []
  })
  return seen[Math.floor(chance * seen.length)] ?? null
}

/** Drags whatever is in the middle of the board: a map moves, a tossing table throws. */
async function drag(page: Page): Promise<void> {
  const box = await page.locator('main').boundingBox()
  if (!box) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.55]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 1; i <= 12; i++) await page.mouse.move(x + 3 * i, y - 18 * i)
  await page.mouse.up()
}

/** Clicks so many times on an open page, the processor slowed down so many times. */
export async function clickAbout(page: Page, clicks: number, slower: number): Promise<Noted> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const watch = await page.evaluateHandle(watchPage)
  const rng = new FastChance(SEED)
  for (let i = 0; i < clicks; i++) {
    const spot = await page.evaluate(somewhere, rng.below(1_000_000) / 1_000_000)
    if (spot) await page.mouse.click(spot.x, spot.y)
    if (i % 5 === 4) await drag(page)
    await page.waitForTimeout(PAUSE)
  }
  return watch.evaluate(tellNoted)
}
