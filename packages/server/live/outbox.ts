/**
 * What leaves by a connection: frames are written as the bytes they are, those of one turn of the loop in one write.
 * A text that goes to many is made into a frame once.
 */
import { textFrame } from './frames.ts'

/** A socket, as far as it is used here. */
type Exit = { writable: boolean; writableLength: number; write(frames: string, encoding: 'latin1'): boolean }

let framed: { text: string | null; frame: string } = { text: null, frame: '' }

/** The bytes of a frame, a character each. */
function frameOf(text: string): string {
  if (framed.text !== text) framed = { text, frame: textFrame(text) }
  return framed.frame
}

const full = new Set<Outbox>()

/** When everything that happens at once has been told. */
function flushAll(): void {
  for (const outbox of full) outbox.flush()
}

export class Outbox {
  private readonly exit: Exit
  private frames = ''

  constructor(exit: Exit) {
    this.exit = exit
  }

  put(text: string): void {
    this.putFrame(frameOf(text))
  }

  putFrame(frame: string): void {
    this.frames += frame
    if (full.size === 0) process.nextTick(flushAll)
    full.add(this)
  }

  /** How much (bytes) has not left yet. */
  get waiting(): number {
    return this.frames.length + this.exit.writableLength
  }

  flush(): void {
    full.delete(this)
    const { frames } = this
    this.frames = ''
    if (frames !== '' && this.exit.writable) this.exit.write(frames, 'latin1')
  }
}
