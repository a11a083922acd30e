import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { JournalEntry } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { keepEntries } from '../../../bench/filled-journal.ts'
import { setAppearance } from '../../support/appearance.ts'
import { axe } from '../../support/axe.ts'
import { sampledModes } from '../../support/axe-modes.ts'
import { desktop, phone } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import { keptHere } from '../../support/offline.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import { entryRows } from '../../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search your words' })
const pane = (page: Page) => page.getByRole('region', { name: 'Entries' })
const count = (page: Page) => pane(page).getByText(/^\d+ of \d+ pages?$/)

function entry(day: string, title: string, content: string, more: Partial<JournalEntry> = {}): JournalEntry {
  return { ...newEntry(`${day}T20:31:00.000Z`, 'Europe/Stockholm'), title, content, ...more }
}

const thisDay = (yearsBefore: number): string => {
  const now = new Date()
  return `${now.getUTCFullYear() - yearsBefore}-${now.toISOString().slice(5, 10)}`
}

const long = 'A title that does not know when to stop '.repeat(10).trim()
const journal: readonly JournalEntry[] = [
  entry(
    '2026-11-14',
    'Anna’s kitchen',
    'She had kept the blue cups. All six, on the shelf next to the piano books. Then Anna said nothing.',
    {
      ...{ mood: 8, isStarred: true, topics: ['cups'], emotions: ['trust'] },
    },
  ),
  entry(
    '2026-11-08',
    'By the river',
    'Then Anna hummed the left hand of the Schumann while the heron stood there.',
    { mood: 6 },
  ),
  entry(
    '2026-10-18',
    'The blue notebook',
    'It lay on the piano, open. I asked and Anna says read it aloud. #piano',
    { mood: 3 },
  ),
  entry('2025-03-09', 'Plasterers', 'Then Anna asked about the piano and I said soon.', { mood: 5 }),
  entry('2024-06-02', '', 'Rain, and nothing else.', { mood: null }),
  entry(
    thisDay(2),
    'Two years ago to the day',
    'The Schumann stood open on the piano while the heron left the river.',
    {},
  ),
  entry('2023-05-05', 'قهوة مع ليلى', 'شربنا القهوة في الصباح. 昨日は火星とガラス。 Un the\u0301.', {
    mood: 7,
  }),
  entry('2023-05-04', long, `A ${'very'.repeat(60)} long word. 🎹👩‍👩‍👧`, { mood: 4 }),
  ...Array.from({ length: 300 }, (_, at) =>
    entry('2022-01-01', '', `Minute ${at} of one day.`, {
      createdAt: new Date(Date.UTC(2022, 0, 1, 8) + at * 60_000).toISOString(),
    }),
  ),
]

