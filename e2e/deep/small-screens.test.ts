import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { documentAddresses } from '#contract/addresses.ts'
import { habit, habits } from '#domain/habits/habit.ts'
import { addressesOf } from '#web/app/pages.ts'
import { settingsSections } from '#web/features/settings/settings-sections.ts'
import { keepRecords } from '../../bench/filled-journal.ts'
import { someOf, sweepTimeout } from '../../scripts/test/sample.ts'
import { desktop, phone } from '../support/browser.ts'
import { across, coveredBy, misfits, smallest, tablet, zoomed } from '../support/fits.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { withoutModel } from '../support/trouble.ts'
import { writeEntry } from '../support/writing.ts'

const timeout = sweepTimeout
const sizes = [smallest, across, zoomed, phone, tablet, desktop]
/** Of the player: its round button, before anything was played, and the pill. */
const forms = [null, 'compact'] as const

/** Every page at every size: it fits, and neither form of the player lies over anything. */
async function expectAllToFit(page: Page, paths: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {}
  for (const form of forms) {
    if (form) await page.addInitScript((kept) => localStorage.setItem('inkwell-player-form', kept), form)
    for (const path of someOf(`pages on the smallest screens, ${form ?? 'round'}`, paths, 2)) {
      await page.setViewportSize(smallest)
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      for (const size of sizes) {
        await page.setViewportSize(size)
        const wrong = [...(await misfits(page)), ...(await coveredBy(page, '.mini-player'))]
        if (wrong.length > 0) found[`${path} at ${size.width} x ${size.height}, ${form ?? 'round'}`] = wrong
      }
    }
  }
  expect(found).toEqual({})
}

/** Whether it can be seen from left to right, without a hand having moved anything. */
const expectInSight = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((one) => {
        const { left, right, top } = one.getBoundingClientRect()
        return left >= 0 && right <= innerWidth + 1 && top > 0 && top < innerHeight
      }),
    )
    .toBe(true)

journey(
  'every page for visitors fits the smallest screens',
  { tags: ['long'], timeout },
  async ({ arrive }) => {
    const { page } = await arrive()
    const errors: string[] = []
    page.on('console', (message) => {
      const isOurs = !withoutModel.test(message.text())
      if (isOurs && ['error', 'warning'].includes(message.type())) errors.push(message.text())
    })
    await expectAllToFit(page, [
      '/auth?mode=login',
      '/auth?mode=register',
      ...addressesOf('public'),
      ...documentAddresses,
    ])
    expect(errors).toEqual([])
  },
)

journey('every page of a person fits the smallest screens', { timeout }, async ({ arrive }) => {
  const { page } = await arrive()
  await arriveAsNewPerson(page, mara, null)
  const errors: string[] = []
  page.on('console', (message) => {
    const isOurs = !withoutModel.test(message.text())
    if (isOurs && ['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  const sections = settingsSections.map(({ name }) => `/settings?section=${name}`)
  const own = addressesOf('protected', 'admin')
  const tabs = ['users', 'codes', 'flags', 'audit'].map((tab) => `/admin?tab=${tab}`)
  await expectAllToFit(page, [...own, ...tabs, ...sections])
  expect(errors).toEqual([])
})

journey(
  'on a phone an open page has the only bar, and Entries leads back to the other',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ viewport: phone })
    await arriveAsNewPerson(page, { ...mara, username: 'onebar', email: 'onebar@example.org' }, null)
    await page.goto('/journal-pages-demo')
    await writeEntry(page, { title: 'The tuner came', content: 'He took two hours.' })
    const bar = page.getByRole('region', { name: 'Page' }).locator('header')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    for (const size of [smallest, phone]) {
      await page.setViewportSize(size)
      expect((await bar.boundingBox())?.y).toBe(0)
      expect(await menu.count()).toBe(0)
      expect(await bar.getByRole('button', { name: 'Bring back the player' }).isVisible()).toBe(true)
      const state = bar.getByText('Sealed and synced', { exact: true })
      const isWhole = await state.evaluate(
        (words) =>
          words.scrollWidth <= words.clientWidth + 1 ||
          words.parentElement?.getBoundingClientRect().width === 1,
      )
      expect(isWhole, `${size.width} px`).toBe(true)
      expect(await misfits(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Read this page' }).click()
    await bar.getByRole('button', { name: 'Read this page', pressed: true }).waitFor()
    await bar.getByRole('button', { name: 'Entries' }).click()
    await menu.waitFor()
  },
)

journey('on a phone the days of now are seen first', { tags: ['long'] }, async ({ server, arrive }) => {
  const { page } = await arrive({ viewport: phone, timezoneId: 'UTC' })
  const person = { ...mara, username: 'now', email: 'now@example.org' }
  await arriveAsNewPerson(page, person, null)
  const today = new Date().toISOString().slice(0, 10)
  const fields = { name: 'Walk', behavior: 'walk', area: 'selfcare', frequency: { type: 'daily' }, order: 0 }
  const instants = { createdAt: `${today}T06:00:00.000Z`, updatedAt: `${today}T06:00:00.000Z` }
  const data = habit.parse({ ...fields, ...instants, startDate: today })
  await keepRecords(server.url, person, [{ kind: habits.kind, data }])
  await page.goto('/habits?view=week')
  await expectInSight(page.getByRole('columnheader').nth(-2))
  await expectInSight(page.getByRole('button', { name: /^Walk/ }).first())
  await page.goto('/calendar?view=week')
  await expectInSight(page.locator(`[data-column="${today}"]`))
  // At nine o'clock the line of now says the same.
  await expectInSight(page.getByText('09:00', { exact: true }).first())
})

journey('an address that names nothing leads to what there is', { tags: ['long'] }, async ({ arrive }) => {
  const { page } = await arrive()
  await arriveAsNewPerson(
    page,
    { ...mara, username: 'ilse', email: 'ilse@example.org' },
    '/settings?section=nope',
  )
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
  await page.goto('/journal-pages-demo?entry=5')
  await page.getByRole('heading', { name: 'Entries' }).waitFor()
  await page.goto('/journal-pages-demo?entry=3f1f6a0e-8f4e-4c7a-9a43-6d1f0b2a7c55')
  await page.getByText('There is no page here').waitFor()
})

journey(
  'on a phone back closes what lies over the page, and only then leaves it',
  { timeout },
  async ({ arrive }) => {
    const { page } = await arrive({ viewport: { width: 390, height: 844 } })
    await arriveAsNewPerson(page, { ...mara, username: 'bela', email: 'bela@example.org' })
    const path = () => new URL(page.url()).pathname
    await page.goto('/journal-pages-demo')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    await page.goBack()
    await menu.waitFor({ state: 'hidden' })
    expect(path()).toBe('/journal-pages-demo')

    // Closed by its own button it leaves nothing behind: one step further is the page before.
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByRole('link', { name: 'Habits' }).click()
    await page.waitForURL('**/habits')
    await menu.waitFor({ state: 'hidden' })
    await page.goBack()
    await page.waitForURL('**/journal-pages-demo')
    await page.waitForTimeout(300)
    expect(path()).toBe('/journal-pages-demo')
    await page.goBack()
    await expect.poll(path).not.toBe('/journal-pages-demo')
  },
)
