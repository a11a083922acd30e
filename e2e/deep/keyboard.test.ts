import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { someOf, sweepTimeout } from '../../scripts/test/sample.ts'
import { desktop, phone } from '../support/browser.ts'
import { drawn } from '../support/fits.ts'
import { journey } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { mara } from '../support/screen.ts'

const paths = [
  '/dashboard',
  '/journal-pages-demo',
  '/goals',
  '/goals?view=tree',
  '/habits',
  '/habits?view=week',
  '/habits?view=review',
  '/calendar?view=week',
  '/calendar?view=agenda',
  '/memory-lane',
  '/memory-lane?view=people',
  '/analytics?tab=letters',
  '/analytics?tab=experiments',
  '/guided',
  '/pricing',
  '/admin',
  '/admin?tab=users',
  '/admin?tab=flags',
  '/admin/jobs',
  '/admin/testing',
  '/settings?section=mindfulness',
]

/** A page has no more places for the focus than this. */
const mostStops = 300
/** A field of a date or a time has up to four parts, each a stop of its own. */
const mostParts = 4

interface Stop {
  /** Which control of the page, in the order in which they were met. */
  readonly nth: number
  readonly isNew: boolean
  /** What is wrong with how it is met. */
  readonly faults: readonly string[]
}

/**
 * Walks the page with Tab alone, from its beginning until the focus has left it, and says what somebody without a mouse would miss: a control that is met
 * out of sight, under something else, or without a sign that it has the focus, and one that holds the focus. Empty when there is nothing.
 */
async function faultsByKeys(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const found: string[] = []
  let held = 0
  for (let pressed = 0; pressed < mostStops; pressed++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(look)
    if (!stop || (!stop.isNew && stop.nth === 0)) return found
    found.push(...stop.faults)
    held = stop.isNew ? 0 : held + 1
    if (held >= mostParts) return [...found, `the focus is held by control ${stop.nth}`]
  }
  return [...found, `${mostStops} presses did not lead out of the page`]
}

/** Runs in the page: what has the focus now. */
function look(): Stop | null {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return null
  const met: Element[] = Reflect.get(window, 'metByKeys') ?? []
  Reflect.set(window, 'metByKeys', met)
  const isNew = !met.includes(at)
  if (isNew) met.push(at)
  const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? ''}`
  const label = at instanceof HTMLInputElement ? at.labels?.[0] : undefined
  const own = at.getBoundingClientRect()
  // A radio button or a switch that is drawn by its label.
  const shown = label && own.width <= 2 ? label : at
  const { left, right, top, bottom, width, height } = shown.getBoundingClientRect()
  const faults: string[] = []
  if (bottom < 1 || top > innerHeight - 1 || right < 1 || left > innerWidth - 1)
    faults.push(`${name}: out of sight`)
  else if (width > 2) {
    const x = Math.min(innerWidth - 2, Math.max(1, left + width / 2))
    const y = Math.min(innerHeight - 2, Math.max(1, top + height / 2))
    const over = document.elementFromPoint(x, y)
    const isPart = over && (shown.contains(over) || over.contains(shown) || label?.contains(over))
    // The words that said what the control before it does are on their way out.
    const isTooltip = over?.closest('[role="tooltip"], [data-radix-popper-content-wrapper]')
    const isInside = over?.closest('[data-column], [role="gridcell"], td')?.contains(shown)
    if (over && !isPart && !isInside && !isTooltip)
      faults.push(`${name}: under ${over.tagName} ${over.className}`)
  }
  // What is typed into has its edge drawn anew; everything else has an outline.
  const isTypedInto = at.matches('input, textarea, [contenteditable]')
  const hasRing = (one: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return hasOutline || (isTypedInto && boxShadow !== 'none')
  }
  const around = [at.parentElement, at.parentElement?.parentElement, label, at.nextElementSibling]
  const near = [at, ...around.filter((one) => one instanceof Element), ...(label?.children ?? [])]
  if (!near.some(hasRing)) faults.push(`${name}: no sign of the focus`)
  return { nth: met.indexOf(at), isNew, faults }
}

// WCAG 2.2: 2.1.1, 2.1.2, 2.4.7, 2.4.11
journey(
  'by keys alone every control is met where it can be seen, on a desk and on a phone, and none holds the focus',
  { tags: ['long'], timeout: sweepTimeout },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    await arriveWithALife(page, server.url, mara, '/dashboard')
    const found: Record<string, string[]> = {}
    for (const size of [desktop, phone])
      for (const path of someOf(`walked by keys at ${size.width}`, paths, 2)) {
        await page.setViewportSize(size)
        await page.goto(path)
        await drawn(page)
        const faults = await faultsByKeys(page)
        if (faults.length > 0) found[`${path}, ${size.width}`] = faults
      }
    expect(found).toEqual({})
  },
)
