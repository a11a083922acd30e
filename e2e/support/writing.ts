import type { Page } from 'playwright-core'

export interface Writing {
  readonly title: string
  readonly content: string
}

const field = {
  title: (page: Page) => page.getByLabel('Title', { exact: true }),
  words: (page: Page) => page.getByLabel('Your words', { exact: true }),
}

/** Waits until the page says that the server has everything. */
export async function sealedAndSynced(page: Page): Promise<void> {
  await page.getByText('Sealed and synced').first().waitFor()
}

/** Begins a new page in the journal and writes; comes back when it is sealed and synced. */
export async function writeEntry(page: Page, { title, content }: Writing): Promise<void> {
  await page.getByRole('button', { name: 'New entry' }).click()
  await field.title(page).fill(title)
  await field.words(page).fill(content)
  await sealedAndSynced(page)
}

/** The rows of the journal's list, newest first. */
export const entryRows = (page: Page) =>
  page.getByRole('list', { name: 'Entries, newest first' }).getByRole('listitem')

export const wordsOnPage = (page: Page): Promise<string> => field.words(page).inputValue()
export const typeWords = (page: Page, words: string): Promise<void> =>
  field.words(page).pressSequentially(words, { delay: 15 })
export const clickIntoWords = (page: Page): Promise<void> => field.words(page).click()
