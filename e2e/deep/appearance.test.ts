import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { contrastOf } from '#domain/theme/theme-pairs.ts'
import { type Appearance, paletteCss, paletteOf } from '#domain/theme/theme-tokens.ts'
import { keptByServer, keptHere, setAppearance, wornBy } from '../support/appearance.ts'
import { axe } from '../support/axe.ts'
import { desktop, phone } from '../support/browser.ts'
import { journeyWith } from '../support/journey.ts'
import { serverGone, keptHere as shellKeptHere } from '../support/offline.ts'
import {
  arriveAsNewPerson,
  loginThroughTheScreen,
  logoutThroughTheScreen,
  mara,
  type Sample,
} from '../support/screen.ts'

const journey = journeyWith({ usually: {} })

const someone = (username: string): Sample => ({ ...mara, username, email: `${username}@example.org` })

async function openAppearance(page: Page): Promise<void> {
  await page.goto('/settings?section=appearance')
  await page.getByRole('heading', { level: 1, name: 'Appearance' }).waitFor()
  await page.getByRole('radio', { name: 'Indigo' }).waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Indigo' }).isEnabled()).toBe(true)
}

const choose = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name }).check()
const chosen = (page: Page) =>
  page
    .getByRole('radio', { checked: true })
    .evaluateAll((found) => found.map((one) => (one as HTMLInputElement).value))
const openDashboard = async (page: Page) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Make my code' }).waitFor()
}
const cornerOfButton = (page: Page) =>
  page
    .getByRole('button', { name: 'Make my code' })
    .evaluate((button) => getComputedStyle(button).borderTopLeftRadius)

// Spec: S1-033, S4-015, S7-030
journey(
  'every choice of the look is seen on other pages, outlasts a reload and goes along to another browser',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = someone('every-choice')
    const { page } = await arrive()
    await arriveAsNewPerson(page, person)
    expect(await wornBy(page)).toMatchObject({ mode: 'dark', radius: '0.75rem', bodySize: '15px' })
    await openAppearance(page)
    expect(await chosen(page)).toEqual(['dark', 'indigo', 'professional', 'large'])

    await choose(page, 'Mode', 'Light')
    await choose(page, 'Colour', 'Emerald')
    await choose(page, 'Variant', 'Tint')
    // By keys: the next corner is the last one.
    await page.getByRole('radio', { name: 'Large' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('slider', { name: 'Text size' }).press('End')
    await page.getByText('writing at 24 px').waitFor()
    await page.getByText('follows the system until you choose').waitFor()
    await page.getByRole('switch', { name: 'Reduced motion' }).click()
    await page.getByText('your choice on this device').waitFor()

    const look: Appearance = { mode: 'light', colorTheme: 'emerald', variant: 'tint' }
    const colours = paletteCss(look)
    const four = { theme: 'light', colorTheme: 'emerald', themeVariant: 'tint', borderRadius: 'full' }
    const worn = {
      mode: 'light',
      variant: 'tint',
      motion: 'reduced',
      ink: colours.ink,
      radius: '99px',
      barColour: colours['surface-0'],
      bodySize: '18px',
    }
    await expect.poll(() => wornBy(page)).toMatchObject(worn)
    await expect.poll(() => keptByServer(page)).toEqual(four)
    const kept = await keptHere(page)
    expect(kept.theme).toBe('light')
    expect(JSON.parse(kept['inkwell-theme-settings'] ?? '')).toEqual(four)
    const told = (contrastOf(paletteOf(look), { over: 'text', ground: 'surface-1' }) - 0.05).toFixed(1)
    await page.getByText(`${told} : 1`).waitFor()
    await page.getByText('WCAG AA holds for all 61 pairs').waitFor()
    expect(await axe(page)).toEqual([])
    await page.setViewportSize(phone)
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await page.setViewportSize(desktop)

    await page.reload()
    await openAppearance(page)
    expect(await chosen(page)).toEqual(['light', 'emerald', 'tint', 'full'])
    expect(await page.getByRole('switch', { name: 'Reduced motion' }).getAttribute('aria-checked')).toBe(
      'true',
    )
    await openDashboard(page)
    await expect.poll(() => wornBy(page)).toMatchObject(worn)
    expect(await cornerOfButton(page)).toBe('99px')

    const elsewhere = await arrive()
    await loginThroughTheScreen(elsewhere.page, person)
    // Text size and motion are choices of a device.
    await expect
      .poll(() => wornBy(elsewhere.page))
      .toMatchObject({ ...worn, motion: 'full', bodySize: '15px' })
    await elsewhere.page.getByRole('button', { name: 'Theme', expanded: false }).first().click()
    await elsewhere.page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect.poll(() => wornBy(elsewhere.page)).toMatchObject({ mode: 'dark', variant: 'tint' })
    await expect.poll(() => keptByServer(page)).toEqual({ ...four, theme: 'dark' })
  },
)

// Spec: S8-018
journey(
  'the first frame of a light look is light already, before any other script has run',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, expectTrouble } = await arrive()
    expectTrouble(/ERR_FAILED/)
    await arriveAsNewPerson(page, someone('first-frame'))
    await setAppearance(page, {
      theme: 'light',
      colorTheme: 'emerald',
      themeVariant: 'vibrant',
      borderRadius: 'none',
    })
    await page.evaluate(() => localStorage.setItem('inkwell-text-size', '22'))
    await openDashboard(page)
    const colours = paletteCss({ mode: 'light', colorTheme: 'emerald', variant: 'vibrant' })
    await expect.poll(() => wornBy(page)).toMatchObject({ mode: 'light', ink: colours.ink })
    const settled = await wornBy(page)

    // From here on nothing but the style sheet and the first script arrives.
    await page.evaluate(async () => {
      const kept = await navigator.serviceWorker.getRegistrations()
      await Promise.all(kept.map((registration) => registration.unregister()))
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/dashboard')
    expect((await page.locator('#root').textContent())?.trim()).toBe('Loading Inkwell')
    const { motion: _, ...worn } = settled
    expect(await wornBy(page)).toMatchObject({
      ...worn,
      mode: 'light',
      variant: 'vibrant',
      radius: '0rem',
      bodySize: '16.5px',
    })

    // A kept colour that cannot be read.
    await page.evaluate(() => {
      const name = 'inkwell-first-look'
      const look = JSON.parse(localStorage.getItem(name) ?? '')
      const css = look.css.replaceAll(/--(primary|ink):[^;}]+/g, '--$1:no colour')
      localStorage.setItem(name, JSON.stringify({ ...look, css }))
    })
    await page.reload()
    expect(await wornBy(page)).toMatchObject({ primary: 'rgb(0, 85, 255)', ring: 'rgb(0, 85, 255)' })
    // Nor does a broken note keep the page from coming.
    await page.evaluate(() => localStorage.setItem('inkwell-first-look', '{'))
    expectTrouble(/SyntaxError/)
    await page.unroute('**/assets/*.js')
    await openDashboard(page)
    await expect.poll(() => wornBy(page)).toEqual(settled)
  },
)

