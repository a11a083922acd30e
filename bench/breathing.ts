import type { Page } from 'playwright-core'
import { launchBrowser, newPerson } from '../e2e/support/browser.ts'
import { arriveAsNewPerson } from '../e2e/support/screen.ts'
import { startServer } from '../e2e/support/server.ts'
import type { Measure } from './measure.ts'

const measuredMs = 60_000
/** Until the pages that are fetched beforehand after somebody arrived are there. */
const settlingMs = 12_000

/** One minute of breathing in a browser, with everything that moves and sounds: the longest task of the main thread. */
export async function measureBreathing(): Promise<Measure> {
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const { page } = await newPerson(browser, server.url, { reducedMotion: 'no-preference' })
    await arriveAsNewPerson(page)
    await page.getByRole('button', { name: 'Breathe' }).click()
    await page.getByRole('radio', { name: 'Calm', exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Begin Breathing Exercise' }).click()
    await page.waitForTimeout(settlingMs)
    const { longest, frames } = await watch(page)
    return {
      what: 'longest main-thread task, 60 s of breathing',
      measured: longest,
      budget: 50,
      unit: 'ms',
      rule: 'at most',
      note: `${frames} frames; 0 where no task was longer than 50 ms`,
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** What a browser reports as long tasks (over 50 ms), and how many frames it made meanwhile. */
const watch = (page: Page): Promise<{ longest: number; frames: number }> =>
  page.evaluate(async (forMs) => {
    let longest = 0
    let frames = 0
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    })
    observer.observe({ type: 'longtask' })
    let isOver = false
    const count = () => {
      frames += 1
      if (!isOver) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    await new Promise((resolve) => setTimeout(resolve, forMs))
    isOver = true
    observer.disconnect()
    return { longest, frames }
  }, measuredMs)
