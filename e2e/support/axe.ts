import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Every violation of WCAG 2.2 AA on the page, or in what `within` selects, as one line; empty when there is none. The content policy stays
 * in force. Colours and positions on their way have arrived, or two seconds are over.
 */
export async function axe(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(axeCore.source)
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
