import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import {
  arriveAsNewPerson,
  arriveThroughTheScreens,
  loginThroughTheScreen,
  logoutThroughTheScreen,
  mara,
} from './support/screen.ts'
import { entryRows, sealedAndSynced, wordsOnPage, writeEntry } from './support/writing.ts'

const pages = [
  {
    title: 'When the flat is done',
    content:
      'I will play the piano again when the flat is painted. There is always one more room to tidy first.',
  },
  { title: 'Rain', content: 'Got off two stops early on purpose and walked home in the rain.' },
  { title: 'The tuner came', content: 'He struck the low F and let it ring until it was gone.' },
]

// Spec: S1-001, S1-005, S1-007, S2-041
journey(
  'a first evening: write three entries, talk, see an earlier one quoted, find it all again on another device',
  async ({ arrive }) => {
    const laptop = await arrive({ serviceWorker: true, reducedMotion: 'no-preference' })
    const { page } = laptop
    await arriveThroughTheScreens(page)
    await page.getByRole('heading', { level: 1, name: /Mara/ }).waitFor()

    await page.getByRole('link', { name: 'Journal' }).first().click()
    await page.waitForURL('**/journal-pages-demo**')
    for (const words of pages) await writeEntry(page, words)
    await expect.poll(() => entryRows(page).count()).toBe(3)

    await page
      .getByLabel('Say more, or nothing')
      .fill('I keep thinking about the piano and why I do not play it.')
    await page.getByLabel('Say more, or nothing').press('Enter')
    const companion = page.getByRole('complementary', { name: 'Companion' })
    const quote = companion.locator('blockquote').first()
    await quote.waitFor()
    const quoted = (await quote.textContent()) ?? ''
    expect(pages[0]?.content).toContain(quoted.replace(/^“|”$/g, ''))
    await companion.getByText('On this device').first().waitFor()
    await companion.getByRole('button', { name: /Open/ }).first().click()
    await expect.poll(() => wordsOnPage(page)).toBe(pages[0]?.content)

    await page.reload()
    await expect.poll(() => entryRows(page).count()).toBe(3)
    await entryRows(page).filter({ hasText: 'The tuner came' }).click()
    await companion.getByText('why I do not play it').first().waitFor()
    await companion.locator('blockquote').first().waitFor()

    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'How have the last fourteen days felt?' }).waitFor()
    await logoutThroughTheScreen(page, mara)

    const phone = await arrive()
    await loginThroughTheScreen(phone.page)
    await phone.page.goto('/journal-pages-demo')
    await expect.poll(() => entryRows(phone.page).count()).toBe(3)
    await entryRows(phone.page).first().click()
    await sealedAndSynced(phone.page)
    expect(await wordsOnPage(phone.page)).toBe(pages[2]?.content)
  },
)

journey('a page that was deleted comes back by undo, and stays away without it', async ({ arrive }) => {
  const { page } = await arrive()
  await arriveAsNewPerson(
    page,
    { ...mara, username: 'takes-back', email: 'takes-back@example.org' },
    '/journal-pages-demo',
  )
  await writeEntry(page, { title: 'Keep me', content: 'Not this one.' })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => entryRows(page).count()).toBe(1)
  await entryRows(page).first().click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  await expect.poll(() => entryRows(page).count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'New entry' }).waitFor()
  await expect.poll(() => entryRows(page).count()).toBe(0)
})

journey('two tabs of one browser show the same words', async ({ arrive }) => {
  const { page, context } = await arrive()
  await arriveAsNewPerson(
    page,
    { ...mara, username: 'two-tabs', email: 'two-tabs@example.org' },
    '/journal-pages-demo',
  )
  const other = await context.newPage()
  await other.goto('/journal-pages-demo')
  await other.getByRole('button', { name: 'New entry' }).waitFor()
  await writeEntry(page, { title: 'From the first tab', content: 'Seen in the second.' })
  await other.getByText('From the first tab').first().waitFor()
  await writeEntry(other, { title: 'From the second tab', content: 'Sent by whichever tab leads.' })
  await page.getByText('From the second tab').first().waitFor()
})

journey('a second device that is open hears of new words by itself', async ({ arrive }) => {
  const person = { ...mara, username: 'two-devices', email: 'two-devices@example.org' }
  const laptop = await arrive()
  await arriveAsNewPerson(laptop.page, person)
  const phone = await arrive()
  await loginThroughTheScreen(phone.page, person)
  await phone.page.goto('/journal-pages-demo')
  await laptop.page.goto('/journal-pages-demo')
  await writeEntry(laptop.page, { title: 'Just now', content: 'On the laptop.' })
  await phone.page.getByText('Just now').first().waitFor()
})
