import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { rgbOf } from '#domain/theme/colour.ts'
import { colorThemes, themeVariants } from '#domain/theme/theme.ts'
import { paletteOf } from '#domain/theme/theme-tokens.ts'
import { axe } from '../support/axe.ts'
import { phone } from '../support/browser.ts'
import { journeyWith } from '../support/journey.ts'

const journey = journeyWith({ usually: { serviceWorker: false } })

const frameOf = (page: Page, look: string): Locator => page.locator(`article[data-look="${look}"]`)
const measured = (page: Page) => page.getByText(/^WCAG AA holds for all/)

/** What a part looks like: everything that a variant may change. */
const drawn = [
  'background-color',
  'background-image',
  'border-top-color',
  'border-top-width',
  'border-radius',
  'box-shadow',
  'color',
  'padding',
  'text-decoration',
  '--track',
  '--knob',
  '--track-rest',
  '--track-cast',
  '--knob-glow',
]
const styleOf = (part: Locator): Promise<string> =>
  part.evaluate((element, names) => {
    const style = getComputedStyle(element)
    return names.map((name) => style.getPropertyValue(name)).join(' | ')
  }, drawn)

// Spec: S2-025
journey(
  'a visitor sees all 90 looks, each measured, and none of them drawn before it is near',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.goto('/theme-test')
    await measured(page).waitFor()
    await page.getByText('WCAG AA holds for all 5,490 pairs.').waitFor()
    expect(await page.locator('article[data-look]').count()).toBe(90)
    expect(await page.locator('article [inert]').count()).toBeLessThan(30)
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    const last = frameOf(page, 'light-teal-tint')
    await last.scrollIntoViewIfNeeded()
    await last.getByText('Rain, and the long way home').waitFor()
    await last.getByText('all 61 pairs').waitFor()
    expect(await axe(page)).toEqual([])
  },
)

journey(
  'filters narrow the looks, stay in the address, and a look opens large by keys',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ reducedMotion: 'reduce' })
    await page.goto('/theme-test')
    await page.getByRole('group', { name: 'Colour' }).getByText('Teal').click()
    await page.getByRole('group', { name: 'Mode' }).getByText('Light').click()
    await page.getByRole('group', { name: 'Corners' }).getByText('None').click()
    await page.reload()
    await page.getByText('looks of 90').waitFor()
    expect(await page.locator('article[data-look]').count()).toBe(5)
    const card = frameOf(page, 'light-teal-professional').locator('.card').first()
    expect(await card.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('0px')
    await page.getByRole('button', { name: 'Light teal, vibrant: look at it large' }).press('Enter')
    const large = page.getByRole('dialog', { name: 'Light teal, vibrant' })
    await large.getByText('All 61 pairs hold').waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog', { name: 'Light teal, minimal' }).waitFor()
    await page.getByRole('slider', { name: 'Energy' }).last().press('ArrowRight')
    await page.getByRole('dialog', { name: 'Light teal, minimal' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
)

journey(
  'on a phone the looks are a row to push along, and nothing is in anybody’s way',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ viewport: phone })
    await page.goto('/theme-test?colour=amber')
    await measured(page).waitFor()
    await frameOf(page, 'dark-amber-vibrant').scrollIntoViewIfNeeded()
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    await page.getByRole('button', { name: 'Dark amber, vibrant: look at it large' }).click()
    await page.getByText('All 61 pairs hold').waitFor()
    expect(await axe(page)).toEqual([])
  },
)

/** Clean, with reduced effects: no shadow, no edge around it, no gradient. */
async function isPlain(card: Locator): Promise<void> {
  const plain = await card.evaluate((element) => {
    const { boxShadow, borderTopWidth, backgroundImage } = getComputedStyle(element)
    return { boxShadow, borderTopWidth, backgroundImage }
  })
  expect(plain).toEqual({ boxShadow: 'none', borderTopWidth: '0px', backgroundImage: 'none' })
}

