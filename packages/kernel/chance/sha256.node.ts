/** SHA-256 of a text in hexadecimal, by Node's own: a record is hashed at every choice. */
import { hash } from 'node:crypto'

export const sha256Hex = (text: string): string => hash('sha256', text, 'hex')
