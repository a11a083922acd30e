import { test } from 'vitest'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { firstSeed } from '../../../../scripts/test/sample.ts'
import { runLives } from './interleaving-run.test-support.ts'

onBothDatabases('three devices with one vault', ({ open }) => {
  test('in a thousand lives, nothing written is lost and all show the same', async () => {
    await using testApp = await open()
    await runLives(testApp, 1000, firstSeed('lives'))
  })
})
