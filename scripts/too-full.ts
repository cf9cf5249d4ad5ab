/** Folders with too many files, whatever those are; recorded matches and languages may be as many as there are. */
import { dirname } from 'node:path'

const COUNTLESS = /(^|\/)(playthroughs|locales)$/

export function tooFull(files: readonly string[], most: number): { folder: string; count: number }[] {
  const folders = Object.entries(Object.groupBy(files, file => dirname(file)))
  return folders
    .map(([folder, here = []]) => ({ folder, count: here.length }))
    .filter(({ folder, count }) => count > most && !COUNTLESS.test(folder))
}
