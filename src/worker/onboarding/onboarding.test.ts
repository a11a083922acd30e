import { expect, it } from 'vitest'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { keepFirstAnswers } from './onboarding.calls.ts'
import { onboardingCommands } from './onboarding.ts'

it('keeps what a person says about themselves in one sealed thing, however often they say it', async () => {
  const store = createStore()
  let made = 0
  const tools: WorkerTools = {
    now: () => 0,
    newUid: () => `uid-${++made}`,
    zone: 'UTC',
    session: memorySession(store),
  }
  const command = onboardingCommands.find(({ name }) => name === keepFirstAnswers.name)
  await command?.run(tools, {
    about: { selfDescription: '', otherGoal: 'to play again' },
    style: 'warm_supportive',
  })
  await command?.run(tools, {
    about: { selfDescription: '', otherGoal: 'to sleep' },
    style: 'direct_concise',
  })
  expect([...store.byKind('about_me').values()].map(({ uid, data }) => [uid, data])).toEqual([
    ['uid of about_me', { selfDescription: '', otherGoal: 'to sleep' }],
  ])
  expect([...store.byKind('companion_style').values()].map(({ data }) => data)).toEqual([
    { style: 'direct_concise' },
  ])
})
