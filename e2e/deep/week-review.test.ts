import { expect } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { reviewedWeek } from '#domain/week-review/reviewed-week.ts'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { loopBackup } from '../support/loop-backup.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

journey(
  'a backup of Loop is brought, its week is looked back at, and becomes one page that begins with what happened',
  { tags: ['long'] },
  async ({ arrive, onTestFinished }) => {
    const today = new Date().toISOString().slice(0, 10)
    const { from } = reviewedWeek(today, 'monday')
    const forgotten = addDays(from, 1)
    const days = Array.from({ length: 21 }, (_, at) => addDays(from, at - 14))
    const backup = loopBackup(
      'A walk',
      days.filter((day) => day !== forgotten && day <= today),
    )
    onTestFinished(backup.remove)

    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, mara)

    // A week with nothing in it says how the next one gets something.
    await page.goto('/habits?view=review')
    await page.getByRole('link', { name: 'Go to your goals' }).waitFor()
    await page.getByRole('button', { name: 'New habit' }).click()
    await page.waitForURL('**/habits?build=new')

    await page.goto('/habits')
    await page.getByRole('button', { name: 'Import from another app' }).click()
    await page.locator('input[type=file]').setInputFiles(backup.path)
    await page.getByText(/^From Loop Habit Tracker: 1 new habit and/).waitFor()
    await page.getByRole('button', { name: 'Bring them', exact: true }).click()
    await page.getByRole('button', { name: 'Look at them' }).click()
    await page.getByRole('button', { name: 'Look back at the week' }).click()

    await page.getByRole('heading', { level: 1, name: 'Look back at the week' }).waitFor()
    const missed = page.getByRole('button', { name: `A walk, ${longDate(forgotten)}: missed` })
    await missed.waitFor()
    expect(await axe(page)).toEqual([])
    await missed.press('Enter')
    await page.getByRole('button', { name: `A walk, ${longDate(forgotten)}: done` }).waitFor()

    const words = page.getByLabel('The week in your own words')
    await words.fill('The light came back on Thursday.')
    await page.waitForTimeout(500)
    await page.reload()
    await expect.poll(() => words.inputValue()).toBe('The light came back on Thursday.')
    await page.getByRole('button', { name: 'Keep the page' }).click()
    await page.getByText('The light came back on Thursday.').first().waitFor()

    await page.goto('/habits?view=review')
    await page.getByText('This week has its page.').waitFor()
    expect(await page.getByLabel('The week in your own words').count()).toBe(0)
    expect(await axe(page)).toEqual([])
  },
)
