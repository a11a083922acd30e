import { expect } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { keptHere, serverGone } from '../support/offline.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'

journey(
  'a sentence becomes a habit, is done by one tap, and offline on two devices is done once',
  async ({ server, arrive }) => {
    const here = await arrive({ timezoneId: 'UTC', serviceWorker: true })
    here.expectTrouble(serverGone)
    const { page } = here
    await arriveAsNewPerson(page, mara)
    await page.goto('/habits')
    await page.getByRole('button', { name: 'Write your first habit' }).click()
    await page.getByRole('button', { name: 'Seal it' }).click()
    await page.getByText('Behavior description is required').waitFor()
    await page.getByLabel('After what').fill('supper')
    await page.getByLabel('What you will do', { exact: true }).fill('play ten minutes')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Seal it' }).click()
    await page.getByText('One for today. Nothing is late.').waitFor()
    expect(await axe(page)).toEqual([])
    await keptHere(page)
    const there = await arrive({ timezoneId: 'UTC', serviceWorker: true })
    there.expectTrouble(serverGone)
    await loginThroughTheScreen(there.page, mara)
    await there.page.goto('/habits')
    const checkOn = (on: typeof page) => on.getByRole('button', { name: 'Play ten minutes: done today' })
    await checkOn(there.page).waitFor()
    await keptHere(there.page)
    await server.kill()
    for (const on of [page, there.page]) {
      await checkOn(on).click()
      await on.getByText('Done. That was all for today.').waitFor()
    }
    await server.restart()
    for (const on of [page, there.page]) {
      await on.getByRole('button', { name: /: open Play ten minutes$/ }).click()
      await on.getByRole('heading', { name: 'How strong is it?' }).waitFor()
    }
    expect(await axe(page)).toEqual([])
    await expect.poll(() => page.getByText(/^Once\./).count()).toBe(1)

    // A day before is reached by keys, filled in, and is there again after a reload; the grid is walked by keys.
    const before = addDays(new Date().toISOString().slice(0, 10), -1)
    await page.goto('/habits')
    await page.getByRole('toolbar', { name: 'Days' }).locator('[aria-current]').press('ArrowLeft')
    await page.getByText(/None of your habits had begun yet\.$/).waitFor()
    await page.goto('/habits?view=week')
    const cell = page.getByRole('button', { name: `Play ten minutes, ${longDate(before)}: not due` })
    await page.getByRole('grid').locator('[tabindex="0"]').press('ArrowLeft')
    await cell.press('Space')
    await page.getByRole('button', { name: `Play ten minutes, ${longDate(before)}: done` }).waitFor()
    await page.goto(`/habits?day=${before}`)
    await page.getByRole('heading', { level: 1, name: /^Yesterday/ }).waitFor()
    const onThatDay = page.getByRole('button', { name: `Play ten minutes: done on ${longDate(before)}` })
    await expect.poll(() => onThatDay.getAttribute('aria-pressed')).toBe('true')
    expect(await axe(page)).toEqual([])
  },
)

journey(
  'a habit stands on the dashboard of somebody without a page; it is skipped with a reason, paused, archived and deleted, and each of it is undone',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, { ...mara, username: 'rests', email: 'rests@example.org' })
    await page.goto('/habits?build=new')
    await page.getByLabel('What you will do', { exact: true }).fill('play ten minutes')
    await page.getByRole('button', { name: 'Seal it' }).click()
    const undo = (words: string) =>
      page.locator('li').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click()
    await page.getByText('One for today.', { exact: false }).waitFor()

    // Nobody has written a page here: what there is to do today stands on the dashboard all the same.
    await page.goto('/dashboard')
    await page.getByLabel('Write a line').waitFor()
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    const box = page.getByRole('checkbox', { name: 'Play ten minutes' })
    const isChecked = () => box.isChecked()
    await box.click()
    await expect.poll(isChecked).toBe(true)
    await box.click()
    await expect.poll(isChecked).toBe(false)
    await undo('no longer marked as done')
    await expect.poll(isChecked).toBe(true)
    await box.click()
    await expect.poll(isChecked).toBe(false)

    await page.goto('/habits')
    await page.getByRole('button', { name: /: open Play ten minutes$/ }).click()
    const aside = page.getByRole('complementary', { name: 'Today and notes' })
    const says = (words: string) => aside.getByText(words, { exact: true }).first().waitFor()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await says('Still to do.')

    await press('Skip')
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Reason').fill('Double shift')
    await sheet.getByRole('button', { name: 'Skip', exact: true }).click()
    await says('Skipped: Double shift')
    await undo('Skipped.')
    await says('Still to do.')

    await press('Pause')
    await sheet.getByLabel('Reason').fill('Night shifts')
    await sheet.getByRole('button', { name: 'Pause', exact: true }).click()
    await aside.getByText(/^Paused/).waitFor()
    await undo('Paused.')
    await says('Still to do.')

    await press('Archive')
    await page.getByText('is in the archive').waitFor()
    await page.goto('/habits?view=all')
    await page.getByRole('region', { name: 'Archive' }).getByText('Play ten minutes').waitFor()
    await press('Restore')
    await page.getByRole('region', { name: 'Archive' }).waitFor({ state: 'detached' })
    await page.getByText('I will play ten minutes.').click()
    await says('Still to do.')

    await press('Delete')
    await page.getByText('After ').first().waitFor()
    await undo('are deleted')
    await page.getByRole('button', { name: 'Play ten minutes: done today' }).waitFor()
  },
)
