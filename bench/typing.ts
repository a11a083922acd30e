import type { Browser, Page } from 'playwright-core'
import { desktop } from '../e2e/support/browser.ts'
import type { Measure } from './measure.ts'

const wordsOnPage = 20_000
const keys = 300
/** A quick typist: about 100 words a minute. */
const betweenKeysMs = 110
/** Until a page that was filled at once has come to rest. */
const settlingMs = 1_500

/** Writing at the end of a very long page, while the journal around it is large and the worker keeps and reads what is written. */
export async function keyToFrame(browser: Browser, page: Page): Promise<Measure> {
  await page.getByRole('button', { name: 'New entry' }).click()
  await page.getByLabel('Your words', { exact: true }).fill(longPage())
  await page.getByText('Sealed and synced').first().waitFor({ timeout: 120_000 })
  const measured = await slowestTwentieth(page)
  const bare = await bareField(browser)
  return {
    what: 'key to frame, 20,000 words, p95',
    measured,
    budget: 16,
    unit: 'ms',
    rule: 'at most',
    note: `${keys} keys, drafts sealed meanwhile; a bare field with the same text: ${bare.toFixed(1)} ms`,
  }
}

function longPage(): string {
  const line =
    'I walked to the river and the water was high, and nobody else had come out in the rain that morning. '
  return Array.from({ length: wordsOnPage / 100 }, () => line.repeat(5).trim()).join('\n\n')
}

/** In the page: from a key's own time to the moment that the frame after it has been made. */
function watchKeys(): void {
  const { dataset } = document.documentElement
  if (dataset.keysWatched) return
  dataset.keysWatched = 'true'
  const made = new MessageChannel()
  const pressed: number[] = []
  made.port1.onmessage = () => {
    for (const at of pressed.splice(0)) performance.measure('key', { start: at, end: performance.now() })
  }
  addEventListener(
    'keydown',
    (event) => {
      pressed.push(event.timeStamp)
      requestAnimationFrame(() => made.port2.postMessage(null))
    },
    { capture: true },
  )
}

/** Writes at the end of the field that has the focus, and says how long the slowest twentieth of the keys took at least. */
export async function slowestTwentieth(page: Page, count = keys): Promise<number> {
  await page.keyboard.press('ControlOrMeta+End')
  await page.evaluate(() => performance.clearMeasures('key'))
  await page.evaluate(watchKeys)
  for (let nth = 0; nth < count; nth++) {
    await page.keyboard.press(nth % 6 === 5 ? 'Space' : 'KeyA')
    await page.waitForTimeout(betweenKeysMs)
  }
  return page.evaluate(() => {
    const all = performance.getEntriesByName('key').map(({ duration }) => duration)
    all.sort((a, b) => a - b)
    return all[Math.ceil(all.length * 0.95) - 1] ?? 0
  })
}

/** The same with nothing but a field in an empty page, as wide and as large in its letters: what the browser itself needs here. */
async function bareField(browser: Browser): Promise<number> {
  const page = await browser.newPage({ viewport: desktop })
  await page.setContent(
    '<textarea style="width:580px;field-sizing:content;overflow:hidden;font:19px/1.6 serif"></textarea>',
  )
  await page.locator('textarea').fill(longPage())
  await page.waitForTimeout(settlingMs)
  const measured = await slowestTwentieth(page)
  await page.close()
  return measured
}