journey(
  'what was written is found again by words, people, topics, moods and days',
  { tags: ['long'] },
  async ({ arrive, server }) => {
    const { page, context, expectTrouble } = await arrive({ serviceWorker: true })
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    const person = someone('finder')
    await arriveAsNewPerson(page, person)
    await keepEntries(server.url, person, journal)
    await page.goto('/journal-pages-demo')
    await entryRows(page).filter({ hasText: 'Anna’s kitchen' }).waitFor()

    // Star, month counts, other scripts, very long titles.
    await entryRows(page)
      .filter({ hasText: 'Anna’s kitchen' })
      .getByText('starred', { exact: true })
      .waitFor({ state: 'attached' })
    await pane(page).getByText('2 pages', { exact: true }).first().waitFor()

    // By keys alone: the field, the list of operators, a completion from the journal, to what was found.
    await page.locator('#page-text:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.getByRole('listbox', { name: 'What can be asked for' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.type('wi')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('an')
    await page.getByRole('option', { name: /with:Anna\s*4 pages/ }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => field(page).inputValue()).toBe('with:Anna ')
    await expect.poll(() => count(page).textContent()).toBe('4 of 308 pages')
    await page.keyboard.type('mood:>5 piano or schumann')
    await expect.poll(() => count(page).textContent()).toBe('2 of 308 pages')
    expect(await entryRows(page).locator('mark').allTextContents()).toEqual(
      expect.arrayContaining(['Anna', 'piano', 'Schumann']),
    )
    await pane(page).getByText('on this device').waitFor()
    await pane(page).getByText('with mood 5 or lower').waitFor()
    expect(await axe(page)).toEqual([])

    // The words are marked on the open page, too.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const hits = page.getByRole('region', { name: 'Page', exact: true }).locator('mark')
    await expect.poll(() => hits.allTextContents()).toEqual(expect.arrayContaining(['piano', 'Anna']))

    // What a condition keeps away is one touch away.
    await pane(page).getByRole('button', { name: 'Show them' }).click()
    await expect.poll(() => field(page).inputValue()).toBe('with:Anna piano or schumann')
    await expect.poll(() => count(page).textContent()).toBe('4 of 308 pages')

    // Offline as well as anywhere.
    await keptHere(page)
    await context.setOffline(true)
    const finds = async (typed: string, found: string): Promise<void> => {
      await field(page).fill(typed)
      await expect.poll(() => count(page).textContent(), { message: typed }).toBe(`${found} of 308 pages`)
    }
    await finds('shumann', '2')
    await pane(page).getByText('Showing pages with').waitFor()
    await finds('piano mood:12', '4')
    await pane(page).getByText('“mood:12” is left out: mood goes from 1 to 10.').waitFor()
    await finds('is:starred', '1')
    await finds('#piano', '1')
    await finds('feeling:trust', '1')
    await finds('on:2022-01-01', '300')
    await finds('minute -"minute 7"', '299')
    await finds('قهوة', '1')
    await finds('🎹', '1')
    await finds('カラス', '0')
    await finds('nowherenever', '0')
    await pane(page).getByText('No page has these words.').waitFor()
    await finds('anna mood:<2', '0')
    await pane(page).getByText('No page has all of this.').waitFor()
    await context.setOffline(false)

    // Marked in every script, also behind and in letters that are taken apart.
    await finds('火星', '1')
    await entryRows(page).first().click()
    await expect.poll(() => hits.allTextContents()).toEqual(['火星'])
    await finds('thé', '1')
    await expect.poll(() => hits.allTextContents()).toEqual(['the\u0301'])
    await field(page).press('Escape')
    await expect.poll(() => field(page).inputValue()).toBe('')
  },
)

journey(
  'beside a page stands what was written on this day before, and about the same things',
  { tags: ['long'] },
  async ({ arrive, server }) => {
    const { page } = await arrive({ reducedMotion: 'reduce' })
    const person = someone('neighbour')
    await arriveAsNewPerson(page, person)
    await keepEntries(server.url, person, journal)
    await page.goto('/journal-pages-demo')
    await entryRows(page).filter({ hasText: 'By the river' }).waitFor()

    // A blank page is of today: the day itself, two years ago.
    await page.getByRole('tab', { name: 'Near this page' }).click()
    const near = page.getByRole('region', { name: 'Near this page' })
    await near.getByText('On this day').waitFor()
    await near.getByRole('button', { name: /Two years ago to the day/ }).waitFor()

    await entryRows(page).filter({ hasText: 'By the river' }).click()
    const related = near.getByRole('button', { name: /Both have .*(Schumann|heron)/ }).first()
    await related.waitFor()
    for (const mode of sampledModes(['dark', 'light'])) {
      await setAppearance(page, { theme: mode })
      await page.reload()
      await page.getByRole('tab', { name: 'Near this page' }).click()
      await related.waitFor()
      expect(await axe(page), mode).toEqual([])
    }
    await related.click()
    await expect
      .poll(() =>
        page.getByRole('region', { name: 'Page', exact: true }).locator('mark').first().textContent(),
      )
      .toMatch(/Schumann|piano|heron/)

    // On a phone: the same behind the page's lower edge, and the search keeps its place on the way back.
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: /^Companion/ }).click()
    await page.getByRole('tab', { name: 'Companion' }).press('ArrowRight')
    await near.getByRole('button').first().waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the page' }).click()
    await page.getByRole('button', { name: 'Entries', exact: true }).click()
    await field(page).fill('piano')
    await entryRows(page).first().click()
    await page.getByRole('button', { name: 'Entries', exact: true }).click()
    await expect.poll(() => field(page).inputValue()).toBe('piano')
    expect(await axe(page)).toEqual([])
    await page.setViewportSize(desktop)
  },
)
