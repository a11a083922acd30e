import type { Page } from 'playwright-core'
import type { Measure } from './measure.ts'

const frames = 300
/** A screen of the list in six frames: faster than anybody reads, as fast as a thumb throws. */
const pxEachFrame = 150

/** The list runs by: how long it is from one frame to the next, while all rows on it are drawn anew again and again. */
export async function listFrames(page: Page): Promise<Measure> {
  const times = await page.locator('ol:has(button[data-entry])').evaluate(
    async (list, { count, px }) => {
      const scroller = list.closest('.overflow-y-auto')
      if (!scroller) throw new Error('The list does not scroll.')
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const taken: number[] = []
      let last = await frame()
      for (let nth = 0; nth < count; nth++) {
        scroller.scrollTop += px
        const now = await frame()
        taken.push(now - last)
        last = now
      }
      scroller.scrollTop = 0
      return taken
    },
    { count: frames, px: pxEachFrame },
  )
  times.sort((a, b) => a - b)
  return {
    what: 'frame to frame while the list runs, p95',
    measured: times[Math.ceil(times.length * 0.95) - 1] ?? 0,
    budget: 17,
    unit: 'ms',
    rule: 'at most',
    note: `${pxEachFrame} px a frame, ${frames} frames, ${times.filter((ms) => ms > 20).length} of them late`,
  }
}
