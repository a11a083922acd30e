import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { companionModes } from '#domain/companion/replies/reply.ts'
import { journalMessages } from '#domain/journal/journal-entry.ts'
import { careAnswer, careAnswers } from '#domain/safety/care-records.ts'
import { isCarefulReply } from '#domain/safety/careful-replies.ts'
import { dangerWords } from '#domain/safety/languages/danger-words.ts'
import { talk } from '#domain/views/companion.ts'
import { chooseConsent, draft, type SayEvent } from '../companion.calls.ts'
import { openCompanion, startChatServer, stubProvider } from '../companion.test-support.ts'

const march = '00000000-0000-7000-8000-000000000001'
const grave = 'I want to kill myself.'
/** What people say next; none of it is a word of safety. */
const after = [
  'No.',
  'I have them here.',
  'In the bathroom.',
  '...',
  'The tuner came and we laughed about the piano.',
  'Yes.',
  'When did I last write about the piano?',
  'are you human?',
]

let chat: Awaited<ReturnType<typeof startChatServer>>
beforeEach(async () => {
  chat = await startChatServer()
})
afterEach(() => chat.close())

const replyOf = (events: readonly SayEvent[]) => {
  const last = events.at(-1)
  return last?.type === 'stream' ? last.message : undefined
}

async function openInDanger(words = grave) {
  const opened = openCompanion({ origin: chat.origin, provider: stubProvider })
  opened.write(
    march,
    '2026-03-14T20:00:00Z',
    'I will play the piano again when the flat is done, and the tuner came.',
  )
  await opened.run(chooseConsent, { choice: 'always' })
  await opened.say({ content: words })
  return opened
}

describe.each(companionModes)('as long as a talk is in danger (%s)', (mode) => {
  test('every reply is a careful one that takes up nothing, quotes nothing and goes to no model', async () => {
    const { say } = await openInDanger()
    for (const content of after) {
      const reply = replyOf(await say({ content, mode }))
      expect(reply, content).toMatchObject({ source: 'on-device', receipts: [] })
      expect(isCarefulReply(reply?.content ?? ''), content).toBe(true)
      expect(reply?.content).not.toMatch(/piano|tuner|bathroom/)
    }
    expect(chat.heard).toEqual([])
  })
})

test('a plain word of safety leaves it, and what is said then may go again, without anything of the danger', async () => {
  const { say } = await openInDanger()
  await say({ content: 'No.' })
  expect(replyOf(await say({ content: 'I am safe now. My sister is here.' }))?.content).toMatch(
    /I take your word/,
  )
  expect(chat.heard).toEqual([])
  await say({ content: 'The tuner came.' })
  expect(chat.heard).toHaveLength(1)
  expect(chat.heard[0]?.content).toBe('The tuner came.')
  expect(JSON.stringify(chat.heard)).not.toMatch(/kill|safe|sister/)
})

describe('words that only sound like it', () => {
  const unsure = 'I have a plan for this week.'

  test('are asked about, and the talk goes on with whoever goes on', async () => {
    const { say } = await openInDanger(unsure)
    const answer = replyOf(await say({ content: 'The tuner came and we laughed about the piano.' }))
    expect(isCarefulReply(answer?.content ?? '')).toBe(false)
    expect(chat.heard).toEqual([])
    await say({ content: 'He struck the low F.' })
    expect(chat.heard).toHaveLength(1)
    expect(JSON.stringify(chat.heard)).not.toMatch(/plan for this week/)
  })

  test.each([
    'Yes.',
    'No.',
    'I have them here next to me.',
    'In the bathroom, with the door locked.',
    'I just took them all at once.',
    'It does not matter anyway.',
    '...',
  ])('are still danger after "%s"', async (content) => {
    const { say } = await openInDanger(unsure)
    expect(isCarefulReply(replyOf(await say({ content }))?.content ?? '')).toBe(true)
    expect(chat.heard).toEqual([])
  })

  test('say no less than the others once plain ones have come before them', async () => {
    const { say } = await openInDanger()
    await say({ content: unsure })
    const answer = replyOf(await say({ content: 'The tuner came and we laughed about the piano.' }))
    expect(isCarefulReply(answer?.content ?? '')).toBe(true)
  })
})

