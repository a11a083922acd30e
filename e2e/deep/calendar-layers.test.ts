import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { axe } from '../support/axe.ts'
import { desktop } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })

async function makeHabit(page: Page, behavior: string): Promise<void> {
  await page.goto('/habits?build=new')
  await page.getByLabel('After what').fill('supper')
  await page.getByLabel('What you will do', { exact: true }).fill(behavior)
  await page.getByRole('button', { name: 'Seal it' }).click()
  await page.getByRole('button', { name: new RegExp(`^${behavior}: done today`, 'i') }).waitFor()
}

// Spec: S1-017
journey(
  'due habits and the day of a milestone stand on the calendar, lead to where they are, and are hidden',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC', viewport: desktop })
    await arriveAsNewPerson(page, someone('due'))
    const today = new Date().toISOString().slice(0, 10)
    await makeHabit(page, 'play ten minutes')
    await makeHabit(page, 'walk to the river')
    await page.goto('/goals')
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page.getByLabel('What do you want to achieve?').fill('Play for Dad')
    await page.getByLabel('Category').selectOption('emotional')
    await page.getByRole('button', { name: 'Create goal' }).click()
    await page.getByRole('button', { name: 'Add a milestone' }).click()
    await page.getByLabel('Milestone', { exact: true }).fill('Bars 9 to 16')
    await page.getByLabel(/^By/).first().fill(today)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('checkbox', { name: /Bars 9 to 16/ }).waitFor()

    await page.goto('/calendar')
    const cell = page.locator(`[data-cell="${today}"]`)
    await cell.getByRole('button', { name: /, 2 habits due$/ }).waitFor()
    await cell.getByRole('button', { name: /^Bars 9 to 16/ }).waitFor()
    expect(await axe(page)).toEqual([])
    const pane = page.getByRole('complementary', { name: 'The chosen day' })
    await pane.getByRole('button', { name: /Walk to the river/i }).waitFor()

    // Hidden and shown like the others, also after a reload.
    await page.getByRole('switch', { name: 'Due habits' }).click()
    await expect.poll(() => cell.getByRole('button', { name: /2 habits due/ }).count()).toBe(0)
    await page.reload()
    await cell.getByRole('button', { name: /^Bars 9 to 16/ }).waitFor()
    expect(await cell.getByRole('button', { name: /2 habits due/ }).count()).toBe(0)
    await page.getByRole('switch', { name: 'Due habits' }).click()
    for (const view of ['week', 'day', 'agenda']) {
      await page.goto(`/calendar?view=${view}&day=${view === 'agenda' ? today : addDays(today, 1)}`)
      await page
        .getByText(view === 'day' ? /Walk to the river/i : '2 habits due')
        .first()
        .waitFor()
      expect(await axe(page)).toEqual([])
    }
    await page.goto('/calendar')
    await cell.getByRole('button', { name: /^Bars 9 to 16/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Play for Dad' }).waitFor()
    await page.goBack()
    await pane.getByRole('button', { name: /Walk to the river/i }).click()
    await page.getByRole('heading', { name: 'How strong is it?' }).waitFor()
  },
)

// Spec: S1-016
journey(
  'the companion’s field offers a reminder, which is confirmed and taken back, and the dashboard leads to its day',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC', viewport: desktop })
    await arriveAsNewPerson(page, someone('asks'), '/journal-pages-demo?talk=all')
    await page.getByRole('button', { name: 'New talk' }).first().click()
    const field = page.getByLabel('Say more, or nothing')
    const words = 'remind me tomorrow at 9 to call Dad'
    await field.fill(words)
    await page.getByText('Remind me: Call Dad').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Set the reminder' }).click()
    await page.getByText(/^A reminder for .*09:00$/).waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => field.inputValue()).toBe(words)
    await page.getByRole('button', { name: 'Set the reminder' }).click()
    await expect.poll(() => field.inputValue()).toBe('')

    // The cards come with the first page.
    await page.goto('/journal-pages-demo')
    await writeEntry(page, { title: 'Piano', content: 'I opened it.' })
    await page.goto('/dashboard')
    const next = page.getByRole('link', { name: /Call Dad/ })
    await next.waitFor()
    expect(await next.textContent()).toContain('tomorrow')
    await next.click()
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
    await page.waitForURL(`**/calendar?*day=*${tomorrow}*`)
    await page
      .locator(`[data-column="${tomorrow}"]`)
      .getByRole('button', { name: /^Call Dad/ })
      .waitFor()
  },
)
