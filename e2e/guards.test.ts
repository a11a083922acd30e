import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { documentAddresses, isLandingAddress } from '#contract/addresses.ts'
import { addressesOf, pageAt } from '#web/app/pages.ts'
import { someOf } from '../scripts/test/sample.ts'
import { stopClock } from './support/browser.ts'
import { journey } from './support/journey.ts'
import { arriveAsNewPerson, finishOnboarding, mara, registerThroughTheScreen } from './support/screen.ts'

const guarded = addressesOf('protected')
const adminOnly = addressesOf('admin')
const open = [
  ...documentAddresses.filter((path) => !isLandingAddress(path)),
  '/blog/how-the-vault-works',
  '/faq/forgotten-password',
  ...addressesOf('public'),
]
const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })

/** The page is there, under its own address, with a title of its own, and it is not the one for lost people. */
async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1 }).first()
  await title.waitFor()
  expect(await title.textContent()).not.toContain('404')
  expect(new URL(page.url()).pathname).toBe(path)
}

/** Goes to each page, every sixth time as from outside, else within the app, and waits until that has led to another. */
async function leadTo(page: Page, paths: readonly string[], url: string | RegExp): Promise<void> {
  for (const [nth, path] of paths.entries()) {
    if (nth % 6 === 0) await page.goto(path, { waitUntil: 'commit' })
    else await page.evaluate((to) => history.pushState({}, '', to), path)
    await page.waitForURL((at) => at.pathname !== path)
    await page.waitForURL(url)
  }
}

// Spec: S2-015, S2-029, S2-030, S2-031, S2-032, S2-033, S2-034, S2-035, S2-036, S2-037, S2-038, S2-039, S6-001
journey('a visitor is sent to /auth from every guarded page', async ({ arrive }) => {
  const { page } = await arrive()
  await leadTo(page, [...guarded, ...adminOnly, '/onboarding'], /\/auth/)
})

// Spec: S2-007, S2-008, S2-011, S2-020, S2-021, S2-022, S2-023, S2-024, S2-025, S2-026, S2-027, S2-028
journey('a visitor reads every public page', async ({ arrive }) => {
  const { page } = await arrive()
  for (const path of ['/', '/mobile', '/enhanced', '/auth', ...open]) await opens(page, path)
})

// Spec: S2-005, S2-006, S2-009, S2-010, S2-013, S2-014, S2-016, S2-040, S2-042, S2-043, S2-044, S2-046, S2-173, S6-002
journey('an unfinished user is sent to /onboarding, a finished one past it', async ({ arrive }) => {
  const first = await arrive()
  await registerThroughTheScreen(first.page, someone('the-first-is-admin'))
  const { page } = await arrive()
  await registerThroughTheScreen(page, someone('unfinished'))
  await leadTo(page, [...guarded, ...adminOnly, '/auth', '/', '/mobile', '/enhanced'], '**/onboarding')
  await finishOnboarding(page)
  await leadTo(page, ['/auth', '/onboarding', '/', '/mobile', '/enhanced', ...adminOnly], '**/dashboard')
  await page.goto('/journal')
  await page.waitForURL('**/journal-pages-demo')
  const shown = guarded.filter((one) => pageAt(one).screen)
  for (const path of someOf('guarded pages', shown, 12)) await opens(page, path)
  await opens(page, '/about')
  await finishOnboardingOf(first.page)
  for (const path of adminOnly) await opens(first.page, path)
})

const finishOnboardingOf = async (page: Page) => {
  await page.goto('/onboarding')
  await finishOnboarding(page)
}

async function isLost(page: Page, way: string, home: string): Promise<void> {
  await stopClock(page)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: '404 - Page Not Found' }).waitFor()
  await page.getByText("The page you're looking for doesn't exist or has been moved.").waitFor()
  await page.getByRole('link', { name: way }).waitFor()
  await page.getByText('taking you there in 3 s').waitFor()
  await page.clock.runFor(2_990)
  await page.getByText('taking you there in 1 s').waitFor()
  expect(new URL(page.url()).pathname).toBe('/no-such-page')
  await page.clock.runFor(20)
  await page.waitForURL((url) => url.pathname === home)
  await page.clock.resume()
  await page.goto('/no-such-page')
  // Who goes there by hand can come back; the countdown leaves nothing to come back to.
  const depth = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: way }).click()
  await page.waitForURL((url) => url.pathname === home)
  expect(await page.evaluate(() => history.length)).toBe(depth + 1)
}

// Spec: S2-047, S2-051, S2-052, S2-053, S2-054, S2-055, S9-008
journey('a page that does not exist says so and leads home after three seconds', async ({ arrive }) => {
  const { page, expectTrouble } = await arrive()
  expectTrouble(/404/)
  await page.clock.install()
  await isLost(page, 'Go to Home Page', '/')
  await arriveAsNewPerson(page, someone('lost'))
  await isLost(page, 'Go to Dashboard', '/dashboard')
})
