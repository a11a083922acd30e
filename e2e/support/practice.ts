import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { mara } from './screen.ts'

/** Somebody of their own, so that journeys do not meet. */
export const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })

export const overlay = (page: Page, name: string) => page.getByRole('dialog', { name })
export const settings = (page: Page) => page.getByRole('region', { name: 'Settings' })
export const kept = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('inkwell-mindfulness-'))
    return JSON.parse((key && localStorage.getItem(key)) ?? '{}')
  })
export const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
export const atDashboard = (page: Page) => page.getByRole('heading', { name: /^(Good |Hello,)/ }).waitFor()

/** What the phone was told to do. */
export const pretendVibration = (page: Page) =>
  page.addInitScript(() => {
    const felt: string[] = []
    Object.assign(window, { felt })
    Object.defineProperty(Navigator.prototype, 'vibrate', {
      value: (pattern: number[] | number) => felt.push(String(pattern)) > 0,
    })
  })
export const felt = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'felt'))

/** The page with a clock that a journey can hold and move. */
export async function withOwnClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/dashboard')
  await atDashboard(page)
}

/** The key works as soon as the vault is open. */
export const pressB = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('b')
      return page.getByRole('dialog').count()
    })
    .toBe(1)

/** From here on only the journey moves the clock. */
export const holdClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)

export async function slideTo(slider: Locator, value: number, by: 'ArrowRight' | 'ArrowUp' = 'ArrowRight') {
  await slider.press('Home')
  for (let step = 0; step < value / 5; step++) await slider.press(by)
}

/** Presses the label of a radio button, as people do: the button itself is out of sight. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await expect.poll(() => radio.isChecked()).toBe(true)
}

/** The moments, in ms of everything that moves on the page, at which a press on the middle of the control meets something else. */
export const coveredAt = (control: Locator): Promise<number[]> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const moving = document.getAnimations().filter(({ playState }) => playState === 'paused')
    const now = moving.map(({ currentTime }) => currentTime)
    const moments = Array.from({ length: 160 }, (_, nth) => nth * 100)
    const covered = moments.filter((moment) => {
      for (const animation of moving) animation.currentTime = moment
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      return !element.contains(met)
    })
    moving.forEach((animation, nth) => {
      animation.currentTime = now[nth] ?? null
    })
    return moving.length === 0 ? [-1] : covered
  })
