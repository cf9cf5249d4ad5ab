/** A server under measurement, as a process on the first core. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cpuOfTree } from './process-tree.ts'

/** Servers run on one core, whoever makes the load on the other. */
const SERVER_CORE = '0'
const CLIENT_CORE = '1'
/** For servers of several processes: they and whoever makes the load share both. */
export const ALL_CORES = '0,1'

export type Starting = { cores?: string; env?: Record<string, string> }

export class ServerProcess {
  readonly address: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.address = `http://127.0.0.1:${port}`
  }

  static start(file: string, { cores = SERVER_CORE, env = {} }: Starting = {}): Promise<ServerProcess> {
    const path = fileURLToPath(new URL(`../servers/${file}`, import.meta.url))
    const words = ['-c', cores, process.execPath, '--expose-gc', path]
    const child = spawn('taskset', words, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    return new Promise((resolve, reject) => {
      child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
      child.once('message', (said: { port: number }) => resolve(new ServerProcess(child, said.port)))
    })
  }

  /** CPU-seconds so far, of each of its processes. */
  cpuOfEach(): number[] {
    return cpuOfTree(this.child.pid ?? 0)
  }

  cpu(): number {
    return this.cpuOfEach().reduce((sum, cpu) => sum + cpu, 0)
  }

  /** What its first process keeps in memory, after a full collection. */
  bytes(): Promise<number> {
    return new Promise(resolve => {
      this.child.once('message', (said: { bytes: number }) => resolve(said.bytes))
      this.child.send('bytes')
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
