import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { axeOverIt } from '../support/axe-modes.ts'
import { desktop, phone } from '../support/browser.ts'
import { misfits } from '../support/fits.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson } from '../support/screen.ts'
import { entryRows } from '../support/writing.ts'

const days = 365

/** A year of Daylio up to a day: on days with a swim the mood is better, whatever the weekday. One mood has a name of its own. */
function daylioYear(today: Day): Buffer {
  const chance = seededRandom(20)
  const rows = Array.from({ length: days }, (_, ago) => {
    const swims = chance() < 0.45
    const moods = swims ? ['rad', 'good', 'good', 'meh'] : ['meh', 'bad', 'foggy', 'meh']
    const mood = moods[Math.floor(chance() * moods.length)] ?? 'meh'
    const activities = [...(swims ? ['swim'] : []), ...(chance() < 0.5 ? ['movies / tv'] : []), 'tea']
    const note = ago % 10 === 0 ? `"Day ${ago}: <b>cold</b> water,<br>and the old jetty."` : ''
    return `${addDays(today, -1 - ago)},x,y,9:3${ago % 10} PM,${mood},${activities.join(' | ')},,${note}`
  })
  const head = 'full_date,date,weekday,time,mood,activities,note_title,note'
  return Buffer.from(`\uFEFF${[head, ...rows, '2026-02-31,x,y,9:00 PM,good,,,"No such day."'].join('\n')}\n`)
}

const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel('Files to bring').setInputFiles({ name: 'daylio_export.csv', mimeType: 'text/csv', buffer })

journey(
  'a year of Daylio comes in with its moods placed by hand, analytics tells of it at once, it comes no second time, and one press takes it out',
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page)
    const year = daylioYear(new Date().toISOString().slice(0, 10))

    // A file chosen on the first dashboard is read at once. One that is none is refused in a sentence, and nothing stands in the way of another.
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    await choose(page, Buffer.from('date,amount\n2026-01-01,4\n'))
    await page.getByRole('heading', { name: 'Bring your journal from another app' }).waitFor()
    await page.getByText(/^No journal was found in it/).waitFor()

    await choose(page, year)
    await page.getByText('365 new pages from Daylio.').waitFor()
    const foggy = page.getByLabel(/^foggy/)
    expect(await foggy.inputValue()).toBe('')
    expect(await page.getByLabel(/^rad/).inputValue()).toBe('10')
    await page.getByText(/pages will have no mood, so mood charts leave them out\.$/).waitFor()
    await foggy.selectOption('3')
    await page.getByText('Every mood has its place.').waitFor()
    await page.getByText('1 thing to know about; everything else is fine').click()
    await page.getByText('“2026-02-31” is not a date.').waitFor()
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      expect(await misfits(page)).toEqual([])
    }
    await axeOverIt(page, 'fieldset')

    await page.getByRole('button', { name: 'Import 365 pages' }).press('Enter')
    await page.getByText('365 pages from Daylio are here now, sealed.').waitFor({ timeout: 120_000 })
    const undo = page.getByRole('button', { name: /^Undo the import of 365 pages from Daylio/ })
    await undo.waitFor()
    // Whoever pressed it with the keyboard goes on where it stood.
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Choose files')
    await axeOverIt(page, 'main')

    await page.getByRole('link', { name: 'See what they show' }).click()
    await page.goto('/analytics?tab=moves')
    await page
      .getByRole('button', { name: /^Swim mood, same day/ })
      .first()
      .waitFor({ timeout: 120_000 })

    await page.goto('/journal-pages-demo')
    await entryRows(page).filter({ hasText: 'cold water, and the old jetty' }).first().waitFor()

    await page.goto('/settings?section=data')
    await choose(page, year)
    await page.getByText('365 pages are here already.').waitFor()
    expect(await page.getByRole('button', { name: /^Import / }).count()).toBe(0)
    await page.getByRole('button', { name: 'Leave it' }).click()

    await undo.click()
    await page.getByText('365 pages have been taken out again.').waitFor({ timeout: 120_000 })
    await expect.poll(() => undo.count()).toBe(0)
    await page.goto('/journal-pages-demo')
    await page.getByRole('heading').first().waitFor()
    await expect.poll(() => entryRows(page).count()).toBe(0)
  },
)
