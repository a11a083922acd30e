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

/**
 * Asks until it has it: 2 s after the first failure, then less and less often, at least every 30 s, and at once when the connection is back. Once `over`
 * nothing more is asked, and nothing comes.
 */
export async function untilThere<Part>(
  load: () => Promise<Part>,
  onFirstFailure?: () => void,
  over?: AbortSignal,
): Promise<Part> {
  for (let ms = firstPauseMs; ; ms = Math.min(ms * 2, longestPauseMs)) {
    try {
      return await load()
    } catch {
      if (over?.aborted) return new Promise(() => {})
      if (ms === firstPauseMs) onFirstFailure?.()
      await pause(ms)
      if (over?.aborted) return new Promise(() => {})
    }
  }
}
