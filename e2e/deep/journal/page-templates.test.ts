import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { axeOverIt, sampledModes } from '../../support/axe-modes.ts'
import { desktop, phone } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import { keptHere } from '../../support/offline.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import { entryRows, sealedAndSynced, typeWords, wordsOnPage, writeEntry } from '../../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const picker = (page: Page) => page.getByRole('dialog', { name: 'Templates' })
const option = (page: Page, name: string | RegExp) => picker(page).getByRole('option', { name })
const title = (page: Page) => page.getByLabel('Title', { exact: true })
const caret = (page: Page): Promise<string> =>
  page
    .getByLabel('Your words', { exact: true })
    .evaluate((field: HTMLTextAreaElement) => field.value.slice(0, field.selectionStart))

// Spec: S1-008
journey(
  'by keys alone a page is begun from a template; it is no entry before something is written on it',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('begins'), '/journal-pages-demo')
    await writeEntry(page, { title: 'The tuner', content: 'Two hours, and almost nothing said.' })

    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await page.getByLabel('Find a template').waitFor()
    await page.keyboard.type('gratitude')
    await expect.poll(() => option(page, /Three good things/).getAttribute('aria-selected')).toBe('true')
    expect(await picker(page).getByText('Martin Seligman').count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => title(page).inputValue()).toMatch(/^Three good things, \w+day$/)
    await expect
      .poll(() => wordsOnPage(page))
      .toContain('*Something that went well today, however small*\n\n')
    expect(await caret(page)).toBe('*Something that went well today, however small*\n')

    await page.waitForTimeout(1200)
    await expect.poll(() => entryRows(page).filter({ hasText: 'Three good things' }).count()).toBe(0)
    await page.reload()
    await page.getByLabel('Your words', { exact: true }).waitFor()
    expect(await entryRows(page).filter({ hasText: 'Three good things' }).count()).toBe(0)

    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await page.keyboard.type('three good')
    await page.keyboard.press('Enter')
    await expect.poll(() => caret(page)).toContain('however small*\n')
    await page.keyboard.type('The low F, left to ring.')
    await sealedAndSynced(page)
    await expect.poll(() => entryRows(page).filter({ hasText: 'Three good things' }).count()).toBe(1)
    await page.reload()
    await entryRows(page).filter({ hasText: 'Three good things' }).click()
    await expect.poll(() => wordsOnPage(page)).toContain('however small*\nThe low F, left to ring.\n\n*How')
  },
)

journey(
  'on a page with words a template comes in at the caret, and one step back takes it out',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('inserts'), '/journal-pages-demo')
    await writeEntry(page, { title: 'Two halves', content: 'First half.\nSecond half.' })
    const words = page.getByLabel('Your words', { exact: true })
    await words.evaluate((field: HTMLTextAreaElement) => {
      field.focus()
      field.setSelectionRange(12, 12)
    })
    await page.getByRole('button', { name: 'Begin from a template' }).first().click()
    await page.keyboard.type('one sentence')
    await page.keyboard.press('Shift+Enter')
    await expect
      .poll(() => wordsOnPage(page))
      .toMatch(/^First half\.\n\n\*If \w+day were one sentence\*\n\nSecond half\.$/)
    expect(await title(page).inputValue()).toBe('Two halves')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => wordsOnPage(page)).toBe('First half.\nSecond half.')

    await page.keyboard.press('ControlOrMeta+End')
    await typeWords(page, '\n/question')
    await page.keyboard.press('Enter')
    await expect.poll(() => wordsOnPage(page)).toMatch(/Second half\.\n\*[A-Z][^*]+\?\*\n$/)
    const first = await wordsOnPage(page)
    await typeWords(page, '/question')
    await page.keyboard.press('Enter')
    await expect.poll(() => wordsOnPage(page)).toMatch(/(?:\*[A-Z][^*]+\?\*\n){2}$/)
    const [one, two] = (await wordsOnPage(page)).match(/\*[^*]+\?\*/g) ?? []
    expect(first).toContain(one)
    expect(one).not.toBe(two)

    await page.getByRole('button', { name: 'New entry' }).click()
    await typeWords(page, '/decision')
    await page.keyboard.press('Enter')
    await expect.poll(() => title(page).inputValue()).toMatch(/^To decide/)
    await expect.poll(() => caret(page)).toMatch(/yes or no\*\n$/)
  },
)

