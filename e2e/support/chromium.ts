import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)

/** The Chromium to test with: INKWELL_CHROMIUM, one in PATH, or the one that Playwright keeps. Null: there is none. */
export function findChromium(): string | null {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const candidates = [process.env.INKWELL_CHROMIUM ?? '', ...inPath, ...macApps, chromium.executablePath()]
  return candidates.find((path) => path !== '' && isProgram(path)) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return existsSync(path)
  } catch {
    return false
  }
}

/** A file can be there and not run: a stub that points elsewhere, or a missing library. */
const runs = (path: string | null): boolean => path !== null && spawnSync(path, ['--version']).status === 0

/** Installs a Chromium when there is none that runs. Returns what to do by hand when that fails, else null. */
export function haveBrowser(): string | null {
  if (runs(findChromium())) return null
  console.warn('Installing Chromium for the browser tests, a minute or two ...')
  let words = ''
  for (const [program, ...args] of waysToInstall()) {
    const done = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    words += `${done.stdout ?? ''}${done.stderr ?? ''}`
    if (done.status === 0 && runs(findChromium())) return null
  }
  return `${words}
The browser tests need Chromium, and it could not be installed. Install Chromium or Google Chrome,
or name one: INKWELL_CHROMIUM=/path/to/chromium npm test`
}

function waysToInstall(): (readonly [string, ...string[]])[] {
  const isRoot = process.getuid?.() === 0
  const hasApt = existsSync('/usr/bin/apt-get')
  const apt = ['sh', '-c', 'apt-get update && apt-get install -y chromium'] as const
  const own = [process.execPath, join('node_modules', 'playwright-core', 'cli.js'), 'install'] as const
  return [
    ...(isRoot && hasApt ? [apt] : []),
    [...own, ...(isRoot && hasApt ? ['--with-deps'] : []), 'chromium'],
  ]
}
