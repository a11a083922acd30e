import type { Page } from 'playwright-core'

/** Stops the page's own clock, which has to be installed; from then on it goes by `page.clock.runFor`, until `page.clock.resume`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}
