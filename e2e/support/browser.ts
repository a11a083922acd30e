import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { findChromium } from './chromium.ts'
import { keepRecent } from './recent.ts'
import { watchForTrouble } from './trouble.ts'

/**
 * The lists below Chromium's address bar are pages with a process of their own, which every new profile starts: more work than for the page that a
 * journey begins with. A page itself has nothing of them.
 */
const listsOfTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A process kept ready for another site: a profile here visits one. */
const processForAnotherSite = 'SpareRendererForSitePerProcess'

/** Chromium knows only the last list of what is turned off, so that this one has to say again what Playwright turns off. */
const turnedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  ...listsOfTheAddressBar,
  processForAnotherSite,
]

const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${turnedOff.join(',')}`,
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
  /** What it asked the server last and what its console said, oldest first. */
  recent(): readonly string[]
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
  const recent = keepRecent(context)
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(30_000)
  return {
    page,
    context,
    expectTrouble: trouble.expect,
    recent,
    assertCalm: trouble.assertNone,
    async close() {
      await context.close()
      trouble.assertNone()
    },
  }
}

/** Stops the page's own clock, which has to be installed; from then on it goes by `page.clock.runFor`, until `page.clock.resume`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}
