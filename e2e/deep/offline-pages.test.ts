import { expect } from 'vitest'
import { addressesOf } from '#web/app/pages.ts'
import { settingsSections } from '#web/features/settings/settings-sections.ts'
import { someOf, sweepTimeout } from '../../scripts/test/sample.ts'
import { journeyWith } from '../support/journey.ts'
import { keptHere, serverGone } from '../support/offline.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const journey = journeyWith({ usually: { serviceWorker: true, savesData: true, reducedMotion: 'reduce' } })

/** What a machine says where a person was meant to read. */
const machineWords =
  /did not open|TypeError|Failed to fetch|NetworkError|undefined|\bNaN\b|\[object|HTTP|\b50\d\b/

journey(
  'without the server every page of a person opens, waits for nothing, and speaks in plain words',
  { tags: ['long'], timeout: sweepTimeout },
  async ({ server, arrive }) => {
    const { page, expectTrouble } = await arrive()
    expectTrouble(serverGone)
    expectTrouble(/status of 50\d/)
    await arriveAsNewPerson(page, mara)
    await keptHere(page)
    await server.kill('SIGTERM')
    const found: Record<string, string> = {}
    const sections = settingsSections.map(({ name }) => `/settings?section=${name}`)
    const views = [
      '/habits?view=week',
      '/habits?view=review',
      '/calendar?view=year',
      '/memory-lane?view=people',
    ]
    const own = addressesOf('protected', 'admin')
    for (const path of someOf('pages without the server', [...own, ...sections, ...views], 8)) {
      await page.goto(path)
      const heading = page.locator('main').getByRole('heading').first()
      const isThere = await heading.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      )
      const waits = page.locator('main [aria-busy="true"], main .animate-breathe')
      const isOver = await expect
        .poll(() => waits.count(), { timeout: 10_000 })
        .toBe(0)
        .then(
          () => true,
          () => false,
        )
      const words = (await page.locator('#root').textContent()) ?? ''
      const said = machineWords.exec(words)?.[0]
      const faults = [isThere ? '' : 'no heading', isOver ? '' : 'goes on waiting', said ?? ''].filter(
        Boolean,
      )
      if (faults.length > 0) found[path] = faults.join(', ')
    }
    expect(found).toEqual({})
    await server.restart()
  },
)
