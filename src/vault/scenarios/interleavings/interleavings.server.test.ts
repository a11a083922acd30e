import { test } from 'vitest'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { runLives } from './interleaving-run.test-support.ts'

onBothDatabases('three devices with one vault', ({ open }) => {
  test('whatever happens on the way, nothing written is lost and all show the same', async () => {
    await using testApp = await open()
    await runLives(testApp, 40)
  }, 120_000)
})
