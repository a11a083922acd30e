import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addressesOf } from '#web/app/pages.ts'
import { settingsSections } from '#web/features/settings/settings-sections.ts'
import { someOf, sweepTimeout } from '../../scripts/test/sample.ts'
import { phone } from '../support/browser.ts'
import { coveredBy, redrawn, smallest } from '../support/fits.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { leaveControls, tooltipAfter, tooltipDelay } from '../support/tooltips.ts'

const journey = journeyWith({ usually: { serviceWorker: false } })

const toasts = (page: Page) => page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')

/** A refused login shows a destructive message. */
async function provoke(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('not a password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Takes the message `by` px to the right and lets go. */
async function drag(page: Page, by: number): Promise<void> {
  const box = await toasts(page).first().boundingBox()
  if (!box) throw new Error('There is no message.')
  const from = { x: box.x + 60, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const share of [0.25, 0.5, 0.75, 1]) await page.mouse.move(from.x + by * share, from.y)
  await page.mouse.up()
}

// Spec: S2-175, S2-177, S2-178, S9-003, S9-004, S9-005, S9-006
journey(
  'a message has a sign, goes after five seconds, by a press, or by a swipe of 50 px',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.goto('/auth?mode=login')
    await provoke(page)
    const message = toasts(page).first()
    await message.getByText('Error', { exact: true }).waitFor()
    const shownAt = Date.now()
    expect(await message.locator('svg').count()).toBe(2)
    const viewport = await page.getByRole('region', { name: 'Messages (F8)' }).getByRole('list').boundingBox()
    expect(viewport?.width).toBe(420)
    await message.waitFor({ state: 'detached', timeout: 9_000 })
    const lasted = Date.now() - shownAt
    expect(lasted).toBeGreaterThan(4_500)
    expect(lasted).toBeLessThan(8_000)

    await provoke(page)
    await drag(page, 40)
    expect(await message.isVisible()).toBe(true)
    await drag(page, 70)
    await message.waitFor({ state: 'detached', timeout: 4_000 })

    await provoke(page)
    await message.waitFor()
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="region"]') !== null)).toBe(true)
    await message.getByRole('button', { name: 'Close' }).click()
    await message.waitFor({ state: 'detached', timeout: 4_000 })
  },
)

journey(
  'on a phone a message is as wide as the screen, below the top bar, and lies over no control',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ viewport: phone })
    await page.goto('/auth?mode=login')
    await provoke(page)
    await toasts(page).first().waitFor()
    await expect
      .poll(() =>
        toasts(page)
          .first()
          .evaluate((message) => {
            const { left, right, top, bottom } = message.getBoundingClientRect()
            const covered = [...document.querySelectorAll('main a, main button, main input')].filter(
              (control) => {
                const box = control.getBoundingClientRect()
                const isSeen = box.width > 1 && box.height > 1 && !message.contains(control)
                return isSeen && box.left < right && box.right > left && box.top < bottom && box.bottom > top
              },
            )
            return {
              covered: covered.map((control) => control.textContent),
              isBelowBar: top > 60,
              isWide: right - left > innerWidth - 60,
            }
          }),
      )
      .toEqual({ covered: [], isBelowBar: true, isWide: true })
  },
)

/** A part of the app that cannot be fetched is told, on every page and in the longest words. */
async function provokeAnywhere(page: Page): Promise<void> {
  const part = /\/shortcuts-modal-[^/]*\.js/
  await page.route(part, (route) => route.abort())
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('?')
  await toasts(page).first().waitFor()
  await page.unroute(part)
  // It stays as long as somebody is elsewhere.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}

/** The controls that a message still lies over when it has had a second to find its place on a page that has just changed. */
async function coveredInASecond(page: Page): Promise<string[]> {
  let covered: string[] = []
  for (let left = 4; left > 0; left--) {
    await redrawn(page)
    covered = await coveredBy(page, '.toast', true)
    if (covered.length === 0) return covered
    await page.waitForTimeout(300)
  }
  return covered
}

journey(
  'on no page does a message lie over a control, on the smallest phones, upright and across',
  { tags: ['long'], timeout: sweepTimeout },
  async ({ arrive }) => {
    const { page, expectTrouble } = await arrive({
      viewport: smallest,
      savesData: true,
      reducedMotion: 'reduce',
    })
    expectTrouble(/ERR_FAILED|Failed to fetch dynamically imported module/)
    await arriveAsNewPerson(page, { ...mara, username: 'told', email: 'told@example.org' }, null)
    const found: Record<string, string[]> = {}
    const sections = settingsSections.map(({ name }) => `/settings?section=${name}`)
    const own = addressesOf('protected', 'admin')
    for (const path of someOf('pages with a message', [...own, ...sections], 4)) {
      await page.setViewportSize(smallest)
      await page.goto(path)
      await page.locator('main').getByRole('heading').first().waitFor()
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
      await provokeAnywhere(page)
      for (const size of [smallest, { width: 568, height: 320 }, phone]) {
        await page.setViewportSize(size)
        const covered = await coveredInASecond(page)
        if (covered.length > 0) found[`${path} at ${size.width} x ${size.height}`] = covered
      }
    }
    expect(found).toEqual({})
  },
)

// Spec: S9-010
journey(
  'a tooltip waits 700 ms; in the sidebar 1000, and 100 once it is narrow; the next comes at once',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page)
    const [narrow, goals, habits] = [
      page.getByRole('button', { name: 'Collapse sidebar', exact: true }),
      page.getByRole('link', { name: 'Goals', exact: true }),
      page.getByRole('link', { name: 'Habits', exact: true }),
    ]
    const plain = await tooltipDelay(page, narrow, 'Collapse sidebar')
    expect(plain).toBeGreaterThan(690)
    expect(plain).toBeLessThan(990)
    expect(await tooltipDelay(page, goals, 'Set and track')).toBeGreaterThan(990)
    expect(await tooltipAfter(page, habits, 'Build consistent')).toBeLessThan(600)
    await leaveControls(page)
    await narrow.click()
    expect(await tooltipDelay(page, goals, 'Goals')).toBeLessThan(600)
  },
)
