/** What the commands for whoever keeps a house share: which store is meant, and how trouble with it is said. */
import type { Place } from '@nassau/server/keeping'
import { DEFAULTS } from '@nassau/server/settings'
import type { Command } from 'commander'
import { Stop, wrongUsage } from '../errors.ts'

export const dataOption = (command: Command): Command =>
  command.option('--data <folder>', 'where matches are kept, if DATABASE_URL does not say', DEFAULTS.folder)

/** Where the store is: DATABASE_URL as for `serve`, else a folder. */
export const placeOf = (data: string): Place => ({ folder: data, databaseUrl: process.env.DATABASE_URL || null })

const hasCode = (fault: unknown, ...codes: string[]): boolean =>
  fault instanceof Error && 'code' in fault && codes.includes(String(fault.code))

/** Does something with a store; what is wrong with the store is said in a sentence, with no word of ours around it. */
export async function atStore<T>(data: string, work: (place: Place) => Promise<T>): Promise<T> {
  try {
    return await work(placeOf(data))
  } catch (fault) {
    throw fault instanceof Stop ? fault : inWords(fault)
  }
}

/** A fault of the store or its place as the end of a command; anything else as it is. */
export function inWords(fault: unknown): unknown {
  if (hasCode(fault, 'ECONNREFUSED', 'ENOTFOUND'))
    return wrongUsage('nothing answers at DATABASE_URL; is the database running?')
  if (hasCode(fault, 'ENOSPC')) return wrongUsage('there is no room left on the disk')
  if (hasCode(fault, 'EACCES', 'EPERM', 'EROFS') && fault instanceof Error) return wrongUsage(fault.message)
  return fault instanceof Error && fault.name === 'Unfit' ? wrongUsage(fault.message) : fault
}
