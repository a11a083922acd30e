import { expect, test } from 'vitest'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { lastChoices } from './palette.calls.ts'
import { paletteCommands } from './palette.ts'

test('what was chosen last comes first, once, and only a dozen are kept', async () => {
  const tools = { session: memorySession(createStore()), now: () => 0, newUid: () => '', zone: 'UTC' }
  const run = (add: string | null) =>
    paletteCommands.find(({ name }) => name === lastChoices.name)?.run(tools, { add })
  expect(await run(null)).toEqual([])
  await Promise.all(['a', 'b', 'a'].map(run))
  expect(await run(null)).toEqual(['a', 'b'])
  for (let nth = 0; nth < 20; nth++) await run(`c${nth}`)
  expect(await run(null)).toHaveLength(12)
  expect(await run(null)).toEqual(expect.arrayContaining(['c19', 'c8']))
})
