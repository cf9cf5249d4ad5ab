/** Whatever is built has smaller copies beside it, so that none is made while somebody waits. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What becomes smaller. Pictures and fonts are as small as they get. */
const COMPRESSIBLE = /[.](js|css|html|svg|json|wasm|webmanifest)$/
const SMALLEST = 1024

/** Puts a copy by brotli and one by gzip beside each file that has something to gain. */
export async function compressAll(folder: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const compress = async (file: string): Promise<void> => {
    const bytes = readFileSync(file)
    if (bytes.length < SMALLEST) return
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes))
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => COMPRESSIBLE.test(name))
  await Promise.all(files.map(name => compress(join(folder, name))))
}

/** As the last step of a build, after the service worker is written. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'nassau-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  }
}
