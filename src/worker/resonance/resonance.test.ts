import { expect, test } from 'vitest'
import type { View } from '#domain/entity/view.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { type KeptSound, soundPresets } from '#domain/mindfulness/mindfulness-records.ts'
import { keptSounds, latestRatings } from '#domain/views/resonance.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { createEntity, patchEntity, removeEntity, restoreRecords } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, Row, WorkerTools } from '#worker/core/worker-calls.ts'

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
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args): readonly R[] =>
      to.rows(store, args, momentNow()),
    run: <Args, Result>({ name }: Command<Args, Result>, args: Args) =>
      entityCommands.find((one) => one.name === name)?.run(tools, args) as Promise<Result>,
  }
}

const { kind } = soundPresets
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
  await run(createEntity, { kind, uid: uid(1), data: { ...stove, name: '  Stove, late ' } })
  await run(createEntity, { kind, uid: uid(2), data: older })
  expect(ask(keptSounds, null)).toEqual([
    { ...older, id: uid(2) },
    { ...stove, id: uid(1) },
  ])
  expect(store.of(soundPresets).size).toBe(2)
  expect(ask(keptSounds, null)[0]).toBe(ask(keptSounds, null)[0])
})

test('a kept sound gets another name and stays the same sound', async () => {
  const { run, ask } = openVault()
  await run(createEntity, { kind, uid: uid(1), data: stove })
  await run(patchEntity, { kind, uid: uid(1), changes: { name: 'Kitchen' } })
  expect(ask(keptSounds, null)).toEqual([{ ...stove, name: 'Kitchen', id: uid(1) }])
  await expect(run(patchEntity, { kind, uid: uid(1), changes: { name: '  ' } })).rejects.toThrow()
  expect(ask(keptSounds, null)).toHaveLength(1)
})

test('a deleted sound can be put back as it was', async () => {
  const { run, ask } = openVault()
  await run(createEntity, { kind, uid: uid(1), data: stove })
  const records = await run(removeEntity, { kind, uid: uid(1) })
  expect([records[0]?.data, ask(keptSounds, null)]).toEqual([stove, []])
  await run(restoreRecords, { records })
  expect(ask(keptSounds, null)).toEqual([{ ...stove, id: uid(1) }])
})

test('a page is not taken away as a sound, and nothing else is kept as one', async () => {
  const { run, write, store } = openVault()
  write('page', '2026-11-19T20:00:00.000Z', { content: 'Words.' })
  expect(await run(removeEntity, { kind, uid: 'page' })).toEqual([])
  await expect(run(patchEntity, { kind, uid: 'page', changes: { name: 'Mine' } })).rejects.toThrow()
  expect(store.one(journalEntries, 'page')?.data.content).toBe('Words.')
  await expect(run(createEntity, { kind, uid: uid(1), data: { ...stove, volume: 400 } })).rejects.toThrow()
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
