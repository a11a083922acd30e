import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ProviderStub, providersOwnWords, startProviderStub } from '../../testing/provider-stub.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openTalk, type Talk } from './talk.test-support.ts'

describe('with a provider', () => {
  let stub: ProviderStub
  let talk: Talk
  beforeEach(async () => {
    stub = await startProviderStub()
    const env = {
      OPENAI_API_KEY: 'key-of-the-test',
      OPENAI_BASE_URL: stub.baseUrl,
      INKWELL_AI_MODEL: 'stub-1',
      INKWELL_AI_NAME: 'Stub',
    }
    talk = await openTalk(await openTestApp({ env }))
  })
  afterEach(async () => {
    await talk[Symbol.asyncDispose]()
    await stub.close()
  })

  test('the status names it, and its key is in no answer', async () => {
    const answer = await talk.browser.get('/api/companion')
    const provider = { id: 'openai', name: 'Stub', model: 'stub-1', host: new URL(stub.baseUrl).host }
    expect(answer.json()).toEqual({ provider, providers: [provider] })
    expect(answer.text).not.toContain('key-of-the-test')
  })

  test('the answer is the provider’s, labelled with its name; excerpts and turns go along', async () => {
    const chat = await talk.chat()
    const context = {
      excerpts: [{ day: '2026-03-14', quote: 'There is always one more room.' }],
      turns: [{ role: 'assistant', content: 'Noted.' }],
      mode: 'challenge',
    }
    chat.say({ type: 'message', content: 'I waited.', context })
    const [message] = await chat.until('message')
    expect(message).toMatchObject({ content: stub.answer, source: 'Stub' })
    const sent = stub.requests[0]?.body.messages ?? []
    expect(sent.map((each) => each.role)).toEqual(['system', 'assistant', 'user'])
    expect(sent[0]?.content).toContain('Question one assumption')
    expect(sent.at(-1)?.content).toContain('There is always one more room.')
  })

  test('what memory knows goes along in its own fences', async () => {
    const chat = await talk.chat()
    const context = { about: ['A nurse.'], self: ['I live in York'], open: ['Not settled: York, or Bath'] }
    chat.say({ type: 'message', content: 'I waited.', context })
    await chat.until('message')
    const said = stub.requests[0]?.body.messages?.at(-1)?.content
    expect(said).toContain('<about>\n"A nurse."\n</about>\n<self>\n"I live in York"\n</self>')
    expect(said).toContain('<open>\n"Not settled: York, or Bath"\n</open>')
  })

  test('when it fails the person reads a kind sentence, and can try again on the same socket', async () => {
    const chat = await talk.chat()
    stub.mood = 'unauthorized'
    chat.say({ type: 'message', content: 'Hello there' })
    expect((await chat.until('error'))[0]?.error).toContain('Stub did not accept')
    stub.mood = 'cut'
    chat.say({ type: 'message', content: 'Hello again' })
    expect((await chat.until('error', 2))[1]?.error).toContain('broke off')
    stub.mood = 'well'
    chat.say({ type: 'message', content: 'Hello once more' })
    expect((await chat.until('message'))[0]?.content).toBe(stub.answer)
    expect(JSON.stringify(chat.frames) + talk.test.logged.join('')).not.toContain(providersOwnWords)
  })

  test('a person who leaves ends the request', async () => {
    stub.mood = 'endless'
    const chat = await talk.chat()
    chat.say({ type: 'message', content: 'Go on' })
    await chat.until('stream', 2)
    chat.socket.close()
    await expect.poll(() => stub.abandoned()).toBe(1)
  })

  test('words that may mean danger never reach the provider', async () => {
    const chat = await talk.chat()
    chat.say({ type: 'message', content: 'I want to die' })
    const [message] = await chat.until('message')
    expect(message?.source).toBe('this-server')
    expect(message?.content).toContain('your local emergency number')
    expect(stub.requests).toEqual([])
    const turns = [
      { role: 'user', content: 'I want to die' },
      { role: 'assistant', content: message?.content ?? '' },
      { role: 'user', content: 'I called her.' },
    ]
    chat.say({ type: 'message', content: 'She came.', context: { turns } })
    const careful = (await chat.until('message', 2))[1]
    expect(careful?.source).toBe('this-server')
    expect(stub.requests).toEqual([])
    const answered = { role: 'assistant', content: careful?.content ?? '' }
    const safe = { role: 'user', content: 'I am safe.' }
    const later = [...turns, answered, safe, { role: 'user', content: 'I called her.' }]
    chat.say({ type: 'message', content: 'She came.', context: { turns: later } })
    await chat.until('message', 3)
    expect(stub.requests[0]?.body.messages.slice(1).map(({ content }) => content)).toEqual([
      'I called her.',
      'She came.',
    ])
  })

  test('what only somebody else may judge never reaches the provider; what the journal can answer does', async () => {
    const chat = await talk.chat()
    for (const [number, content] of [
      'Can I take two of them with wine?',
      'It was my fault, wasn’t it?',
      'My chest is tight and I feel faint',
    ].entries()) {
      chat.say({ type: 'message', content })
      expect((await chat.until('message', number + 1))[number]?.source).toBe('this-server')
    }
    expect(stub.requests).toEqual([])
    chat.say({ type: 'message', content: 'When did I last write about my tablets?' })
    expect((await chat.until('message', 4))[3]?.source).not.toBe('this-server')
  })
})

