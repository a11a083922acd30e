import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const lock = async (page: Page) => {
  await page.getByRole('button', { name: mara.fullName ?? '', expanded: false }).click()
  await page.getByRole('menuitem', { name: /Lock/ }).click()
  await page.getByLabel('Password', { exact: true }).fill(mara.password)
  await page.keyboard.press('Enter')
}

const undo = (page: Page, words: string) =>
  page.locator('li').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click()

/** Reloads, once what was typed has come to rest and is sealed. */
const again = async (page: Page) => {
  await page.waitForTimeout(600)
  await page.reload()
}

journey(
  'what was typed on the page of a goal is there again after Escape, a reload and a lock; its numbers, notes, steps and picture are kept, corrected and brought back',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'keeps', email: 'keeps@example.org' })
    await page.goto('/goals')
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page.getByLabel('What do you want to achieve?').fill('Play for Dad')
    await page.getByRole('button', { name: 'Create goal' }).click()
    await page.getByRole('heading', { level: 1, name: 'Play for Dad' }).waitFor()

    await page.getByLabel('What was it like?').fill('Badly, with the lid open.')
    await page.getByRole('button', { name: 'Add a milestone' }).click()
    await page.getByLabel('Milestone', { exact: true }).fill('Tuner')
    await page.getByLabel('What it involves').fill('Twice if needed')
    await page.getByRole('button', { name: 'Track a number' }).click()
    await page.getByLabel('What are you counting?').fill('Tempo')
    await page.getByRole('button', { name: 'Add a field' }).click()
    await page.getByLabel('Field name').fill('Piece')
    await page.getByRole('button', { name: 'Add notes' }).click()
    await page
      .getByLabel('Notes', { exact: true })
      .fill('# Bars\n\n- [ ] 1 to 8\n- <b>9</b> to 16\n\nhttps://example.org')
    const areBack = async () => {
      await expect
        .poll(() => page.getByLabel('What was it like?').inputValue())
        .toBe('Badly, with the lid open.')
      await expect.poll(() => page.getByLabel('Milestone', { exact: true }).inputValue()).toBe('Tuner')
      expect(await page.getByLabel('What it involves').inputValue()).toBe('Twice if needed')
      await expect.poll(() => page.getByLabel('What are you counting?').inputValue()).toBe('Tempo')
      await expect.poll(() => page.getByLabel('Field name').inputValue()).toBe('Piece')
      await expect.poll(() => page.getByLabel('Notes', { exact: true }).inputValue()).toContain('# Bars')
    }
    await again(page)
    await areBack()
    await lock(page)
    await areBack()

    const numbers = page.getByRole('region', { name: 'Numbers' })
    await numbers.getByLabel('Start').fill('90')
    await numbers.getByLabel('Target').fill('90')
    await numbers.getByRole('button', { name: 'Add' }).click()
    await numbers.getByText('Start and target are the same', { exact: false }).waitFor()
    await numbers.getByLabel('Target').fill('80')
    await numbers.getByRole('button', { name: 'Add' }).click()
    await numbers.getByText('Progress is set by hand, not by these numbers.').waitFor()
    await numbers.getByRole('button', { name: 'Let them move it' }).click()
    await numbers.getByLabel('Tempo now').fill('85')
    await page.keyboard.press('Tab')
    await page.getByText('50 of 100', { exact: false }).first().waitFor()
    await numbers.getByRole('button', { name: 'Set it by hand' }).click()

    await page.getByRole('button', { name: 'Save notes' }).click()
    await page.getByRole('heading', { name: 'Bars' }).waitFor()
    await page.getByText('<b>9</b> to 16').waitFor()
    expect(await page.getByRole('link', { name: 'https://example.org' }).getAttribute('rel')).toContain(
      'noopener',
    )
    await page.getByRole('checkbox', { name: '1 to 8' }).click()
    await expect.poll(() => page.getByRole('checkbox', { name: '1 to 8' }).isChecked()).toBe(true)

    const milestones = page.getByRole('region', { name: 'Milestones' })
    await milestones.getByRole('button', { name: 'Add', exact: true }).click()
    await milestones.getByText('Twice if needed').waitFor()
    await milestones.getByRole('button', { name: 'Edit Tuner' }).click()
    await milestones
      .getByRole('form', { name: 'Edit Tuner' })
      .getByLabel('Milestone', { exact: true })
      .fill('Tuner, on Friday')
    await page.keyboard.press('Enter')
    await milestones.getByRole('checkbox', { name: /Tuner, on Friday/ }).waitFor()

    const details = page.getByRole('region', { name: 'Details' })
    await details.getByLabel('Type').selectOption('number')
    await details.getByLabel('Value').fill('fast')
    await details.getByRole('button', { name: 'Add' }).click()
    await details.getByText('Write a number, such as 80 or 4.5.').waitFor()
    await details.getByLabel('Value').fill('52')
    await details.getByRole('button', { name: 'Add' }).click()
    await details.getByText('52').waitFor()

    await page.getByRole('button', { name: 'For an earlier day' }).click()
    await page.getByLabel('Day', { exact: true }).fill('2030-01-01')
    await page.getByRole('button', { name: 'Seal step' }).click()
    await page.getByText('That day has not come yet.').waitFor()
    await page.getByLabel('Day', { exact: true }).fill('yesterday')
    await page.getByRole('button', { name: 'Seal step' }).click()
    const steps = page.getByRole('region', { name: 'Steps so far' })
    await steps.getByText('Badly, with the lid open.').waitFor()
    await steps
      .getByRole('button', { name: /^Correct/ })
      .last()
      .click()
    await steps.getByLabel('What was it like?').fill('Well, with the lid open.')
    await steps.getByRole('button', { name: 'Save' }).click()
    await steps.getByText('“Well, with the lid open.”').waitFor()
    await steps
      .getByRole('button', { name: /^Correct/ })
      .last()
      .click()
    await steps.getByRole('button', { name: 'Delete' }).click()
    await steps.getByText('“Well, with the lid open.”').waitFor({ state: 'detached' })
    await undo(page, 'The step is deleted')
    await steps.getByText('“Well, with the lid open.”').waitFor()

    const menu = async (item: string) => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    const sheet = page.getByRole('dialog', { name: 'Edit goal' })
    await menu('Edit')
    await sheet.getByLabel('Why does it matter?').fill('So that he hears it once more.')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Go on with them' }).click()
    await expect
      .poll(() => sheet.getByLabel('Why does it matter?').inputValue())
      .toBe('So that he hears it once more.')
    await sheet.getByLabel('Start date').fill('2 Feb 2027')
    await sheet.getByLabel('Target date').fill('1 Feb 2027')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByText('The target date is before the start date.').waitFor()
    await again(page)
    await expect
      .poll(() => sheet.getByLabel('Why does it matter?').inputValue())
      .toBe('So that he hears it once more.')
    await sheet.getByLabel('Target date').fill('1 Mar 2027')
    expect(await axe(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByText('“So that he hears it once more.”').waitFor()

    const choose = async (name: string, background: string) => {
      const shape = { width: 640, height: 400, channels: 3, background } as const
      const buffer = await sharp({ create: shape }).png().toBuffer()
      await page.getByLabel('Picture of this goal').setInputFiles({ name, mimeType: 'image/png', buffer })
    }
    await choose('one.png', '#345')
    await page.getByRole('img', { name: 'A picture for “Play for Dad”' }).waitFor()
    await page.getByRole('button', { name: 'Describe it' }).click()
    await page.getByLabel('What does the picture show?').fill('The piano, lid open')
    await page.keyboard.press('Enter')
    const piano = page.getByRole('img', { name: 'The piano, lid open' })
    await piano.waitFor()
    await choose('two.png', '#543')
    await piano.waitFor({ state: 'detached' })
    await undo(page, 'The picture is replaced')
    await piano.waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await piano.waitFor({ state: 'detached' })
    await undo(page, 'The picture is removed')
    await again(page)
    await expect.poll(() => piano.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(640)
    expect(await axe(page)).toEqual([])
  },
)

journey(
  'a goal that repeats is paused and completed on its own page, begins again with its milestones open, and each of it can be undone',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'repeats', email: 'repeats@example.org' })
    await page.goto('/goals')
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page.getByLabel('What do you want to achieve?').fill('Read four books')
    await page.getByRole('button', { name: 'Create goal' }).click()
    await page.getByRole('button', { name: 'Add a milestone' }).click()
    await page.getByLabel('Milestone', { exact: true }).fill('The first one')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: /The first one/ }).check()
    await page.getByText('1 of 1').waitFor()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit goal' })
    await sheet.getByLabel('Repeats').selectOption('Every month')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('button', { name: 'Pause, with a reason' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('The library is closed.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Paused: The library is closed.').waitFor()
    await page.locator('li').getByRole('button', { name: 'Undo' }).last().click()
    await page.getByText('Paused: The library is closed.').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Mark as done' }).click()
    await page.getByLabel('A sentence about it').fill('The last one was the best.')
    await page.getByRole('button', { name: 'Complete and save the page' }).click()
    await page.getByRole('heading', { name: 'What carried you' }).waitFor()
    await page.getByRole('button', { name: 'Read the closing page' }).waitFor()
    await undo(page, 'is completed and starts again')
    await page.getByRole('button', { name: 'Mark as done' }).waitFor()

    await page.getByRole('button', { name: 'Mark as done' }).click()
    await page.getByRole('button', { name: 'Complete without a page' }).click()
    await page.getByRole('button', { name: 'Reopen' }).waitFor()
    await page.getByRole('button', { name: 'Goals', exact: true }).click()
    await page
      .getByRole('region', { name: 'In progress' })
      .getByRole('button', { name: /Read four books/ })
      .click()
    await page.getByText('0 of 1', { exact: true }).waitFor()
    await page.goto('/journal-pages-demo')
    await page.getByRole('heading').first().waitFor()
    expect(await page.getByText('The last one was the best.').count()).toBe(0)
  },
)
