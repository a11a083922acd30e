import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { layoutOf } from '#web/app/pages.ts'
import { phone, stopClock } from '../support/browser.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, logoutThroughTheScreen, mara, type Sample } from '../support/screen.ts'
import { leaveControls, tooltipAfter, tooltipDelay } from '../support/tooltips.ts'

const journey = journeyWith({ usually: { serviceWorker: false } })

const someone = (username: string): Sample => ({ ...mara, username, email: `${username}@example.org` })
const ways = [
  ['Dashboard', '/dashboard'],
  ['Journal', '/journal-pages-demo'],
  ['Memory Lane', '/memory-lane'],
  ['Analytics', '/analytics'],
  ['Goals', '/goals'],
  ['Habits', '/habits'],
  ['Calendar', '/calendar'],
  ['Settings', '/settings'],
] as const
const about = {
  Dashboard: 'Personal overview and summary',
  Journal: 'Direct journaling experience with templates',
  Goals: 'Set and track personal goals and progress',
  Habits: 'Build consistent daily routines',
}

/** Whole pixels: a part that slid in is a hair wider. */
const widthOf = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.width ?? 0)
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const account = (page: Page) => page.getByRole('button', { name: 'Mara Lindqvist', expanded: false })

// Spec: S1-034, S1-035, S1-036, S1-037, S2-096, S2-098, S2-099, S2-100, S2-101, S2-102, S2-103, S2-104, S2-105, S2-110
// Spec: S2-111, S2-112, S9-012
journey('the sidebar leads everywhere, says what is where, and shows where one is', async ({ arrive }) => {
  const { page } = await arrive()
  await arriveAsNewPerson(page, someone('walks-around'))
  const sidebar = sidebarOf(page)
  expect(await widthOf(sidebar)).toBe(256)
  expect(await sidebar.getByRole('link').allTextContents()).toEqual([
    'Inkwell',
    ...ways.map(([name]) => name),
  ])
  await sidebar.getByRole('heading', { name: 'Preferences' }).waitFor()
  for (const [name, words] of Object.entries(about)) {
    const link = sidebar.getByRole('link', { name, exact: true })
    await leaveControls(page)
    await tooltipAfter(page, link, words)
  }
  for (const [name, path] of ways) {
    await sidebar.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${path}`)
    const here = sidebar.locator('[aria-current=page]').filter({ visible: true })
    await expect.poll(async () => (await here.last().getAttribute('href')) ?? '').toContain(path)
    const frame = page.locator('#content > div').last()
    const padding = await frame.evaluate((element) => getComputedStyle(element).paddingLeft)
    if (path === '/journal-pages-demo') {
      expect(padding).toBe('0px')
      expect((await page.getByRole('main').boundingBox())?.height).toBe(900)
      expect(await widthOf(sidebar)).toBe(80)
    } else expect(padding, path).toBe(layoutOf(path) === 'full' ? '0px' : '48px')
    const most = await frame.evaluate((element) => getComputedStyle(element).maxWidth)
    if (path === '/settings') expect(most).toBe('1520px')
    if (path === '/analytics') expect(most).toBe('1240px')
  }
})

// Spec: S2-106, S2-109, S4-020, S9-010, S9-012
journey(
  'the sidebar becomes narrow on large screens and stays so',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('likes-it-narrow'))
    const sidebar = sidebarOf(page)
    const goals = sidebar.getByRole('link', { name: 'Goals' })
    expect(await tooltipDelay(page, goals, about.Goals)).toBeGreaterThanOrEqual(1000)
    const narrow = page.getByRole('button', { name: 'Collapse sidebar' })
    const byDefault = await tooltipDelay(page, narrow, 'Collapse sidebar')
    expect(byDefault).toBeGreaterThanOrEqual(700)
    expect(byDefault).toBeLessThan(1000)
    await narrow.click()
    await expect.poll(() => widthOf(sidebar)).toBe(80)
    const quick = await tooltipDelay(page, goals, about.Goals)
    expect(quick).toBeGreaterThanOrEqual(100)
    expect(quick).toBeLessThan(700)
    expect(await kept(page, 'sidebar-collapsed')).toBe('true')
    await page.reload()
    await goals.waitFor()
    expect(await widthOf(sidebar)).toBe(80)
    await page.setViewportSize({ width: 1023, height: 800 })
    await sidebar.waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: /sidebar/ }).count()).toBe(0)
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect.poll(() => widthOf(sidebar)).toBe(256)
    expect(await kept(page, 'sidebar-collapsed')).toBe('false')
    // The journal takes the room only from those who have not chosen.
    await sidebar.getByRole('link', { name: 'Journal' }).click()
    await page.waitForURL('**/journal-pages-demo')
    expect(await widthOf(sidebar)).toBe(256)
  },
)

// Spec: S9-011
journey(
  'a way of the sidebar is explained after 1000 ms, and after 100 ms when it is narrow',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.clock.install()
    await arriveAsNewPerson(page, someone('waits-for-words'))
    const goals = sidebarOf(page).getByRole('link', { name: 'Goals' })
    const words = page.getByRole('tooltip')
    const comesAfter = async (ms: number) => {
      await leaveControls(page)
      await stopClock(page)
      await goals.hover()
      await page.clock.runFor(ms - 1)
      expect(await words.count()).toBe(0)
      await page.clock.runFor(1)
      await words.waitFor({ state: 'attached' })
      await page.clock.resume()
      expect(await words.textContent()).toContain(about.Goals)
    }
    await comesAfter(1000)
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.poll(() => widthOf(sidebarOf(page))).toBe(80)
    await comesAfter(100)
  },
)

// Spec: S1-032, S2-113, S2-114, S2-115, S2-116, S2-117, S2-118, S2-119, S4-002, S4-021, S7-020, S7-029
journey(
  'the account card opens its menu; referrals are soon, and who asks is kept',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('asks-to-be-told'))
    const card = account(page)
    expect(await card.textContent()).toContain('ML')
    expect(await card.textContent()).toContain('Mara Lindqvistasks-to-be-told@example.org')
    await card.click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Settings',
      'ReferralsSoon',
      'Lock now',
      'Logout',
    ])
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.waitForURL('**/settings')
    await account(page).click()
    await page.getByRole('menuitem', { name: 'Referrals' }).click()
    const modal = page.getByRole('dialog', { name: 'Coming Soon' })
    for (const words of [
      'Share with friends',
      'Earn rewards',
      "We'll notify you when referrals become available",
    ])
      await modal.getByText(words).waitFor()
    await modal.getByRole('button', { name: 'Okay, Got It' }).click()
    await modal.waitFor({ state: 'detached' })
    await account(page).click()
    await page.getByRole('menuitem', { name: 'Referrals' }).click()
    await modal.getByRole('button', { name: 'Ask to be told' }).click()
    await page.waitForURL('**/referrals')
    await page.getByRole('button', { name: 'Notify me' }).click()
    await page.getByText('You asked to be told.').waitFor()
    await page.reload()
    await page.getByText('You asked to be told.').waitFor()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('button', { name: 'Notify me' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Notify me' }).waitFor()
    const leaving = page.context().waitForEvent('request', (request) => request.url().endsWith('/api/logout'))
    await logoutThroughTheScreen(page)
    expect((await leaving).postData()).toBeNull()
    await page.goto('/dashboard')
    await page.waitForURL('**/auth**')
  },
)

// Spec: S2-097, S2-107, S2-108, S4-020
journey(
  'on a small screen the sidebar lies over the page until the page is pressed',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ viewport: phone })
    await arriveAsNewPerson(page, someone('on-the-phone'))
    const head = page.getByRole('banner')
    await head.getByRole('link', { name: 'Inkwell' }).waitFor()
    await head.getByRole('button', { name: 'Theme' }).click()
    expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['Light', 'Dark', 'System'])
    await page.keyboard.press('Escape')
    const toggle = head.getByRole('button', { name: 'Menu' })
    const overlay = page.getByRole('dialog', { name: 'Menu' })
    await toggle.click()
    await overlay.waitFor()
    expect(await widthOf(overlay)).toBe(256)
    expect(await kept(page, 'sidebar-open')).toBe('true')
    await page.reload()
    await overlay.waitFor()
    await page.mouse.click(phone.width - 20, 400)
    await overlay.waitFor({ state: 'detached' })
    expect(await kept(page, 'sidebar-open')).toBe('false')
    await toggle.click()
    await overlay.getByRole('link', { name: 'Habits' }).click()
    await page.waitForURL('**/habits')
    await overlay.waitFor({ state: 'detached' })
  },
)

// Spec: S2-056, S9-013
journey('a screen is small below 768 px', async ({ arrive }) => {
  const { page } = await arrive({ viewport: { width: 767, height: 800 } })
  await page.goto('/about')
  const menu = page.getByRole('button', { name: 'Menu' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Features' })
  await menu.waitFor()
  await link.waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 768, height: 800 })
  await link.waitFor()
  await menu.waitFor({ state: 'hidden' })
})