test.each(['closed', 'not_meant'] as const)('answering the card leaves it (%s)', async (says) => {
  const { say, store, ask } = await openInDanger()
  const about = ask(talk, { entryUid: null })[0]?.id
  const data = careAnswer.parse({ about, says, keys: [], at: '2026-11-19T20:53:00.000Z' })
  store.apply([{ uid: 'answer', kind: careAnswers.kind, data, revision: 1, kept: 'synced' }])
  await say({ content: 'The tuner came.' })
  expect(chat.heard.map(({ content }) => content)).toEqual(['The tuner came.'])
  expect(JSON.stringify(chat.heard)).not.toMatch(/kill/)
})

test('another device that opens the same records is in it as well', async () => {
  const first = await openInDanger()
  const other = openCompanion({ origin: chat.origin, provider: stubProvider })
  await other.run(chooseConsent, { choice: 'always' })
  const synced = [...first.store.of(journalMessages).values()]
  other.store.apply(synced.map((one) => ({ ...one, uid: one.uid.replace('-7000-9000-', '-7000-a000-') })))
  expect(isCarefulReply(replyOf(await other.say({ content: 'The tuner came.' }))?.content ?? '')).toBe(true)
  expect(chat.heard).toEqual([])
})

test('saying the grave words in other words does not leave it', async () => {
  const { say, ask } = await openInDanger()
  const instead = ask(talk, { entryUid: null })[0]?.id
  const reply = replyOf(await say({ content: 'The tuner came.', instead }))
  expect(isCarefulReply(reply?.content ?? '')).toBe(true)
  expect(chat.heard).toEqual([])
})

test('a draft of such a talk is made here', async () => {
  const { hear } = await openInDanger()
  expect(await hear(draft, { entryUid: null, permit: null })).toMatchObject([{ type: 'drafted', by: null }])
  expect(chat.heard).toEqual([])
})

test('another talk is not in it', async () => {
  const { say, write } = await openInDanger()
  write('00000000-0000-7000-8000-000000000002', '2026-11-19T20:31:00Z', 'The tuner came.')
  await say({ entryUid: '00000000-0000-7000-8000-000000000002', content: 'He struck the low F.' })
  expect(chat.heard).toHaveLength(1)
})

test('the end of a page with grave words goes to no model', async () => {
  const opened = openCompanion({ origin: chat.origin, provider: stubProvider })
  await opened.run(chooseConsent, { choice: 'always' })
  opened.write(march, '2026-11-19T20:31:00Z', 'The flat hums. I want to kill myself.')
  await opened.say({ entryUid: march, content: 'The tuner came.' })
  expect(chat.heard).toHaveLength(1)
  expect(JSON.stringify(chat.heard)).not.toMatch(/kill|hums/)
})

test.each([
  ['de', 'Ich will nicht mehr leben.', 'Ich bin in Sicherheit.'],
  ['es', 'Quiero morirme.', 'Ya estoy a salvo.'],
  ['ja', '死にたい。', '今は安全です。'],
] as const)(
  'grave words in another language (%s) have that language’s words until they are safe',
  async (language, words, safe) => {
    const { say, ask } = await openInDanger(words)
    const { reply, stillHere, safe: goodbye } = dangerWords[language]
    expect(ask(talk, { entryUid: null })[1]?.content).toBe(reply)
    expect(replyOf(await say({ content: 'No.' }))?.content).toBe(stillHere)
    expect(replyOf(await say({ content: safe }))?.content).toBe(goodbye)
    expect(chat.heard).toEqual([])
  },
)
