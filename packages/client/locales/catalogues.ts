/** The catalogues of the house and of every game, beside what the code says. */
import { join, relative } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { type CatalogType, getConfig } from '@lingui/conf'
import { carryOver, faultsIn } from './carry-over.ts'

const CLIENT = join(import.meta.dirname, '..')
const HOUSE = join(CLIENT, '../..')

/** Lingui tells of placeholders it has no comment for; nobody has asked for comments. */
const NO_MATTER = 'Could not extract values to placeholders'

async function withoutNoise<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).startsWith(NO_MATTER)) warn(...said)
  }
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}

/** Each with a language, the texts in the code, and what its file says. */
async function readAll() {
  const config = getConfig({ cwd: CLIENT })
  const all = (await getCatalogs(config)).map(async catalog => {
    const code = await catalog.collect()
    // Lingui has said which file it cannot read, and why.
    if (!code) throw new Error(`no texts could be read for ${catalog.path}`)
    const inLocale = async (locale: string) => ({
      file: relative(HOUSE, catalog.getFilename(locale)),
      locale,
      code,
      known: (await catalog.read(locale)) ?? {},
      write: (fresh: CatalogType) => catalog.write(locale, fresh),
    })
    return Promise.all(config.locales.map(inLocale))
  })
  return (await Promise.all(all)).flat()
}

/** What is wrong in the catalogues of all languages, each line with its file; brings the files up to date first if told to. */
export async function checkCatalogues({ isToWrite = false } = {}): Promise<string[]> {
  const all = await withoutNoise(readAll)
  for (const one of isToWrite ? all : []) {
    one.known = carryOver(one.code, one.known)
    await one.write(one.known)
  }
  const alike = all.flatMap(({ file, locale, known }, i) =>
    otherwiseIn(
      known,
      all.slice(0, i).flatMap(other => (other.locale === locale ? [other.known] : [])),
    ).map(text => `${file}: said otherwise elsewhere, where it means something else give it an id of its own: ${text}`),
  )
  const faults = all.flatMap(({ file, locale, code, known }) => {
    const beside = all.filter(other => other.locale === locale).map(other => other.known)
    return faultsIn(code, known, beside).map(fault => `${file}: ${fault}`)
  })
  return [...faults, ...alike]
}

/** Texts that other catalogues translate otherwise: a page has one translation for each, whichever it has loaded last. */
const otherwiseIn = (known: CatalogType, others: readonly CatalogType[]): string[] =>
  Object.keys(known).filter(text =>
    others.some(other => other[text] !== undefined && other[text].translation !== known[text]?.translation),
  )
