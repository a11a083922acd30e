import axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isTaken } from '../../scripts/test/sample.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Of the looks that journeys take in passing, this many are taken in a sample. */
const shareInSample = 0.25
const looksPerTest = new Map<string, number>()

/** The first, second, ... look that the running test takes: the same one in the next run with the same seed. */
export function thisLook(): string {
  const name = expect.getState().currentTestName ?? ''
  const nth = (looksPerTest.get(name) ?? 0) + 1
  looksPerTest.set(name, nth)
  return `axe ${nth} of ${name}`
}

/**
 * Every violation of WCAG 2.2 AA on the page, or in what `within` selects, as one line; empty when there is none. The content policy stays
 * in force. Colours and positions on their way have arrived, or two seconds are over. In a sample only a share of the looks is taken.
 */
export async function axe(page: Page, within?: string): Promise<string[]> {
  if (isTaken(thisLook(), shareInSample)) return axeInEveryRun(page, within)
  await settled(page)
  return []
}

/** The same, in every run. */
export async function axeInEveryRun(page: Page, within?: string): Promise<string[]> {
  await settled(page)
  return faultsOn(page, within)
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const over = Date.now() + 2_000
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime),
        )
    // What inherits a colour sets out when that one has arrived.
    while (moving().length > 0 && Date.now() < over) await new Promise((go) => setTimeout(go, 20))
  })
}

async function faultsOn(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(axeCore.source)
  return page.evaluate(
    async ({ runTags, selector }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axeCore }
      const { violations } = await inPage.run(selector === undefined ? document : selector, {
        runOnly: { type: 'tag', values: runTags },
        // It would copy style sheets into the page, which the content policy does not allow.
        preload: false,
      })
      return violations.flatMap((violation) =>
        violation.nodes.map(
          (node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`,
        ),
      )
    },
    { runTags: tags, selector: within },
  )
}