journey(
  'a choice made without the server outlasts a reload and arrives when it is back',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page, expectTrouble } = await arrive()
    expectTrouble(serverGone)
    await arriveAsNewPerson(page, someone('offline-choice'), null)
    await openAppearance(page)
    await shellKeptHere(page)
    await server.kill('SIGTERM')
    await choose(page, 'Colour', 'Rose')
    const { ink } = paletteCss({ mode: 'dark', colorTheme: 'rose', variant: 'professional' })
    await expect.poll(() => wornBy(page)).toMatchObject({ ink })
    await page.reload()
    await openAppearance(page)
    expect(await chosen(page)).toEqual(['dark', 'rose', 'professional', 'large'])
    await server.restart()
    await expect
      .poll(() => keptByServer(page).catch(() => null), { timeout: 30_000 })
      .toMatchObject({ colorTheme: 'rose' })
    await page.reload()
    await openAppearance(page)
    expect(await wornBy(page)).toMatchObject({ ink })
  },
)

// Spec: S4-009, S4-015, S4-016, S2-120
journey(
  'system and motion follow the operating system while the page is open',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ colorScheme: 'light', reducedMotion: 'reduce', viewport: phone })
    await arriveAsNewPerson(page, someone('as-the-system'))
    expect(await wornBy(page)).toMatchObject({ mode: 'dark', motion: 'reduced' })
    await page.getByRole('button', { name: 'Theme', expanded: false }).first().click()
    expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['Light', 'Dark', 'System'])
    await page.getByRole('menuitemradio', { name: 'System' }).click()
    await expect.poll(() => wornBy(page)).toMatchObject({ mode: 'light' })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
    await expect.poll(() => wornBy(page)).toMatchObject({ mode: 'dark', motion: 'full' })
    await openAppearance(page)
    expect(await axe(page)).toEqual([])
    await page.setViewportSize(desktop)
    expect(await axe(page)).toEqual([])
    expect((await chosen(page))[0]).toBe('system')
    const motion = page.getByRole('switch', { name: 'Reduced motion' })
    await motion.click()
    expect(await page.evaluate(() => localStorage.getItem('reduced-motion-preference'))).toBe('true')
    await motion.click()
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expect.poll(() => wornBy(page)).toMatchObject({ mode: 'light', motion: 'full' })
    await page.reload()
    expect(await wornBy(page)).toMatchObject({ mode: 'light', motion: 'full' })
    await page.getByRole('button', { name: 'Follow the system' }).click()
    await expect.poll(() => wornBy(page)).toMatchObject({ motion: 'reduced' })
    expect(await page.evaluate(() => localStorage.getItem('reduced-motion-preference'))).toBe(null)
  },
)

// Spec: S4-010, S4-011, S8-017
journey(
  'a visitor is dark, and nobody sees the look of whoever was here before',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, expectTrouble } = await arrive({ colorScheme: 'light' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of ['/', '/auth?mode=login', '/privacy-policy']) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      expect(await wornBy(page)).toMatchObject({ mode: 'dark' })
    }
    expect(asked).not.toContain('/api/user/settings')
    expect(await keptHere(page)).toEqual({})

    await arriveAsNewPerson(page, someone('first-here'))
    await setAppearance(page, { theme: 'light', colorTheme: 'amber', themeVariant: 'neumorphic' })
    await openDashboard(page)
    await expect.poll(() => wornBy(page)).toMatchObject({ mode: 'light', variant: 'neumorphic' })
    await logoutThroughTheScreen(page, mara)
    await expect.poll(() => wornBy(page)).toMatchObject({ mode: 'dark', variant: 'professional' })
    await expect.poll(() => keptHere(page)).toEqual({})

    // The second one's look cannot be fetched: that is logged, and they see the defaults.
    expectTrouble(/500/)
    await page.route('**/api/user/settings', (route) => route.fulfill({ status: 500, body: 'no' }))
    const logged = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('500: no'),
    )
    await arriveAsNewPerson(page, someone('second-here'))
    await logged
    const { ink } = paletteCss({ mode: 'dark', colorTheme: 'indigo', variant: 'professional' })
    await expect
      .poll(() => wornBy(page))
      .toMatchObject({ mode: 'dark', variant: 'professional', ring: ink, radius: '0.75rem' })
  },
)
