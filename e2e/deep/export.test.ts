import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { newPersonOnDisk } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { entryRows, wordsOnPage, writeEntry } from '../support/writing.ts'

const canary = 'canaryexport5w8qj'
const pages = [
  { title: 'By the river', content: `First the ${canary} froze.\n\n- and then\n- it sang` },
  { title: '../ "odd": 日記 👩‍👩‍👧‍👦', content: '---\ntitle: no front matter\n---\nשלום' },
]

/** Presses the button and gives the path of the zip that was downloaded. */
async function exportTo(page: Page, folder: string): Promise<string> {
  await page.goto('/settings?section=data')
  await page.getByText('Nothing in this file is sealed.').waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^inkwell-\d{4}-\d\d-\d\d\.zip$/)
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  await page.getByText(/2 pages are in inkwell-/).waitFor()
  return path
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())

journey(
  'everything goes out in one zip and into a new account, and leaves no word in the browser',
  async ({ server, arrive }) => {
    const folder = mkdtempSync(join(tmpdir(), 'inkwell-export-'))
    const profiles = ['first', 'second'].map((name) => join(folder, name))
    try {
      const [first = '', second = ''] = profiles
      mkdirSync(first)
      mkdirSync(second)
      const writer = await newPersonOnDisk(first, server.url)
      // A file dialog of the system cannot be answered here: the export is a download, as in other browsers.
      await writer.context.addInitScript(() => {
        Reflect.deleteProperty(window, 'showSaveFilePicker')
        Reflect.deleteProperty(Window.prototype, 'showSaveFilePicker')
      })
      await arriveAsNewPerson(writer.page, mara, '/journal-pages-demo')
      for (const page of pages) await writeEntry(writer.page, page)
      const zip = await exportTo(writer.page, folder)
      expect(await axe(writer.page)).toEqual([])
      await writer.close()

      const files = unzipSync(readFileSync(zip))
      const names = Object.keys(files)
      expect(names).toContain('README.txt')
      const [river, odd] = [/By the river\.md$/, / odd 日記 👩‍👩‍👧‍👦\.md$/].map((end) =>
        names.find((name) => end.test(name)),
      )
      expect(strFromU8(files[river ?? ''] ?? new Uint8Array())).toContain(pages[0]?.content)
      expect(strFromU8(files[odd ?? ''] ?? new Uint8Array())).toContain(pages[1]?.content)
      const { records } = JSON.parse(strFromU8(files['inkwell.json'] ?? new Uint8Array()))
      expect(records.filter(({ kind }: { kind: string }) => kind === 'journal_entry').length).toBe(2)

      const reader = await newPersonOnDisk(second, server.url)
      const { page } = reader
      await arriveAsNewPerson(
        page,
        { ...mara, username: 'restores', email: 'restores@example.org' },
        '/settings?section=data',
      )
      await page.getByLabel('Export to restore').setInputFiles(zip)
      const row = page.getByRole('row', { name: /^Journal entries/ })
      await expect.poll(() => row.textContent()).toBe('Journal entries2000')
      expect(await axe(page)).toEqual([])
      await page.getByRole('button', { name: 'Restore', exact: true }).click()
      await page.getByText(/^Done: .*2 added|^Done: /).waitFor()
      await page.goto('/journal-pages-demo')
      await expect.poll(() => entryRows(page).count()).toBe(2)
      await entryRows(page).filter({ hasText: 'By the river' }).click()
      await expect.poll(() => wordsOnPage(page)).toBe(pages[0]?.content)

      // Once more: it is all here already.
      await page.goto('/settings?section=data')
      await page.getByLabel('Export to restore').setInputFiles(zip)
      await expect.poll(() => row.textContent()).toBe('Journal entries0200')
      await reader.close()

      const left = profiles.flatMap(filesBelow).filter((path) => {
        const bytes = readFileSync(path)
        return [Buffer.from(canary), Buffer.from(canary, 'utf16le')].some((form) => bytes.includes(form))
      })
      expect(left).toEqual([])
      expect(profiles.flatMap(filesBelow).length).toBeGreaterThan(20)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    // A file that is none is refused in a sentence.
    const stranger = await arrive()
    await arriveAsNewPerson(
      stranger.page,
      { ...mara, username: 'stranger', email: 'stranger@example.org' },
      '/settings?section=data',
    )
    const buffer = Buffer.from('{"format": "something else"}')
    await stranger.page
      .getByLabel('Export to restore')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
    await stranger.page.getByText('This file is not an export of Inkwell.').waitFor()
  },
)
