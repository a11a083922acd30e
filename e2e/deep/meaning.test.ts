import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEntry } from '#domain/journal/new-entry.ts'
import { keepEntries } from '../../bench/filled-journal.ts'
import { axe } from '../support/axe.ts'
import { phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { keptHere, serverGone } from '../support/offline.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { entryRows, writeEntry } from '../support/writing.ts'

const pane = (page: Page) => page.getByRole('region', { name: 'Entries' })
const near = (page: Page) => page.getByRole('list', { name: 'Near in meaning, nearest first' })
const search = (page: Page, words: string) =>
  page.getByRole('combobox', { name: 'Search your words' }).fill(words)

const night = { title: 'Four', content: 'I lay awake again until the birds began. My head would not stop.' }
const others = [
  { title: 'Forms', content: 'The tax papers are done and posted, three weeks early for once.' },
  { title: 'Dough', content: 'We baked bread with the children and there was flour on the cat.' },
]

journey(
  'a phone is asked first; then a page is found by what it means, shown at its words, and without a network too',
  async ({ arrive, server }) => {
    const { page, context, expectTrouble } = await arrive({ viewport: phone, serviceWorker: true })
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    expectTrouble(serverGone)
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await writeEntry(page, night)
    const at = '2026-11-14T20:31:00.000Z'
    await keepEntries(
      server.url,
      mara,
      others.map((one) => ({ ...newEntry(at, 'Europe/Stockholm'), ...one })),
    )

    // Nothing is fetched before somebody says yes.
    await page.goto('/journal-pages-demo')
    await expect.poll(() => entryRows(page).count()).toBe(3)
    await search(page, 'trouble sleeping')
    await pane(page).getByText('No page has these words.').waitFor()
    await pane(page).getByRole('link', { name: 'Turn it on' }).click()
    await page.getByRole('switch', { name: 'On this device' }).click()
    await page.getByText('All pages have been read.').waitFor()

    await page.goto('/journal-pages-demo')
    await search(page, 'trouble sleeping')
    await pane(page)
      .getByText(/^No page has these words\. Th.* nearest in meaning\.$/)
      .waitFor()
    await expect.poll(() => near(page).getByRole('listitem').first().textContent()).toContain('I lay awake')
    expect(await axe(page)).toEqual([])
    await near(page).getByRole('button').first().click()
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe(night.title)
    await page
      .getByRole('region', { name: 'Page', exact: true })
      .getByText('I lay awake again')
      .first()
      .waitFor()

    await keptHere(page)
    await context.setOffline(true)
    await page.goto('/journal-pages-demo')
    await expect.poll(() => entryRows(page).count()).toBe(3)
    await search(page, 'making a loaf with the kids')
    await expect
      .poll(() => near(page).getByRole('listitem').first().textContent())
      .toContain('We baked bread')
  },
)