journey(
  'a person makes, changes, orders, hides and deletes templates of their own',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('makes-own'), '/journal-pages-demo')
    await writeEntry(page, { title: 'Sunday soup', content: '*What is in it*\nLeeks.' })
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Keep as a template' }).click()
    const editor = page.getByRole('dialog', { name: 'A template of your own' })
    await expect.poll(() => editor.getByLabel('Name', { exact: true }).inputValue()).toBe('Sunday soup')
    const body = editor.getByLabel('What a page begins with')
    await body.fill('It was {{last_mood}}, {{nmae}}.\n\n*What is in it*\n{{cursor}}')
    await editor.getByText('{{nmae}} is no variable').waitFor()
    await body.fill('Last: {{last_title}}.\n\n*What is in it*\n')
    await editor.getByLabel('As it would be now').getByText('Last: Sunday soup.').waitFor()
    await axeOverIt(page, 'dialog[open]')
    await editor.getByRole('button', { name: 'Keep the template' }).click()
    await expect.poll(() => option(page, /Sunday soup/).getAttribute('aria-selected')).toBe('true')

    await picker(page).getByRole('button', { name: 'Make one like it' }).click()
    await editor.getByLabel('Name', { exact: true }).fill('Monday soup')
    await page.keyboard.press('Escape')
    await editor.getByText('It is not kept yet.').waitFor()
    await editor.getByRole('button', { name: 'Go on writing' }).click()
    await editor.getByRole('button', { name: 'Keep the template' }).click()
    const names = () =>
      picker(page).getByRole('group', { name: 'Your own' }).getByRole('option').allInnerTexts()
    await expect.poll(names).toEqual(['Sunday soup', 'Monday soup'])
    await picker(page).getByRole('button', { name: 'Move up' }).click()
    await expect.poll(names).toEqual(['Monday soup', 'Sunday soup'])
    await picker(page).getByRole('button', { name: 'Delete' }).click()
    await expect.poll(names).toEqual(['Sunday soup'])
    await picker(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(names).toEqual(['Monday soup', 'Sunday soup'])

    await option(page, /Morning pages/).click()
    await picker(page).getByRole('button', { name: 'Hide it from the list' }).click()
    await expect.poll(() => option(page, /Morning pages/).count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Begin from a template' }).first().click()
    await picker(page).getByRole('button', { name: '1 hidden' }).click()
    await option(page, /Morning pages/).click()
    await picker(page).getByRole('button', { name: 'Show it in the list' }).click()
    await expect
      .poll(() =>
        picker(page)
          .getByRole('button', { name: /hidden/ })
          .count(),
      )
      .toBe(0)
    await page.getByLabel('Find a template').fill('monday')
    await page.keyboard.press('Enter')
    await expect.poll(() => wordsOnPage(page)).toBe('Last: Sunday soup.\n\n*What is in it*\n')
  },
)

journey(
  'on a phone the list comes first and the template second; both modes are readable, without a network too',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive({ serviceWorker: true })
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    await arriveAsNewPerson(page, someone('by-thumb'))
    for (const mode of sampledModes(['Light', 'Dark'])) {
      await page.setViewportSize(desktop)
      await page.goto('/settings?section=appearance')
      await page.getByRole('radio', { name: mode, exact: true }).check()
      await page.goto('/journal-pages-demo')
      await page.getByRole('navigation', { name: 'Ways to begin' }).waitFor()
      expect(await axe(page), `${mode}, a blank page`).toEqual([])
      await page.setViewportSize(phone)
      await page.getByRole('button', { name: 'Begin from a template' }).first().click()
      await option(page, /Evening, unwound/).waitFor()
      expect(await axe(page), `${mode}, the list`).toEqual([])
      await option(page, /Evening, unwound/).click()
      await picker(page).getByText('Seneca').waitFor()
      expect(await axe(page), `${mode}, the template`).toEqual([])
      await picker(page).getByRole('button', { name: 'Templates' }).click()
      await page.keyboard.press('Escape')
    }
    await keptHere(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Begin from a template' }).first().click()
    await option(page, /Still talking to you/).click()
    await picker(page).getByRole('button', { name: 'Begin a page' }).click()
    await expect.poll(() => wordsOnPage(page)).toContain('*Today I thought of you when*')
    await context.setOffline(false)
  },
)
