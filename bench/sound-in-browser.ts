import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { textures } from '#domain/sound/sound-names.ts'
import { mixStems, renderStems } from '#domain/sound/textures/render-texture.ts'
import { desktop, launchBrowser } from '../e2e/support/browser.ts'
import { startServer } from '../e2e/support/server.ts'
import { cueDrift } from '../e2e/support/sound/cue-drift.ts'
import { root } from '../scripts/root.ts'
import { type Measure, median, tookMs } from './measure.ts'

const sampleRate = 48_000
const rounds = 5

/** Ms that the built sound thread takes for a lap of a texture: parts and mix, as the first play of it. */
function lapInBrowser(page: Page, script: string, texture: string): Promise<number> {
  return page.evaluate(
    async ([address, name, rate]) => {
      const worker = new Worker(address, { type: 'module' })
      const ask = (what: object) =>
        new Promise<void>((resolve) => {
          worker.onmessage = () => resolve()
          worker.postMessage(what)
        })
      await ask({ id: 1, what: 'tone', tone: 'chime', sampleRate: rate })
      const from = performance.now()
      await ask({ id: 2, what: 'lap', texture: name, intensity: 0.5, sampleRate: rate })
      const took = performance.now() - from
      worker.terminate()
      return took
    },
    [script, texture, sampleRate] as const,
  )
}

function lapHere(texture: (typeof textures)[number]['id']): number {
  return tookMs(() => mixStems(renderStems(texture, sampleRate, 1), 0.5))
}

/** Rendering in the browser's thread beside this process, and by how much the cues of 20 minutes are off in what a browser renders. */
export async function measureSoundInBrowser(): Promise<Measure[]> {
  const [file] = globSync('dist/web/assets/sound.worker-*.js', { cwd: root }).map((path) => basename(path))
  if (!file) throw new Error('The build has no sound thread.')
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: desktop, bypassCSP: true })
    await page.goto(`${server.url}/privacy-policy`)
    const ratios: { readonly id: string; readonly there: number; readonly here: number }[] = []
    for (const { id } of textures) {
      const [there, here]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        there.push(await lapInBrowser(page, join('/assets', file), id))
        here.push(lapHere(id))
      }
      ratios.push({ id, there: median(there), here: median(here) })
    }
    const slowest = ratios.toSorted((a, b) => b.there - a.there)
    const drifts = [await cueDrift(page, 100, 3), await cueDrift(page, -100, 3)]
    return [
      {
        what: 'a lap of the slowest texture, in the browser',
        measured: slowest[0]?.there ?? 0,
        budget: 500,
        unit: 'ms',
        rule: 'at most',
        note: slowest
          .map(({ id, there, here }) => `${id} ${Math.round(there)}, ${(there / here).toFixed(2)} of here`)
          .join(', '),
      },
      {
        what: 'cues of 20 minutes, the worst is off by',
        measured: Math.max(...drifts.map(({ worstMs }) => worstMs)),
        budget: 10,
        unit: 'ms',
        rule: 'at most',
        note: drifts
          .map(({ found, wanted, worstMs }) => `${found} of ${wanted} found, ${worstMs.toFixed(2)} ms`)
          .join('; '),
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
