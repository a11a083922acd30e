import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { documentAddresses } from '#contract/addresses.ts'
import { addressesOf } from '#web/app/pages.ts'
import { settingsSections } from '#web/features/settings/settings-sections.ts'
import { setAppearance } from '../support/appearance.ts'
import { axeInEveryRun } from '../support/axe.ts'
import { desktop, phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

const forVisitors = [
  ...documentAddresses,
  '/blog/breathing-patterns',
  '/faq/what-is-inkwell',
  '/guides/before-sleep',
  '/auth?mode=login',
  '/auth?mode=register',
  '/auth?mode=reset',
  '/no-such-page',
  ...addressesOf('public'),
]
const forPeople = [
  ...addressesOf('protected', 'admin'),
  '/journal-pages-demo?talk=all',
  ...settingsSections.map(({ name }) => `/settings?section=${name}`),
  '/admin?tab=users',
  '/admin?tab=codes',
  '/admin?tab=flags',
  '/admin?tab=audit',
]

/** Drawn, and no longer fading in. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)))
  })
}

async function faultsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await settled(page)
    found.push(...(await axeInEveryRun(page)).map((fault) => `${name} ${viewport.width}: ${fault}`))
  }
  await page.setViewportSize(desktop)
  return found
}

journey(
  'every page for visitors is free of accessibility faults, on a phone and a desk',
  async ({ arrive }) => {
    const { page, expectTrouble } = await arrive()
    expectTrouble(/status of 404/)
    const found: string[] = []
    for (const path of forVisitors) {
      await page.goto(path)
      found.push(...(await faultsOf(page, path)))
    }
    expect(found).toEqual([])
  },
)

for (const mode of ['dark', 'light'] as const) {
  journey(
    `every screen of a person is free of accessibility faults in the ${mode}, on a phone and a desk`,
    async ({ arrive }) => {
      const { page } = await arrive()
      await arriveAsNewPerson(page, { ...mara, username: mode, email: `${mode}@example.org` }, null)
      await setAppearance(page, { theme: mode })
      await page.goto('/journal-pages-demo')
      await writeEntry(page, { title: 'A page', content: 'With words on it.' })
      const found: string[] = []
      for (const path of forPeople) {
        await page.goto(path)
        await page.waitForFunction((said) => document.documentElement.dataset.theme === said, mode)
        found.push(...(await faultsOf(page, `${path} ${mode}`)))
      }
      await page.goto('/journal-pages-demo')
      await page.getByText('A page').first().click()
      await page.getByLabel('Your words', { exact: true }).waitFor()
      found.push(...(await faultsOf(page, `a page ${mode}`)))
      expect(found).toEqual([])
    },
  )
}
