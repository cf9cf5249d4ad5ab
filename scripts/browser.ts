/** A Chromium for tests: the system's, or the one that comes with the packages. Nothing is downloaded. */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What lets a browser draw in three dimensions without a graphics card. */
const SOFTWARE_WEBGL = '--enable-unsafe-swiftshader'

/**
 * As on a machine without a graphics card: the page is painted by the processor, and only a canvas in three dimensions by
 * a program in the card's stead. No sandbox (tests may run as root), and nothing that calls home.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  SOFTWARE_WEBGL,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A library every Chromium needs; where a system lacks it, the packaged browser brings its own set along. */
const NSS = ['/usr/lib/x86_64-linux-gnu/libnss3.so', '/usr/lib64/libnss3.so', '/usr/lib/libnss3.so']

async function packagedBrowser(): Promise<string> {
  // The package unpacks its libraries, and puts them on the path, only where it believes to be on such a host.
  if (!NSS.some(path => existsSync(path))) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = SYSTEM.find(path => existsSync(path)) ?? (await packagedBrowser())
  return { executablePath, args: FLAGS }
}

/** Without WebGL unless it is asked for; `flags` are further ones. */
export async function launchBrowser({ hasWebGl = false, flags = [] }: { hasWebGl?: boolean; flags?: string[] } = {}) {
  const { executablePath, args } = await findBrowser()
  const drawing = hasWebGl ? args : args.filter(flag => flag !== SOFTWARE_WEBGL)
  return chromium.launch({ executablePath, args: [...drawing, ...flags] })
}
