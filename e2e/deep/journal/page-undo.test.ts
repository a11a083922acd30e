import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import { clickIntoWords, sealedAndSynced, wordsOnPage } from '../../support/writing.ts'

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('#page-text')?.dispatchEvent(event)
  }, text)

journey(
  'what code changes is undone in its turn, what came from elsewhere stays, and an Enter of a composition is none',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context } = await arrive()
    const person = { ...mara, username: 'undoes', email: 'undoes@example.org' }
    await arriveAsNewPerson(page, person, '/journal-pages-demo')
    await page.getByRole('button', { name: 'New entry' }).click()
    await clickIntoWords(page)
    await page.keyboard.type('An old beginning.')
    await press(page, 'ControlOrMeta+a', 'Delete')

    // A task that is ticked while the page is read.
    await page.keyboard.type('- [ ] milk')
    await press(page, 'Escape', 'r')
    await page.getByRole('article').getByRole('checkbox', { name: 'milk' }).check()
    await press(page, 'r')
    await clickIntoWords(page)
    await press(page, 'End')
    await page.keyboard.type(' soon')
    await press(page, 'ControlOrMeta+z')
    expect(await wordsOnPage(page)).toBe('- [x] milk')
    await press(page, 'ControlOrMeta+z')
    expect(await wordsOnPage(page)).toBe('- [ ] milk')
    await press(page, 'ControlOrMeta+y', 'End')

    // More lines than a browser types in good time.
    await paste(page, '\nbread'.repeat(60))
    await page.keyboard.type('!')
    await press(page, 'ControlOrMeta+z', 'ControlOrMeta+z')
    expect(await wordsOnPage(page)).toBe('- [x] milk')
    // The browser's menu asks for the same.
    await page.evaluate(() => document.execCommand('undo'))
    expect(await wordsOnPage(page)).toBe('- [ ] milk')

    // Words of another tab are nobody's to undo here.
    await sealedAndSynced(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await clickIntoWords(other)
    await press(other, 'ControlOrMeta+Home')
    await other.keyboard.type('From elsewhere.\n')
    await expect.poll(() => wordsOnPage(page)).toBe('From elsewhere.\n- [ ] milk')
    await other.close()
    await page.keyboard.type(' and tea')
    await press(page, ...Array.from({ length: 12 }, () => 'ControlOrMeta+z'))
    expect(await wordsOnPage(page)).toBe('From elsewhere.\n')
    await press(page, ...Array.from({ length: 12 }, () => 'ControlOrMeta+Shift+z'))
    expect(await wordsOnPage(page)).toBe('From elsewhere.\n- [ ] milk and tea')

    // As Safari ends a composition: the focus stays where it is.
    const title = page.getByLabel('Title', { exact: true })
    await title.focus()
    await title.evaluate((field) => {
      const end = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
      field.dispatchEvent(new KeyboardEvent('keydown', end))
    })
    expect(await title.evaluate((field) => field === document.activeElement)).toBe(true)
  },
)
