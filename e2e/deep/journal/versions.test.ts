import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { journey } from '../../support/journey.ts'
import { keptHere } from '../../support/offline.ts'
import { arriveAgain, arriveAsNewPerson, mara } from '../../support/screen.ts'
import { entryRows, sealedAndSynced, wordsOnPage, writeEntry } from '../../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const mood = (page: Page) => page.getByRole('slider', { name: 'Mood' })
/** The first key gives a rating at all, the second moves it. */
async function rate(page: Page, key: 'Home' | 'End'): Promise<void> {
  await mood(page).press(key)
  await mood(page).press(key)
}
const words = (page: Page) => page.getByLabel('Your words', { exact: true })

journey(
  'when two devices change the same line, both versions are there, and each says what it is',
  async ({ arrive }) => {
    const person = someone('two-devices')
    const laptop = await arrive()
    await arriveAsNewPerson(laptop.page, person, '/journal-pages-demo')
    await writeEntry(laptop.page, { title: 'Arriving', content: 'Arrived.' })

    const phone = await arrive({ serviceWorker: true })
    phone.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    await arriveAgain(phone.page, person, '/journal-pages-demo')
    await entryRows(phone.page).first().click()
    await words(phone.page).waitFor()
    await keptHere(phone.page)
    await phone.context.setOffline(true)
    await words(phone.page).fill('Arrived as a person.')
    await phone.page.getByText('only on this device').first().waitFor({ state: 'attached' })

    await words(laptop.page).fill('Arrived as somebody.')
    await sealedAndSynced(laptop.page)
    await phone.context.setOffline(false)

    const copy = entryRows(phone.page).filter({ hasText: 'Another version of Arriving' })
    await copy.waitFor()
    await copy.click()
    await phone.page.getByText('Another version of Arriving,', { exact: true }).waitFor()
    await phone.page
      .getByRole('region', { name: 'Two versions' })
      .getByText('“Arrived as a person.”')
      .waitFor()
    expect(await axe(phone.page)).toEqual([])
    const other = await wordsOnPage(phone.page)
    await phone.page.getByRole('button', { name: 'Open the original' }).click()
    await phone.page.getByRole('button', { name: 'Open the other version' }).waitFor()
    const original = await wordsOnPage(phone.page)
    expect([other, original].sort()).toEqual(['Arrived as a person.', 'Arrived as somebody.'])

    await phone.page.getByRole('button', { name: 'Keep the other one' }).click()
    await expect.poll(() => wordsOnPage(phone.page)).toBe(other)
    await copy.waitFor({ state: 'detached' })
    await phone.page.getByRole('button', { name: 'More' }).click()
    await phone.page.getByRole('menuitem', { name: 'Versions' }).click()
    await phone.page.getByText('before you put another back').waitFor()
  },
)

journey(
  'of two ratings the later one stands, and the other can be put back from the menu',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = someone('two-moods')
    const laptop = await arrive()
    await arriveAsNewPerson(laptop.page, person, '/journal-pages-demo')
    await writeEntry(laptop.page, { title: 'Arriving', content: 'Arrived.' })
    const { page, context, expectTrouble } = await arrive({ serviceWorker: true })
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    await arriveAgain(page, person, '/journal-pages-demo')
    await entryRows(page).first().click()
    await words(page).waitFor()
    await keptHere(page)
    await context.setOffline(true)
    await rate(page, 'Home')
    await page.getByText('only on this device').first().waitFor({ state: 'attached' })
    await rate(laptop.page, 'End')
    await sealedAndSynced(laptop.page)
    await context.setOffline(false)
    await expect.poll(() => mood(page).inputValue()).toBe('10')

    await page.getByRole('button', { name: 'More', expanded: false }).click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    await page.getByText('gave way to another device').waitFor()
    await page.getByText('dark, 1 of 10').waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Put back' }).click()
    await page.getByRole('heading', { name: 'Versions of Arriving' }).waitFor({ state: 'detached' })
    await expect.poll(() => mood(page).inputValue()).toBe('1')
    await expect.poll(() => mood(laptop.page).inputValue()).toBe('1')
  },
)
