/** How finely the table is drawn: where pictures come too slowly for the eye, with fewer dots. */

/** A picture that takes longer than this, in ms, is late; one that takes many times as long counts more than once. */
const LATE = 40
const MOST_COUNTED = 4
/** So many more late ones than good ones, and it is drawn less finely. */
const PATIENCE = 8
/** Shares of the screen's own dots, from side to side. */
const SHARES = [1, 0.75, 0.5, 0.35] as const
const COARSE = SHARES.indexOf(0.5)

export class Fineness {
  private late = 0
  private step = 0

  /** The share of the screen's own dots to draw, from side to side. */
  get share(): number {
    return SHARES[this.step] ?? 1
  }

  /** Where pictures are known to come slowly nobody has to wait for eight late ones. */
  coarsen(): void {
    this.step = Math.max(this.step, COARSE)
  }

  /** Told of the time between two pictures of one motion; true if the next is to be drawn less finely. */
  note(ms: number): boolean {
    this.late = ms > LATE ? this.late + Math.min(MOST_COUNTED, Math.floor(ms / LATE)) : Math.max(0, this.late - 1)
    if (this.late < PATIENCE || this.step === SHARES.length - 1) return false
    this.late = 0
    this.step++
    return true
  }
}

/** What was learnt of this device holds for every table on the page. */
export const fineness = new Fineness()

/** Whether what draws is a program in a graphics card's stead, by its name; not every browser says that these are slow. */
export const isProgram = (renderer: string): boolean =>
  /swiftshader|llvmpipe|softpipe|basic render|software/i.test(renderer)

let isCarded: boolean | null = null

/**
 * Whether a graphics card draws, as far as the browser says. Without one smooth edges, shine and true shadows cost more
 * than they are worth.
 */
export function hasGraphicsCard(): boolean {
  isCarded ??= probeForCard()
  return isCarded
}

function probeForCard(): boolean {
  const probe = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!probe) return false
  const naming = probe.getExtension('WEBGL_debug_renderer_info')
  const name = String(naming ? probe.getParameter(naming.UNMASKED_RENDERER_WEBGL) : probe.getParameter(probe.RENDERER))
  probe.getExtension('WEBGL_lose_context')?.loseContext()
  return !isProgram(name)
}
