import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type LedgerEntry, ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { journalMessages } from '#domain/journal/journal-entry.ts'
import { companionSettings, talk } from '#domain/views/companion.ts'
import { chooseOne } from '#worker/core/entity.calls.ts'
import { chooseConsent, findProviders, type SayEvent } from './companion.calls.ts'
import { openCompanion, spoken, startChatServer, stubProvider } from './companion.test-support.ts'

const march = '00000000-0000-7000-8000-000000000001'
const tonight = '00000000-0000-7000-8000-000000000002'
const marchWords =
  'I will play the piano again when the flat is done. There is always one more room to tidy first.'
const message = 'I keep thinking about the piano and why I do not play it.'

const replyOf = (events: readonly SayEvent[]) => {
  const last = events.at(-1)
  return last?.type === 'stream' ? last.message : undefined
}
const errorOf = (events: readonly SayEvent[]) => {
  const last = events.at(-1)
  return last?.type === 'error' ? last.error : undefined
}

describe('on this device', () => {
  test('what was said and what was answered are kept, with the earlier line it quoted', async () => {
    const { say, ask, write } = openCompanion()
    write(march, '2026-03-14T20:00:00Z', marchWords)
    write(tonight, '2026-11-19T20:31:00Z', 'The tuner came.')
    const events = await say({ entryUid: tonight, content: message })
    expect(events[0]?.type).toBe('kept')
    const reply = replyOf(events)
    expect(reply).toMatchObject({
      role: 'assistant',
      isComplete: true,
      isStreaming: false,
      source: 'on-device',
    })
    const quote = 'I will play the piano again when the flat is done.'
    expect(reply?.content).toContain(`“${quote}” (Saturday 14 March 2026)`)
    expect(ask(talk, { entryUid: tonight })).toMatchObject([
      { role: 'user', content: message },
      {
        role: 'assistant',
        content: reply?.content,
        entriesRead: 1,
        receipts: [{ entryUid: march, quote, day: '2026-03-14' }],
      },
    ])
    expect(ask(talk, { entryUid: march })).toEqual([])
  })

  test('each chunk carries the text so far and the newest token', async () => {
    const { say } = openCompanion()
    let content = ''
    for (const event of await say({ content: 'Thank you, good night.' })) {
      if (event.type !== 'stream') continue
      content += event.message.token
      expect(event.message.content).toBe(content)
      expect(event.message.isStreaming).toBe(!event.message.isComplete)
    }
    expect(content.split(' ').length).toBeGreaterThan(3)
  })

  test('the open page is not quoted back, a line that was quoted is not quoted again, a deleted entry never', async () => {
    const { say, write } = openCompanion()
    write(march, '2026-03-14T20:00:00Z', marchWords)
    expect(replyOf(await say({ entryUid: march, content: message }))?.receipts).toEqual([])
    expect(replyOf(await say({ content: message }))?.receipts).toHaveLength(1)
    expect(replyOf(await say({ content: message }))?.receipts).toEqual([])
    write(march, '2026-03-14T20:00:00Z', marchWords, { deletedAt: '2026-11-19T20:00:00.000Z' })
    expect(replyOf(await say({ entryUid: tonight, content: message }))?.receipts).toEqual([])
  })

  test('an entry that was rewritten is known by its new words', async () => {
    const { say, write } = openCompanion()
    write(march, '2026-03-14T20:00:00Z', 'Nothing yet.')
    await say({ content: 'Hello there, page' })
    write(march, '2026-03-14T20:00:00Z', marchWords)
    expect(replyOf(await say({ content: message }))?.receipts[0]?.entryUid).toBe(march)
  })

  test('stopped in the middle, what was said so far is kept and marked', async () => {
    const { say, ask } = openCompanion({ isPaced: true })
    const stop = new AbortController()
    await say({ content: 'I snapped at the kids over a sock.' }, stop.signal, (event) => {
      if (event.type === 'stream' && event.message.content.split(' ').length > 2) stop.abort()
    })
    const [, reply] = ask(talk, { entryUid: null })
    expect(reply).toMatchObject({ role: 'assistant', isComplete: false })
  })

  test('an empty message is not kept, and there is nothing to answer again', async () => {
    const { say, ask } = openCompanion()
    expect(await say({ content: ' \n' })).toEqual([])
    expect(await say({ content: null })).toEqual([])
    expect(ask(talk, { entryUid: null })).toEqual([])
  })

  test('the chosen style is heard, and one record holds each choice', async () => {
    const { run, ask, store } = openCompanion()
    expect(ask(companionSettings, null)).toEqual([
      {
        id: 'settings',
        isChosen: false,
        consent: 'never',
        answers: 'device',
        provider: '',
        address: '',
        deviceModel: '',
        sha256: '',
        model: '',
        style: 'warm_supportive',
        comfortLevel: 4,
        interests: ['pattern_recognition', 'emotional_insights'],
        mode: 'listen',
        readsPage: true,
        readsEarlier: true,
        selfDescription: '',
        otherGoal: '',
        hasEntries: false,
        letterDay: null,
        wordsSent: 0,
      },
    ])
    await run(chooseOne, { kind: 'companion_style', changes: { style: 'direct_concise' } })
    await run(chooseOne, { kind: 'companion_style', changes: { style: 'casual_friendly' } })
    expect(ask(companionSettings, null)[0]?.style).toBe('casual_friendly')
    expect(store.byKind('companion_style').size).toBe(1)
    expect(ask(companionSettings, null)[0]).toEqual(ask(companionSettings, null)[0])
  })
})

