import { expect, test } from 'vitest'
import { companionConsents } from '#domain/companion/talk/companion-records.ts'
import { journalEntries, journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { hiddenTemplates, journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { pageHistories } from '#domain/journal/versions/page-history.ts'
import { carePreferences, ownContacts } from '#domain/safety/care-records.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import {
  chooseOne,
  createEntity,
  entityRow,
  entityRows,
  patchEntity,
  removeEntity,
  reorderEntities,
  restoreRecords,
} from './entity.calls.ts'
import { entityCommands, entityQueries } from './entity.ts'
import type { Command } from './worker-calls.ts'

const uidOf = (nth: number) => `0198c0de-0000-7000-8000-${String(nth).padStart(12, '0')}`
const anna = { role: 'person', name: 'Anna', phone: '070 123' }

function openVault() {
  const store = createStore()
  let nowMs = Date.parse('2026-11-23T10:00:00Z')
  let made = 0
  const tools = { session: memorySession(store), now: () => nowMs, newUid: () => uidOf(++made), zone: 'UTC' }
  return {
    store,
    session: tools.session,
    later: () => {
      nowMs += 60_000
    },
    run: <Args, Result>(what: Command<Args, Result>, args: Args) =>
      entityCommands.find(({ name }) => name === what.name)?.run(tools, args) as Promise<Result>,
    one: (kind: string, uid: string | null) =>
      entityQueries.find(({ name }) => name === entityRow.name)?.rows(store, { kind, uid }, momentNow()) ??
      [],
    rows: (kind: string) =>
      entityQueries.find(({ name }) => name === entityRows.name)?.rows(store, { kind }, momentNow()) ?? [],
  }
}

test('something new is complete, has its instants, and is told in the order of making', async () => {
  const { run, rows } = openVault()
  const { kind } = ownContacts
  const uid = await run(createEntity, { kind, uid: null, data: anna })
  await run(createEntity, { kind, uid: null, data: { ...anna, name: 'Dr Berg' } })
  expect(rows(kind)).toMatchObject([
    { id: uid, ...anna, how: '', createdAt: '2026-11-23T10:00:00.000Z' },
    { name: 'Dr Berg' },
  ])
  expect(rows(kind)[0]).toBe(rows(kind)[0])
  await expect(run(createEntity, { kind, uid: null, data: { ...anna, name: ' ' } })).rejects.toThrow('name')
  await expect(run(createEntity, { kind: 'nothing', uid: null, data: {} })).rejects.toThrow('nothing')
  expect(rows(kind)).toHaveLength(2)
})

test('one is asked for by its uid, and the only one of a kind by the kind alone', async () => {
  const { run, one, later } = openVault()
  expect(one(ownContacts.kind, uidOf(1))).toEqual([])
  const uid = await run(createEntity, { kind: ownContacts.kind, uid: null, data: anna })
  expect(one(ownContacts.kind, uid)).toMatchObject([{ id: uid, name: 'Anna' }])
  expect(one(journalTemplates.kind, uid)).toEqual([])
  const { kind } = hiddenTemplates
  expect(one(kind, null)).toEqual([])
  await run(createEntity, { kind, uid: uidOf(8), data: { hidden: ['evening'] } })
  later()
  await run(createEntity, { kind, uid: uidOf(9), data: { hidden: ['morning'] } })
  expect(one(kind, null)).toMatchObject([{ id: uidOf(9), hidden: ['morning'] }])
})

test('a change keeps what it does not name, and says when it was made', async () => {
  const { run, store, later } = openVault()
  const { kind } = journalTemplates
  const form = { title: 'Evening', pageTitle: '', about: '', body: 'How was it?', minutes: 5, order: 1 }
  const uid = await run(createEntity, { kind, uid: null, data: form })
  later()
  await run(patchEntity, { kind, uid, changes: { title: 'Late evening' } })
  expect(store.one(journalTemplates, uid)?.data).toMatchObject({
    ...form,
    title: 'Late evening',
    createdAt: '2026-11-23T10:00:00.000Z',
    updatedAt: '2026-11-23T10:01:00.000Z',
  })
  await expect(run(patchEntity, { kind, uid: uidOf(99), changes: {} })).rejects.toThrow('deleted meanwhile')
})

test('what is removed takes along what points to it, and comes back with it', async () => {
  const { run, store, session } = openVault()
  const [page, copy, other, said, version] = [uidOf(11), uidOf(12), uidOf(13), uidOf(14), uidOf(15)]
  const entry = newEntry('2026-11-23T09:00:00.000Z', 'UTC')
  const message = journalMessage.parse({
    ...{ entryId: copy, content: 'Hm.', role: 'user' },
    ...{ createdAt: '2026-11-23T09:01:00.000Z', messageId: said },
  })
  await session.put(journalEntries, page, entry)
  await session.put(journalEntries, copy, { ...entry, conflictOf: page })
  await session.put(journalEntries, other, entry)
  await session.put(journalMessages, said, message)
  const was = { kind: journalEntries.kind, at: '2026-11-23T09:02:00.000Z', why: 'rested', data: {} } as const
  await session.put(pageHistories, version, { ...was, of: page })
  const before = [...store.all()].map(({ uid, data }) => [uid, data]).sort()

  const records = await run(removeEntity, { kind: journalEntries.kind, uid: page })
  expect(records.map(({ uid }) => uid)).toEqual([said, version, copy, page])
  expect([...store.all()].map(({ uid }) => uid)).toEqual([other])
  expect(await run(removeEntity, { kind: journalEntries.kind, uid: page })).toEqual([])
  await run(restoreRecords, { records })
  expect([...store.all()].map(({ uid, data }) => [uid, data]).sort()).toEqual(before)
})

test('what there is one of is found again, wherever it was made', async () => {
  const { run, store } = openVault()
  const { kind } = hiddenTemplates
  const uid = await run(createEntity, { kind, uid: null, data: { hidden: ['walk'] } })
  expect(await run(createEntity, { kind, uid: null, data: { hidden: [] } })).toBe(uid)
  expect([...store.of(hiddenTemplates).values()].map(({ data }) => data.hidden)).toEqual([[]])
})

test('choices that follow each other at once build on each other, and on what nobody chose yet', async () => {
  const { run, store } = openVault()
  const { kind } = carePreferences
  const choices = [{ country: 'SE' }, { showing: 'less' }]
  await Promise.all(choices.map((changes) => run(chooseOne, { kind, changes })))
  const kept = [...store.of(carePreferences).values()].map(({ data }) => data)
  expect(kept).toEqual([{ country: 'SE', showing: 'less', updatedAt: '2026-11-23T10:00:00.000Z' }])
  await expect(run(chooseOne, { kind, changes: { country: 'Sweden' } })).rejects.toThrow('country')
})

test('what devices may keep apart is one again once somebody chooses', async () => {
  const { run, store, session } = openVault()
  const { kind } = companionConsents
  await session.put(kind, uidOf(21), { choice: 'always' })
  await session.put(kind, uidOf(22), { choice: 'never' })
  await run(chooseOne, { kind, changes: { choice: 'ask' } })
  expect([...store.of(companionConsents)].map(([uid, { data }]) => [uid, data])).toEqual([
    [uidOf(21), { choice: 'ask' }],
  ])
})

test('a new order is written where a place changed, and nowhere else', async () => {
  const { run, store } = openVault()
  const { kind } = journalTemplates
  const form = { title: 'One', pageTitle: '', about: '', body: 'Words', minutes: null }
  const uids: string[] = []
  for (const order of [0, 1, 2])
    uids.push(await run(createEntity, { kind, uid: null, data: { ...form, order } }))
  const [first = '', second = '', third = ''] = uids
  const before = store.one(journalTemplates, first)
  await run(reorderEntities, { kind, uids: [first, third, second, 'gone'] })
  expect([second, third].map((uid) => store.one(journalTemplates, uid)?.data.order)).toEqual([2, 1])
  expect(store.one(journalTemplates, first)).toBe(before)
})
