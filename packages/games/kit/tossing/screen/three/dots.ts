/** How many dots a picture has: fewer while something moves on a slow device, all of them as soon as it stands still. */
import { FramebufferTexture, type WebGLRenderer } from 'three'
import { Backdrop } from './backdrop.ts'
import { fineness } from './fineness.ts'
import type { Patience } from './patience.ts'

/** So long a picture stands before it is drawn once more, as finely as the screen can show it, in ms. */
const STILL = 350
/** It is drawn in so many strips, each a picture of its own: a click between two of them need not wait for all. */
const STRIPS = 8

export class Dots {
  private readonly renderer: WebGLRenderer
  private readonly render: () => void
  private readonly patience: Patience
  private readonly isSlow: boolean
  private readonly backdrop = new Backdrop()
  /** Dots of the screen to a pixel of the page. */
  private ratio = 1
  private frame = 0

  /** Where pictures come slowly the renderer must keep what it has drawn: what is fine is drawn over it bit by bit. */
  constructor(renderer: WebGLRenderer, render: () => void, patience: Patience, isSlow: boolean) {
    this.renderer = renderer
    this.render = render
    this.patience = patience
    this.isSlow = isSlow
  }

  fit(ratio: number): void {
    this.stop()
    this.ratio = ratio
    this.renderer.setPixelRatio(ratio * fineness.share)
  }

  /** Something moves: so many ms have passed since the picture before, if it moved then. */
  move(since: number | null): void {
    this.stop()
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
    this.stop()
    this.backdrop.dispose()
  }

  private stop(): void {
    cancelAnimationFrame(this.frame)
    this.renderer.setScissorTest(false)
  }

  private sharpen(): void {
    if (this.isSlow) this.sharpenInStrips()
    else {
      this.renderer.setPixelRatio(this.ratio)
      this.render()
    }
  }

  /** The coarse picture stays where no strip has been drawn yet. */
  private sharpenInStrips(): void {
    const { renderer } = this
    const { width, height } = renderer.domElement
    const coarse = new FramebufferTexture(width, height)
    renderer.copyFramebufferToTexture(coarse)
    renderer.setPixelRatio(this.ratio)
    this.backdrop.draw(renderer, coarse)
    coarse.dispose()
    const { clientWidth: across, clientHeight: down } = renderer.domElement
    const next = (strip: number): void => {
      this.frame = requestAnimationFrame(() => draw(strip))
    }
    const draw = (strip: number): void => {
      if (!this.patience.isOver) return next(strip)
      const from = Math.floor((strip * down) / STRIPS)
      renderer.setScissorTest(true)
      renderer.setScissor(0, from, across, Math.ceil(((strip + 1) * down) / STRIPS) - from)
      this.render()
      renderer.setScissorTest(false)
      if (strip > 0) next(strip - 1)
    }
    next(STRIPS - 1)
  }
}
