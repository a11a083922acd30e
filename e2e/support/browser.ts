import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { findChromium } from './chromium.ts'
import { watchForTrouble } from './trouble.ts'

const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

function executable(): string {
  const path = findChromium()
  if (path === null) throw new Error('There is no Chromium here. `npm test` installs one.')
  return path
}

export interface BrowserOptions {
  /** Further arguments of Chromium. */
  readonly args?: readonly string[]
}

export function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: executable(), args: [...quiet, ...(options.args ?? [])] })
}

export const desktop = { width: 1440, height: 900 } as const
export const phone = { width: 390, height: 844 } as const

export interface PersonOptions
  extends Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'timezoneId'> {
  readonly viewport?: { readonly width: number; readonly height: number }
  /** False: as in a browser that has no service workers, so that nothing of the app is kept for later. Default: true. */
  readonly serviceWorker?: boolean
  /** True: as in a browser that was asked to save data, so that no page is fetched before somebody goes there. Default: false. */
  readonly savesData?: boolean
}

/** One browser profile with one page, watched: anything unexpected in it is an error when it closes. */
export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  /** What a journey provokes on purpose (a refused login, a server that is gone) is not trouble. */
  expectTrouble(pattern: RegExp): void
  /** Throws when the console, a script or a request did something that nobody expected. */
  assertCalm(): void
  /** Closes the profile. Throws as assertCalm does. */
  close(): Promise<void>
}

/** A fresh profile, as on a device that has never been here. */
export async function newPerson(
  browser: Browser,
  origin: string,
  { serviceWorker = true, savesData = false, ...options }: PersonOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: desktop,
    locale: 'en-US',
    ...options,
  })
  if (!serviceWorker)
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  if (savesData)
    await context.addInitScript(() =>
      Reflect.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  return watched(context, origin)
}

/** A profile whose files lie in `folder`, for tests that read what a browser leaves on disk. */
export async function newPersonOnDisk(
  folder: string,
  origin: string,
  options: Omit<PersonOptions, 'serviceWorker' | 'savesData'> = {},
): Promise<Person> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: executable(),
    args: quiet,
    baseURL: origin,
    viewport: desktop,
    locale: 'en-US',
    ...options,
  })
  return watched(context, origin)
}

async function watched(context: BrowserContext, origin: string): Promise<Person> {
  const trouble = watchForTrouble(context, origin)
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(30_000)
  return {
    page,
    context,
    expectTrouble: trouble.expect,
    assertCalm: trouble.assertNone,
    async close() {
      await context.close()
      trouble.assertNone()
    },
  }
}
