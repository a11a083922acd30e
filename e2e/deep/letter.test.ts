import { expect } from 'vitest'
import { journalEntries, journalEntry } from '#domain/journal/journal-entry.ts'
import { addDays } from '#domain/time/day.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import { keepRecords } from '../../bench/filled-journal.ts'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'
import { entryRows, sealedAndSynced, wordsOnPage } from '../support/writing.ts'

const words = 'I counted ampoules until the numbers let go of each other.'

journey(
  'a letter of the week is chosen, offered, read as a page that says who wrote it, answered, and made once over two devices',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const nowMs = Date.now()
    const yesterday = addDays(new Date(nowMs).toISOString().slice(0, 10), -1)
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, mara, null)
    await keepRecords(
      server.url,
      mara,
      ['Third night in a row. ', 'Rain, and the last one. '].map((before, at) => ({
        kind: journalEntries.kind,
        uid: uuidV7(nowMs + at, crypto.getRandomValues(new Uint8Array(16))),
        data: journalEntry.parse({
          ...{ content: `${before}${at === 0 ? words : ''}`, mood: 4, energy: null, stress: null },
          createdAt: `${addDays(yesterday, -2 - at)}T20:00:00.000Z`,
        }),
      })),
    )
    await page.goto('/journal-pages-demo')
    await page.getByText('Third night in a row.').first().waitFor()
    expect(await page.getByRole('region', { name: 'The letter of the week' }).count()).toBe(0)

    await page.goto('/settings?section=companion')
    await page.getByRole('switch', { name: 'Write me a letter' }).click()
    await page.getByRole('switch', { name: 'A letter on Sundays, at 18:00' }).waitFor()
    const weekday = longDate(yesterday).slice(0, 3)
    await page.getByRole('group', { name: 'Day of the letter' }).getByText(weekday, { exact: true }).click()
    await page.getByRole('switch', { name: new RegExp(`^A letter on ${weekday}`) }).waitFor()
    expect(await axe(page)).toEqual([])

    await page.goto('/dashboard')
    const offer = page.getByRole('region', { name: 'The letter of the week' })
    await offer.getByText('Your letter for the week is here.').waitFor()
    expect(await axe(page)).toEqual([])
    await page.goto('/journal-pages-demo')
    await offer.getByRole('button', { name: 'Read it' }).click()
    await page.getByLabel('Your words', { exact: true }).and(page.locator(':not([readonly])')).waitFor()
    await expect.poll(() => wordsOnPage(page)).toContain(words)
    const letter = await wordsOnPage(page)
    expect(letter).toMatch(/^> \[!drafted\] by Inkwell/)
    expect(letter).toContain('You wrote on 2 days this week, and rated 2 pages.')
    await expect.poll(() => offer.count()).toBe(0)
    await page.getByLabel('Your words', { exact: true }).press('ControlOrMeta+End')
    await page.keyboard.type('She asked first.')
    await sealedAndSynced(page)
    expect(await axe(page)).toEqual([])

    const there = await arrive({ timezoneId: 'UTC' })
    await loginThroughTheScreen(there.page, mara)
    await there.page.goto('/journal-pages-demo')
    await expect.poll(() => entryRows(there.page).count()).toBe(3)
    expect(await there.page.getByRole('region', { name: 'The letter of the week' }).count()).toBe(0)
  },
)
