/** How many dots a picture has: fewer while something moves on a slow device, all of them as soon as it stands still. */
import type { WebGLRenderer } from 'three'
import { fineness } from './fineness.ts'

/** So long a picture stands before it is drawn once more, as finely as the screen can show it, in ms. */
const STILL = 350

export class Dots {
  private readonly renderer: WebGLRenderer
  private readonly render: () => void
  /** Dots of the screen to a pixel of the page. */
  private ratio = 1
  private frame = 0

  constructor(renderer: WebGLRenderer, render: () => void) {
    this.renderer = renderer
    this.render = render
  }

  fit(ratio: number): void {
    this.ratio = ratio
    this.renderer.setPixelRatio(ratio * fineness.share)
  }

  /** Something moves: so many ms have passed since the picture before, if it moved then. */
  move(since: number | null): void {
    cancelAnimationFrame(this.frame)
    if (since !== null) fineness.note(since)
    const wanted = this.ratio * fineness.share
    if (this.renderer.getPixelRatio() !== wanted) this.renderer.setPixelRatio(wanted)
  }

  /** Nothing moves any more: labels and rings are to be read. */
  rest(): void {
    if (fineness.share === 1) return
    let began: number | null = null
    const wait = (now: number): void => {
      began ??= now
      if (now - began < STILL) this.frame = requestAnimationFrame(wait)
      else this.sharpen()
    }
    this.frame = requestAnimationFrame(wait)
  }

  close(): void {
    cancelAnimationFrame(this.frame)
  }

  private sharpen(): void {
    this.renderer.setPixelRatio(this.ratio)
    this.render()
  }
}
