import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { overlay, pressB, someone } from '../support/practice.ts'

const lies = 'dialog[open], [role="menu"], [role="listbox"]'
const shown = (page: Page): Locator => page.locator(lies).filter({ visible: true })

const isInside = (page: Page): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.closest(selector) != null, lies)

const hasFocus = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

/** Opens it by keys from its button and closes it by Escape: the focus goes in, comes back, and the page is the same. */
async function opensAndCloses(page: Page, opener: Locator): Promise<void> {
  const address = page.url()
  await opener.focus()
  // A menu or a part of the page may still be on its way: the press is kept.
  await page.keyboard.press('Enter')
  const over = shown(page)
  await over.first().waitFor()
  const name = String(await opener.textContent())
  await expect.poll(() => isInside(page), { message: `the focus is in what ${name} opened` }).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => over.count(), { message: `Escape closes what ${name} opened` }).toBe(0)
  await expect.poll(() => hasFocus(opener), { message: `the focus is back at ${name}` }).toBe(true)
  expect(page.url()).toBe(address)
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first()

/** What opens something, by the page on which it stands. */
const openers: readonly (readonly [path: string, name: string | RegExp])[] = [
  ['/dashboard', 'Theme'],
  ['/dashboard', /Account:/],
  ['/dashboard', /^Breathe/],
  ['/journal-pages-demo', 'All templates'],
  ['/goals', 'New goal'],
  ['/habits', 'Stacks'],
  ['/habits', 'Start from a wish'],
  ['/habits', 'Import and export'],
  ['/calendar', 'Add to this day'],
  ['/analytics', 'How insights are made'],
  ['/settings?section=profile', 'Change email'],
]

journey(
  'Escape closes what is open and only that, and the focus goes back to what opened it',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    await arriveWithALife(page, server.url, someone('escapes'))
    for (const [path, name] of openers) {
      await page.goto(path)
      await page.locator('main').getByRole('heading').first().waitFor()
      await button(page, name).waitFor({ timeout: 60_000 })
      await opensAndCloses(page, button(page, name))
    }

    // By a key of its own, from wherever the focus is.
    await page.goto('/goals')
    const from = button(page, 'New goal')
    for (const key of ['ControlOrMeta+k', '?']) {
      await from.focus()
      await expect
        .poll(async () => {
          if ((await shown(page).count()) === 0) await page.keyboard.press(key)
          return shown(page).count()
        })
        .toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      await expect.poll(() => shown(page).count()).toBe(0)
      await expect.poll(() => hasFocus(from), { message: `the focus is back after ${key}` }).toBe(true)
    }

    // The companion beside a page, and over it where there is less room: what shows it has the focus then.
    await page.goto('/journal-pages-demo')
    await button(page, 'Hide the companion').waitFor()
    await page.getByRole('tab', { name: 'Companion', exact: true }).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(button(page, 'Show the companion'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Companion', exact: true }).waitFor()

    // The sound player, whatever had the focus in it.
    await page.goto('/dashboard')
    await button(page, 'Bring back the player').click()
    await button(page, /^Expand the player/).click()
    await button(page, 'Collapse the player').waitFor()
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(button(page, /^Expand the player/))).toBe(true)

    // One over the other: each Escape closes the one that lies on top.
    await page.goto('/dashboard')
    await pressB(page)
    const breathing = overlay(page, 'Breathing Exercise')
    const history = breathing.getByRole('button', { name: /^Session/ })
    await history.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(2)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(1)
    await expect.poll(() => hasFocus(history)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).waitFor()
    await opensAndCloses(page, page.getByRole('button', { name: 'Menu', exact: true }))
  },
)

journey(
  'when what opened a dialog has gone with it, the focus stays in the page',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    await arriveWithALife(page, server.url, someone('letters'), '/dashboard')
    await button(page, 'Read it').waitFor()
    await button(page, 'Read it').focus()
    await page.keyboard.press('Enter')
    await page.getByText('Did you open the lid?').waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Read it').waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true)
  },
)

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
  })

journey(
  'arrow keys move where they should: tabs, choices, menus, days and goals',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    await arriveWithALife(page, server.url, someone('arrows'))

    await page.goto('/analytics')
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await tab('Course').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tab('What moves with what').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('End')
    await expect.poll(() => hasFocus(tab('Letters'))).toBe(true)
    await page.keyboard.press('Home')
    await expect.poll(() => hasFocus(tab('Course'))).toBe(true)

    await page.goto('/goals')
    const board = page.getByRole('radio', { name: 'Board' })
    await board.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('radio', { name: 'Tree' }).isChecked()).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await button(page, /Play the Schumann/).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedName(page)).toMatch(/Asleep before one/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focusedName(page)).toMatch(/One no a week/)

    await button(page, /Account:/).focus()
    await page.keyboard.press('Enter')
    const first = page.getByRole('menuitem').first()
    await expect.poll(() => hasFocus(first)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => hasFocus(page.getByRole('menuitem').nth(1))).toBe(true)
    await page.keyboard.press('Escape')

    await page.goto('/calendar')
    const today = page.locator('[data-day][aria-current="date"]')
    // It can have the focus once the page is shown.
    await today.waitFor()
    await today.focus()
    const day = (moved: string) =>
      page
        .locator('[data-day]:focus')
        .getAttribute('data-day', { timeout: 2_000 })
        .then((at) => `${moved} ${at}`)
    const begun = await today.getAttribute('data-day')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => day('down')).not.toBe(`down ${begun}`)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => day('up')).toBe(`up ${begun}`)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => day('right')).not.toBe(`right ${begun}`)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => day('left')).toBe(`left ${begun}`)
  },
)