describe('with a cloud model', () => {
  let chat: Awaited<ReturnType<typeof startChatServer>>
  beforeEach(async () => {
    chat = await startChatServer()
  })
  afterEach(() => chat.close())

  function open() {
    const opened = openCompanion({ origin: chat.origin, provider: stubProvider })
    opened.write(march, '2026-03-14T20:00:00Z', marchWords)
    opened.write(tonight, '2026-11-19T20:31:00Z', 'The tuner came. He struck the low F.')
    return opened
  }
  const ledger = (opened: ReturnType<typeof open>): LedgerEntry[] =>
    [...opened.store.of(ledgerEntries).values()].map(({ data }) => data)

  test('without consent no word is sent', async () => {
    const opened = open()
    expect(await opened.run(findProviders, null)).toMatchObject({ provider: stubProvider })
    expect(replyOf(await opened.say({ content: message }))?.source).toBe('on-device')
    expect(chat.heard).toEqual([])
    expect(ledger(opened)).toEqual([])
  })

  test('asked each time, the person sees every word first and nothing has left by then', async () => {
    const opened = open()
    await opened.run(chooseConsent, { choice: 'ask' })
    const events = await opened.say({ entryUid: tonight, content: message })
    expect(events.map((event) => event.type)).toEqual(['kept', 'consent'])
    const asked = events[1]
    if (asked?.type !== 'consent') throw new Error('a question was expected')
    expect(asked.receiver).toEqual(stubProvider)
    expect(asked.proposal.pieces.map((piece) => piece.from)).toEqual(['message', 'now', 'page', 'entry'])
    expect(chat.heard).toEqual([])
    expect(ledger(opened)).toEqual([])
  })

  test('what was left out does not go; the rest goes once, and the ledger says how much', async () => {
    const opened = open()
    await opened.run(chooseConsent, { choice: 'ask' })
    const [, asked] = await opened.say({ entryUid: tonight, content: message })
    if (asked?.type !== 'consent') throw new Error('a question was expected')
    const permit = { to: 'cloud', leftOut: ['page', 'now'] } as const
    const reply = replyOf(await opened.say({ entryUid: tonight, permit }))
    expect(reply).toMatchObject({ source: 'Stub', content: 'It does.' })
    expect(chat.heard).toEqual([
      {
        type: 'message',
        content: message,
        context: {
          excerpts: [
            {
              day: '2026-03-14',
              quote:
                'I will play the piano again when the flat is done. There is always one more room to tidy first.',
            },
          ],
          ...{ now: null, about: [], self: [], people: [], open: [], counts: [] },
          turns: [],
          style: 'warm_supportive',
          mode: 'ask',
          provider: 'openai',
          interests: ['pattern_recognition', 'emotional_insights'],
        },
      },
    ])
    const [own, , , excerpt] = asked.proposal.pieces
    expect(ledger(opened)).toMatchObject([
      {
        receiver: 'Stub, stub.example',
        words: (own?.words ?? 0) + (excerpt?.words ?? 0) + asked.proposal.added.words,
      },
    ])
    expect(opened.ask(companionSettings, null)[0]?.wordsSent).toBe(ledger(opened)[0]?.words)
  })

  test('kept on this device, it is answered here', async () => {
    const opened = open()
    await opened.run(chooseConsent, { choice: 'ask' })
    await opened.say({ content: message })
    expect(replyOf(await opened.say({ permit: { to: 'device' } }))?.source).toBe('on-device')
    expect(chat.heard).toEqual([])
    expect(opened.ask(talk, { entryUid: null }).map((row) => row.role)).toEqual(['user', 'assistant'])
  })

  test('always: every transfer is in the ledger; words that may mean danger never go', async () => {
    const opened = open()
    await opened.run(chooseConsent, { choice: 'always' })
    await opened.say({ content: message })
    await opened.say({ content: 'And the river, too' })
    expect(chat.heard).toHaveLength(2)
    expect(ledger(opened)).toHaveLength(2)
    expect(replyOf(await opened.say({ content: 'I want to die' }))?.source).toBe('on-device')
    expect(chat.heard).toHaveLength(2)
  })

  test('a sentence that the model really took from a page gets its receipt, an invented one none', async () => {
    const opened = open()
    await opened.run(chooseConsent, { choice: 'always' })
    chat.onMessage = (_, send) => {
      for (const frame of spoken('You wrote “when the flat is done”, not “never ever again”.')) send(frame)
    }
    const reply = replyOf(await opened.say({ content: message }))
    expect(reply?.receipts.map((receipt) => receipt.quote)).toEqual(['when the flat is done'])
  })

  test('a failure is a sentence, the message stays, and a retry answers it', async () => {
    const opened = open()
    await opened.run(chooseConsent, { choice: 'always' })
    const answerWell = chat.onMessage
    chat.onMessage = (_, send) => send({ type: 'error', error: 'Stub has too much to do.' })
    expect(errorOf(await opened.say({ content: message }))).toBe('Stub has too much to do.')
    chat.onMessage = answerWell
    expect(replyOf(await opened.say({ content: null }))?.content).toBe('It does.')
    expect(opened.store.of(journalMessages).size).toBe(2)
  })

  test('a connection that breaks in the middle is said, and nothing half is kept', async () => {
    const opened = open()
    await opened.run(chooseConsent, { choice: 'always' })
    chat.onMessage = (_, send) => {
      send(spoken('It does.')[0])
      setTimeout(() => void chat.close(), 30)
    }
    expect(errorOf(await opened.say({ content: message }))).toBe('The answer broke off. Please try again.')
    expect(opened.ask(talk, { entryUid: null }).map((row) => row.role)).toEqual(['user'])
    opened.close()
    opened.socket.close()
  })

  test('a server that cannot be reached is said in the specified words, and the ledger stays empty', async () => {
    await chat.close()
    const opened = open()
    await opened.run(chooseConsent, { choice: 'always' })
    expect(errorOf(await opened.say({ content: message }))).toBe(
      'Failed to connect to server. Please refresh the page to try again.',
    )
    expect(ledger(opened)).toEqual([])
    chat = await startChatServer()
  })

  test('stop ends the request at the server too', async () => {
    const opened = open()
    await opened.run(chooseConsent, { choice: 'always' })
    chat.onMessage = (_, send) => send(spoken('It does.')[0])
    const stop = new AbortController()
    const events = await opened.say({ content: message }, stop.signal, (event) => {
      if (event.type === 'stream') setTimeout(() => stop.abort(), 10)
    })
    expect(events.at(-1)?.type).toBe('stream')
    await expect.poll(() => chat.closes).toEqual([1000])
    expect(opened.ask(talk, { entryUid: null })[1]).toMatchObject({ content: 'It', isComplete: false })
  })
})
