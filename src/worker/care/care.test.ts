import { beforeAll, expect, test } from 'vitest'
import type { View } from '#domain/entity/view.ts'
import { guidedConversation, guidedConversations } from '#domain/guided/guided-conversation.ts'
import { journalEntries, journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { safetyPlan, safetyPlanRecords } from '#domain/safety/care-records.ts'
import { careSettings, safetyPlanRows } from '#domain/views/care.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { chooseOne } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, Query, Row, WorkerTools } from '#worker/core/worker-calls.ts'
import { answerCare, pageCare, prepareCare, talkCare, writePlan } from './care.calls.ts'
import { careCommands, careQueries } from './care.ts'

const grave = 'I want to die.'
const uidOf = (nth: number): string => `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`
const agoIso = (ms: number): string => new Date(Date.now() - ms).toISOString()

function openCare() {
  const store = createStore()
  let count = 100
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => Date.now(),
    newUid: () => uidOf(count++),
    zone: 'UTC',
  }
  return {
    store,
    see: <R extends Row>(to: View<null, R>): readonly R[] => to.rows(store, null, momentNow()),
    ask: <Args, R extends Row>(to: Query<Args, R>, args: Args): R[] =>
      (careQueries.find(({ name }) => name === to.name)?.rows(store, args, momentNow()) ?? []) as R[],
    run: async <Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> =>
      (await [...careCommands, ...entityCommands]
        .find(({ name }) => name === what.name)
        ?.run(tools, args)) as Result,
    say(nth: number, content: string, role: 'user' | 'assistant' = 'user', agoMs = 0): string {
      const uid = uidOf(nth)
      const createdAt = agoIso(agoMs)
      const data = journalMessage.parse({ entryId: null, content, role, createdAt, messageId: uid })
      store.apply([{ uid, kind: journalMessages.kind, data, revision: 1, kept: 'synced' }])
      return uid
    },
    write(nth: number, content: string, endedAt: string | null = agoIso(0)): string {
      const uid = uidOf(nth)
      const data = { ...newEntry(agoIso(1000), 'UTC'), content, endedAt }
      store.apply([{ uid, kind: journalEntries.kind, data, revision: 1, kept: 'synced' }])
      return uid
    },
  }
}

beforeAll(() => openCare().run(prepareCare, null))

test('grave words in a talk bring a card below what answered them, and the answer to the card ends it', async () => {
  const { ask, run, say } = openCare()
  const asked = { entryUid: null, isPrepared: true }
  say(1, 'The tuner came.', 'user', 3_000)
  expect(ask(talkCare, asked)).toEqual([])
  const about = say(2, grave, 'user', 2_000)
  expect(ask(talkCare, asked)).toEqual([{ id: about, level: 2, form: 'whole', below: about, isLast: true }])
  const below = say(3, 'Thank you for writing that down.', 'assistant', 1_000)
  expect(ask(talkCare, asked)).toEqual([{ id: about, level: 2, form: 'whole', below, isLast: true }])
  expect(ask(talkCare, asked)[0]).toEqual(ask(talkCare, asked)[0])
  await run(answerCare, { about, says: 'not_meant' })
  expect(ask(talkCare, asked)).toEqual([])
})

test('what the companion says brings no card, and old words bring none', () => {
  const { ask, say } = openCare()
  say(1, grave, 'assistant')
  say(2, grave, 'user', 20 * 86_400_000)
  expect(ask(talkCare, { entryUid: null, isPrepared: true })).toEqual([])
})

test('as long as a talk is in danger its card stands below the last reply, in the language of the words; after a word of safety it goes back to them', () => {
  const { ask, say } = openCare()
  const rows = () => ask(talkCare, { entryUid: null, isPrepared: true })
  const words = say(1, 'Ich will nicht mehr leben.')
  say(2, 'Danke.', 'assistant')
  say(3, 'Nein.')
  const below = say(4, 'Bitte.', 'assistant')
  expect(rows()).toMatchObject([{ id: words, level: 2, form: 'whole', language: 'de', below, isLast: false }])
  say(5, 'Ich bin in Sicherheit.')
  expect(rows().map(({ below }) => below)).not.toContain(below)
})

