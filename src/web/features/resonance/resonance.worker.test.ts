import { expect, test } from 'vitest'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { type KeptSound, soundPresets } from '#domain/mindfulness/mindfulness-records.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Command, Query, Row, WorkerTools } from '#web/lib/worker-calls.ts'
import { keepSound, keptSounds, latestRatings, removeSound, renameSound } from './resonance.calls.ts'
import { resonanceCommands, resonanceQueries } from './resonance.worker.ts'

const uid = (nth: number) => `0192f3a8-0000-7000-8000-${String(nth).padStart(12, '0')}`

function openVault() {
  const store = createStore()
  const tools: WorkerTools = {
    session: memorySession(store),
    now: () => Date.parse('2026-11-19T21:00:00.000Z'),
    newUid: () => uid(99),
    zone: 'UTC',
  }
  return {
    store,
    write: (id: string, createdAt: string, more: Partial<JournalEntry> = {}) =>
      store.apply([
        {
          uid: id,
          kind: journalEntries.kind,
          data: { ...newEntry(createdAt, 'UTC'), ...more },
          revision: 1,
          kept: 'synced',
        },
      ]),
    ask: <Args, R extends Row>({ name }: Query<Args, R>, args: Args) =>
      resonanceQueries.find((one) => one.name === name)?.rows(store, args) as R[],
    run: <Args, Result>({ name }: Command<Args, Result>, args: Args) =>
      resonanceCommands.find((one) => one.name === name)?.run(tools, args) as Promise<Result>,
  }
}

const stove: KeptSound = {
  name: 'Stove, late',
  type: 'fire',
  volume: 40,
  intensity: 0.3,
  dateCreated: '2026-11-19T20:00:00.000Z',
  layers: { forest: 20, rain: 65 },
}
const older: KeptSound = { ...stove, name: 'Older', dateCreated: '2026-11-18T20:00:00.000Z' }

test('sounds are kept as they were made, oldest first, with their names trimmed', async () => {
  const { run, ask, store } = openVault()
  await run(keepSound, { uid: uid(1), sound: { ...stove, name: '  Stove, late ' } })
  await run(keepSound, { uid: uid(2), sound: older })
  expect(ask(keptSounds, null)).toEqual([
    { ...older, id: uid(2) },
    { ...stove, id: uid(1) },
  ])
  expect(store.of(soundPresets).size).toBe(2)
  expect(ask(keptSounds, null)[0]).toBe(ask(keptSounds, null)[0])
})

test('a kept sound gets another name and stays the same sound', async () => {
  const { run, ask } = openVault()
  await run(keepSound, { uid: uid(1), sound: stove })
  await run(renameSound, { uid: uid(1), name: 'Kitchen' })
  expect(ask(keptSounds, null)).toEqual([{ ...stove, name: 'Kitchen', id: uid(1) }])
  await expect(run(renameSound, { uid: uid(1), name: '  ' })).rejects.toThrow()
  await run(renameSound, { uid: 'nobody', name: 'Kitchen' })
  expect(ask(keptSounds, null)).toHaveLength(1)
})

test('a deleted sound can be put back as it was', async () => {
  const { run, ask } = openVault()
  await run(keepSound, { uid: uid(1), sound: stove })
  const gone = await run(removeSound, { uid: uid(1) })
  expect([gone, ask(keptSounds, null)]).toEqual([stove, []])
  if (gone) await run(keepSound, { uid: uid(1), sound: gone })
  expect(ask(keptSounds, null)).toEqual([{ ...stove, id: uid(1) }])
})

test('only sounds can be renamed or taken away here, and nothing else is kept as one', async () => {
  const { run, write, store } = openVault()
  write('page', '2026-11-19T20:00:00.000Z', { content: 'Words.' })
  expect(await run(removeSound, { uid: 'page' })).toBeNull()
  await run(renameSound, { uid: 'page', name: 'Mine' })
  expect(store.one(journalEntries, 'page')?.data.content).toBe('Words.')
  await expect(run(keepSound, { uid: uid(1), sound: { ...stove, volume: 400 } })).rejects.toThrow()
})

test('the latest ratings are those of the newest rated page, outside the trash and not of the future', () => {
  const { ask, write } = openVault()
  const until = '2026-11-19T21:59:59.999Z'
  expect(ask(latestRatings, { until })).toEqual([])
  write('a', '2026-11-18T08:00:00.000Z', { mood: 6, energy: 2 })
  write('words', '2026-11-19T20:00:00.000Z', { content: 'Nothing rated.' })
  expect(ask(latestRatings, { until })).toEqual([
    { id: 'ratings', mood: 6, energy: 2, stress: null, at: '2026-11-18T08:00:00.000Z' },
  ])
  write('b', '2026-11-19T09:00:00.000Z', { stress: 8 })
  write('binned', '2026-11-19T10:00:00.000Z', { mood: 1, deletedAt: '2026-11-19T11:00:00.000Z' })
  write('copy', '2026-11-19T10:00:00.000Z', { mood: 2, conflictOf: uid(7) })
  write('ahead', '2026-11-25T08:00:00.000Z', { mood: 3 })
  expect(ask(latestRatings, { until })).toMatchObject([{ mood: null, stress: 8 }])
})
