/** A screen of the house, and what it is opened with. */
import type { Page } from 'playwright'
import type { Likes } from '../../e2e/kit/person.ts'
import type { Company } from './company.ts'

export type Stage = {
  /** Nobody has been on it yet. */
  page: Page
  company: Company
}

export type Screen = {
  /** The picture is called so, with its size and sky. */
  name: string
  /** What this person likes besides day or night. */
  likes?: Likes
  /** It is drawn with WebGL. */
  isTossed?: boolean
  /** It moves on by itself: its picture is taken at once, before it has settled. */
  isFleeting?: boolean
  /** It is filmed: eight frames, so far apart in ms, and what is done before each but the first. */
  film?: { every: number; goOn: (page: Page) => Promise<void> }
  /** Brings the page to where its picture is taken. */
  open: (stage: Stage) => Promise<unknown>
}
