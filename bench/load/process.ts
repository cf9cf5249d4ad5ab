/** A server under measurement, as a process on the first core. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Usage } from '../servers/report.ts'

/** Servers run on one core, whoever makes the load on the other. */
const SERVER_CORE = '0'
const CLIENT_CORE = '1'

export class ServerProcess {
  readonly address: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.address = `http://127.0.0.1:${port}`
  }

  static start(file: string): Promise<ServerProcess> {
    const path = fileURLToPath(new URL(`../servers/${file}`, import.meta.url))
    const words = ['-c', SERVER_CORE, process.execPath, '--expose-gc', path]
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn('taskset', words, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    return new Promise((resolve, reject) => {
      child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
      child.once('message', (said: { port: number }) => resolve(new ServerProcess(child, said.port)))
    })
  }

  /** What it has used so far, after a collection. */
  usage(): Promise<Usage> {
    return new Promise(resolve => {
      this.child.once('message', (usage: Usage) => resolve(usage))
      this.child.send('usage')
    })
  }

  async stop(): Promise<void> {
    this.child.removeAllListeners('exit')
    const gone = new Promise(resolve => this.child.once('exit', resolve))
    this.child.disconnect()
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 3000)
    await gone
    clearTimeout(timer)
  }
}

/** Moves this process to the core the servers do not use. */
export const moveAside = (): void => {
  spawn('taskset', ['-a', '-p', '-c', CLIENT_CORE, String(process.pid)], { stdio: 'ignore' })
}
