/** Lines from a person or a pipe. */
import { createInterface, type Interface } from 'node:readline'
import { dim } from '../text.ts'

export class Keyboard {
  private readonly reader: Interface
  private readonly isTerminal = process.stdin.isTTY && process.stdout.isTTY
  /** Lines that came before anyone asked for them. */
  private readonly waiting: string[] = []
  private answer: ((line: string | null) => void) | null = null
  private isEnded = false

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      terminal: this.isTerminal,
      ...(this.isTerminal ? { output: process.stdout } : {}),
    })
    this.reader.on('line', line => this.hear(line))
    this.reader.on('close', () => {
      this.isEnded = true
      this.give(null)
    })
    // Control-C leaves as the command does.
    this.reader.on('SIGINT', () => {
      process.stdout.write('\n')
      this.hear('quit')
    })
  }

  /** The next line typed, or null when there will be none. */
  line(prompt: string): Promise<string | null> {
    if (!this.isTerminal) process.stdout.write(prompt)
    const ready = this.waiting.shift()
    if (ready !== undefined || this.isEnded) return Promise.resolve(this.echo(ready ?? null))
    if (this.isTerminal) {
      this.reader.setPrompt(prompt)
      this.reader.prompt()
    }
    return new Promise(resolve => {
      this.answer = resolve
    })
  }

  close(): void {
    this.reader.close()
  }

  private hear(line: string): void {
    if (this.answer) this.give(line)
    else this.waiting.push(line)
  }

  private give(line: string | null): void {
    const { answer } = this
    this.answer = null
    answer?.(this.echo(line))
  }

  // What a pipe types is not on the screen by itself; where nothing was typed, the prompt still stands.
  private echo(line: string | null): string | null {
    if (line === null) process.stdout.write('\n')
    else if (!this.isTerminal) process.stdout.write(`${dim(line)}\n`)
    return line
  }
}
