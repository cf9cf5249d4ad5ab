/**
 * Guests: whoever comes is somebody at once. A signed cookie says who; nothing is stored until they sit
 * down somewhere.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { nameFor } from './names.ts'

export type Guest = { person: string; name: string }

export const GUEST_COOKIE = 'nassau'

export const freshGuest = (): Guest => {
  const person = `g${randomBytes(12).toString('base64url')}`
  return { person, name: nameFor(person) }
}

/** What the cookie holds: the person, the name, and a signature over both. */
export function sealGuest({ person, name }: Guest, key: string): string {
  const body = `${person}.${Buffer.from(name).toString('base64url')}`
  return `${body}.${sign(body, key)}`
}

/** The guest of a cookie; null if we did not write it. */
export function openGuest(cookie: string, key: string): Guest | null {
  const [person, name, signature] = cookie.split('.')
  if (person === undefined || name === undefined || signature === undefined) return null
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(`${person}.${name}`, key))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return { person, name: Buffer.from(name, 'base64url').toString() }
}

const sign = (text: string, key: string): string =>
  createHmac('sha256', key).update(`guest ${text}`).digest('base64url')
