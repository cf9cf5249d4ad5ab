/** A bot as a child process: a message a line, on its standard input and output. */
import { spawn } from 'node:child_process'
import type { Ears, OpenWire, Wire } from './wire.ts'

/** Nobody has so much to say in one line (characters). */
const LONGEST_LINE = 1024 * 1024
/** Of what it complains about on standard error, so much is kept (characters). */
const KEPT_COMPLAINT = 300
/** Whoever does not go when asked to is made to after so long (ms). */
const PATIENCE_MS = 1000

/** A command line's words; quotes keep spaces together. No shell reads it, so killing it kills the bot itself. */
export const wordsOfCommand = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')

export const execWire =
  (command: string): OpenWire =>
  ears =>
    new ExecWire(command, ears)

class ExecWire implements Wire {
  private readonly child: ReturnType<typeof spawnBot>
  private readonly gone: Promise<void>
  private line = ''
  private complaint = ''

  constructor(command: string, ears: Ears) {
    const child = spawnBot(command)
    this.child = child
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.listen(text, ears))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-KEPT_COMPLAINT)
    })
    // A pipe that breaks is followed by the end of the process, which says more.
    child.stdin.on('error', () => undefined)
    this.gone = new Promise(resolve => {
      child.once('error', fault => {
        ears.ended(`it cannot be started: ${fault.message}`)
        resolve()
      })
      child.once('close', (code, signal) => {
        const last = this.complaint.trim().split('\n').at(-1) ?? ''
        ears.ended(`it ended with ${signal ?? `exit code ${code}`}${last === '' ? '' : `: ${last}`}`)
        resolve()
      })
    })
  }

  send(text: string): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${text}\n`)
  }

  async close(): Promise<void> {
    this.child.stdin.end()
    this.child.kill('SIGTERM')
    const force = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE_MS)
    await this.gone
    clearTimeout(force)
  }

  private listen(text: string, ears: Ears): void {
    const lines = (this.line + text).split('\n')
    this.line = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') ears.hear(line)
    if (this.line.length <= LONGEST_LINE) return
    this.line = ''
    ears.hear('a line without an end')
  }
}

function spawnBot(command: string) {
  const [program = '', ...words] = wordsOfCommand(command)
  return spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] })
}
