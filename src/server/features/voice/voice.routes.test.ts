import { describe, expect, test } from 'vitest'
import { defaultTts, longestSpeech } from '#domain/voice/voice-choices.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import {
  servicesOwnWords,
  silentWav,
  startElevenLabsStub,
  stubVoices,
  type VoiceMood,
} from '../../testing/eleven-labs-stub.ts'
import { openTestApp } from '../../testing/test-app.ts'

const key = 'key-of-the-voice-test'
const said = {
  text: 'The river was quiet.',
  voiceId: stubVoices[0].voice_id,
  voiceSettings: { stability: 0.2, similarity_boost: 0.9, style: 0.4, use_speaker_boost: false },
}

async function openWithVoices(speechesPerHour = 120) {
  await using opened = new AsyncDisposableStack()
  const stub = await startElevenLabsStub()
  opened.defer(() => stub.close())
  const env = { ELEVENLABS_API_KEY: key, ELEVENLABS_BASE_URL: stub.baseUrl }
  const app = opened.use(await openTestApp({ env, limits: { speechSilenceMs: 300, speechesPerHour } }))
  const browser = app.browser()
  await browser.signUp()
  const kept = opened.move()
  return { stub, app, browser, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

onBothDatabases('how replies are read aloud', ({ open }) => {
  // Spec: S3-016, S1-018
  test('is kept with the account as JSON, for its owner alone', async () => {
    await using app = await open()
    const [anna, ben] = [app.browser(), app.browser()]
    const { user } = await anna.signUp()
    await ben.signUp()
    expect((await anna.get('/api/user/tts-settings')).json()).toEqual(defaultTts)
    const chosen = {
      enabled: true,
      preferredVoiceId: 'VoiceOfMarit01',
      autoplayResponses: true,
      voiceSettings: { stability: 1, similarity_boost: 0, style: 0.35, use_speaker_boost: false },
    }
    expect((await anna.put('/api/user/tts-settings', chosen)).json()).toEqual(chosen)
    expect((await anna.get('/api/user/tts-settings')).json()).toEqual(chosen)
    expect((await ben.get('/api/user/tts-settings')).json()).toEqual(defaultTts)
    const row = await app.deps.db
      .selectFrom('users')
      .select('tts_settings')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(row.tts_settings ?? '')).toEqual(chosen)
    const loud = { ...chosen, voiceSettings: { ...chosen.voiceSettings, stability: 1.5 } }
    expect((await anna.put('/api/user/tts-settings', loud)).status).toBe(400)
    expect((await anna.get('/api/user/tts-settings')).json()).toEqual(chosen)
  })
})

test('without a key there is no service, and asking for speech says so', async () => {
  await using app = await openTestApp()
  const browser = app.browser()
  await browser.signUp()
  expect((await browser.get('/api/voice')).json()).toEqual({ service: null, voices: [], trouble: null })
  const refused = await browser.post('/api/voice/speech', said)
  expect(refused.status).toBe(501)
  expect(refused.text).toContain('The voices of your device are there.')
})

test('an address that is none keeps the server from starting', async () => {
  const env = { ELEVENLABS_API_KEY: key, ELEVENLABS_BASE_URL: 'voices' }
  await expect(openTestApp({ env })).rejects.toThrow('ELEVENLABS_BASE_URL must be an address')
})

describe('with ElevenLabs', () => {
  test('its voices are listed, asked for once in a while, and the key is in no answer', async () => {
    await using given = await openWithVoices()
    const answer = await given.browser.get('/api/voice')
    expect(answer.json()).toEqual({
      service: { name: 'ElevenLabs', host: new URL(given.stub.baseUrl).host },
      voices: [
        { id: 'VoiceOfMarit01', name: 'Marit', about: 'calm, norwegian' },
        { id: 'VoiceOfIdris02', name: 'Idris', about: '' },
      ],
      trouble: null,
    })
    expect(answer.text).not.toContain(key)
    await given.browser.get('/api/voice')
    expect(given.stub.listed()).toBe(1)
    given.app.advance(11 * 60_000)
    await given.browser.get('/api/voice')
    expect(given.stub.listed()).toBe(2)
    expect((await given.app.browser().get('/api/voice')).status).toBe(401)
  })

  test('a text is spoken with the chosen voice and its settings, and nothing of it stays on the server', async () => {
    await using given = await openWithVoices()
    const answer = await given.browser.post('/api/voice/speech', { ...said, text: `${said.text}\n` })
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'audio/mpeg' } })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Buffer.from(answer.bytes).equals(silentWav(1_500))).toBe(true)
    expect(given.stub.spoken).toEqual([
      {
        key,
        voiceId: said.voiceId,
        body: { text: said.text, model_id: 'eleven_multilingual_v2', voice_settings: said.voiceSettings },
      },
    ])
    expect(given.app.logged.join('')).not.toContain('river')
  })

  test('too much text, no text, and an id that would lead elsewhere are refused before anything is sent', async () => {
    await using given = await openWithVoices()
    const most = 'a'.repeat(longestSpeech)
    for (const wrong of [{ text: `${most}a` }, { text: '  ' }, { voiceId: '../voices' }])
      expect((await given.browser.post('/api/voice/speech', { ...said, ...wrong })).status).toBe(400)
    expect(given.stub.spoken).toEqual([])
    expect((await given.browser.post('/api/voice/speech', { ...said, text: most })).status).toBe(200)
  })

  test('one person may have so many texts spoken in an hour', async () => {
    await using given = await openWithVoices(2)
    const ask = () => given.browser.post('/api/voice/speech', said)
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429])
    given.app.advance(61 * 60_000)
    expect((await ask()).status).toBe(200)
  })

  const sentences: readonly (readonly [VoiceMood, number, string])[] = [
    ['unauthorized', 503, 'did not accept this server’s key'],
    ['busy', 429, 'Please try again in 7 seconds.'],
    ['gone', 503, 'does not have this voice any more'],
    ['broken', 503, 'has trouble of its own'],
    ['redirect', 503, 'could not be reached'],
    ['garbage', 503, 'could not be used'],
    ['empty', 503, 'could not be used'],
    ['slow', 503, 'took too long'],
  ]
  test('when it fails the person reads a kind sentence, never its own words', async () => {
    await using given = await openWithVoices()
    for (const [mood, status, sentence] of sentences) {
      given.stub.mood = mood
      const answer = await given.browser.post('/api/voice/speech', said)
      expect(answer, mood).toMatchObject({ status })
      expect(answer.text, mood).toContain(sentence)
      expect(answer.text).not.toContain(servicesOwnWords)
    }
    given.stub.mood = 'unauthorized'
    expect((await given.browser.get('/api/voice')).json()).toMatchObject({
      voices: [],
      trouble: expect.stringContaining('did not accept this server’s key'),
    })
    given.stub.mood = 'well'
    expect((await given.browser.get('/api/voice')).json().voices).toHaveLength(2)
    expect(given.app.logged.join('')).not.toMatch(new RegExp(`${servicesOwnWords}|${key}|river`))
    const warned = given.app.takeWarnings().map(({ event }) => event)
    expect(warned).toEqual(Array(sentences.length - 1).fill('connection_fault'))
  })

  test('speech that breaks off or falls silent breaks the answer off, and the server goes on', async () => {
    await using given = await openWithVoices()
    const address = await given.app.listen()
    const headers = { cookie: given.browser.cookieHeader, 'content-type': 'application/json' }
    const ask = () =>
      fetch(`${address}/api/voice/speech`, { method: 'POST', headers, body: JSON.stringify(said) })
    for (const mood of ['cut', 'stalled'] as const) {
      given.stub.mood = mood
      const answer = await ask()
      expect(answer.status).toBe(200)
      await expect(answer.arrayBuffer(), mood).rejects.toThrow()
    }
    given.stub.mood = 'well'
    expect((await (await ask()).arrayBuffer()).byteLength).toBe(silentWav(1_500).length)
  })

  test('who stops listening stops the service too', async () => {
    await using given = await openWithVoices()
    const address = await given.app.listen()
    given.stub.mood = 'stalled'
    const leaving = new AbortController()
    const answer = await fetch(`${address}/api/voice/speech`, {
      method: 'POST',
      headers: { cookie: given.browser.cookieHeader, 'content-type': 'application/json' },
      body: JSON.stringify(said),
      signal: leaving.signal,
    })
    expect(answer.status).toBe(200)
    leaving.abort()
    await expect.poll(() => given.stub.abandoned(), { timeout: 250 }).toBe(1)
  })
})
