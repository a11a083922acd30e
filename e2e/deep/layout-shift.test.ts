import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settingsSections } from '#web/features/settings/settings-sections.ts'
import { someOf, sweepTimeout } from '../../scripts/test/sample.ts'
import { desktop, phone } from '../support/browser.ts'
import { journey } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

declare global {
  interface Window {
    /** Sum of what moved by itself so far, as browsers count it (web.dev/cls). */
    layoutShift: number
  }
}

const timeout = sweepTimeout

async function countShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved on a page until nothing came any more. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.waitForTimeout(400)
  return page.evaluate(() => window.layoutShift)
}

const paths = [
  '/dashboard',
  '/journal-pages-demo',
  '/resonance',
  ...settingsSections.map(({ name }) => `/settings?section=${name}`),
]

const fullPaths = [
  '/journal-pages-demo',
  '/goals',
  '/habits',
  '/habits?view=week',
  '/calendar',
  '/calendar?view=week',
  '/memory-lane',
  '/analytics',
  '/analytics?tab=moves',
  '/analytics?tab=experiments',
  '/analytics?tab=letters',
  '/pricing',
  '/settings?section=vault',
]

journey(
  'a first insight moves nothing that is in sight',
  { tags: ['long'], timeout },
  async ({ server, arrive }) => {
    const { page, context } = await arrive({ viewport: desktop })
    await countShifts(context)
    const tove = { ...mara, username: 'tove', email: 'tove@example.org' }
    await arriveWithALife(page, server.url, tove)
    const firstAnalysis = async (on: Page) => {
      await on.goto('/dashboard')
      await on.getByText('Your pages are being read, on this device.').scrollIntoViewIfNeeded()
      await on.getByRole('button', { name: 'Show the new one' }).waitFor({ timeout: 60_000 })
      const shift = await on.evaluate(() => window.layoutShift)
      expect(shift.toFixed(2), `at ${on.viewportSize()?.width}`).toBe('0.00')
    }
    await firstAnalysis(page)
    // Each device reckons for itself.
    const { page: inHand, context: pocket } = await arrive({ viewport: phone })
    await countShifts(pocket)
    await loginThroughTheScreen(inHand, tove)
    await firstAnalysis(inHand)
  },
)

journey(
  'nothing moves by itself on pages with years on them',
  { tags: ['long'], timeout },
  async ({ server, arrive }) => {
    const { page, context } = await arrive({ viewport: desktop })
    await countShifts(context)
    const ida = { ...mara, username: 'ida', email: 'ida@example.org' }
    await arriveWithALife(page, server.url, ida, '/dashboard')
    // What is reckoned once a week has been reckoned: the next visits show it at once.
    await page.getByRole('button', { name: 'Show the new one' }).waitFor({ timeout: 60_000 })
    const found: Record<string, string> = {}
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      const some = someOf(`full pages that hold still at ${size.width}`, fullPaths, 2)
      for (const path of ['/dashboard', ...some]) {
        const shift = await shiftOf(page, path)
        if (shift.toFixed(2) !== '0.00') found[`${path} at ${size.width}`] = shift.toFixed(3)
      }
    }
    expect(found).toEqual({})
  },
)

journey('nothing moves by itself while a page arrives', { timeout, tags: ['long'] }, async ({ arrive }) => {
  const { page, context } = await arrive({ viewport: desktop })
  await countShifts(context)
  await arriveAsNewPerson(page, mara, '/journal-pages-demo')
  await writeEntry(page, { title: 'The ice', content: 'The river was quiet, and I was so happy.' })
  await writeEntry(page, { title: 'The lid', content: 'The river was loud.' })
  const found: Record<string, string> = {}
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    for (const path of someOf(`pages that hold still at ${size.width}`, paths, 3)) {
      const shift = await shiftOf(page, path)
      if (shift.toFixed(2) !== '0.00') found[`${path} at ${size.width}`] = shift.toFixed(3)
    }
  }
  expect(found).toEqual({})
})

interface Box {
  readonly top: number
  readonly left: number
  readonly width: number
}

/** Where the figures of a page stand, each by its question. */
const figuresOf = (page: Page): Promise<Record<string, Box>> =>
  page.evaluate(() => {
    const page = document.querySelector('#first-frame') ?? document.querySelector('#root')
    /** Of drawings for several widths the one that fits. */
    const shownIn = (figure: Element) =>
      [...figure.querySelectorAll('[data-drawing]')].find((one) => one.getClientRects().length > 0) ?? figure
    const figures = [...(page?.querySelectorAll('figure') ?? [])].map((figure) => {
      const { top, left, width } = shownIn(figure).getBoundingClientRect()
      const box = { top: top + scrollY, left, width }
      return [figure.querySelector('h2')?.textContent ?? '', box] as const
    })
    return Object.fromEntries(figures)
  })

journey(
  'the public drawings of a goal stand before the app has come, and nothing moves when it comes',
  { tags: ['long'], timeout },
  async ({ arrive }) => {
    const { page, context } = await arrive()
    await countShifts(context)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await page.goto('/goal-visualizations')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await figuresOf(page)
      expect(Object.keys(before)).toHaveLength(9)
      // By script: what moves after a key or a press is not counted.
      await page.getByRole('switch', { name: 'Mood' }).focus()
      await page.locator('#first-frame').waitFor({ state: 'detached' })
      await page.waitForTimeout(400)
      const after = await figuresOf(page)
      expect(Object.keys(after)).toEqual(Object.keys(before))
      for (const [question, box] of Object.entries(before)) {
        const then = after[question]
        const moved = then ? Math.max(Math.abs(then.top - box.top), Math.abs(then.left - box.left)) : Infinity
        expect(moved, `${question} at ${size.width}`).toBeLessThan(2)
      }
      expect((await page.evaluate(() => window.layoutShift)).toFixed(3), `at ${size.width}`).toBe('0.000')
    }
  },
)
