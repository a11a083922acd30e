import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const trigger = (page: Page) => page.getByLabel('After what')
const behavior = (page: Page) => page.getByLabel('What you will do', { exact: true })
const name = (page: Page) => page.getByLabel('Name', { exact: true })
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('aria-label') ?? document.querySelector(`label[for="${at?.id}"]`)?.textContent
  })

/** Opens the palette, types, and takes the first of what is found. */
async function take(page: Page, typed: string, first: RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Find or start' }).waitFor()
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: first, selected: true }).waitFor()
  await page.keyboard.press('Enter')
}

// Spec: S5-023, S5-024
journey(
  'what is typed of a habit is there again after leaving, a reload and a lock, and an example takes its place until that is undone',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, mara, '/habits')
    await page.getByRole('button', { name: 'Write your first habit' }).click()
    await page.getByRole('button', { name: 'Seal it' }).click()
    await page.getByText('Behavior description is required').waitFor()
    await page.getByText('Habit name is required').waitFor()
    await expect.poll(() => focused(page)).toBe('What you will do')
    await trigger(page).fill('the late bus')
    await page.reload()
    await expect.poll(() => trigger(page).inputValue()).toBe('the late bus')
    await page.getByText('Your draft is still here').waitFor()
    await behavior(page).fill('stand by the river')
    await take(page, 'lock now', /Lock now/)
    await page.getByRole('heading', { name: /^Locked/ }).waitFor()
    await page.getByLabel('Password', { exact: true }).fill(mara.password)
    await page.keyboard.press('Enter')
    await expect.poll(() => behavior(page).inputValue()).toBe('stand by the river')
    await page.locator('form').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: /^After the dishes are done/ }).click()
    await expect.poll(() => trigger(page).inputValue()).toBe('the dishes are done')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => behavior(page).inputValue()).toBe('stand by the river')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => trigger(page).inputValue()).toBe('')
    await page.reload()
    await trigger(page).waitFor()
    expect(await page.getByText('Your draft is').count()).toBe(0)

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Start from an example' }).click()
    await page.getByRole('button', { name: /^After the dishes are done/ }).click()
    await expect.poll(() => name(page).inputValue()).toBe('Ten pages')
    await page.getByLabel('Amount').fill('none')
    await page.getByRole('button', { name: 'Seal it' }).click()
    await page.getByText('Enter a number above 0').waitFor()
    await expect.poll(() => focused(page)).toBe('Amount')
    expect(await axe(page)).toEqual([])
    await page.getByLabel('Amount').fill('10')
    await page.keyboard.press('Enter')
    await page.getByText('One for today. Nothing is late.').waitFor()
  },
)

journey(
  'from anywhere the palette begins a habit, marks it as done and opens it, and what is changed of it waits to be saved',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, { ...mara, username: 'by-palette', email: 'by-palette@example.org' })
    await take(page, 'new habit', /New habit/)
    await trigger(page).waitFor()
    await page.keyboard.type('supper')
    await behavior(page).fill('play the piano')
    await behavior(page).press('Enter')
    await page.getByText('One for today. Nothing is late.').waitFor()
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: /^(Good |Hello,)/ }).waitFor()
    await take(page, 'done play', /Done: Play the piano/)
    await page.getByText('Play the piano is done for today').first().waitFor()
    await take(page, 'play the piano', /^Play the piano/)
    await page.getByRole('heading', { name: 'How strong is it?' }).waitFor()
    await page
      .getByRole('button', { name: /^(Change|Edit)/ })
      .first()
      .click()
    await name(page).fill('Ten minutes of piano')
    await page.getByText('Your changes are kept on this device').waitFor()
    await page.locator('form').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('heading', { name: 'How strong is it?' }).waitFor()
    await page
      .getByRole('button', { name: /^(Change|Edit)/ })
      .first()
      .click()
    await expect.poll(() => name(page).inputValue()).toBe('Ten minutes of piano')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Changes saved').first().waitFor()
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: /^(Good |Hello,)/ }).waitFor()
    await take(page, 'ten minutes', /^Ten minutes of piano/)
    await page.getByRole('heading', { name: 'How strong is it?' }).waitFor()
  },
)
