import type { Page } from 'playwright-core'

/** The smallest phone in use, which is also a window of 640 px at 200 % zoom. */
export const smallest = { width: 320, height: 568 } as const
/** A phone that is held across. */
export const across = { width: 844, height: 390 } as const
/** A tablet held upright: the first width with a sidebar. */
export const tablet = { width: 768, height: 1024 } as const
/** A laptop at 200 % zoom. */
export const zoomed = { width: 720, height: 450 } as const

/** Resolves when a page has its heading and nothing on it is still on its way. A page that waits for somebody to touch it is touched. */
export async function drawn(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor()
  const frame = page.locator('#first-frame')
  if ((await frame.count()) > 0) {
    await frame.getByRole('switch').first().focus()
    await frame.waitFor({ state: 'detached' })
  }
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy="true"], main .animate-breathe, .player-slot:empty'),
  )
}

/** Resolves when the page has been drawn for the window it is in: drawings that measure their room draw once more after it has changed. */
export const redrawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)))),
  )

/** What can be wrong with how a page fits its window; empty: it fits. */
export async function misfits(page: Page): Promise<string[]> {
  await redrawn(page)
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const parents = (from: Element): Element[] => {
      const parent = from.parentElement
      return parent ? [parent, ...parents(parent)] : []
    }
    const cuts = (one: Element) => getComputedStyle(one).overflowX !== 'visible'
    const wide = [...document.querySelectorAll('main :not(.sr-only, .sr-only *)')].filter(
      (one) => one.getBoundingClientRect().right > innerWidth + 1 && !parents(one).some(cuts),
    )
    return [
      ...(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []),
      ...(scrollHeight > document.body.scrollHeight + 1 ? [`${scrollHeight} px high, and empty below`] : []),
      ...wide.slice(0, 2).map((one) => `out to the right: ${one.tagName} ${one.className}`),
    ]
  })
}

/**
 * Every control of the page that has something of `over` (a selector) on top of it, as it stands and, unless `isAsItStands`, at the end of the page, with
 * every line of text and the end of every list: empty when none has. The page is left where it was.
 */
export function coveredBy(page: Page, over: string, isAsItStands = false): Promise<string[]> {
  return page.evaluate(
    ({ selector, isOnce }) => {
      const controls =
        'a[href], button, input, select, textarea, [role="slider"], [role="tab"], [data-keep-clear]'
      const all = [...document.querySelectorAll(controls)].filter((one) => !one.closest(selector))
      /** What a hand presses: of a radio button or a switch that is drawn by its label, the label. */
      const pressed = (one: Element): Element =>
        (one instanceof HTMLInputElement && one.getBoundingClientRect().width <= 2 && one.labels?.[0]) || one
      const isUnder = (one: Element, x: number, y: number) => {
        const above = document.elementFromPoint(x, y)?.closest(selector)
        // What was scrolled behind the bar that it stands in lies behind the bar.
        const bar = above?.closest('header, aside')
        return Boolean(above) && (!bar || bar.contains(one))
      }
      const isCovered = (one: Element) => {
        const { left, top, width, height } = pressed(one).getBoundingClientRect()
        return width > 0 && height > 0 && isUnder(one, left + width / 2, top + height / 2)
      }
      /** Whether the middle of what a box shares with something that lies over the page is covered by that. */
      const isCut = (one: Element, box: DOMRect, lids: readonly DOMRect[]) =>
        lids.some((lid) => {
          const [left, right] = [Math.max(box.left, lid.left), Math.min(box.right, lid.right)]
          const [top, bottom] = [Math.max(box.top, lid.top), Math.min(box.bottom, lid.bottom)]
          return right - left > 1 && bottom - top > 1 && isUnder(one, (left + right) / 2, (top + bottom) / 2)
        })
      const isRead = (one: Element | null): one is Element =>
        one !== null &&
        !one.closest(`${selector}, .sr-only, [inert]`) &&
        one.checkVisibility({ visibilityProperty: true })
      function readUnder(): string[] {
        const lids = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const found: string[] = []
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const within = text.parentElement
          if (!text.textContent?.trim() || !isRead(within)) continue
          range.selectNodeContents(text)
          if ([...range.getClientRects()].some((box) => isCut(within, box, lids)))
            found.push(`text ${text.textContent.trim().slice(0, 30)}`)
        }
        const ends = [...document.querySelectorAll('li:last-child, tr:last-child')].filter(isRead)
        const cut = ends.filter((end) => isCut(end, end.getBoundingClientRect(), lids))
        return [...found, ...cut.map((end) => `end of a list ${end.textContent?.trim().slice(0, 30)}`)]
      }
      const nameOf = (one: Element) =>
        `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30) ?? ''}`
      const start = scrollY
      const found = all.filter(isCovered).map((one) => `${nameOf(one)}, as it stands`)
      if (isOnce) return found.slice(0, 4)
      found.push(...readUnder().map((words) => `${words}, as it stands`))
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      found.push(...all.filter(isCovered).map((one) => `${nameOf(one)}, at the end`))
      found.push(...readUnder().map((words) => `${words}, at the end`))
      scrollTo({ top: start, behavior: 'instant' })
      return [...new Set(found)].slice(0, 4)
    },
    { selector: over, isOnce: isAsItStands },
  )
}
