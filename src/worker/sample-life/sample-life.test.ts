import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatSocket } from '#browser/chat-socket.ts'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { reminders } from '#domain/calendar/reminders/reminder.ts'
import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { goal, goals } from '#domain/goals/records/goal.ts'
import { habit, habits } from '#domain/habits/habit.ts'
import { habitCompletions } from '#domain/habits/habit-records.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { journalEntries, journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { sampleLifeBatches } from '#domain/sample-life/sample-life-batch.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { noDeviceModel } from '#worker/companion/companion.test-support.ts'
import { companionInWorker } from '#worker/companion/companion.ts'
import { EntryIndex } from '#worker/companion/replies/entry-index.ts'
import { BrowserModelRequests } from '#worker/companion/sources/browser-model-requests.ts'
import { localModelOver } from '#worker/companion/sources/local-model.ts'
import { emitting, type Stream, type WorkerTools } from '#worker/core/worker-calls.ts'
import { sealPhoto } from '#worker/journal/entries/photos.calls.ts'
import { memoryForTalk } from '#worker/memory/memory-for-talk.ts'
import { lifeOf, sayOf } from '#worker/memory/memory-lives.ts'
import { sampleLifeParts } from '../sample-life-parts.ts'
import { fillSampleLife, removeSampleLife, type SampleLifeEvent } from './sample-life.calls.ts'
import { sampleLifeStreams } from './sample-life.ts'

const ref = (nth: number) => ({
  blobId: `00000000-0000-4000-a000-${String(nth).padStart(12, '0')}`,
  ...{ chunks: 1, bytes: 9, type: 'image/webp' },
})

