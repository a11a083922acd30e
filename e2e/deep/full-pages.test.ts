import { expect } from 'vitest'
import { someOf, sweepTimeout } from '../../scripts/test/sample.ts'
import { setAppearance } from '../support/appearance.ts'
import { axe } from '../support/axe.ts'
import { desktop, phone } from '../support/browser.ts'
import { coveredBy, drawn, misfits, smallest } from '../support/fits.ts'
import { journey } from '../support/journey.ts'
import { arriveWithALife } from '../support/lived-life.ts'
import { mara } from '../support/screen.ts'

const timeout = sweepTimeout
const paths = [
  '/goals',
  '/habits',
  '/habits?view=week',
  '/calendar',
  '/calendar?view=week',
  '/calendar?view=agenda',
  '/calendar?view=year',
  '/memory-lane',
  '/memory-lane?view=people',
  '/analytics',
  '/analytics?tab=feelings',
  '/analytics?tab=cycles',
  '/analytics?tab=behaviours',
  '/analytics?tab=experiments',
  '/analytics?tab=report',
  '/analytics?tab=letters',
  '/dashboard',
  '/goal-visualizations',
]

journey(
  'pages with years on them are fit for everybody, dark and light, on a phone and on a desk',
  { tags: ['long'], timeout },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    await arriveWithALife(page, server.url, mara, '/dashboard')
    const found: Record<string, string[]> = {}
    for (const theme of ['dark', 'light'] as const) {
      await setAppearance(page, { theme })
      for (const path of someOf(`full pages, ${theme}`, paths, 2)) {
        await page.setViewportSize(desktop)
        await page.goto(path)
        await drawn(page)
        for (const size of [smallest, phone, desktop]) {
          await page.setViewportSize(size)
          const faults = [
            ...(await misfits(page)),
            ...(await coveredBy(page, '.mini-player')),
            // Of the two phones the larger one has all that the smaller has.
            ...(size === smallest ? [] : await axe(page)),
          ]
          if (faults.length > 0) found[`${path}, ${theme}, ${size.width}`] = faults
        }
      }
    }
    expect(found).toEqual({})
  },
)
