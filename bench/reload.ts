import type { Page } from 'playwright-core'
import { launchBrowser, newPerson } from '../e2e/support/browser.ts'
import { arriveAsNewPerson, mara } from '../e2e/support/screen.ts'
import { startServer } from '../e2e/support/server.ts'
import { fillJournal } from './filled-journal.ts'
import { type Measure, median } from './measure.ts'

const entries = 10_000
/** About 700 letters: ten years of daily writing, nearly three entries a day. */
const wordsEach = 120
const rounds = 5
/** A person looks at the page for a while before it is loaded again. */
const restMs = 4_000
/** A word that stands in very many of the entries. */
const searched = 'the'

interface Reload {
  readonly listMs: number
  readonly searchMs: number
}

/** A browser that has the whole journal already loads the page again: list on screen, and every entry found by a search. */
export async function measureReload(): Promise<Measure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const person = await newPerson(browser, server.url)
    const { page } = person
    await arriveAsNewPerson(page)
    await fillJournal(server.url, mara, entries, wordsEach)
    await page.goto('/journal-pages-demo')
    await found(page, entries)
    await page.waitForTimeout(restMs)
    await page.addInitScript(watchList)
    const reloads: Reload[] = []
    for (let round = 0; round <= rounds; round++) reloads.push(await reload(page))
    // The first one fills the browser's caches.
    return measures(reloads.slice(1))
  } finally {
    await browser.close()
    await server.stop()
  }
}

function measures(reloads: readonly Reload[]): Measure[] {
  const rule = { unit: 'ms', rule: 'at most' } as const
  return [
    {
      what: 'reload with 10,000 entries: list on screen',
      measured: median(reloads.map((one) => one.listMs)),
      budget: 400,
      ...rule,
    },
    {
      what: 'reload with 10,000 entries: search ready',
      measured: median(reloads.map((one) => one.searchMs)),
      budget: 2_000,
      ...rule,
    },
  ]
}

/** In the page: notes when the first entry of the list has been drawn. Times count from the start of the navigation. */
function watchList(): void {
  const look = new MutationObserver(() => {
    if (!document.querySelector('ol button[data-entry]')) return
    look.disconnect()
    requestAnimationFrame(() => performance.mark('list'))
  })
  look.observe(document, { childList: true, subtree: true })
}

/** Waits until a search finds so many: then all entries are open. Answers when that was, from the start of the navigation. */
function found(page: Page, atLeast: number): Promise<number> {
  return page.evaluate(
    ([all, word]) =>
      new Promise<number>((resolve) => {
        const type = () => {
          const field = document.querySelector<HTMLTextAreaElement>('textarea[role=combobox]')
          if (!field) return void setTimeout(type, 10)
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, word)
          field.dispatchEvent(new Event('input', { bubbles: true }))
          look()
        }
        const look = () => {
          const said = document.body.textContent.match(/(\d+) of (\d+) pages?/)
          if (said && Number(said[2]) === all) resolve(performance.now())
          else requestAnimationFrame(look)
        }
        type()
      }),
    [atLeast, searched] as const,
  )
}

async function reload(page: Page): Promise<Reload> {
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('list').length > 0, null, { timeout: 60_000 })
  const searchMs = await found(page, entries)
  const listMs = await page.evaluate(() => performance.getEntriesByName('list')[0]?.startTime ?? 0)
  await page.waitForTimeout(restMs)
  return { listMs, searchMs }
}
