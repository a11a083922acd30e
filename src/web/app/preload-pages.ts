import type { RegisteredRouter } from '@tanstack/react-router'
import { preloadGroups } from './pages.ts'

const firstAfterMs = 1500
const groupEveryMs = 1000
const pageGapMs = 500

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Fetches the code of the pages that are likely next, a little at a time. Stops when the signal says so. */
export async function preloadPages(
  router: Pick<RegisteredRouter, 'preloadRoute'>,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    preloadGroups().map(async (pages, nth) => {
      await pause(firstAfterMs + nth * groupEveryMs)
      for (const [at, to] of pages.entries()) {
        if (at > 0) await pause(pageGapMs)
        if (signal.aborted) return
        await router.preloadRoute({ to })
      }
    }),
  )
}
