import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { firstSeed } from '../../../../scripts/test/sample.ts'
import { HostileLife } from './hostile-run.test-support.ts'

test('of ten thousand answers that lie, none loses, hides or stops anything', async () => {
  const enough = 10_000
  let lies = 0
  for (let seed = firstSeed('lies') + 1; lies < enough; seed++) {
    await using testApp = await openTestApp()
    lies += await HostileLife.run(testApp, seed, 250)
  }
  expect(lies).toBeGreaterThanOrEqual(enough)
})
