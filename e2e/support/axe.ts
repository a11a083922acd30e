import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Every violation of WCAG 2.2 AA on the page, or in what `within` selects, as one line; empty when there is none. The content policy stays
 * in force.
 */
export async function axe(page: Page, within?: string): Promise<string[]> {
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
