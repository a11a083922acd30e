import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { setAppearance } from '../e2e/support/appearance.ts'
import { desktop, launchBrowser, newPerson, phone } from '../e2e/support/browser.ts'
import { haveBrowser } from '../e2e/support/chromium.ts'
import {
  finishOnboarding,
  loginThroughTheScreen,
  mara,
  registerThroughTheScreen,
} from '../e2e/support/screen.ts'
import { startServer } from '../e2e/support/server.ts'
import { entryRows } from '../e2e/support/writing.ts'
import { documentAddresses } from '../src/contract/addresses.ts'
import { addressesOf, pageAt } from '../src/web/app/pages.ts'
import { root } from './root.ts'

// npm run screens: pictures of the main screens with a fictional person, through the real app, into ./screens.
const sizes = { desktop, phone } as const
const modes = ['dark', 'light'] as const

/** Takes pictures into a folder. */
export class Camera {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The screen as it stands and everything below its edge. */
  takeOne(page: Page, name: string): Promise<void> {
    return this.#take(page, name, true)
  }

  /** Only what is in view: a menu closes when the page is made long enough for everything. */
  takeView(page: Page, name: string): Promise<void> {
    return this.#take(page, name, false)
  }

  async #take(page: Page, name: string, fullPage: boolean): Promise<void> {
    // Fades and fonts come to rest.
    await page.waitForTimeout(600)
    await page.screenshot({ path: join(this.#folder, `${name}.png`), fullPage })
  }

  /** One picture of the screen as it stands in each size. */
  async takeAll(page: Page, name: string): Promise<void> {
    for (const [sizeName, size] of Object.entries(sizes)) {
      await page.setViewportSize(size)
      await this.takeOne(page, `${name}-${sizeName}`)
    }
    await page.setViewportSize(desktop)
  }
}

type PublicPage = readonly [name: string, path: string]

/** '/settings/plan' -> 'settings-plan' */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-')

export const publicPages: readonly PublicPage[] = [
  ['landing', '/'],
  ['auth-login', '/auth?mode=login'],
  ['auth-register', '/auth?mode=register'],
  ['article', '/blog/how-the-vault-works'],
  ...[...documentAddresses, ...addressesOf('public')]
    .filter((path) => path !== '/')
    .map((path) => [nameOf(path), path] as const),
]

/** What a person sees of the app; the journal and the dashboard are taken with words in them. */
const ownPages = addressesOf('protected').filter(
  (path) => pageAt(path).screen && path !== '/journal-pages-demo' && path !== '/dashboard',
)

export async function publicScreens(page: Page, camera: Camera, pages = publicPages): Promise<void> {
  for (const [name, path] of pages) {
    await page.goto(path)
    await camera.takeAll(page, name)
  }
}

/** What everybody sees, always in the dark. */
async function visitorScreens(page: Page, camera: Camera): Promise<void> {
  await publicScreens(page, camera)
  await page.goto('/auth?mode=login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await camera.takeAll(page, 'auth-forgot')
  await page.goto('/no-such-page')
  await page.getByText('404 - Page Not Found').waitFor()
  await camera.takeAll(page, 'not-found')
}

/** A new person's way in, in pictures. */
async function arrivalScreens(page: Page, camera: Camera): Promise<void> {
  await registerThroughTheScreen(page)
  await camera.takeAll(page, 'onboarding-1')
  await finishOnboarding(page, mara)
  await camera.takeAll(page, 'dashboard-first')
  await page.goto('/journal-pages-demo')
  await page.getByRole('button', { name: 'New entry' }).first().waitFor()
  await camera.takeAll(page, 'journal-empty')
}

/** The pages of the app over the sample life. */
async function livedScreens(page: Page, camera: Camera): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Show me' }).click()
  await page.getByText('You are looking around in a sample life.').waitFor({ timeout: 120_000 })
  await page.goto('/journal-pages-demo')
  await entryRows(page).first().click()
  await page
    .getByLabel('Say more, or nothing')
    .fill('I keep thinking about the piano. Why did I wait so long?')
  await page.getByLabel('Say more, or nothing').press('Enter')
  await page.getByText('On this device').first().waitFor()
  for (const mode of modes) {
    await setAppearance(page, { theme: mode })
    await page.goto('/journal-pages-demo')
    await entryRows(page).first().click()
    await camera.takeAll(page, `journal-${mode}`)
    await page.goto('/dashboard')
    await page.getByText('The piano tuner came').first().waitFor()
    await camera.takeAll(page, `dashboard-${mode}`)
    for (const path of ownPages) {
      await page.goto(path)
      await page.locator('main').getByRole('heading').first().waitFor()
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
      await camera.takeAll(page, `${nameOf(path)}-${mode}`)
    }
    for (const section of ['profile', 'appearance', 'companion', 'vault', 'day', 'data'] as const) {
      await page.goto(`/settings?section=${section}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await camera.takeAll(page, `settings-${section}-${mode}`)
    }
    await frameScreens(page, camera, mode)
  }
}

/** What lies over the pages: menus, the modal, the lock. */
async function frameScreens(page: Page, camera: Camera, mode: string): Promise<void> {
  await page.goto('/dashboard')
  // Its menu is fetched after the page; from then on the button says that it opens something.
  const account = page.getByRole('button', { name: /Account:/, expanded: false })
  await account.click()
  await camera.takeView(page, `menu-account-${mode}`)
  await page.getByRole('menuitem', { name: 'Referrals' }).click()
  await page.getByRole('dialog').waitFor()
  await camera.takeAll(page, `referrals-modal-${mode}`)
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu' }).click()
  await camera.takeView(page, `menu-phone-${mode}`)
  await page.keyboard.press('Escape')
  await page.setViewportSize(desktop)
  await account.click()
  await page.getByRole('menuitem', { name: 'Lock now' }).click()
  await page.getByRole('button', { name: 'Unlock' }).waitFor()
  await camera.takeAll(page, `locked-${mode}`)
  await page.getByLabel('Password', { exact: true }).fill(mara.password)
  const unlock = page.getByRole('button', { name: 'Unlock' })
  await unlock.click()
  await unlock.waitFor({ state: 'hidden' })
}

/** A device that has never been here: the list as it comes back from the server. */
async function secondDevice(page: Page, camera: Camera): Promise<void> {
  await page.setViewportSize(phone)
  await loginThroughTheScreen(page)
  await page.goto('/journal-pages-demo')
  await entryRows(page).first().waitFor()
  await camera.takeOne(page, 'journal-list-phone')
}

async function takeEverything(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const camera = new Camera(folder)
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const visitor = await newPerson(browser, server.url)
    visitor.expectTrouble(/404/)
    await visitorScreens(visitor.page, camera)
    await visitor.close()
    const person = await newPerson(browser, server.url)
    await arrivalScreens(person.page, camera)
    await livedScreens(person.page, camera)
    const device = await newPerson(browser, server.url)
    await secondDevice(device.page, camera)
    await person.close()
    await device.close()
  } finally {
    await browser.close()
    await server.stop()
  }
}

if (import.meta.main) {
  const trouble = haveBrowser()
  if (trouble !== null) throw new Error(trouble)
  const folder = join(root, 'screens')
  await takeEverything(folder)
  console.log(`Pictures of the main screens are in ${folder}.`)
}