/** A real uid is made from the vault's key. */
function uidOf(...inputs: readonly string[]): string {
  const hex = createHash('sha256').update(inputs.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A vault in memory on 26 November 2026, with the real companion of this device. */
function openVault() {
  const store = createStore()
  const session = memorySession(store, { uidFor: async (...inputs) => uidOf(...inputs) })
  let made = 0
  const newUid = () => `01900000-0000-7000-8000-${String(++made).padStart(12, '0')}`
  const now = Date.parse('2026-11-26T18:00:00.000Z')
  const tools: WorkerTools = { session, now: () => now, newUid, zone: 'Europe/Stockholm' }
  const after = (_ms: number, run: () => void) => {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const companion = companionInWorker({
    memory: memoryForTalk,
    index: new EntryIndex({
      elapsed: () => performance.now(),
      breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),
    }),
    socket: new ChatSocket({ origin: 'ws://127.0.0.1:9', open: (address) => new WebSocket(address), after }),
    ...{
      after,
      origin: 'https://inkwell.example',
      localModel: localModelOver(fetch),
      deviceModel: noDeviceModel,
    },
    browserModel: new BrowserModelRequests(after),
    findProviders: async () => ({ provider: null, providers: [] }),
    prefer: async () => undefined,
  })
  companion.onSession(tools)
  closing.push(() => companion.onSession(null))
  const sealer = emitting(sealPhoto, async (_tools, _file, emit) => {
    const size = { width: 1600, height: 1200 }
    const photo: EntryPhoto = {
      ...{ ...ref(++made), ...size, small: ref(++made), caption: '' },
      addedAt: '2026-11-26T18:00:00.000Z',
    }
    emit({ is: 'done', photo, note: null })
  })
  const streams = sampleLifeStreams(
    sampleLifeParts([...companion.streams, sealer]),
    async () => new Blob(['png']),
  )
  const run = async (
    what: Stream<null, SampleLifeEvent>,
    abort = new AbortController(),
    onEvent = (_: SampleLifeEvent): void => undefined,
  ): Promise<SampleLifeEvent[]> => {
    const heard: SampleLifeEvent[] = []
    const emit = (event: unknown) => {
      heard.push(event as SampleLifeEvent)
      onEvent(event as SampleLifeEvent)
    }
    await streams.find(({ name }) => name === what.name)?.run(tools, null, emit, abort.signal)
    return heard
  }
  const own = (uid: string, content: string) =>
    session.put(journalEntries, uid, {
      ...newEntry('2026-11-25T12:00:00.000Z', 'Europe/Stockholm'),
      content,
    })
  return { store, session, tools, run, own }
}

const mine = '02000000-0000-7000-8000-000000000001'

test('a new vault is filled with pages, habits, goals, events and talks in which the companion of this device answers', async () => {
  const { store, run } = openVault()
  const heard = await run(fillSampleLife)
  expect(heard.at(-1)).toEqual({ is: 'done', stays: 0 })
  expect(store.of(sampleLifeBatches).size).toBe(1)
  const written = [...store.of(journalEntries).values()].filter(({ data }) => data.content !== '')
  expect(written).toHaveLength(100)
  expect(written.filter(({ data }) => (data.photos ?? []).length > 0)).toHaveLength(5)
  expect(store.of(habits).size).toBe(7)
  expect(store.of(goals).size).toBe(7)
  expect(store.of(calendarEvents).size).toBe(9)
  expect(store.of(reminders).size, 'nothing rings').toBe(0)
  const said = [...store.of(journalMessages).values()].map(({ data }) => data)
  expect(said.filter(({ role }) => role === 'user')).toHaveLength(4)
  const answers = said.filter(({ role }) => role === 'assistant')
  expect(answers.length).toBeGreaterThan(1)
  for (const answer of answers) {
    expect(answer.source).toBe('on-device')
    for (const { entryUid, quote } of answer.receipts)
      expect(store.one(journalEntries, entryUid)?.data.content).toContain(quote)
  }
})

/** Every record of the vault by kind, with all that it says. */
function censusOf(store: ReturnType<typeof openVault>['store']): Record<string, unknown> {
  const all = [...store.all()].map(({ kind, uid, data }) => [kind, `${uid} ${JSON.stringify(data)}`] as const)
  return Object.groupBy(
    all.sort(([, a], [, b]) => (a < b ? -1 : 1)),
    ([kind]) => kind,
  )
}

test('what was put is gone again in one go, and nothing that the person has of any kind is another', async () => {
  const { store, session, run, own } = openVault()
  const at = '2026-11-25T12:00:00.000Z'
  const made = { createdAt: at, updatedAt: at }
  await own(mine, 'Mine from before.')
  const page = store.one(journalEntries, mine)?.data
  if (!page) throw new Error('There is no page.')
  const photo = { ...ref(9_001), width: 4, height: 3, small: ref(9_002), caption: '', addedAt: at }
  await session.put(journalEntries, mine, { ...page, photos: [photo] })
  const said = { entryId: null, role: 'user', content: 'Are you there?', messageId: 'm', createdAt: at }
  await session.put(journalMessages, 'my talk', journalMessage.parse(said))
  const swim = { title: 'Swim', category: 'physical', priority: 'medium', timeframe: 'monthly' }
  await session.put(goals, 'my goal', goal.parse({ ...made, ...swim }))
  const daily = { area: 'health', frequency: { type: 'daily' }, startDate: '2026-11-25' }
  await session.put(habits, 'my habit', habit.parse({ ...made, ...daily, name: 'Swim', behavior: 'swim' }))
  await session.put(ledgerEntries, 'my words', { at, receiver: 'x', words: 6, why: 'reply' })
  const before = censusOf(store)
  expect(Object.keys(before)).toHaveLength(5)

  await run(fillSampleLife)
  const during = censusOf(store)
  for (const { kind } of [journalEntries, journalMessages, goals, habits, habitCompletions, calendarEvents])
    expect(during[kind], kind).not.toEqual(before[kind])
  expect(during[ledgerEntries.kind], 'nothing left the device').toEqual(before[ledgerEntries.kind])
  const later = mine.replace(/1$/, '2')
  await own(later, 'Mine from meanwhile.')

  const heard = await run(removeSampleLife)
  expect(heard.at(-1)).toEqual({ is: 'done', stays: 0 })
  expect(store.one(journalEntries, later)?.data.content).toBe('Mine from meanwhile.')
  store.apply([], [later])
  expect(censusOf(store)).toEqual(before)
})

test('what was said of people of the sample life goes with it, and what was said of the person’s own stays', async () => {
  const { store, tools, run, own } = openVault()
  await own(mine, 'My friend Quillon rang. Quillon laughed.')
  await run(fillSampleLife)
  await lifeOf(tools, null).graph()
  const forget = (name: string) =>
    sayOf(tools, null, { type: 'forget', surface: `person:${name.toLowerCase()}`, name })
  await forget('Anna')
  await lifeOf(tools, null).graph()
  await forget('Quillon')
  const forgotten = () =>
    [...store.of(memoryCorrections).values()].map(({ data }) => 'name' in data && data.name)
  expect(forgotten()).toEqual(['Anna', 'Quillon'])
  await run(removeSampleLife)
  expect(forgotten()).toEqual(['Quillon'])
})

test('a page of the life with the person’s own words stays when the rest goes, and a new filling leaves it as it is', async () => {
  const { store, session, run } = openVault()
  await run(fillSampleLife)
  const page = [...store.of(journalEntries).values()].find(({ data }) => data.title === 'Plums')
  if (!page) throw new Error('There is no such page.')
  const content = `${page.data.content}\nI had plums too.`
  await session.put(journalEntries, page.uid, { ...page.data, content })
  expect((await run(removeSampleLife)).at(-1)).toEqual({ is: 'done', stays: 1 })
  expect([...store.all()].map(({ uid }) => uid)).toEqual([page.uid])
  await run(fillSampleLife)
  expect(store.one(journalEntries, page.uid)?.data.content).toBe(content)
  expect(store.of(habitCompletions).size).toBeGreaterThan(300)
})

test('a filling that is stopped on the way leaves nothing behind', async () => {
  const { store, run } = openVault()
  const abort = new AbortController()
  const stopping = run(fillSampleLife, abort, (event) => {
    if (event.is === 'progress' && event.done > 300) abort.abort()
  })
  await expect(stopping).rejects.toThrow()
  expect([...store.all()]).toEqual([])
})

test('filled on two devices that have not met, it is one life', async () => {
  const [here, there] = [openVault(), openVault()]
  await Promise.all([here.run(fillSampleLife), there.run(fillSampleLife)])
  const uids = ({ store }: typeof here) =>
    [...store.all()].filter(({ kind }) => kind !== journalMessages.kind).map(({ uid }) => uid)
  expect(uids(here).sort()).toEqual(uids(there).sort())
})

test('the companion of a vault that is being filled reaches nobody else', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  await openVault().run(fillSampleLife)
  expect(asked).not.toHaveBeenCalled()
})
