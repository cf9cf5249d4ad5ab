/** What came over a line, as text. */
import type { RawData } from 'ws'

export const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '')
