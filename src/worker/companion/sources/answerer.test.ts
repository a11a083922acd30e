import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { journalMessages } from '#domain/journal/journal-entry.ts'
import { companionSettings, talk } from '#domain/views/companion.ts'
import {
  browserModelSays,
  chooseAnswerer,
  chooseConsent,
  findLocalModels,
  type Provider,
  type SayEvent,
} from '../companion.calls.ts'
import { openCompanion, spoken, startChatServer, stubProvider } from '../companion.test-support.ts'

const tonight = '00000000-0000-7000-8000-000000000002'
const message = 'I opened the piano at last.'

const replyOf = (events: readonly SayEvent[]) => {
  const last = events.at(-1)
  return last?.type === 'stream' ? last.message : undefined
}

/** A program on this machine that speaks as OpenAI does, as much of it as these tests need. */
async function startLocal() {
  const asked: { model: string; messages: { role: string; content: string }[] }[] = []
  const local = { asked, answer: ['You ', 'opened it.'], status: 200, isCut: false, port: 0 }
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/models') {
      response.end(JSON.stringify({ data: [{ id: 'llama3.2' }, { id: 'qwen3:8b' }] }))
      return
    }
    if (request.method !== 'POST') {
      response.writeHead(404).end()
      return
    }
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(JSON.parse(body))
    response.writeHead(local.status, { 'content-type': 'text/event-stream' })
    for (const content of local.status === 200 ? local.answer : [])
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
    response.end(local.isCut ? '' : 'data: [DONE]\n\n')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  local.port = (server.address() as { port: number }).port
  return Object.assign(local, {
    address: `http://127.0.0.1:${local.port}/v1`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  })
}

