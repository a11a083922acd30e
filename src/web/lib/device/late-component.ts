import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { toast } from '../toasts.ts'

const firstPauseMs = 2_000
const longestPauseMs = 30_000

/** Resolves after so long, or earlier when the connection comes back. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })

/** Asks until it has it: 2 s after the first failure, then less and less often, at least every 30 s, and at once when the connection is back. */
export async function untilThere<Part>(
  load: () => Promise<Part>,
  onFirstFailure?: () => void,
): Promise<Part> {
  for (let ms = firstPauseMs; ; ms = Math.min(ms * 2, longestPauseMs)) {
    try {
      return await load()
    } catch {
      if (ms === firstPauseMs) onFirstFailure?.()
      await pause(ms)
    }
  }
}

/**
 * A part of a page that is fetched beside it or when somebody asks for it. While it cannot be had, the page around it stands as it is, and the fallback of
 * its Suspense stands in its place. `'asked for'`: somebody pressed something for it, and is told when it is late.
 */
export const lateComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
  why: 'asked for' | 'beside the page' = 'beside the page',
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await untilThere(load, why === 'asked for' ? sayLate : undefined) }))

/** Tells somebody who waits for something that it is late. */
export const sayLate = (): void =>
  void toast({
    variant: 'destructive',
    title: 'This could not be fetched',
    description: 'The connection may be gone. It opens by itself when it is back.',
  })
