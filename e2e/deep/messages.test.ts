import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone } from '../support/browser.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson } from '../support/screen.ts'
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

journey('on a phone a message stands under the top bar, as wide as the screen', async ({ arrive }) => {
  const { page } = await arrive({ viewport: phone })
  await page.goto('/auth?mode=login')
  await provoke(page)
  const box = await toasts(page).first().boundingBox()
  expect(box?.y).toBeGreaterThan(60)
  expect(box?.y).toBeLessThan(90)
  expect(box?.width).toBeGreaterThan(phone.width - 60)
})

// Spec: S9-010
journey(
  'a tooltip waits 700 ms; in the sidebar 1000, and 100 once it is narrow; the next comes at once',
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
