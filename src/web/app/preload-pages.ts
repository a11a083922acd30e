import type { RegisteredRouter } from '@tanstack/react-router'

const firstAfterMs = 1500
const groupGapMs = 1000
const pageGapMs = 500
const groups = [
  ['/dashboard', '/journal-pages-demo'],
  ['/memory-lane', '/settings'],
] as const

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Fetches the code of the pages that are likely next, a little at a time. Stops when the signal says so. */
export async function preloadPages(router: RegisteredRouter, signal: AbortSignal): Promise<void> {
  await pause(firstAfterMs)
  for (const group of groups) {
    for (const to of group) {
      if (signal.aborted) return
      await router.preloadRoute({ to })
      await pause(pageGapMs)
    }
    await pause(groupGapMs)
  }
}