describe('a model on this machine', () => {
  let local: Awaited<ReturnType<typeof startLocal>>
  beforeEach(async () => {
    local = await startLocal()
  })
  afterEach(() => local.close())

  const open = async () => {
    const opened = openCompanion()
    opened.write(tonight, '2026-11-19T20:31:00Z', 'The tuner came. He struck the low F.')
    await opened.run(chooseAnswerer, { answers: 'local', address: local.address, model: 'llama3.2' })
    return opened
  }

  test('answers with its name, is given the page, and leaves no line in the ledger', async () => {
    const { say, ask, store } = await open()
    expect(ask(companionSettings, null)).toMatchObject([
      { answers: 'local', address: local.address, model: 'llama3.2', consent: 'never' },
    ])
    const reply = replyOf(await say({ entryUid: tonight, content: message }))
    expect(reply).toMatchObject({
      content: 'You opened it.',
      source: 'llama3.2, on this machine',
      isComplete: true,
    })
    expect(local.asked[0]?.model).toBe('llama3.2')
    expect(local.asked[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(local.asked[0]?.messages[1]?.content).toContain('He struck the low F.')
    expect(ask(talk, { entryUid: tonight })).toMatchObject([{}, { source: 'llama3.2, on this machine' }])
    expect(store.of(ledgerEntries).size).toBe(0)
  })

  test('never hears words that may mean danger, nor later what was said around them', async () => {
    const { say } = await open()
    expect(replyOf(await say({ content: 'I want to die' }))?.source).toBe('on-device')
    await say({ content: message })
    await say({ content: 'I am safe.' })
    expect(local.asked).toEqual([])
    await say({ content: message })
    const [, ...said] = local.asked[0]?.messages ?? []
    expect(said.map(({ role }) => role)).toEqual(['user'])
    expect(said[0]?.content.endsWith(`</journal>\n\n${message}`)).toBe(true)
    expect(said[0]?.content).not.toMatch(/die|safe/)
  })

  test('what it thinks aloud is neither shown nor kept, wherever its stream is cut', async () => {
    const { say, ask } = await open()
    local.answer = ['<thi', 'nk>The tuner, so', ' the piano.</th', 'ink>\n\nYou ', 'opened it.']
    const events = await say({ content: message })
    expect(JSON.stringify(events)).not.toMatch(/think|so the piano/)
    expect(replyOf(events)).toMatchObject({ content: 'You opened it.', source: 'llama3.2, on this machine' })
    expect(ask(talk, { entryUid: null })[1]).toMatchObject({ content: 'You opened it.' })
  })

  test('one that only thinks, and never answers, is replaced by this device', async () => {
    const { say } = await open()
    local.answer = ['<think>What could ', 'I say to that']
    expect(replyOf(await say({ content: message }))).toMatchObject({
      source: 'on-device',
      insteadOf: 'llama3.2',
    })
  })

  test('a quotation that stands nowhere in the pages is marked, and one that does leads to its page', async () => {
    const { say, ask } = await open()
    local.answer = [
      'You wrote “He struck the low F.” and “I sold the piano to Anna.” and “opened the piano”.',
    ]
    await say({ content: message })
    expect(ask(talk, { entryUid: null })[1]).toMatchObject({
      receipts: [{ quote: 'He struck the low F.', entryUid: tonight }],
      unfound: ['I sold the piano to Anna.'],
    })
  })

  test.each([404, 500])(
    'one that refuses with %i is replaced by this device, which says so',
    async (status) => {
      local.status = status
      const { say, ask } = await open()
      expect(replyOf(await say({ content: message }))).toMatchObject({
        source: 'on-device',
        insteadOf: 'llama3.2',
        isComplete: true,
      })
      expect(ask(talk, { entryUid: null })).toMatchObject([
        {},
        { source: 'on-device', insteadOf: 'llama3.2' },
      ])
    },
  )

  test('one that is not there is replaced by this device', async () => {
    const { say } = await open()
    await local.close()
    expect(replyOf(await say({ content: message }))).toMatchObject({
      source: 'on-device',
      insteadOf: 'llama3.2',
    })
  })

  test('an answer that breaks off is an error with a retry, and is not kept as a reply', async () => {
    const { say, store } = await open()
    local.isCut = true
    expect((await say({ content: message })).at(-1)).toEqual({
      type: 'error',
      error: 'The answer broke off. Please try again.',
    })
    expect(store.of(journalMessages).size).toBe(1)
    local.isCut = false
    expect(replyOf(await say({ content: null }))?.content).toBe('You opened it.')
  })

  test('the test of a connection lists its models, or says what is wrong', async () => {
    const { run } = openCompanion()
    const typed = `127.0.0.1:${local.port}`
    expect(await run(findLocalModels, { address: typed })).toEqual({
      ok: true,
      address: local.address,
      models: ['llama3.2', 'qwen3:8b'],
    })
    const wrong = await run(findLocalModels, { address: 'http://10.0.0.7:11434' })
    expect(wrong).toMatchObject({ ok: false, error: expect.stringContaining('is not this machine') })
    const stranger = await run(findLocalModels, { address: `${typed}/elsewhere` })
    expect(stranger).toMatchObject({ ok: false, error: expect.stringContaining('/v1') })
    await local.close()
    const nobody = await run(findLocalModels, { address: typed })
    expect(nobody).toMatchObject({ ok: false, error: expect.stringContaining('Nobody listens') })
  })

  test('only an address of this machine can be kept', async () => {
    const { run, ask } = openCompanion()
    const elsewhere = { answers: 'local', address: 'http://10.0.0.7:1/v1', model: 'm' } as const
    await expect(run(chooseAnswerer, elsewhere)).rejects.toThrow('is not this machine')
    expect(ask(companionSettings, null)[0]?.answers).toBe('device')
  })
})

describe('the browser’s own model', () => {
  const open = async () => {
    const opened = openCompanion()
    await opened.run(chooseAnswerer, { answers: 'browser' })
    return opened
  }

  test('is asked by the screen, and what the screen hears becomes the reply', async () => {
    const { say, run } = await open()
    const events = await say({ content: message }, undefined, (event) => {
      if (event.type !== 'ask-browser') return
      const { askId, messages } = event
      expect(messages.at(-1)?.content.endsWith(`\n\n${message}`)).toBe(true)
      void (async () => {
        for (const token of ['It ', 'opened.'])
          expect(await run(browserModelSays, { askId, token, is: 'speaking' })).toBe(true)
        await run(browserModelSays, { askId, token: '', is: 'done' })
        expect(await run(browserModelSays, { askId, token: 'more', is: 'speaking' })).toBe(false)
      })()
    })
    expect(replyOf(events)).toMatchObject({ content: 'It opened.', source: 'this browser’s own model' })
  })

  test('when the screen cannot ask it this device answers and says so', async () => {
    const { say, run } = await open()
    const events = await say({ content: message }, undefined, (event) => {
      if (event.type === 'ask-browser')
        void run(browserModelSays, { askId: event.askId, token: '', is: 'failed' })
    })
    expect(replyOf(events)).toMatchObject({ source: 'on-device', insteadOf: 'this browser’s own model' })
  })
})

describe('one of several models elsewhere', () => {
  const other: Provider = { id: 'anthropic', name: 'Anthropic', model: 'a-1', host: 'api.example' }
  let chat: Awaited<ReturnType<typeof startChatServer>>
  beforeEach(async () => {
    chat = await startChatServer()
  })
  afterEach(() => chat.close())
  const open = () => openCompanion({ origin: chat.origin, provider: stubProvider, others: [other] })

  test('is asked about before the first word goes, and the message names it for the server', async () => {
    const { run, say, preferred, ask } = open()
    await run(chooseAnswerer, { answers: 'cloud', provider: 'anthropic' })
    expect(preferred).toEqual(['anthropic'])
    expect(ask(companionSettings, null)).toMatchObject([
      { answers: 'cloud', provider: 'anthropic', consent: 'ask' },
    ])
    const asked = (await say({ content: message })).at(-1)
    expect(asked).toMatchObject({ type: 'consent', receiver: other })
    await say({ content: null, permit: { to: 'cloud', leftOut: [] } })
    expect(chat.heard[0]?.context?.provider).toBe('anthropic')
  })

  test('a choice is sealed before the server hears of it, and taken back where the server refuses it', async () => {
    const { run, ask, refusePreference } = open()
    await run(chooseAnswerer, { answers: 'device' })
    const [before, whileAsked] = [ask(companionSettings, null), [] as unknown[]]
    refusePreference(() => whileAsked.push(...ask(companionSettings, null)))
    await expect(run(chooseAnswerer, { answers: 'cloud', provider: 'anthropic' })).rejects.toThrow('refused')
    expect(whileAsked).toMatchObject([{ answers: 'cloud', provider: 'anthropic', consent: 'ask' }])
    expect(ask(companionSettings, null)).toEqual(before)
  })

  test('a consent for good holds for the one that it was given for', async () => {
    const { run, say, ask } = open()
    await run(chooseConsent, { choice: 'always' })
    expect(ask(companionSettings, null)).toMatchObject([{ provider: 'openai', consent: 'always' }])
    chat.onMessage = (_, send) => spoken('Yes.').forEach(send)
    expect(replyOf(await say({ content: message }))?.source).toBe('Stub')
    await run(chooseAnswerer, { answers: 'cloud', provider: 'anthropic' })
    expect(ask(companionSettings, null)[0]?.consent).toBe('ask')
    expect((await say({ content: message })).at(-1)?.type).toBe('consent')
    expect(chat.heard).toHaveLength(1)
  })

  test('who chooses this device, or never, is asked nothing and sends nothing', async () => {
    const { run, say } = open()
    await run(chooseConsent, { choice: 'always' })
    await run(chooseAnswerer, { answers: 'device' })
    expect(replyOf(await say({ content: message }))?.source).toBe('on-device')
    await run(chooseAnswerer, { answers: 'cloud', provider: 'openai' })
    await run(chooseConsent, { choice: 'never' })
    const reply = replyOf(await say({ content: message }))
    expect([reply?.source, reply?.insteadOf]).toEqual(['on-device', undefined])
    expect(chat.heard).toEqual([])
  })

  test('one that the server no longer has is replaced by this device, by name', async () => {
    const others = [other]
    const { run, say } = openCompanion({ origin: chat.origin, provider: stubProvider, others })
    await run(chooseAnswerer, { answers: 'cloud', provider: 'anthropic' })
    others.length = 0
    expect(replyOf(await say({ content: message }))).toMatchObject({
      source: 'on-device',
      insteadOf: 'Anthropic',
    })
    expect(chat.heard).toEqual([])
  })
})
