/** The crowd in a process of its own: what it costs itself shall not be taken for what it costs others. */
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Crowd, type Deeds } from './spoilers.ts'

const SELF = fileURLToPath(import.meta.url)

/** Runs a program only while nobody else wants the cores; least priority alone still lets it finish its turn first. */
const IDLER = '/usr/bin/chrt'
const idly = existsSync(IDLER) ? { execPath: IDLER, execArgv: ['--idle', '0', process.execPath] } : {}

export function startCrowd(address: string, matches: readonly string[]): { stop: () => Promise<Deeds> } {
  const child = fork(SELF, [address, ...matches], idly)
  return {
    stop: () =>
      new Promise(resolve => {
        child.once('message', (deeds: Deeds) => {
          child.disconnect()
          resolve(deeds)
        })
        child.send('stop')
      }),
  }
}

const [, file, address, ...matches] = process.argv
if (file === SELF && address !== undefined) {
  setPriority(constants.priority.PRIORITY_LOW)
  const crowd = new Crowd(address, matches)
  crowd.start()
  process.once('message', () => void crowd.stop().then(deeds => process.send?.(deeds)))
}
