import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import { clickIntoWords, sealedAndSynced, typeWords, wordsOnPage, writeEntry } from '../../support/writing.ts'

/** What lies over the worker's databases, for the browser to be unkind through. */
interface Unkind {
  readonly opened: Set<IDBDatabase>
  refuses: boolean
}
type WithUnkind = typeof globalThis & { unkind: Unkind }

/** From now on the worker's databases can be taken from it. */
const watchDatabases = (page: Page) =>
  page.workers()[0]?.evaluate(() => {
    const unkind: Unkind = { opened: new Set(), refuses: false }
    ;(globalThis as WithUnkind).unkind = unkind
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...asked) {
      unkind.opened.add(this)
      return transaction.apply(this, asked)
    }
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...asked) {
      if (unkind.refuses) throw new DOMException('Internal error opening backing store', 'UnknownError')
      return open.apply(this, asked)
    }
  })

/** As a phone does to an app in the background. `refuses`: and none can be had again. */
const loseDatabases = (page: Page, refuses: boolean) =>
  page.workers()[0]?.evaluate((isRefused) => {
    const { unkind } = globalThis as WithUnkind
    unkind.refuses = isRefused
    for (const db of unkind.opened) {
      db.close()
      db.dispatchEvent(new Event('close'))
    }
    unkind.opened.clear()
  }, refuses)

const isCutOff = (page: Page, words: string) =>
  page
    .getByText(words)
    .first()
    .evaluate((element) => element.scrollWidth > element.clientWidth + 1)

journey(
  'words outlast a browser that takes its databases from the page, and one that keeps nothing for a while',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive()
    expectTrouble(/NoDeviceStorageError|backing store|not storing anything/)
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'lost-shelf', email: 'lost-shelf@example.org' },
      '/journal-pages-demo',
    )
    await writeEntry(page, { title: 'Shelf', content: 'One.' })
    await watchDatabases(page)
    await clickIntoWords(page)
    await page.keyboard.press('ControlOrMeta+End')
    await typeWords(page, ' Two.')
    await sealedAndSynced(page)
    await loseDatabases(page, false)
    await typeWords(page, ' Three.')
    await sealedAndSynced(page)

    await loseDatabases(page, true)
    await typeWords(page, ' Four.')
    const note = page.getByRole('region', { name: 'Not saved yet' })
    await note.getByText('This browser is not storing anything for this site right now.').waitFor()
    const said = (await page.locator('#root').textContent()) ?? ''
    expect(said).not.toMatch(/Failed to execute|backing store|UnknownError|InvalidStateError/)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const words of ['Not saved yet', 'This browser is not storing'])
      expect(await isCutOff(page, words)).toBe(false)
    await page.setViewportSize({ width: 1440, height: 900 })
    const download = page.waitForEvent('download')
    await note.getByRole('button', { name: 'Save as a file' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toBe('Shelf\n\nOne. Two. Three. Four.\n')
    expect(await note.getByRole('button', { name: 'Copy the text' }).isVisible()).toBe(true)
    await loseDatabases(page, false)
    await note.waitFor({ state: 'detached' })
    await sealedAndSynced(page)
    await page.reload()
    await page.getByText('Sealed and synced').first().waitFor()
    expect(await wordsOnPage(page)).toBe('One. Two. Three. Four.')

    await clickIntoWords(page)
    await page.keyboard.press('ControlOrMeta+End')
    const browser = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
    await typeWords(page, ' Five.')
    await sealedAndSynced(page)
    await page.reload()
    await page.getByRole('textbox', { name: 'Password' }).fill(mara.password)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect.poll(() => wordsOnPage(page)).toBe('One. Two. Three. Four. Five.')
  },
)