// Spec: S3-189, S3-190, S3-191, S3-192, S3-193
journey(
  'no two variants draw a button, a card or a slider the same way',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    for (const mode of ['dark', 'light']) {
      await page.goto(`/theme-test?colour=indigo&mode=${mode}`)
      await measured(page).waitFor()
      const parts: Record<string, string[]> = { buttons: [], card: [], slider: [], field: [], toast: [] }
      for (const variant of themeVariants) {
        const frame = frameOf(page, `${mode}-indigo-${variant}`)
        await frame.getByText('Keep open').waitFor()
        const [fill, second] = await Promise.all(
          ['Seal', 'Keep open'].map((name) => styleOf(frame.locator('button', { hasText: name }).first())),
        )
        parts.buttons?.push(`${fill} ${second}`)
        parts.card?.push(await styleOf(frame.locator('.card').first()))
        parts.slider?.push(await styleOf(frame.locator('.slider')))
        parts.field?.push(await styleOf(frame.locator('.field')))
        parts.toast?.push(await styleOf(frame.locator('.toast')))
        if (variant === 'minimal') await isPlain(frame.locator('.card').first())
      }
      for (const [part, looks] of Object.entries(parts))
        expect([part, new Set(looks).size]).toEqual([part, 5])
    }
  },
)

// Spec: S2-180, S7-032
journey('the mark ends up in the ink of each theme', { tags: ['long'] }, async ({ server, arrive }) => {
  const image = await fetch(`${server.url}/images/logo.svg`)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  const { page } = await arrive()
  await page.goto('/theme-test?variant=professional&mode=dark')
  await measured(page).waitFor()
  for (const colorTheme of colorThemes) {
    const logo = frameOf(page, `dark-${colorTheme}-professional`).locator('.logo')
    await logo.scrollIntoViewIfNeeded()
    const { data, info } = await sharp(await logo.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true })
    // A place in the belly of the drop, beside the keyhole.
    const at = (Math.round(info.height * 0.66) * info.width + Math.round(info.width * 0.32)) * info.channels
    const { ink } = paletteOf({ mode: 'dark', colorTheme, variant: 'professional' })
    for (const [channel, part] of rgbOf(ink).entries())
      expect(Math.abs((data[at + channel] ?? 0) - part * 255)).toBeLessThan(8)
  }
})

// Spec: S9-026, S9-027, S2-181
journey(
  'the mark rests at 1.02, grows to 1.05 under a hand within 300 ms, and the wordmark loops in 2 s',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await page.goto('/theme-test')
    const logo = page.locator('header .logo').first()
    const look = () =>
      logo.evaluate((element) => {
        const { transform, transitionDuration } = getComputedStyle(element)
        const loop = getComputedStyle(element.parentElement ?? element)
        const hand = element.querySelector('.logo-shape')
        return {
          scale: new DOMMatrix(transform).a,
          transitionDuration,
          loop: `${loop.animationDuration} ${loop.animationIterationCount}`,
          hand: hand && Number(getComputedStyle(hand).opacity),
        }
      })
    expect(await look()).toEqual({ scale: 1.02, transitionDuration: '0.3s', loop: '2s infinite', hand: 0 })
    await page.locator('header').getByRole('link', { name: 'Inkwell' }).hover()
    await expect.poll(look).toMatchObject({ scale: 1.05, hand: 1 })
  },
)

journey('with forced colours every control keeps an edge', { tags: ['long'] }, async ({ arrive }) => {
  const { page } = await arrive()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/theme-test?colour=indigo&mode=dark')
  await measured(page).waitFor()
  for (const variant of themeVariants) {
    const frame = frameOf(page, `dark-indigo-${variant}`)
    for (const part of ['.button-fill', '.button-second', '.field', '.card', '.toast']) {
      const width = await frame
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopWidth)
      expect([variant, part, width]).toEqual([variant, part, '1px'])
    }
  }
  await page.getByRole('button', { name: 'Dark indigo, minimal: look at it large' }).press('Enter')
  const bells = page.getByRole('dialog').getByRole('switch', { name: 'Interval bells' })
  const ground = () =>
    bells.locator('.switch').evaluate((element) => getComputedStyle(element).backgroundColor)
  const on = await ground()
  await bells.click()
  expect(await ground()).not.toBe(on)
})
