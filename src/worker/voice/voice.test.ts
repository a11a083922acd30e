import { expect, test } from 'vitest'
import type { ConsentChoice } from '#domain/companion/talk/companion-choices.ts'
import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { voiceConsentNow } from '#domain/views/voice.ts'
import { defaultTts } from '#domain/voice/voice-choices.ts'
import { voiceConsents } from '#domain/voice/voice-consent.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { changeSingle } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { Send } from './speech.ts'
import type { Speak, Spoken } from './voice.calls.ts'
import { voiceInWorker } from './voice.ts'

const service = { name: 'ElevenLabs', host: 'voices.example' }
const reply = 'You wrote: “The river was quiet.”'

function open(
  onSpeech: () => Response = () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } }),
) {
  const store = createStore()
  const session = memorySession(store)
  let count = 0
  let atMs = Date.parse('2026-11-19T20:52:00.000Z')
  const newUid = (): string => `00000000-0000-7000-9000-${String(++count).padStart(12, '0')}`
  const tools: WorkerTools = { session, now: () => atMs++, newUid, zone: 'Europe/Stockholm' }
  const sent: unknown[] = []
  const send: Send = async (method, _path, { body }) => {
    if (method === 'GET') return Response.json({ service, voices: [], trouble: null })
    sent.push(body)
    return onSpeech()
  }
  const { streams } = voiceInWorker(send)
  const say = async (role: 'user' | 'assistant', content: string): Promise<string> => {
    const uid = newUid()
    const createdAt = new Date(tools.now()).toISOString()
    const data = journalMessage.parse({ entryId: null, content, role, createdAt, messageId: uid })
    await session.put(journalMessages, uid, data)
    return uid
  }
  return {
    ...{ sent, say },
    ledger: () => [...store.of(ledgerEntries).values()].map(({ data }) => data),
    consent: () => voiceConsentNow.rows(store, null, momentNow())[0],
    choose: (choice: ConsentChoice) => changeSingle(tools, voiceConsents, () => ({ choice })),
    async speak(
      messageId: string,
      by: Speak['by'] = 'asked',
      serviceVoice: string | null = 'VoiceOfMarit01',
    ) {
      const heard: Spoken[] = []
      const asked: Speak = { messageId, by, serviceVoice, voiceSettings: defaultTts.voiceSettings }
      await streams[0]?.run(
        tools,
        asked,
        (event) => heard.push(event as Spoken),
        new AbortController().signal,
      )
      return heard[0]
    },
  }
}

test('a voice of the device gets the reply in pieces, and nothing is sent', async () => {
  const voice = open()
  const uid = await voice.say('assistant', `${reply} **And then?**`)
  expect(await voice.speak(uid, 'asked', null)).toEqual({
    type: 'device',
    parts: ['You wrote: The river was quiet. And then?'],
    note: null,
  })
  expect([voice.sent, voice.ledger()]).toEqual([[], []])
})

test('without consent a chosen voice elsewhere gets nothing, and the person is told why', async () => {
  const voice = open()
  const uid = await voice.say('assistant', reply)
  expect(voice.consent()).toMatchObject({ choice: 'never' })
  expect(await voice.speak(uid)).toMatchObject({
    type: 'device',
    note: expect.stringContaining('nothing is sent'),
  })
  expect(voice.sent).toEqual([])
})

test('the person is asked with the very text and its receiver; it goes only after a yes, with a line in the ledger', async () => {
  const voice = open()
  const uid = await voice.say('assistant', reply)
  await voice.choose('ask')
  const text = 'You wrote: The river was quiet.'
  expect(await voice.speak(uid)).toEqual({ type: 'question', text, words: 6, receiver: service })
  expect([voice.sent, voice.ledger()]).toEqual([[], []])
  const sound = await voice.speak(uid, 'allowed')
  expect(sound).toMatchObject({ type: 'sound', mime: 'audio/mpeg' })
  expect(voice.sent).toEqual([{ text, voiceId: 'VoiceOfMarit01', voiceSettings: defaultTts.voiceSettings }])
  expect(voice.ledger()).toMatchObject([
    { receiver: 'ElevenLabs, voices.example', words: 6, why: 'A reply read aloud' },
  ])
})

test('nobody is asked when nobody pressed: it is read by itself only where that was allowed for good', async () => {
  const voice = open()
  const uid = await voice.say('assistant', reply)
  await voice.choose('ask')
  expect(await voice.speak(uid, 'alone')).toEqual({ type: 'nothing' })
  await voice.choose('always')
  expect(await voice.speak(uid, 'alone')).toMatchObject({ type: 'sound' })
  expect(voice.ledger()).toHaveLength(1)
})

test('words that may mean danger never leave the device, neither they nor the reply to them, and are not read unasked', async () => {
  const voice = open()
  await voice.choose('always')
  await voice.say('user', 'I want to die.')
  const answered = await voice.say('assistant', 'I am glad that you said it.')
  expect(await voice.speak(answered, 'allowed')).toMatchObject({
    type: 'device',
    note: expect.stringContaining('never leave'),
  })
  expect(await voice.speak(answered, 'alone', null)).toEqual({ type: 'nothing' })
  await voice.say('user', 'The piano was out of tune.')
  const quoting = await voice.say('assistant', 'You once wrote: I want to die.')
  expect(await voice.speak(quoting, 'allowed')).toMatchObject({ type: 'device' })
  expect([voice.sent, voice.ledger()]).toEqual([[], []])
})

test('what the service says of its trouble is told, with the reply for the voice of the device', async () => {
  const message = 'ElevenLabs has too much to do. Please try again in 7 seconds.'
  const voice = open(() => Response.json({ code: 'busy', message }, { status: 429 }))
  const uid = await voice.say('assistant', reply)
  await voice.choose('always')
  expect(await voice.speak(uid)).toEqual({
    type: 'trouble',
    sentence: message,
    parts: ['You wrote: The river was quiet.'],
  })
  const cut = open(
    () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
  )
  await cut.choose('always')
  expect(await cut.speak(await cut.say('assistant', reply))).toMatchObject({
    sentence: expect.stringContaining('broke off'),
  })
})
