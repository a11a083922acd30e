import { expect, test } from 'vitest'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Command, WorkerTools } from '#worker/core/worker-calls.ts'
import { keepBegun, readBegun } from './begun.calls.ts'
import { begunCommands } from './begun.ts'

test('what was begun in a form is there again, the last of several changes, and each form for itself', async () => {
  const tools: WorkerTools = {
    now: () => 0,
    newUid: () => 'uid',
    zone: 'UTC',
    session: memorySession(createStore()),
  }
  const run = <Args, Answer>({ name }: Command<Args, Answer>, args: Args) =>
    begunCommands.find((one) => one.name === name)?.run(tools, args)
  await Promise.all([
    run(keepBegun, { form: 'check-in', answers: { mood: 4 } }),
    run(keepBegun, { form: 'names', answers: { name: 'Mara' } }),
    run(keepBegun, { form: 'check-in', answers: { mood: 5 } }),
  ])
  expect(await run(readBegun, { form: 'check-in' })).toEqual({ mood: 5 })
  await run(keepBegun, { form: 'check-in', answers: null })
  expect(await run(readBegun, { form: 'check-in' })).toBeNull()
  expect(await run(readBegun, { form: 'names' })).toEqual({ name: 'Mara' })
  expect(await run(readBegun, { form: 'onboarding' })).toBeNull()
})
