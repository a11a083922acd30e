import { expect, test } from 'vitest'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { dropVectors } from './kept-vectors.ts'

test('what was chosen of the model outlives its vectors', async () => {
  const session = memorySession(createStore())
  await session.writeLocal('meaning.choice', 'off')
  await session.writeLocal('meaning.put-away', true)
  await dropVectors(session)
  expect(await session.readLocal('meaning.choice')).toBe('off')
  expect(await session.readLocal('meaning.put-away')).toBe(true)
})
