/** The crowd in a process of its own: what it costs itself shall not be taken for what it costs others. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { standAside } from '../threads/step-back.ts'
import { Crowd, type Deeds } from './spoilers.ts'

const SELF = fileURLToPath(import.meta.url)

export function startCrowd(address: string, matches: readonly string[]): { stop: () => Promise<Deeds> } {
  const child = fork(SELF, [address, ...matches])
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
  standAside()
  const crowd = new Crowd(address, matches)
  crowd.start()
  process.once('message', () => void crowd.stop().then(deeds => process.send?.(deeds)))
}
