import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { HostileLife } from './hostile-life.test-support.ts'

test('of ten thousand answers that lie, none loses, hides or stops anything', async () => {
  let lies = 0
  for (let seed = 1; lies < 10_000; seed++) {
    await using testApp = await openTestApp()
    lies += await HostileLife.run(testApp, seed, 250)
  }
  expect(lies).toBeGreaterThanOrEqual(10_000)
})
