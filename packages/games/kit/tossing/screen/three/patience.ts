/**
 * Waits until a picture is really drawn before the next is ordered. A browser takes orders faster than a slow device can
 * draw, and whatever comes after them, such as a click, then waits for all of them.
 */
import type { WebGLRenderer } from 'three'

export class Patience {
  private readonly renderer: WebGLRenderer
  private ordered: WebGLSync | null = null

  constructor(renderer: WebGLRenderer) {
    this.renderer = renderer
  }

  private get card(): WebGL2RenderingContext | null {
    const card = this.renderer.getContext()
    return card instanceof WebGL2RenderingContext ? card : null
  }

  /** A picture has just been ordered. */
  order(): void {
    const { card } = this
    if (!card) return
    card.deleteSync(this.ordered)
    this.ordered = card.fenceSync(card.SYNC_GPU_COMMANDS_COMPLETE, 0)
    card.flush()
  }

  /** Whether what was ordered is drawn. */
  get isOver(): boolean {
    const { card, ordered } = this
    if (!card || !ordered || card.isContextLost()) return true
    return card.getSyncParameter(ordered, card.SYNC_STATUS) === card.SIGNALED
  }
}