test('a page brings one until it is answered; new words of that kind bring it back', async () => {
  const { ask, run, write } = openCare()
  const uid = write(1, `The night was long.\n\n${grave}`)
  expect(ask(pageCare, { uid, isPrepared: true })).toEqual([{ id: uid, level: 2, form: 'whole' }])
  await run(answerCare, { about: uid, says: 'closed' })
  expect(ask(pageCare, { uid, isPrepared: true })).toEqual([])
  write(1, 'Tonight I thought about how to kill myself again.')
  expect(ask(pageCare, { uid, isPrepared: true })).toHaveLength(1)
  write(1, 'The tuner came.')
  expect(ask(pageCare, { uid, isPrepared: true })).toEqual([])
})

test('an answer keeps no word of what it is about', async () => {
  const { store, run, write } = openCare()
  const about = write(1, `canary ${grave}`)
  await run(answerCare, { about, says: 'closed' })
  const kept = [...store.all()].filter(({ kind }) => kind === 'care_answer')
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toMatch(/canary|die/)
})

test('country and how much is shown are kept, each by itself', async () => {
  const { see, run } = openCare()
  expect(see(careSettings)).toEqual([{ id: 'care', country: null, showing: 'usual' }])
  await run(chooseOne, { kind: 'care_choices', changes: { country: 'SE' } })
  await run(chooseOne, { kind: 'care_choices', changes: { showing: 'less' } })
  expect(see(careSettings)).toEqual([{ id: 'care', country: 'SE', showing: 'less' }])
  await expect(run(chooseOne, { kind: 'care_choices', changes: { country: 'Sweden' } })).rejects.toThrow()
})

test('who wants less gets a short card', async () => {
  const { ask, run, say } = openCare()
  say(1, grave)
  await run(chooseOne, { kind: 'care_choices', changes: { showing: 'less' } })
  expect(ask(talkCare, { entryUid: null, isPrepared: true })).toMatchObject([{ form: 'short' }])
})

test('a plan is kept by parts; what two devices began apart is shown together and becomes one when written on', async () => {
  const { see, run, store } = openCare()
  await run(writePlan, { part: 'what_helps', text: 'Walk to the harbour' })
  const updatedAt = agoIso(0)
  const data = safetyPlan.parse({ part: 'what_helps', text: 'Call in sick', updatedAt })
  store.apply([{ uid: uidOf(900), kind: safetyPlanRecords.kind, data, revision: 1, kept: 'synced' }])
  expect(see(safetyPlanRows)).toEqual([{ id: 'what_helps', text: 'Walk to the harbour\nCall in sick' }])
  await run(writePlan, { part: 'what_helps', text: 'Call in sick' })
  expect(see(safetyPlanRows)).toEqual([{ id: 'what_helps', text: 'Call in sick' }])
  expect(store.of(safetyPlanRecords).size).toBe(1)
  await run(writePlan, { part: 'what_helps', text: '' })
  expect(see(safetyPlanRows)).toEqual([])
})

test('grave words in a guided conversation bring a card beside it, and its answer ends it; lines of earlier pages bring none', async () => {
  const { store, ask, run } = openCare()
  await run(prepareCare, null)
  const uid = uidOf(1)
  const at = agoIso(0)
  const talk = guidedConversation.parse({ method: 'worry-time', createdAt: at, updatedAt: at })
  const line = { entryUid: uidOf(9), quote: grave, day: '2026-11-01' }
  const keep = (data: object) =>
    store.apply([
      { uid, kind: guidedConversations.kind, data: { ...talk, ...data }, revision: 0, kept: 'here' },
    ])
  const card = () => ask(pageCare, { uid, isPrepared: true })
  keep({ lines: { all: [line] } })
  expect(card()).toEqual([])
  keep({ answers: { all: grave } })
  expect(card()).toMatchObject([{ id: uid, level: 2 }])
  await run(answerCare, { about: uid, says: 'not_meant' })
  expect(card()).toEqual([])
})
