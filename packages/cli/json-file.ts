/** A JSON file that can say where in its text something stands. */
import type { Path } from '@nassau/kernel'
import { findNodeAtLocation, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser'
import { wrongUsage } from './errors.ts'

export type JsonFile = {
  name: string
  data: unknown
  /** `file:line:column` of a value, or of the nearest thing around it that is there. */
  where: (path: Path) => string
}

/** Strict JSON: no comments, no trailing commas. */
export function jsonFile(name: string, text: string): JsonFile {
  const errors: ParseError[] = []
  const data: unknown = parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [error] = errors
  if (error) {
    const what = printParseErrorCode(error.error).replace(/([a-z])([A-Z])/g, '$1 $2')
    throw wrongUsage(`${name}:${placeOf(text, error.offset)}: this is not JSON: ${what.toLowerCase()}`)
  }
  const tree = parseTree(text)
  const where = (path: Path): string => {
    for (let n = path.length; n >= 0; n--) {
      const node = tree && findNodeAtLocation(tree, path.slice(0, n))
      if (node) return `${name}:${placeOf(text, node.offset)}`
    }
    return name
  }
  return { name, data, where }
}

/** Line and column of an offset, both counted from 1. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}
