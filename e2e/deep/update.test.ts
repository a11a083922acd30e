import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser, newPerson } from '../support/browser.ts'
import { cachedAddresses, keptHere } from '../support/offline.ts'
import { serveOwnWebApp } from '../support/own-web-app.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { clickIntoWords, entryRows, typeWords, wordsOnPage, writeEntry } from '../support/writing.ts'

/** Which build a page came from. */
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'first')

/** Where the service workers of a page stand. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return {
      active: registration?.active?.state ?? null,
      waiting: registration?.waiting?.state ?? null,
      installing: registration?.installing?.state ?? null,
      isControlledByActive: registration?.active === navigator.serviceWorker.controller,
    }
  })

/** Where a page stands: its build, its service workers, and what it says to the person. */
const standOf = async (page: Page) => ({
  build: await buildOf(page).catch(() => null),
  workers: await workersOf(page).catch(() => null),
  says: await page
    .getByRole('listitem')
    .filter({ hasText: /version|saved/ })
    .allInnerTexts(),
})

test('a new version waits until it is asked for, and takes nothing that is being written', {
  tags: ['long'],
}, async () => {
  const app = await serveOwnWebApp()
  const browser = await launchBrowser()
  const person = await newPerson(browser, app.url)
  try {
    const { page, context } = person
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await writeEntry(page, { title: 'While it changes', content: 'Before. ' })
    await keptHere(page)
    const other = await context.newPage()
    await other.goto('/dashboard')

    app.markBuild('second')
    await page.reload()
    await page.getByText('A new version is ready', { exact: true }).waitFor({ timeout: 120_000 })
    await page.reload()
    await page.getByText('A new version is ready', { exact: true }).waitFor({ timeout: 120_000 })
    expect(await buildOf(page)).toBe('first')

    await entryRows(page).filter({ hasText: 'While it changes' }).click()
    await clickIntoWords(page)
    await page.keyboard.press('ControlOrMeta+End')
    await typeWords(page, 'The hand has not rested.')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => standOf(page), { timeout: 90_000 }).toMatchObject({ build: 'second' })
    await expect.poll(() => wordsOnPage(page)).toBe('Before. The hand has not rested.')
    await expect.poll(() => standOf(other)).toMatchObject({ build: 'second' })
    const pages = (await cachedAddresses(page)).filter((address) => address.includes('index.html'))
    expect(pages.length).toBe(1)
    await person.close()
  } finally {
    await browser.close()
    await app.stop()
  }
})

test('a new version takes over from pages that are just fetching', { tags: ['long'] }, async () => {
  const app = await serveOwnWebApp()
  const browser = await launchBrowser()
  const person = await newPerson(browser, app.url)
  try {
    const { page } = person
    await page.goto('/auth')
    await keptHere(page)
    await page.reload()
    app.markBuild('second')
    await page.reload()
    const update = page.getByRole('button', { name: 'Update' })
    await update.waitFor({ timeout: 120_000 })
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    )
    await page.evaluate((addresses) => {
      const until = performance.now() + 12_000
      const read = async (nth: number) => {
        await (await fetch(addresses[nth % addresses.length] ?? '/')).text()
      }
      const fetchOn = async () => {
        for (let nth = 0; performance.now() < until; nth++) await Promise.all([read(nth), read(nth + 7)])
      }
      void fetchOn()
    }, fetched)
    await update.click()
    await expect
      .poll(() => standOf(page), { timeout: 180_000 })
      .toMatchObject({ build: 'second', workers: { waiting: null }, says: [] })
    await person.close()
  } finally {
    await browser.close()
    await app.stop()
  }
})

test('an app that is broken on this device heals', { tags: ['long'] }, async () => {
  const app = await serveOwnWebApp()
  const browser = await launchBrowser()
  const person = await newPerson(browser, app.url)
  person.expectTrouble(/^uncaught: $|SyntaxError|404 \(Not Found\)|Failed to load/)
  try {
    const { page } = person
    await page.goto('/auth')
    await keptHere(page)
    const entry =
      /\/assets\/index-[\w-]+\.js/.exec(readFileSync(join(app.folder, 'index.html'), 'utf8'))?.[0] ?? ''
    expect(entry).not.toBe('')

    // Its bytes went wrong: the page that meets them is broken, the next one is not.
    await page.evaluate(async (path) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          if (request.url.endsWith(path))
            await cache.put(
              request,
              new Response('not a script (', { headers: { 'content-type': 'text/javascript' } }),
            )
      }
    }, entry)
    await page.reload()
    await page.waitForTimeout(500)
    await page.reload()
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()

    // It is gone here, and the server has another version by now.
    const renamed = entry.replace('/assets/index-', '/assets/index-next-')
    renameSync(join(app.folder, entry), join(app.folder, renamed))
    for (const file of ['index.html', 'service-worker.js']) {
      const path = join(app.folder, file)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(entry, renamed))
    }
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          if (/\/assets\/index-/.test(request.url)) await cache.delete(request)
      }
    })
    await page.reload()
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
    await person.close()
  } finally {
    await browser.close()
    await app.stop()
  }
})
