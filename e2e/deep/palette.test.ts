import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { shortcutGroups } from '#web/lib/device/shortcuts.ts'
import { axe } from '../support/axe.ts'
import { sampledModes } from '../support/axe-modes.ts'
import { desktop, phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { sealedAndSynced, wordsOnPage, writeEntry } from '../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find or start' })
const field = (page: Page) => palette(page).getByRole('combobox')
const groups = (page: Page) =>
  palette(page)
    .getByRole('group')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
const chosen = async (page: Page): Promise<string> =>
  (await palette(page).getByRole('option', { selected: true }).allInnerTexts()).join()

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await field(page).waitFor()
}

/** Opens the palette, types, and takes what is chosen. */
async function take(page: Page, typed: string, expected: RegExp): Promise<void> {
  await openPalette(page)
  await page.keyboard.type(typed)
  await expect.poll(() => chosen(page)).toMatch(expected)
  await page.keyboard.press('Enter')
  await expect.poll(() => palette(page).count()).toBe(0)
}

journey(
  'by keys alone the palette starts things, goes everywhere, and finds one’s own words',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('by-keys'), '/journal-pages-demo')
    await writeEntry(page, {
      title: 'Before you lie',
      content: 'It was the kind of breath you take before you lie.',
    })
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: /^(Good |Hello,)/ }).waitFor()

    await openPalette(page)
    expect(await groups(page)).toEqual(['Start', 'Go'])
    await page.keyboard.type('breath')
    await expect.poll(() => groups(page)).toContain('Your words')
    const mark = palette(page).locator('mark')
    expect(await mark.textContent()).toBe('breath')
    await palette(page)
      .getByText(/Searched on this device, (?:under )?\d+ ms/)
      .waitFor()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosen(page)).toContain('kind of breath')
    await page.keyboard.press('Enter')
    await page.waitForURL(/journal-pages-demo\?entry=/)
    await expect.poll(() => wordsOnPage(page)).toContain('kind of breath')

    await take(page, 'vault', /Privacy and vault/)
    await page.waitForURL(/settings\?section=vault/)
    await take(page, 'lght', /Light mode/)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
    await take(page, 'check in', /Check in/)
    await page.waitForURL('**/dashboard')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label')))
      .toBe('Check-in')
    await take(page, 'letter of thanks', /A letter of thanks/)
    await page.waitForURL(/journal-pages-demo\?entry=/)
    await expect.poll(() => wordsOnPage(page)).toMatch(/^Dear ,/)
    await page.keyboard.type('piano')
    await expect.poll(() => wordsOnPage(page)).toMatch(/^Dear piano,/)
    await sealedAndSynced(page)

    await page.reload()
    await page.getByLabel('Your words', { exact: true }).waitFor()
    await openPalette(page)
    await expect.poll(() => groups(page)).toEqual(['Lately', 'Start', 'Go'])
    expect(
      await palette(page).getByRole('group', { name: 'Lately' }).getByRole('option').allInnerTexts(),
    ).toEqual([
      expect.stringContaining('letter'),
      expect.stringContaining('Check in'),
      expect.stringContaining('Light mode'),
      expect.stringContaining('Privacy and vault'),
    ])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('check-in')
    await page.keyboard.press('ControlOrMeta+k')
    await expect.poll(() => palette(page).count()).toBe(0)

    await openPalette(page)
    await page.keyboard.type('zzzz qqqq')
    await palette(page).getByText('Nothing is called that').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => palette(page).count()).toBe(0)
  },
)

journey(
  'while the vault is locked the palette offers what works, and nothing of what was written',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('locks'), '/journal-pages-demo')
    await writeEntry(page, { title: 'Secret', content: 'A secret breath.' })
    await take(page, 'lock now', /Lock now/)
    await page.getByRole('heading', { name: /^Locked/ }).waitFor()
    await openPalette(page)
    expect(await groups(page)).toEqual(['Start', 'Go'])
    const offered = await palette(page).getByRole('option').allInnerTexts()
    expect(offered.map((one) => one.split('\n')[0])).toEqual([
      'Light mode',
      'Dark mode',
      'Mode of the system',
      'Shortcuts',
      'Logout',
      'Privacy policy',
    ])
    await page.keyboard.type('secret')
    await palette(page).getByText('Nothing is called that').waitFor()
    await field(page).fill('logout')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/(auth.*)?$/)
  },
)

journey(
  '? lists every shortcut, not while somebody types; on a phone the menu leads to the palette',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ reducedMotion: 'reduce' })
    await arriveAsNewPerson(page, someone('asks-keys'))
    const list = page.getByRole('dialog', { name: 'Shortcuts' })
    await page.goto('/journal-pages-demo')
    await page.getByLabel('Your words', { exact: true }).click()
    await page.keyboard.type('Why?')
    expect(await wordsOnPage(page)).toBe('Why?')
    expect(await list.count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await list.waitFor()
    for (const { title, shortcuts } of shortcutGroups) {
      const terms = await list.getByRole('region', { name: title }).locator('dt').allInnerTexts()
      expect(terms).toEqual(shortcuts.map(({ does }) => does))
    }
    expect(await list.locator('kbd').allInnerTexts()).toEqual(expect.arrayContaining(['Ctrl', 'K', '?']))
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect.poll(() => wordsOnPage(page)).toBe('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Search your words',
    )

    for (const mode of sampledModes(['Light', 'Dark'])) {
      await page.setViewportSize(desktop)
      await page.goto('/settings?section=appearance')
      await page.getByRole('radio', { name: mode, exact: true }).check()
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('?')
      await list.waitFor()
      expect(await axe(page), `${mode}, shortcuts`).toEqual([])
      await page.keyboard.press('Escape')
      await openPalette(page)
      await page.keyboard.type('why')
      await palette(page).locator('mark').waitFor()
      expect(await axe(page), `${mode}, palette`).toEqual([])
      await page.setViewportSize(phone)
      expect(await axe(page), `${mode}, palette on a phone`).toEqual([])
      await palette(page).getByRole('button', { name: 'Close' }).click()
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Find or start' }).click()
    await field(page).fill('morning pages')
    await palette(page)
      .getByRole('option', { name: /Morning pages/ })
      .click()
    await expect.poll(() => wordsOnPage(page)).toContain('until three pages are full')
  },
)
