import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { phone } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import { clickIntoWords } from '../../support/writing.ts'

const words = (page: Page) => page.getByLabel('Your words', { exact: true })
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

journey(
  'focus mode puts everything but the page away, on a desk and on a phone, and says how to come back',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ reducedMotion: 'reduce' })
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await page.getByRole('button', { name: 'New entry' }).click()
    await clickIntoWords(page)
    await page.keyboard.type('Twelve words here')
    await press(page, 'ControlOrMeta+Shift+f')
    await page.getByRole('status').filter({ hasText: 'Escape brings the rest back' }).waitFor()
    expect(await page.getByRole('complementary').count()).toBe(0)
    expect(await page.getByRole('list', { name: 'Entries, newest first' }).count()).toBe(0)
    await page.getByText('3 words', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Typewriter scrolling' }).click()
    await clickIntoWords(page)
    await page.keyboard.type(`\n${'And another line.\n'.repeat(60)}`)
    const place = await page.evaluate(() => {
      const seen = document.querySelector('[data-scroller]')?.getBoundingClientRect()
      const field = document.querySelector('#page-text')?.getBoundingClientRect()
      return seen && field ? (field.bottom - seen.top) / seen.height : 0
    })
    expect(place).toBeGreaterThan(0.3)
    expect(place).toBeLessThan(0.65)
    await press(page, 'Escape')
    await page.getByRole('complementary', { name: 'Companion' }).waitFor()
    expect(await words(page).evaluate((field) => field === document.activeElement)).toBe(true)

    await press(page, 'ControlOrMeta+Home', 'Shift+End')
    await page.getByText(/^3 of \d+ words$/).waitFor()
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Focus on the page' }).click()
    await page.getByRole('button', { name: 'Leave focus mode' }).waitFor()
    expect(await page.getByRole('button', { name: 'Entries' }).count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Leave focus mode' }).click()
    await page.getByRole('button', { name: 'Entries' }).waitFor()
  },
)
