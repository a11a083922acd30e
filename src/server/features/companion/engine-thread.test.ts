import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { engineSentences } from './engine-thread.ts'
import { openTalk, type Talk } from './talk.test-support.ts'

const engineScript = new URL('../../testing/spinning-engine.worker.ts', import.meta.url)
const hostile = { type: 'message', content: 'spin for ever' }
const kind = { type: 'message', content: 'The piano tuner came and I opened the lid.' }

const openSlow = async (limits = {}): Promise<Talk> =>
  openTalk(await openTestApp({ engineScript, limits: { engineMs: 2_500, ...limits } }))

test('while a hostile message runs into its deadline the server answers everybody else', async () => {
  await using talk = await openSlow()
  const chat = await talk.chat()
  chat.say(kind)
  await chat.until('message')
  chat.say(hostile)
  const waits: number[] = []
  while (chat.frames.every(({ type }) => type !== 'error')) {
    const from = performance.now()
    const { status } = await talk.browser.get('/api/user')
    expect(status).toBe(200)
    waits.push(performance.now() - from)
    await new Promise((next) => setTimeout(next, 20))
  }
  expect(waits.length).toBeGreaterThan(10)
  expect(Math.max(...waits)).toBeLessThan(1_000)
})

test('whoever wrote it is told so kindly, and the next message is answered by a new thread', async () => {
  await using talk = await openSlow()
  const chat = await talk.chat()
  chat.say(hostile)
  expect(await chat.until('error')).toEqual([{ type: 'error', error: engineSentences.tooLong }])
  chat.say(kind)
  const [message] = await chat.until('message')
  expect(message?.source).toBe('this-server')
  expect(talk.test.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('an engine that breaks, or takes its thread with it, costs that answer alone', async () => {
  await using talk = await openSlow()
  const chat = await talk.chat()
  for (const content of ['Please break.', 'Please end the thread.']) chat.say({ type: 'message', content })
  await chat.until('error', 2)
  chat.say(kind)
  await chat.until('message')
  expect(talk.test.takeWarnings()).toHaveLength(2)
  expect(talk.test.logged.join('')).not.toContain('Please')
})

test('only so many messages wait for the engines; the others are refused at once', async () => {
  await using talk = await openSlow({ engineQueue: 1 })
  const chats = await Promise.all(Array.from({ length: 5 }, () => talk.chat()))
  for (const chat of chats) chat.say(hostile)
  const told = await Promise.all(chats.map((chat) => chat.until('error')))
  const sentences = told.flat().map(({ error }) => error)
  expect(sentences.filter((one) => one === engineSentences.tooLong)).toHaveLength(2)
  expect(sentences.filter((one) => one === engineSentences.tooMany)).toHaveLength(3)
})
