import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { desktop, phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { giveLook } from '../support/look.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

const forVisitors = [
  '/',
  '/auth?mode=login',
  '/auth?mode=register',
  '/privacy-policy',
  '/about',
  '/bundle-test',
  '/bundle-analysis',
  '/no-such-page',
]
const forPeople = [
  '/dashboard',
  '/journal-pages-demo',
  '/settings',
  '/settings?section=vault',
  '/settings?section=data',
  '/habits',
  '/referrals',
]

journey(
  'every screen is free of accessibility faults, dark and light, on a phone and a desk',
  async ({ arrive }) => {
    const found: string[] = []
    const writer = await arrive()
    await arriveAsNewPerson(writer.page, mara)
    await writer.page.goto('/journal-pages-demo')
    await writeEntry(writer.page, { title: 'A page', content: 'With words on it.' })
    for (const viewport of [desktop, phone]) {
      const visitor = await arrive({ viewport, reducedMotion: 'reduce' })
      for (const path of forVisitors) {
        await visitor.page.goto(path)
        await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
        found.push(...(await axe(visitor.page)).map((fault) => `${path} ${viewport.width}: ${fault}`))
      }
      for (const mode of ['dark', 'light'] as const) {
        const { page } = await arrive({ viewport, reducedMotion: 'reduce' })
        await loginThroughTheScreen(page, mara)
        await giveLook(page, { theme: mode })
        for (const path of forPeople) {
          await page.goto(path)
          await page.getByRole('heading').first().waitFor()
          await page.waitForTimeout(700)
          found.push(...(await axe(page)).map((fault) => `${path} ${mode} ${viewport.width}: ${fault}`))
        }
        if (viewport === desktop) continue
        await page.goto('/journal-pages-demo')
        await page.getByText('A page').first().click()
        await page.getByLabel('Your words', { exact: true }).waitFor()
        found.push(...(await axe(page)).map((fault) => `page ${mode} ${viewport.width}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  },
)
