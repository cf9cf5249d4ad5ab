/** What a server and all it has started have used, as the system counts it. */
import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number }

/** CPU-seconds of a process and of each that descends from it, threads included; it comes first. */
export function cpuOfTree(root: number): number[] {
  const all = numbersIn('/proc').flatMap(pid => tried(() => [{ pid, parent: parentIn(read(`/proc/${pid}/stat`)) }]))
  const family: Process[] = all.filter(({ pid }) => pid === root)
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid))
  return family.map(({ pid }) =>
    numbersIn(`/proc/${pid}/task`)
      .flatMap(thread => tried(() => [Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e9]))
      .reduce((sum, seconds) => sum + seconds, 0),
  )
}

const read = (path: string): string => readFileSync(path, 'utf8')
const numbersIn = (folder: string): number[] =>
  tried(() => readdirSync(folder).flatMap(name => (/^\d+$/.test(name) ? [Number(name)] : [])))

/** What is listed may have ended by the time it is looked at: then there is nothing. */
function tried<T>(look: () => T[]): T[] {
  try {
    return look()
  } catch {
    return []
  }
}

/** The parent in a line of /proc/PID/stat; the name in brackets may hold anything, brackets too. */
export const parentIn = (line: string): number => Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1])

/** How many files and sockets one process may have open. */
export function mostOpenFiles(): number {
  const soft = /Max open files\s+(\d+)/.exec(read('/proc/self/limits'))?.[1]
  return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
}
