import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journeyWith } from '../support/journey.ts'
import { cachedAddresses, keptHere, serverGone } from '../support/offline.ts'
import { arriveAgain, arriveAsNewPerson, mara } from '../support/screen.ts'
import {
  clickIntoWords,
  entryRows,
  sealedAndSynced,
  typeWords,
  wordsOnPage,
  writeEntry,
} from '../support/writing.ts'

const journey = journeyWith({ usually: { serviceWorker: true, savesData: true, reducedMotion: 'reduce' } })

const titles = ['One', 'Two', 'Three', 'Four']
const editOf = (nth: number) => `Edit ${nth}. `

async function openEntry(page: Page, title: string): Promise<void> {
  await entryRows(page).filter({ hasText: title }).click()
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe(title)
}

async function addWords(page: Page, title: string, words: string): Promise<void> {
  await openEntry(page, title)
  await clickIntoWords(page)
  await page.keyboard.press('ControlOrMeta+End')
  await typeWords(page, words)
}

const savedHere = (page: Page) =>
  page
    .getByText(/Offline|Saved here|Only on this device/)
    .first()
    .waitFor()

journey(
  'without the server the journal opens, eight edits and a crashed tab later everything is there once, on every device',
  async ({ server, arrive }) => {
    const laptop = await arrive()
    laptop.expectTrouble(serverGone)
    // A server that is closing says so.
    laptop.expectTrouble(/status of 503/)
    const { page, context } = laptop
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    for (const title of titles) await writeEntry(page, { title, content: 'Begun. ' })
    await keptHere(page)
    // A server that takes the question and does not answer is not waited for either.
    process.kill(server.pid(), 'SIGSTOP')
    await page.reload()
    await expect.poll(() => entryRows(page).count()).toBe(4)
    process.kill(server.pid(), 'SIGCONT')
    await server.kill('SIGTERM')

    await page.reload()
    await expect.poll(() => entryRows(page).count()).toBe(4)
    const tab = await context.newPage()
    await tab.goto('/journal-pages-demo')
    await expect.poll(() => entryRows(tab).count()).toBe(4)
    await tab.getByText('You are offline', { exact: true }).waitFor()
    await page.close()

    for (let nth = 1; nth <= 4; nth++) await addWords(tab, titles[nth % 4] ?? '', editOf(nth))
    // The hand has not rested when the tab goes.
    await tab.waitForTimeout(500)
    await tab.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto('/journal-pages-demo')
    await expect.poll(() => entryRows(again).count()).toBe(4)
    for (let nth = 5; nth <= 8; nth++) await addWords(again, titles[nth % 4] ?? '', editOf(nth))
    await savedHere(again)
    expect(await cachedAddresses(again)).not.toContainEqual(expect.stringMatching(/\/(api|ws|music)\//))

    await server.restart()
    await openEntry(again, 'One')
    await sealedAndSynced(again)
    const phone = await arrive()
    await arriveAgain(phone.page, mara, '/journal-pages-demo')
    await expect.poll(() => entryRows(phone.page).count()).toBe(4)
    for (const [at, title] of titles.entries()) {
      const edits = Array.from({ length: 8 }, (_, index) => index + 1).filter((nth) => nth % 4 === at)
      const whole = `Begun. ${edits.map(editOf).join('')}`
      for (const device of [again, phone.page]) {
        await openEntry(device, title)
        await expect.poll(() => wordsOnPage(device)).toBe(whole)
      }
    }
  },
)

journey(
  'a locked vault opens with the password while the server is gone',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const laptop = await arrive()
    laptop.expectTrouble(serverGone)
    const { page } = laptop
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'locks', email: 'locks@example.org' },
      '/journal-pages-demo',
    )
    await writeEntry(page, { title: 'Behind the lock', content: 'Still here.' })
    await keptHere(page)
    await page.getByRole('button', { name: mara.fullName ?? '', expanded: false }).click()
    await page.getByRole('menuitem', { name: /Lock/ }).click()
    await page.getByLabel('Password', { exact: true }).waitFor()
    await server.kill('SIGTERM')
    await page.getByLabel('Password', { exact: true }).fill(mara.password)
    await page.keyboard.press('Enter')
    await expect.poll(() => entryRows(page).count()).toBe(1)
    await openEntry(page, 'Behind the lock')
    await expect.poll(() => wordsOnPage(page)).toBe('Still here.')

    // Locked and begun anew without the server, it does not even say whose it is; the password opens both.
    await page.getByRole('button', { name: mara.fullName ?? '', expanded: false }).click()
    await page.getByRole('menuitem', { name: /Lock/ }).click()
    await page.getByRole('heading', { name: 'Locked, Mara.' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Locked, and offline.' }).waitFor()
    expect(await page.getByText(/Mara/).count()).toBe(0)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await page.getByText('This password does not open your pages.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(mara.password)
    await page.keyboard.press('Enter')
    await openEntry(page, 'Behind the lock')
    await expect.poll(() => wordsOnPage(page)).toBe('Still here.')
    await server.restart()
  },
)

journey(
  'without the server a visitor is told so, at public pages and in the app',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const visitor = await arrive()
    visitor.expectTrouble(serverGone)
    const { page } = visitor
    await page.goto('/auth')
    await keptHere(page)
    await page.goto('/about')
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await server.kill('SIGTERM')
    await page.reload()
    await page.getByRole('heading', { name: 'There is no connection to the server.' }).waitFor()
    await page.goto('/dashboard')
    await page.getByText('We could not find out who you are.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await server.restart()
    // It finds out by itself once the server is back.
    await page.waitForURL('**/auth', { timeout: 20_000 })
    await page.goto('/about')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  },
)

journey('the app can be installed', { tags: ['long'] }, async ({ server, arrive }) => {
  const { page, context } = await arrive()
  await page.goto('/auth')
  await keptHere(page)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const manifest = await fetch(`${server.url}/site.webmanifest`)
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  const worker = await fetch(`${server.url}/service-worker.js`)
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-type')).toContain('javascript')
})
