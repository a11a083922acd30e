import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { someOf } from '../../scripts/test/sample.ts'
import { axeInEveryRun, thisLook } from './axe.ts'
import { desktop, phone } from './browser.ts'

/** The modes in which a journey opens its screens only to look at them; in a sample one of them. */
export const sampledModes = <Mode extends string>(modes: readonly Mode[]): readonly Mode[] =>
  someOf(thisLook(), modes, 1)

/** Of these, in a sample, one. */
function looksAt<Mode extends string>(modes: readonly Mode[], sizes: readonly Size[]): readonly Look<Mode>[] {
  const looks = sizes.flatMap((size) => modes.map((mode) => ({ mode, size })))
  return someOf(thisLook(), looks, 1)
}

interface Size {
  readonly width: number
  readonly height: number
}
interface Look<Mode> {
  readonly mode: Mode
  readonly size: Size
}

/** Opens a screen light and dark, wide and on a phone, and expects no violation; ends dark and wide. */
export async function axeInEveryMode(page: Page, open: () => Promise<void>): Promise<void> {
  const modes = ['Light', 'Dark'] as const
  const looks = looksAt(modes, [phone, desktop])
  for (const mode of modes) {
    const sizes = looks.filter((look) => look.mode === mode).map(({ size }) => size)
    if (mode === 'Light' && sizes.length === 0) continue
    await page.goto('/settings?section=appearance')
    await page.getByRole('radio', { name: mode, exact: true }).check()
    await open()
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await axeInEveryRun(page), `${mode}, ${size.width} wide`).toEqual([])
    }
    await page.setViewportSize(desktop)
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
  const looks = looksAt(['light', 'dark'], sizes)
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const { mode } of looks.filter((look) => look.size === size)) {
      await dress(mode)
      expect(await axeInEveryRun(page, within), `${within}, ${mode}, ${size.width} wide`).toEqual([])
    }
  }
  await dress(worn)
}
