import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'
import { desktop, phone } from './browser.ts'

/** Opens a screen light and dark, wide and on a phone, and expects no violation; ends dark and wide. */
export async function axeInEveryLook(page: Page, open: () => Promise<void>): Promise<void> {
  for (const mode of ['Light', 'Dark']) {
    await page.goto('/settings?section=appearance')
    await page.getByRole('radio', { name: mode, exact: true }).check()
    await open()
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      expect(await axe(page), `${mode}, ${size.width} wide`).toEqual([])
    }
  }
}

/** What lies open is looked at light and dark, wide and on a phone, without closing it, and expects no violation in it; ends as it was. */
export async function axeOverIt(page: Page, within: string, sizes = [phone, desktop]): Promise<void> {
  const dress = (mode: string) =>
    page.evaluate((to) => {
      document.documentElement.dataset.theme = to
      // Colours on their way are neither mode's; what inherits them sets out when they have arrived.
      const moving = () =>
        document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      for (let left = 20, now = moving(); now.length > 0 && left > 0; left -= 1, now = moving())
        for (const one of now) one.finish()
    }, mode)
  await page.locator(within).first().waitFor()
  const worn = await page.evaluate(() => document.documentElement.dataset.theme ?? 'dark')
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const mode of ['light', 'dark']) {
      await dress(mode)
      expect(await axe(page, within), `${within}, ${mode}, ${size.width} wide`).toEqual([])
    }
  }
  await dress(worn)
}
