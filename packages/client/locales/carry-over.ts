/**
 * Catalogues brought up to date with the code, and what is wrong with them. A text whose English was only mended keeps
 * its translation; one that was reworded gets that of the nearest old text, marked `fuzzy` until somebody has looked.
 */
import type { CatalogType, ExtractedCatalogType, MessageType } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { withSameWords, wordsIn } from '@nassau/games/same-words'
import { isRecord } from '@nassau/kernel'

const FUZZY = 'fuzzy'
const WAS = 'was: '
/** Below this share of common words a text is not another one reworded. */
const ALIKE = 0.5

/** What a file says of an entry besides: flags, and lines by and for translators. */
const linesOf = (entry: MessageType | undefined, kind: 'flags' | 'translatorComments'): string[] => {
  const lines = entry?.extra?.[kind]
  return Array.isArray(lines) ? lines.map(String) : []
}
const isFuzzy = (entry: MessageType | undefined): boolean => linesOf(entry, 'flags').includes(FUZZY)

/** How much of their words two texts share, 0 to 1. */
function likeness(text: string, other: string): number {
  const [ours, theirs] = [new Set(wordsIn(text).split(' ')), new Set(wordsIn(other).split(' '))]
  return (2 * ours.intersection(theirs).size) / (ours.size + theirs.size)
}

/** The text among these that is most like this one. */
const nearest = (text: string, texts: readonly string[]): string | undefined =>
  texts
    .map(other => ({ other, alike: likeness(text, other) }))
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike)[0]?.other

const translations = (texts: readonly string[], catalogue: CatalogType): Set<string> =>
  new Set(texts.map(text => catalogue[text]?.translation ?? ''))

/** The catalogue of the texts in the code, with the translations there were. */
export function carryOver(code: ExtractedCatalogType, old: CatalogType): CatalogType {
  const known = Object.keys(old)
  const said = new Set(Object.keys(code).map(wordsIn))
  const unsaid = known.filter(text => !said.has(wordsIn(text)))
  const entry = (text: string): Pick<MessageType, 'translation' | 'extra'> => {
    const exact = old[text]
    if (exact) return { translation: exact.translation ?? '', extra: looked(exact) }
    const same = withSameWords(text, known)
    const from = same[0] ?? nearest(text, unsaid)
    const translation = from === undefined ? '' : (old[from]?.translation ?? '')
    if (from === undefined || translation === '') return { translation }
    const isSure = translations(same, old).size === 1
    return {
      translation,
      extra: isSure ? looked(old[from]) : { flags: [FUZZY], translatorComments: [`${WAS}${from}`] },
    }
  }
  return Object.fromEntries(Object.entries(code).map(([text, found]) => [text, { ...found, ...entry(text) }]))
}

/** Once somebody has looked at an entry, what it was is of no interest. */
function looked(entry: MessageType | undefined): { flags: string[]; translatorComments: string[] } {
  const lines = linesOf(entry, 'translatorComments')
  return {
    flags: linesOf(entry, 'flags'),
    translatorComments: isFuzzy(entry) ? lines : lines.filter(line => !line.startsWith(WAS)),
  }
}

/** What is wrong with a catalogue, a line each; `all` are those that are loaded beside it. */
export function faultsIn(code: ExtractedCatalogType, catalogue: CatalogType, all: readonly CatalogType[]): string[] {
  const known = Object.keys(catalogue)
  const used = new Set<string>()
  const faults = Object.keys(code).flatMap(text => {
    const from = catalogue[text] ? text : withSameWords(text, known)[0]
    const entry = from === undefined ? undefined : catalogue[from]
    if (from !== undefined) used.add(from)
    if (!entry?.translation) return `not translated: ${text}`
    if (isFuzzy(entry)) return `to be looked at, then without its "#, fuzzy": ${text}`
    if (from !== text && all.some(other => !agree(text, entry, other))) return `several texts have its words: ${text}`
    return namesIn(entry.translation).join() === namesIn(text).join() ? [] : `other names in the translation: ${text}`
  })
  return [...faults, ...known.filter(text => !used.has(text)).map(text => `said nowhere: ${text}`)]
}

const agree = (text: string, { translation }: MessageType, other: CatalogType): boolean =>
  withSameWords(text, Object.keys(other)).every(same => other[same]?.translation === translation)

/** The names a message is given, wherever in it they stand. */
const namesIn = (message: string): string[] => [...new Set(namesOf(compileMessage(message)))].sort()

/** A compiled message is text, or a list of texts and `[name, format, forms]`. */
function namesOf(part: unknown): string[] {
  if (!Array.isArray(part)) return isRecord(part) ? Object.values(part).flatMap(namesOf) : []
  return part.flatMap((one: unknown) => {
    if (!Array.isArray(one)) return []
    const [name, , forms] = one
    return [String(name), ...namesOf(forms)]
  })
}
