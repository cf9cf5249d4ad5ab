/**
 * A process beside this one that does one thing after the other, for work that takes much memory: what a thread takes
 * and gives back there, the whole house's memory is locked for, and whoever plays waits. It is started when there is
 * something to do, and let go when there has been nothing for a minute.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { ServerBug } from '../errors.ts'

const LEFT_ALONE_MS = 60_000

/** Memory it has once taken it keeps: glibc would give it back after each task and have it cleared anew, a quarter of the work. */
const KEEPS_MEMORY = { MALLOC_MMAP_THRESHOLD_: String(2 ** 30), MALLOC_TRIM_THRESHOLD_: String(2 ** 32) }

export class SideProcess {
  private readonly file: string
  private readonly budgetMs: number
  private readonly onFault: (fault: unknown) => void
  private child: ChildProcess | null = null
  private last: Promise<unknown> = Promise.resolve()
  private leaving: NodeJS.Timeout | undefined
  private isClosed = false

  /** `file`: answers each message with one. What is not answered after so long (ms) is given up, and the process with it. */
  constructor(file: URL, onFault: (fault: unknown) => void, budgetMs: number) {
    this.file = fileURLToPath(file)
    this.onFault = onFault
    this.budgetMs = budgetMs
  }

  /** What the process answers; null if it could not. */
  run(task: object): Promise<unknown> {
    const answer = this.last.then(() => this.ask(task))
    this.last = answer
    return answer
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.leaving)
    const { child } = this
    if (child?.kill('SIGKILL')) await once(child, 'exit')
  }

  private async ask(task: object): Promise<unknown> {
    if (this.isClosed) return null
    clearTimeout(this.leaving)
    try {
      this.child ??= this.start()
      return await this.answerOf(this.child, task)
    } catch (fault) {
      this.child?.kill('SIGKILL')
      this.child = null
      if (!this.isClosed) this.onFault(fault)
      return null
    } finally {
      this.leaving = setTimeout(() => this.letGo(), LEFT_ALONE_MS).unref()
    }
  }

  private answerOf(child: ChildProcess, task: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const fail = (fault: unknown): void => {
        clearTimeout(time)
        reject(fault)
      }
      const bug = (says: string): ServerBug => new ServerBug('process-gone', { says, file: this.file })
      const gone = (): void => fail(bug('it has ended'))
      const time = setTimeout(() => fail(bug(`no answer in ${this.budgetMs} ms`)), this.budgetMs)
      child.once('exit', gone)
      child.once('message', answer => {
        clearTimeout(time)
        child.off('exit', gone)
        resolve(answer)
      })
      child.send(task, fault => fault && fail(fault))
    })
  }

  private start(): ChildProcess {
    const child = fork(this.file, {
      env: { ...process.env, ...KEEPS_MEMORY },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('error', this.onFault)
    // It does not keep a house that has ended from going.
    child.unref()
    child.channel?.unref()
    child.once('exit', () => {
      if (this.child === child) this.child = null
    })
    return child
  }

  /** It ends by itself when it is no longer spoken to. */
  private letGo(): void {
    this.child?.disconnect()
    this.child = null
  }
}
