import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { phone } from '../support/browser.ts'
import { misfits } from '../support/fits.ts'
import { journey } from '../support/journey.ts'
import { keptHere, serverGone } from '../support/offline.ts'
import { arriveAgain, arriveAsNewPerson, mara } from '../support/screen.ts'

async function makeGoal(page: Page, title: string, category = 'mental', timeframe = 'monthly') {
  await page.getByRole('button', { name: /^(New|Add a) goal$/ }).click()
  await page.getByLabel('What do you want to achieve?').fill(title)
  await page.getByLabel('Category', { exact: true }).last().selectOption(category)
  await page.getByLabel('Timeframe', { exact: true }).last().selectOption(timeframe)
  await page.getByRole('button', { name: 'Create goal' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('button', { name: 'Goals', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Goals|What serves what/ }).waitFor()
}

const card = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^(\\d+ ?)?${title}`) })
const inColumn = (page: Page, column: string, title: string) =>
  page.getByRole('region', { name: column, exact: true }).getByText(title)
const item = (page: Page, title: string) => page.getByRole('treeitem', { name: new RegExp(title) })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click()
const hasFocus = (page: Page, title: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(title)

journey(
  'goals are moved on the board and in the tree by hand and by keys, found by a filter that stays, and deleted with all below them and brought back',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'board', email: 'board@example.org' })
    await page.goto('/goals')

    // What was typed is there again after Escape and a reload.
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page.getByLabel('What do you want to achieve?').fill('Play for Dad')
    await page.waitForTimeout(600)
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await expect.poll(() => page.getByLabel('What do you want to achieve?').inputValue()).toBe('Play for Dad')
    await page.getByRole('button', { name: 'Create goal' }).click()
    await page.getByRole('heading', { level: 1, name: 'Play for Dad' }).waitFor()
    await page.getByRole('button', { name: 'Goals', exact: true }).click()
    await makeGoal(page, 'Swim', 'physical', 'yearly')
    await makeGoal(page, 'Tune the piano', 'emotional')

    // The board: by keys, by the list of a card, by dragging; each move can be undone.
    await card(page, 'Swim').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await inColumn(page, 'In progress', 'Swim').waitFor()
    await hasFocus(page, 'Swim')
    await page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .getByText('“Swim” is in progress')
      .first()
      .waitFor()
    await undo(page)
    await inColumn(page, 'Not started', 'Swim').waitFor()
    await page.getByLabel('Status of “Swim”').selectOption('paused')
    await page.getByLabel('Why are you pausing it?').fill('The pool is closed.')
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await inColumn(page, 'Paused', 'Swim').waitFor()
    await hasFocus(page, 'Swim')
    await card(page, 'Tune the piano').dragTo(page.getByRole('region', { name: 'In progress', exact: true }))
    await inColumn(page, 'In progress', 'Tune the piano').waitFor()
    expect(await axe(page)).toEqual([])

    // The tree: by dragging and by keys, never under itself.
    await page.getByText('Tree', { exact: true }).click()
    await item(page, 'Tune the piano').dragTo(item(page, 'Play for Dad'))
    await page.getByText('“Tune the piano” is now under “Play for Dad”', { exact: true }).waitFor()
    await expect.poll(() => item(page, 'Tune the piano').getAttribute('aria-level')).toBe('2')
    await item(page, 'Play for Dad').dragTo(item(page, 'Tune the piano'))
    await page
      .getByText('A goal can’t be placed under itself or under one of its own subgoals.', { exact: true })
      .waitFor()
    await item(page, 'Swim').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => item(page, 'Swim').getAttribute('aria-level')).toBe('2')
    await hasFocus(page, 'Swim')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => item(page, 'Swim').getAttribute('aria-level')).toBe('1')

    // A found goal keeps those above it; the filter stays through a goal and back, without a word of it in the address, and goes with one press.
    await page.getByLabel('Search goals').fill('tune')
    await page.getByText('Showing 1 of 3 goals.').waitFor()
    await item(page, 'Play for Dad').getByText('Shown because of a goal under it').waitFor()
    expect(await item(page, 'Swim').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await item(page, 'Tune the piano').click()
    await page.getByRole('heading', { level: 1, name: 'Tune the piano' }).waitFor()
    await page.goBack()
    await page.getByText('Showing 1 of 3 goals.').waitFor()
    expect(page.url()).not.toContain('tune')
    await page.getByLabel('Category', { exact: true }).selectOption('physical')
    await page.getByText('No goals match.').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await item(page, 'Swim').waitFor()

    // A phone has the same behind a button, and nothing sticks out.
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('Timeframe', { exact: true }).selectOption('yearly')
    await page.getByText('Showing 1 of 3 goals.').waitFor()
    await page.reload()
    await page.getByText('Showing 1 of 3 goals.').waitFor()
    expect(await misfits(page)).toEqual([])
    await page.getByRole('button', { name: 'Clear filters' }).click()

    // Deleting takes those below along, says so, and gives all of them back.
    await item(page, 'Play for Dad').click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('“Play for Dad” is deleted, with 1 goal under it', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(1)
    await undo(page)
    await expect.poll(() => item(page, 'Tune the piano').getAttribute('aria-level')).toBe('2')
  },
)

journey(
  'one card is moved on two devices while both are offline, and stands in one column on both',
  { tags: ['long'] },
  async ({ arrive }) => {
    const withApp = { serviceWorker: true } as const
    const here = await arrive(withApp)
    const { page } = here
    const person = { ...mara, username: 'twoboards', email: 'twoboards@example.org' }
    await arriveAsNewPerson(page, person)
    await page.goto('/goals')
    await makeGoal(page, 'Swim')
    const other = await arrive(withApp)
    const { page: there } = other
    await arriveAgain(there, person, '/goals')
    await card(there, 'Swim').waitFor()
    for (const one of [here, other]) {
      one.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
      one.expectTrouble(serverGone)
      await keptHere(one.page)
      await one.context.setOffline(true)
    }
    await card(page, 'Swim').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await inColumn(page, 'In progress', 'Swim').waitFor()
    await there.getByLabel('Status of “Swim”').selectOption('completed')
    await there.getByRole('button', { name: 'Complete without a page' }).click()
    await inColumn(there, 'Completed', 'Swim').waitFor()
    for (const one of [here, other]) await one.context.setOffline(false)
    for (const one of [page, there]) await inColumn(one, 'Completed', 'Swim').waitFor({ timeout: 60_000 })
    for (const one of [page, there]) expect(await card(one, 'Swim').count()).toBe(1)
  },
)

journey(
  'a day takes three small lines; they are done, let go and put off, and yesterday stays to be looked at',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'dayliner', email: 'dayliner@example.org' })
    await page.goto('/goals')
    const lines = page.getByRole('region', { name: /Intentions and affirmations/ })
    const add = async (words: string, kind = 'Intention') => {
      await lines.getByRole('button', { name: /^Add (an|another)/ }).click()
      await lines.getByText(kind, { exact: true }).click()
      await lines.getByRole('textbox').fill(words)
      await lines.getByRole('button', { name: 'Add', exact: true }).click()
      await lines.getByText(words).waitFor()
    }
    await add('Post the letter')
    await add('Ring Dad')
    await add('I may be slow.', 'Affirmation')
    expect(await lines.getByRole('button', { name: /^Add / }).count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await lines.getByRole('checkbox', { name: 'Post the letter' }).check()
    await lines.getByRole('button', { name: 'Move to tomorrow: Ring Dad' }).click()
    await page.getByText('Moved to tomorrow', { exact: true }).waitFor()
    await lines.getByRole('button', { name: /^Let go: I may/ }).click()
    await lines.getByText('let go', { exact: false }).first().waitFor()
    await lines.getByRole('button', { name: 'Next day' }).click()
    await lines.getByText('Ring Dad').waitFor()
    await lines.getByRole('button', { name: 'Back to today' }).click()
    await lines.getByRole('button', { name: 'Previous day' }).click()
    await lines.getByText('Nothing was written down for this day.').waitFor()
    await page.goto('/dashboard')
    await page.getByLabel('Write a line').fill('A letter went out.')
    await page.getByRole('button', { name: 'Seal this line' }).click()
    await page.goto('/dashboard')
    const today = page.getByRole('region', { name: 'Meant for today' })
    await today.getByText('Done.').waitFor()
  },
)
