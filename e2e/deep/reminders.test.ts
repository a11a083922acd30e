import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { desktop } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const person = { ...mara, username: 'is-reminded', email: 'is-reminded@example.org' }
const minuteMs = 60_000

/** Makes a reminder of the next whole minute that is `minutes` away, by the page's own clock; gives its time. */
async function remind(page: Page, title: string, minutes: number): Promise<string> {
  const at = Math.ceil(((await page.evaluate(() => Date.now())) + minutes * minuteMs) / minuteMs) * minuteMs
  const iso = new Date(at).toISOString()
  await page.keyboard.press('n')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByText('Reminder', { exact: true }).click()
  await page.getByLabel('Day', { exact: true }).fill(iso.slice(0, 10))
  await page.getByLabel('Time', { exact: true }).fill(iso.slice(11, 16))
  await page.getByRole('button', { name: 'Keep reminder' }).click()
  await page.getByRole('button', { name: 'Keep reminder' }).waitFor({ state: 'detached' })
  return iso.slice(11, 16)
}

// Spec: S1-016
journey(
  'a reminder rings in one open tab, is snoozed and rings again; what was missed is one list, with how late it is',
  async ({ arrive }) => {
    const { page, context } = await arrive({ timezoneId: 'UTC', viewport: desktop })
    await page.clock.install()
    await arriveAsNewPerson(page, person, '/settings?section=calendar')
    await page.getByRole('switch', { name: 'Quiet hours' }).click()
    await page.getByRole('button', { name: 'Show a test reminder' }).click()
    await page.getByText('This is how a reminder looks while Inkwell is open.', { exact: true }).waitFor()
    await page.goto('/calendar')
    await page.getByRole('button', { name: 'Add to this day' }).waitFor()
    const clock = await remind(page, 'Call Dad', 3)

    const message = page.getByRole('listitem').filter({ hasText: `A reminder, ${clock}` })
    await page.clock.fastForward('04:30')
    await message.waitFor()
    expect(await axe(page)).toEqual([])
    await message.getByRole('button', { name: 'In 10 minutes' }).click()
    await message.waitFor({ state: 'detached' })
    await page.getByText(/^Again at \d\d:\d\d$/).waitFor()
    await page.clock.fastForward('08:00')
    expect(await message.count()).toBe(0)
    await page.clock.fastForward('02:30')
    await message.waitFor()

    // Another tab tells nothing as long as this one does; then it says what is still due, and how late it is.
    const later = await context.newPage()
    await later.clock.install({ time: (await page.evaluate(() => Date.now())) + 3 * 60 * minuteMs })
    await later.goto('/dashboard')
    await later.getByRole('heading', { level: 1 }).waitFor()
    const missed = later.getByRole('region', { name: 'Due while you were away' })
    await later.clock.fastForward('01:00')
    expect(await missed.count()).toBe(0)
    await page.close()
    await missed.getByText(`A reminder, ${clock}, 3 hours late`).waitFor()
    expect(await axe(later)).toEqual([])
    await missed.getByRole('button', { name: 'Snooze' }).click()
    await later.getByRole('menuitem', { name: 'Tomorrow morning' }).click()
    await missed.waitFor({ state: 'detached' })
    await later.getByRole('button', { name: 'Undo' }).click()
    await missed.getByRole('button', { name: 'Done' }).click()
    await missed.waitFor({ state: 'detached' })
    await later.getByRole('button', { name: 'Undo' }).click()
    await missed.getByRole('button', { name: 'Close the list' }).click()
    await missed.waitFor({ state: 'detached' })
  },
)

journey(
  'a reminder leads to the page that it is about, and what cannot ring is said at its field',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context } = await arrive({ timezoneId: 'UTC', viewport: desktop })
    await page.clock.install()
    await arriveAsNewPerson(page, { ...person, username: 'comes-back', email: 'comes-back@example.org' })
    await page.goto('/journal-pages-demo')
    await page.getByRole('button', { name: 'New entry' }).first().click()
    await page.getByLabel('Title', { exact: true }).fill('The harbour')
    await page.locator('#page-text').fill('Gulls, and the smell of tar.')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Remind me of this page' }).click()
    const modal = page.getByRole('dialog', { name: 'Remind me of this page' })
    await modal.getByText('A date', { exact: true }).click()
    await modal.getByRole('button', { name: 'Remind me' }).click()
    await modal.getByText('Which day?').waitFor()
    expect(await axe(page)).toEqual([])
    await modal.getByText('1 month', { exact: true }).click()
    await modal.getByRole('button', { name: 'Remind me' }).click()
    await modal.waitFor({ state: 'detached' })

    await page.goto('/calendar')
    await page.getByRole('button', { name: 'Add to this day' }).waitFor()
    await page.keyboard.press('n')
    await page.getByText('Reminder', { exact: true }).click()
    await page.getByLabel('Time', { exact: true }).fill('00:00')
    await page.getByText('This time has passed: it will not ring.').waitFor()
    await page.getByText('Event', { exact: true }).click()
    await page.getByLabel('Remind me').selectOption('Another time before')
    await page.getByLabel('In', { exact: true }).selectOption('weeks')
    await page.getByLabel('How long before').fill('5')
    await page.getByLabel('Title', { exact: true }).fill('Choir')
    await page.getByRole('button', { name: 'Keep event' }).click()
    await page.getByText('At most four weeks before.').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()

    // A month later, in another tab.
    const later = await context.newPage()
    await later.clock.install({ time: (await page.evaluate(() => Date.now())) + 32 * 24 * 60 * minuteMs })
    await page.close()
    await later.goto('/dashboard')
    const missed = later.getByRole('region', { name: 'Due while you were away' })
    await missed.getByRole('button', { name: /^Read again: The harbour/ }).click()
    await later.getByText('Gulls, and the smell of tar.').first().waitFor()
    await missed.getByRole('button', { name: 'Done' }).click()
    await missed.waitFor({ state: 'detached' })
  },
)