describe('with several providers', () => {
  const wires = ['openai', 'anthropic', 'google'] as const
  let stubs: ProviderStub[]
  let talk: Talk
  beforeEach(async () => {
    stubs = await Promise.all(wires.map((wire) => startProviderStub(wire)))
    const [openai, anthropic, google] = stubs.map(({ baseUrl }) => baseUrl)
    const env = {
      ...{ OPENAI_API_KEY: 'key-of-openai', OPENAI_BASE_URL: openai, OPENAI_MODEL: 'o-1' },
      ...{ ANTHROPIC_API_KEY: 'key-of-anthropic', ANTHROPIC_BASE_URL: anthropic },
      ...{ GOOGLE_GENERATIVE_AI_API_KEY: 'key-of-google', GOOGLE_GENERATIVE_AI_BASE_URL: google },
    }
    talk = await openTalk(await openTestApp({ env }))
  })
  afterEach(async () => {
    await talk[Symbol.asyncDispose]()
    await Promise.all(stubs.map((stub) => stub.close()))
  })

  const asked = () => stubs.map(({ requests }) => requests.length)

  // Spec: S1-020, S3-017, S9-018
  test('OpenAI answers until the person chooses another one, for themselves alone', async () => {
    const other = talk.test.browser()
    await other.signUp()
    const first = await talk.browser.get('/api/companion')
    expect(first.json()).toMatchObject({ provider: { id: 'openai' }, providers: wires.map((id) => ({ id })) })
    for (const key of wires) expect(first.text).not.toContain(`key-of-${key}`)
    const chat = await talk.chat()
    chat.say({ type: 'message', content: 'One.' })
    await chat.until('message')
    expect(asked()).toEqual([1, 0, 0])

    const chosen = await talk.browser.put('/api/companion', { provider: 'google' })
    expect(chosen.json()).toMatchObject({ provider: { id: 'google', name: 'Google' } })
    expect((await talk.browser.get('/api/user')).json()).toMatchObject({ aiModelPreference: 'google' })
    expect((await other.get('/api/companion')).json()).toMatchObject({ provider: { id: 'openai' } })
    chat.say({ type: 'message', content: 'Two.' })
    const [, second] = await chat.until('message', 2)
    expect(second?.source).toBe('Google')
    expect(asked()).toEqual([1, 0, 1])
  })

  test('what was allowed for one provider goes to that one and to no other', async () => {
    const chat = await talk.chat()
    chat.say({ type: 'message', content: 'For you.', context: { provider: 'anthropic' } })
    const [message] = await chat.until('message')
    expect(message?.source).toBe('Anthropic')
    expect(asked()).toEqual([0, 1, 0])
    chat.say({ type: 'message', content: 'For nobody here.', context: { provider: 'compatible' } })
    expect((await chat.until('error'))[0]?.error).toContain('no longer passes words on to that model')
    expect(asked()).toEqual([0, 1, 0])
  })

  test('one that is not configured cannot be chosen', async () => {
    const refused = await talk.browser.put('/api/companion', { provider: 'compatible' })
    expect(refused.status).toBe(400)
    expect((await talk.browser.get('/api/user')).json()).toMatchObject({ aiModelPreference: 'openai' })
  })

  test.each(['well', 'busy', 'garbage', 'html', 'cut'] as const)(
    'when providers are %s, nothing of the talk, of their answers and of their keys is logged',
    async (mood) => {
      const chat = await talk.chat()
      for (const [at, provider] of wires.entries()) {
        const stub = stubs[at]
        if (stub) Object.assign(stub, { mood, answer: 'canary-in-the-answer and more' })
        chat.say({ type: 'message', content: 'canary-in-the-talk', context: { provider } })
        await chat.until(mood === 'well' ? 'message' : 'error', at + 1)
      }
      await talk.test.app.close()
      expect(asked()).toEqual([1, 1, 1])
      expect(talk.test.logged.join('\n')).not.toMatch(/canary|key-of-|raw-provider-words/)
    },
  )
})

test('a provider that is named wrongly stops the server with a sentence', async () => {
  await expect(openTestApp({ env: { OPENAI_BASE_URL: 'nowhere' } })).rejects.toThrow('OPENAI_BASE_URL')
})
