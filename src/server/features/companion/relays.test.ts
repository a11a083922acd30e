import { expect, test } from 'vitest'
import type { ReplyRequest } from '#domain/companion/replies/reply.ts'
import { lastUse } from '#server/core/last-uses.ts'
import { noTrials } from '#server/core/trials/trials.ts'
import { startProviderStub } from '../../testing/provider-stub.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { createRelays } from './relays.ts'

const request: ReplyRequest = {
  ...{ message: 'My hand just did it.', mode: 'ask', style: 'direct_concise', turns: [] },
  ...{ page: null, recalled: [], entriesSearched: null, today: '2026-11-19' },
}

test('how the last answer of a provider went is remembered, but not what was staged or given up', async () => {
  const stub = await startProviderStub()
  await using app = await openTestApp()
  const { user } = await app.browser().signUp()
  const env = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: stub.baseUrl, INKWELL_AI_MODEL: 'stub-1' }
  const trials = noTrials()
  const relays = createRelays({ db: app.deps.db, env, trials })
  const ask = async (signal = new AbortController().signal) => {
    const relay = await relays.relayFor(user.id, undefined)
    for await (const { isComplete } of relay?.reply(request, signal) ?? []) if (isComplete) return
  }
  const last = () => lastUse(env, 'openai')?.isWell

  expect(last()).toBe(undefined)
  trials.providerTrouble = 'fails'
  await expect(ask()).rejects.toThrow('trouble of its own')
  expect(last()).toBe(undefined)
  trials.providerTrouble = 'none'
  await ask()
  expect(last()).toBe(true)
  stub.mood = 'unauthorized'
  await ask(AbortSignal.abort())
  expect(last()).toBe(true)
  await expect(ask()).rejects.toThrow('did not accept')
  expect(last()).toBe(false)
  stub.mood = 'well'
  await ask()
  expect(last()).toBe(true)
  await stub.close()
})
