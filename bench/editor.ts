import { launchBrowser, newPerson } from '../e2e/support/browser.ts'
import { arriveAsNewPerson, mara } from '../e2e/support/screen.ts'
import { startServer } from '../e2e/support/server.ts'
import { fillJournal } from './filled-journal.ts'
import type { Measure } from './measure.ts'
import { listFrames } from './scrolling.ts'
import { keyToFrame } from './typing.ts'

const entries = 10_000
const wordsEach = 120
/** Until everything that begins with the page has been read. */
const restMs = 10_000

/** The editor of somebody with a large journal, in a browser. */
export async function measureEditor(): Promise<Measure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const { page } = await newPerson(browser, server.url)
    await arriveAsNewPerson(page)
    await fillJournal(server.url, mara, entries, wordsEach)
    await page.goto('/journal-pages-demo')
    await page.locator('ol button[data-entry]').first().waitFor()
    await page.waitForTimeout(restMs)
    return [await listFrames(page), await keyToFrame(browser, page)]
  } finally {
    await browser.close()
    await server.stop()
  }
}
