import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { documentAddresses } from '#contract/addresses.ts'
import { addressesOf } from '#web/app/pages.ts'
import { someOf, sweepTimeout } from '../../scripts/test/sample.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { overlay, someone } from '../support/practice.ts'

/** The system asks for less motion; no journey here says it by a setting of the app. */
const journey = journeyWith({ usually: { serviceWorker: false, reducedMotion: 'reduce' } })

const timeout = sweepTimeout

/** Notes at every frame what runs longer than 10 ms: animations and transitions, each by its name and what moves. */
const noteMotion = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'seenToMove', seen)
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
        const { target } = animation.effect as KeyframeEffect
        // The pace of a breath is what the exercise is about; what stands for it is drawn still.
        const isPace = target?.closest('[data-keep-clear]')
        const isLong = Number(duration) > 10 || iterations === Number.POSITIVE_INFINITY
        if (isLong && !isPace)
          seen.add(
            `${Reflect.get(animation, 'animationName') ?? Reflect.get(animation, 'transitionProperty')} of ${target?.outerHTML.slice(0, 90)}`,
          )
      }
      requestAnimationFrame(look)
    }
    look()
  })

const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'seenToMove') as Set<string>)])

/** Goes there, passes over what can be pressed, and says what moved. */
async function movedOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle').catch(() => undefined)
  for (const control of (await page.locator('main :is(a, button):visible').all()).slice(0, 6))
    await control.hover({ timeout: 1_000 }).catch(() => undefined)
  return moved(page)
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {}
  for (const path of someOf('pages that hold still', paths, 4)) {
    const what = await movedOn(page, path)
    if (what.length > 0) found[path] = what
  }
  expect(found).toEqual({})
}

journey(
  'with less motion asked for nothing moves on pages for visitors',
  { tags: ['long'], timeout },
  async ({ arrive }) => {
    const { page, context } = await arrive()
    await noteMotion(context)
    await expectStill(page, [...documentAddresses, '/auth?mode=login', ...addressesOf('public')])
  },
)

journey(
  'with less motion asked for nothing moves on the pages of a life, nor while somebody breathes, meditates or listens',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page, context } = await arrive()
    await noteMotion(context)
    await arriveWithALife(page, server.url, someone('still'))
    await expectStill(page, [
      '/dashboard',
      '/journal-pages-demo',
      '/goals',
      '/goals?view=tree',
      '/habits',
      '/habits?view=week',
      '/calendar',
      '/calendar?view=week',
      '/memory-lane',
      '/memory-lane?view=people',
      '/analytics',
      '/analytics?tab=moves',
      '/guided',
      '/resonance',
      '/pricing',
      '/settings?section=mindfulness',
    ])

    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Breathe' }).click()
    const breathing = overlay(page, 'Breathing Exercise')
    await breathing.getByText('Calm', { exact: true }).click()
    await breathing.getByRole('button', { name: 'Begin Breathing Exercise' }).click()
    await breathing.getByText('Breathe In, 4 seconds').waitFor()
    await breathing.getByRole('tab', { name: 'Meditation' }).click()
    await page.waitForTimeout(600)
    await page.getByRole('tab', { name: 'Ambient' }).click()
    await page.waitForTimeout(600)
    expect(await moved(page)).toEqual([])
  },
)
