import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReplyRequest } from '#domain/companion/replies/reply.ts'
import type { ProviderTrouble } from '#domain/operating/trials.ts'
import { type ProviderStub, startProviderStub } from '../testing/provider-stub.ts'
import type { ProviderConfig } from './provider-config.ts'
import { createRelay, defaultRelayLimits } from './relay.ts'
import { throughTrouble } from './staged-trouble.ts'

let stub: ProviderStub
beforeAll(async () => {
  stub = await startProviderStub('openai')
})
afterAll(() => stub.close())

const request: ReplyRequest = {
  ...{ message: 'My hand just did it.', mode: 'ask', style: 'direct_concise', turns: [] },
  ...{ page: null, recalled: [], entriesSearched: null, today: '2026-11-19' },
}

/** What somebody hears of a provider whose place the trouble takes, and how long it took (ms). */
async function heard(trouble: ProviderTrouble, lateMs = 200) {
  const provider: ProviderConfig = {
    ...{ id: 'openai', speaks: 'openai', name: 'Stub', model: 'stub-1', apiKey: 'key' },
    baseUrl: new URL(stub.baseUrl),
  }
  const relay = createRelay(
    provider,
    defaultRelayLimits,
    throughTrouble(() => trouble, globalThis.fetch, lateMs),
  )
  const from = performance.now()
  let content = ''
  let isComplete = false
  let fault: string | null = null
  try {
    for await (const chunk of relay.reply(request, new AbortController().signal)) {
      content = chunk.content
      isComplete = chunk.isComplete
    }
  } catch (error) {
    fault = (error as Error).message
  }
  return { content, isComplete, fault, tookMs: performance.now() - from }
}

test('without trouble the answer is the one of the provider', async () => {
  expect(await heard('none')).toMatchObject({ content: stub.answer, isComplete: true, fault: null })
})

test('a provider that fails is told of as its own trouble, and is not asked at all', async () => {
  stub.requests.length = 0
  expect(await heard('fails')).toMatchObject({
    content: '',
    fault: 'Stub has trouble of its own. Please try again.',
  })
  expect(stub.requests).toEqual([])
})

test('a slow provider answers whole, and later', async () => {
  const { content, tookMs } = await heard('slow', 400)
  expect(content).toBe(stub.answer)
  expect(tookMs).toBeGreaterThanOrEqual(390)
})

test('an answer that breaks off is never taken for a whole one', async () => {
  const { content, isComplete, fault } = await heard('cut')
  expect(isComplete).toBe(false)
  expect(stub.answer.startsWith(content) && content.length < stub.answer.length).toBe(true)
  expect(fault).toBe('The answer of Stub broke off. Please try again.')
})
