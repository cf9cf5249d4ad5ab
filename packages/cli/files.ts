/** Files and standard input, with a sentence for whatever goes wrong. */
import { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { wrongUsage } from './errors.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'that is a folder, not a file',
  ENOTDIR: 'a part of that path is a file, not a folder',
  EEXIST: 'a file of that name is in the way',
  EACCES: 'it may not be opened',
}

function reasonOf(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  return REASONS[code] ?? (fault instanceof Error ? fault.message : String(fault))
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (fault) {
    throw wrongUsage(`cannot read ${file}: ${reasonOf(fault)}`)
  }
}

/** A file's text, or all of standard input for `-`; and what to call it in a message. */
export async function readSource(file: string): Promise<{ name: string; text: string }> {
  return file === '-' ? { name: 'stdin', text: await text(process.stdin) } : { name: file, text: readText(file) }
}

/** Writes beside and renames, so that a file is old or new but never half. */
export function writeText(file: string, content: string): void {
  try {
    writeFileSync(`${file}.part`, content)
    renameSync(`${file}.part`, file)
  } catch (fault) {
    throw wrongUsage(`cannot write ${file}: ${reasonOf(fault)}`)
  }
}

export function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true })
  } catch (fault) {
    throw wrongUsage(`cannot make the folder ${dir}: ${reasonOf(fault)}`)
  }
}

/** Stops now rather than after a long match, if `file` could not be written. */
export function mustBeWritable(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK)
  } catch (fault) {
    throw wrongUsage(`cannot write ${file}: ${reasonOf(fault)}`)
  }
}
