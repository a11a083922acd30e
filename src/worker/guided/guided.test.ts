import { expect, test } from 'vitest'
import { type GuidedConversation, guidedConversations } from '#domain/guided/guided-conversation.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { careAnswer, careAnswers } from '#domain/safety/care-records.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { EntryIndex } from '#worker/companion/replies/entry-index.ts'
import type { Command, WorkerTools } from '#worker/core/worker-calls.ts'
import { beginGuided, changeGuided, endGuided, findGuidedLines } from './guided.calls.ts'
import { guidedActions } from './guided-actions.ts'

const uidOf = (nth: number): string => `0190f3a4-5b6c-7d8e-9f00-${String(nth).padStart(12, '0')}`
const [monday, tuesday, cake] = [uidOf(901), uidOf(902), uidOf(903)]

function opened() {
  const store = createStore()
  let made = 0
  let nowMs = Date.parse('2026-11-19T20:00:00.000Z')
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => nowMs++,
    newUid: () => uidOf(++made),
    zone: 'Europe/Stockholm',
  }
  const index = new EntryIndex({
    elapsed: () => performance.now(),
    breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),
  })
  const page = (uid: string, day: string, content: string) =>
    tools.session.put(journalEntries, uid, {
      ...newEntry(`${day}T19:00:00.000Z`, 'Europe/Stockholm'),
      content,
    })
  const actions = guidedActions(index)
  const run = <Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> =>
    (actions.find(({ name }) => name === what.name)?.run(tools, args) ??
      Promise.reject(new Error(what.name))) as Promise<Result>
  return {
    run,
    async answer(uid: string, answers: Record<string, string>) {
      for (const [step, answer] of Object.entries(answers))
        await run(changeGuided, { uid, step, change: { answer } })
    },
    store,
    index,
    tools,
    page,
    async withPages() {
      await page(
        monday,
        '2026-11-16',
        'I said no to Saturday. Ilse had to ring three people before somebody said yes. I felt mean all evening.',
      )
      await page(tuesday, '2026-11-17', 'Ilse managed to get her Saturday covered by nine. I made soup.')
      await page(cake, '2026-11-18', 'We bought a cake for the neighbour and it rained.')
      index.attach(store, 'Europe/Stockholm')
    },
    talk: (uid: string): GuidedConversation | undefined => store.one(guidedConversations, uid)?.data,
  }
}

test('a conversation that a line led to begins with its whole sentence, in the step it belongs to, dated', async () => {
  const vault = opened()
  await vault.withPages()
  const from = { entryUid: monday, quote: 'felt mean' }
  const uid = await vault.run(beginGuided, { method: 'thought-record', from })
  const line = { entryUid: monday, quote: 'I felt mean all evening.', day: '2026-11-16' }
  expect(vault.talk(uid)).toMatchObject({ begunFrom: line, lines: { thought: [line] }, pageUid: null })
})

test('a line that its page does not have begins nothing but an empty conversation', async () => {
  const vault = opened()
  await vault.withPages()
  const from = { entryUid: monday, quote: 'I never said this.' }
  const uid = await vault.run(beginGuided, { method: 'worry-time', from })
  expect(vault.talk(uid)).toMatchObject({ begunFrom: null, lines: {} })
})

test('lines of earlier pages are offered where they are near what was written, literal and dated', async () => {
  const vault = opened()
  await vault.withPages()
  const uid = await vault.run(beginGuided, { method: 'thought-record', from: null })
  expect(await vault.run(findGuidedLines, { uid, step: 'happened' })).toEqual([])
  await vault.answer(uid, { thought: 'Ilse will manage Saturday worse because of me.' })
  expect(await vault.run(findGuidedLines, { uid, step: 'for' })).toEqual([
    {
      entryUid: monday,
      quote: 'I said no to Saturday. Ilse had to ring three people before somebody said yes.',
      day: '2026-11-16',
    },
  ])
  expect(await vault.run(findGuidedLines, { uid, step: 'against' })).toEqual([
    { entryUid: tuesday, quote: 'Ilse managed to get her Saturday covered by nine.', day: '2026-11-17' },
  ])
  expect(await vault.run(findGuidedLines, { uid, step: 'before' })).toEqual([])
})

test('it becomes a page of the day, and a later change of an answer changes that page', async () => {
  const vault = opened()
  const uid = await vault.run(beginGuided, { method: 'woop', from: null })
  await vault.answer(uid, { wish: 'Play the cello again.', obstacle: 'I sit down first.' })
  const pageUid = await vault.run(endGuided, { uid })
  const page = () => vault.store.one(journalEntries, pageUid)?.data
  expect(page()).toMatchObject({
    title: 'Wish and obstacle: Play the cello again',
    content:
      '*What do you wish for?*\nPlay the cello again.\n\n*What in you stands in the way?*\nI sit down first.\n',
    zone: 'Europe/Stockholm',
    metadata: { guided: 'woop' },
  })
  expect(vault.talk(uid)?.pageUid).toBe(pageUid)
  await vault.answer(uid, { wish: 'Play the cello again, badly.', obstacle: ' ' })
  expect(await vault.run(endGuided, { uid })).toBe(pageUid)
  expect(page()?.content).toBe('*What do you wish for?*\nPlay the cello again, badly.\n')
})

test('each step keeps its own answer, feelings and lines, and the one that was changed last is open', async () => {
  const vault = opened()
  const uid = await vault.run(beginGuided, { method: 'thought-record', from: null })
  await vault.answer(uid, { happened: 'Rain.', thought: 'All is lost.' })
  const strengths = [{ word: 'dread', value: 7 }]
  await vault.run(changeGuided, { uid, step: 'before', change: { strengths } })
  expect(vault.talk(uid)).toMatchObject({
    step: 'before',
    answers: { happened: 'Rain.', thought: 'All is lost.' },
    ratings: { before: strengths },
  })
})

test('what was said to the card beside it holds for its page', async () => {
  const vault = opened()
  const uid = await vault.run(beginGuided, { method: 'worry-time', from: null })
  await vault.answer(uid, { all: 'I want to die laughing.' })
  const said = { about: uid, says: 'not_meant', keys: ['k'], at: '2026-11-19T20:00:00.000Z' }
  await vault.tools.session.put(careAnswers, uidOf(77), careAnswer.parse(said))
  const pageUid = await vault.run(endGuided, { uid })
  expect([...vault.store.of(careAnswers).values()].map(({ data }) => data)).toContainEqual({
    ...said,
    about: pageUid,
  })
})

test('where its page lies in the trash, it becomes a new one', async () => {
  const vault = opened()
  const uid = await vault.run(beginGuided, { method: 'woop', from: null })
  await vault.answer(uid, { wish: 'Sleep.' })
  const first = await vault.run(endGuided, { uid })
  const entry = vault.store.one(journalEntries, first)?.data
  if (entry)
    await vault.tools.session.put(journalEntries, first, { ...entry, deletedAt: '2026-11-19T21:00:00.000Z' })
  expect(await vault.run(endGuided, { uid })).not.toBe(first)
})

test('a conversation that was deleted meanwhile is said to be gone', async () => {
  await expect(opened().run(endGuided, { uid: uidOf(5) })).rejects.toThrow('It was deleted meanwhile')
})
