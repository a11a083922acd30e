import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'

export interface CueDrift {
  /** Ticks in the samples, and how many there should be. */
  readonly found: number
  readonly wanted: number
  /** By how many ms the worst is off. */
  readonly worstMs: number
}

/** What a browser renders of 20 minutes of breathing, with clocks that run apart; see `cue-drift-page.ts`. */
export async function cueDrift(page: Page, skew: number, scatterMs: number): Promise<CueDrift> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'cue-drift-page.ts'), name: 'cueDriftPage', formats: ['iife'] },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The page that measures was not built.')
  await page.evaluate(first.output[0].code)
  return page.evaluate(`measureDrift(${skew}, ${scatterMs})`)
}
