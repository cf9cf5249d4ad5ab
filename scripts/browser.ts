/** A Chromium for tests: the system's, or the one that comes with the packages. Nothing is downloaded. */
import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Software WebGL, no sandbox (tests may run as root), and nothing that calls home. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = SYSTEM.find(path => existsSync(path)) ?? (await chromium.executablePath())
  return { executablePath, args: FLAGS }
}
