import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { loginThroughTheScreen, mara } from '../support/screen.ts'

const ida = { ...mara, username: 'ida', email: 'ida@example.org', calledName: 'Ida' }

journey(
  'a link is tried out in one press, the coin asks day by day, and a second device knows what was said',
  async ({ server, arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveWithALife(page, server.url, mara, '/analytics?tab=moves')
    await page.getByRole('heading', { name: 'What moves with what?' }).waitFor({ timeout: 90_000 })
    await page
      .getByRole('button', { name: /^Walk stress, same day/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.waitForURL(/tab=experiments/)
    await page.getByRole('heading', { name: 'Do days with “walk” make me less tense?' }).waitFor()
    await page.getByText('Running, day 1 of 28').waitFor()
    await page.getByRole('button', { name: 'It went so' }).first().click()
    await page.getByText('It went so.').first().waitFor()
    expect(await axe(page)).toEqual([])

    // How insights are made: two quick choices are both kept.
    await page.getByRole('button', { name: 'How insights are made' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Monthly', { exact: true }).click()
    await sheet.getByRole('switch', { name: 'Put together by themselves' }).click()
    expect(await axe(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'How insights are made' }).click({ timeout: 90_000 })
    await expect.poll(() => sheet.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true)
    const isByItself = () =>
      sheet.getByRole('switch', { name: 'Put together by themselves' }).getAttribute('aria-checked')
    await expect.poll(isByItself).toBe('false')
    await sheet.getByRole('button', { name: 'Done' }).click()

    // One that is over says what it found, with its interval, and was quiet until then.
    await page.getByRole('heading', { name: 'Does walking home make me less tense?' }).waitFor()
    await page.getByText('28 days, over').waitFor()
    await page.getByText(/^(Yes: stress was|No clear difference)/).waitFor()
    await page.getByText(/^95 % .* Tossed anew ten thousand times/).waitFor()
    await page
      .getByText(/^No result until/)
      .first()
      .waitFor()

    const there = await arrive({ timezoneId: 'UTC' })
    await loginThroughTheScreen(there.page, mara)
    await there.page.goto('/analytics?tab=experiments')
    await there.page.getByText('It went so.').first().waitFor({ timeout: 90_000 })
    await there.page.getByRole('button', { name: 'Stop it' }).first().click()
    await there.page.getByText(/^Stopped on/).waitFor()
  },
)

journey(
  'a letter for an appointment holds the chosen lines alone, and one to oneself is closed until its day',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveWithALife(page, server.url, ida, '/analytics?tab=letters')
    await page.getByRole('heading', { name: 'You choose every line.' }).waitFor({ timeout: 90_000 })
    const sheet = page.getByRole('article')
    await page.getByLabel('For whom, and when').fill('Dr. Weil, Friday 27 November')
    await sheet.getByRole('heading', { name: 'For Dr. Weil, Friday 27 November' }).waitFor()
    await page.getByLabel('What you would like to ask').fill('Is three nights in a row too much?')
    await sheet.getByText('Is three nights in a row too much?').waitFor()
    await sheet.getByText(/^Rated on/).waitFor()
    await page.getByRole('checkbox', { name: /^Rated on/ }).uncheck()
    expect(await sheet.getByText(/^Rated on/).count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await page.waitForTimeout(600)
    await page.reload()
    await page
      .getByRole('article')
      .getByText('Is three nights in a row too much?')
      .waitFor({ timeout: 60_000 })
    expect(await page.getByRole('checkbox', { name: /^Rated on/ }).isChecked()).toBe(false)

    // On paper there is the sheet and nothing of the app.
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print, or save as PDF' }).isVisible()).toBe(false)
    expect(await page.getByRole('article').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })

    await page.getByText('To yourself', { exact: true }).click()
    await page.getByLabel('The letter').fill('Was the flat ever done?')
    await page.getByRole('button', { name: 'Seal the letter' }).click()
    await page
      .getByText(/^closed until/)
      .first()
      .waitFor()
    await expect.poll(() => page.getByText('Was the flat ever done?').count()).toBe(0)
    expect(await axe(page)).toEqual([])

    // One whose day has come waits on the dashboard.
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByText('Did you open the lid?').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => page.getByRole('button', { name: 'Read it' }).count()).toBe(0)

    await page.goto('/analytics?tab=report')
    await page.getByRole('article').getByRole('heading', { name: 'How it was' }).waitFor({ timeout: 60_000 })
    expect(await axe(page)).toEqual([])
  },
)
