import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReplyRequest } from '#domain/companion/replies/reply.ts'
import { journalMessages } from '#domain/journal/journal-entry.ts'
import { careAnswer, careAnswers } from '#domain/safety/care-records.ts'
import { dangerReply } from '#domain/safety/danger-reply.ts'
import { mayMeanDanger, riskOf } from '#domain/safety/risk/risk-of-text.ts'
import { talk } from '#domain/views/companion.ts'
import { chooseConsent, type SayEvent } from '../companion.calls.ts'
import { openCompanion, startChatServer, stubProvider } from '../companion.test-support.ts'
import { withCare } from './care-in-talks.ts'

let chat: Awaited<ReturnType<typeof startChatServer>>
beforeEach(async () => {
  chat = await startChatServer()
})
afterEach(() => chat.close())

const replyOf = (events: readonly SayEvent[]) => {
  const last = events.at(-1)
  return last?.type === 'stream' ? last.message : undefined
}

test('heavy words are listened to, whatever else was asked for', async () => {
  const { run, say } = openCompanion({ origin: chat.origin, provider: stubProvider })
  await run(chooseConsent, { choice: 'always' })
  await say({ mode: 'challenge', content: 'They would all be better off without me.' })
  await say({ mode: 'challenge', content: 'The tuner came late again.' })
  expect(chat.heard.map(({ context }) => context?.mode)).toEqual(['listen', 'challenge'])
})

test('on this device heavy words are answered by fixed words, never taken up', async () => {
  const { say } = openCompanion()
  const reply = replyOf(await say({ content: 'They would all be better off without me.' }))
  expect(reply?.content).toBe('There is no hurry here. Would you like to say more?')
  expect(reply?.content).not.toMatch(/better off/)
})

test('a good evening is met as one, and who asks what it is is told, whatever the words may sound like', async () => {
  const { say } = openCompanion()
  const said = 'Engine off, curtain closed. Just wanted to say somebody good evening.'
  expect(replyOf(await say({ mode: 'listen', content: said }))?.content).toMatch(/^Hello/)
  const asked = "You a bot? Be honest, I won't get mad."
  expect(replyOf(await say({ mode: 'listen', content: asked }))?.content).toContain('I am a program')
})

test('grave words are answered by fixed words here; about what was not meant so it asks, still here', async () => {
  const { run, say, ask, store } = openCompanion({ origin: chat.origin, provider: stubProvider })
  await run(chooseConsent, { choice: 'always' })
  expect(replyOf(await say({ content: 'I want to die.' }))?.content).toBe(dangerReply)
  const about = ask(talk, { entryUid: null })[0]?.id
  const said = { about, says: 'not_meant', keys: [], at: '2026-11-19T20:53:00.000Z' }
  const data = careAnswer.parse(said)
  store.apply([{ uid: 'answer', kind: careAnswers.kind, data, revision: 1, kept: 'synced' }])
  const reply = replyOf(await say({ content: null }))
  expect(reply?.source).toBe('on-device')
  expect(reply?.content).toMatch(/^All right/)
  expect(chat.heard).toEqual([])
})

test('an answer leaves out the heavy statements around the line, and keeps the line with the title of its page', async () => {
  const { write, say } = openCompanion()
  const page = 'Nurse Bara showed me the pen on an orange. I want to kill myself.'
  write('00000000-0000-7000-8000-000000000001', '2026-03-14T20:00:00Z', page, { title: 'New (pen)' })
  const reply = replyOf(await say({ content: 'Who was the nurse that showed me the pen?' }))
  expect(reply?.content).toContain(
    '“Nurse Bara showed me the pen on an orange.” (Saturday 14 March 2026, New pen)',
  )
  expect(reply?.receipts).toMatchObject([{ day: '2026-03-14', title: 'New pen' }])
  expect(reply?.content).not.toContain('kill')
})

test('a rule about lifting is no heavy line, one about harming oneself is never brought up', async () => {
  const { write, say } = openCompanion()
  const rules = [
    'I promised the nurse: nothing over thirty kilos by myself any more.',
    'I promised the nurse: no more cutting with the saw blade.',
  ]
  for (const [at, rule] of rules.entries())
    write(`00000000-0000-7000-8000-00000000000${at + 1}`, `2026-03-1${at}T20:00:00Z`, rule)
  const heavy = 'Six beams of fifty kilos came and I will carry them up by myself.'
  expect(replyOf(await say({ mode: 'challenge', content: heavy }))?.content).toContain(rules[0])
  const cut = 'Bought a new saw blade and I will start cutting the oak with the saw.'
  expect(replyOf(await say({ mode: 'challenge', content: cut }))?.content).not.toContain('no more cutting')
})

test('a message is read for danger once, however often it is asked about', async () => {
  const { say, store, tools } = openCompanion()
  const content = 'The tuner came and struck the low F.'
  await say({ content, mode: 'listen' })
  const [kept] = store.of(journalMessages).values()
  if (!kept) throw new Error('nothing was kept')
  store.apply([{ ...kept, revision: 1 }])
  const request: ReplyRequest = {
    ...{ message: content, mode: 'ask', style: 'direct_clear', turns: [], page: null },
    ...{ recalled: [], entriesSearched: 0, today: '2026-11-19' },
  }
  const reader = { riskOf: vi.fn(riskOf), mayMeanDanger }
  const cared = withCare(request, tools, { entryUid: null }, { ...kept }, reader)
  expect(cared.fixedReply).toBeNull()
  expect(reader.riskOf).toHaveBeenCalledTimes(1)
})

test('what asks for a number or a name is looked up, though a word of it may sound heavy; a heavy feeling that is asked about is not', async () => {
  const { write, say } = openCompanion()
  write(
    '00000000-0000-7000-8000-000000000001',
    '2026-03-14T20:00:00Z',
    'Second attempt at the paper: 41 marks.',
  )
  const asked = replyOf(await say({ content: 'How many marks did I get in the second attempt?' }))
  expect(asked?.content).toContain('41 marks')
  const heavy = replyOf(await say({ content: 'How many times did I feel that I could not go on?' }))
  expect(heavy?.content).not.toContain('41 marks')
})
