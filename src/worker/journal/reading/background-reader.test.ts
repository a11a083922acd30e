import { expect, test, vi } from 'vitest'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { journalInsights } from '#domain/journal/journal-insight.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { keepPaused } from '#worker/core/background-pause.ts'
import { JournalReader, namesReadIn, readerOf } from './background-reader.ts'

const uidOf = (nth: number): string => `0192f3a8-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`
const at = '2026-11-19T20:00:00.000Z'

function openJournal() {
  const store = createStore()
  const written: string[] = []
  const plain = memorySession(store)
  const session = {
    ...plain,
    writeLocal: async <T>(name: string, value: T) => {
      written.push(name)
      await plain.writeLocal(name, value)
    },
  }
  const write = (nth: number, some: Partial<JournalEntry>) =>
    store.apply([
      {
        uid: uidOf(nth),
        kind: journalEntries.kind,
        data: { ...newEntry(at, 'UTC'), ...some },
        revision: 1,
        kept: 'synced',
      },
    ])
  const open = () => {
    const life = new AbortController()
    const reader = new JournalReader(session)
    const over = reader.run(life.signal)
    const close = async () => {
      life.abort()
      await over
    }
    return { reader, close }
  }
  const boxes = () => written.filter((name) => name.startsWith('journal.readings.'))
  return { store, session, written, write, open, boxes }
}

const readAll = (reader: JournalReader, of: number) =>
  vi.waitFor(() => expect(reader.progress()).toEqual({ read: of, of, isPaused: false }), { timeout: 15_000 })

test('every page outside the trash is read once, and what was found is kept on this device', async () => {
  const { store, write, open, boxes } = openJournal()
  for (let nth = 0; nth < 20; nth++) write(nth, { content: `I met Anna, for the ${nth}th time.` })
  write(20, { content: 'I met Ilse.', deletedAt: at })
  const { reader, close } = open()
  expect(readerOf(store)).toBe(reader)
  await readAll(reader, 20)
  expect(namesReadIn(store)).toEqual([{ name: 'Anna', kind: 'person' }])
  await vi.waitFor(() => expect(new Set(boxes()).size).toBe(16))
  await close()
  expect(readerOf(store)).toBeUndefined()
})

test('what was read once is not read again the next time, nor sealed again', async () => {
  const { write, open, boxes } = openJournal()
  for (let nth = 0; nth < 20; nth++) write(nth, { content: `I met Anna, for the ${nth}th time.` })
  const first = open()
  await readAll(first.reader, 20)
  await vi.waitFor(() => expect(boxes()).toHaveLength(16))
  await first.close()
  const second = open()
  await readAll(second.reader, 20)
  await second.close()
  expect(boxes()).toHaveLength(16)
})

test('what an older engine read is read again', async () => {
  const { session, write, open, boxes } = openJournal()
  write(1, { content: 'I met Anna.' })
  const first = open()
  await readAll(first.reader, 1)
  await vi.waitFor(() => expect(boxes()).toHaveLength(1))
  await first.close()
  const name = boxes()[0] ?? ''
  const kept = (await session.readLocal<Record<string, { key: string; digest: object }>>(name)) ?? {}
  const old = Object.entries(kept).map(([uid, { key }]) => [
    uid,
    { key: key.replace(/^\d+/, '0'), digest: { names: [], phrases: [] } },
  ])
  await session.writeLocal(name, Object.fromEntries(old))
  const second = open()
  await vi.waitFor(() => expect([...second.reader.digests()][0]?.names).toMatchObject([{ name: 'Anna' }]))
  await second.close()
})

test('a page that changes is read again, and one that is deleted is forgotten', async () => {
  const { store, write, open } = openJournal()
  write(1, { content: 'I met Anna.' })
  write(2, { content: 'I met Ilse.' })
  const { reader, close } = open()
  await readAll(reader, 2)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const names = () => [...reader.digests()].flatMap((digest) => digest.names.map(({ name }) => name)).sort()
  write(1, { content: 'I met Robert.' })
  await vi.waitFor(() => expect(names()).toEqual(['Ilse', 'Robert']), { timeout: 15_000 })
  store.apply([], [uidOf(2)])
  expect(names()).toEqual(['Robert'])
  await close()
})

test('what a template asks is nobody’s words; a template that comes later is heard of', async () => {
  const { store, write, open } = openJournal()
  write(1, { content: '*Whom did Anna meet*\nI met Ilse.' })
  const { reader, close } = open()
  await readAll(reader, 1)
  const names = () => [...reader.digests()].flatMap((digest) => digest.names.map(({ name }) => name)).sort()
  expect(names()).toEqual(['Anna', 'Ilse'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  const data = { body: '*Whom did Anna meet*\n{{cursor}}' }
  store.apply([{ uid: uidOf(9), kind: journalTemplates.kind, data, revision: 1, kept: 'synced' }])
  await vi.waitFor(() => expect(names()).toEqual(['Ilse']), { timeout: 15_000 })
  await close()
})

test('whom somebody wants forgotten is found on no page any more, nor kept on this device, until it is undone', async () => {
  const { store, session, write, open } = openJournal()
  write(1, { content: 'I met Quillon and Ilse.' })
  const { reader, close } = open()
  await readAll(reader, 1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const names = () => [...reader.digests()].flatMap((digest) => digest.names.map(({ name }) => name)).sort()
  const kept = async () => JSON.stringify(await session.readLocal(`journal.readings.${uidOf(1).slice(-1)}`))
  expect(names()).toEqual(['Ilse', 'Quillon'])
  await vi.waitFor(async () => expect(await kept()).toContain('Quillon'), { timeout: 15_000 })
  const data = { type: 'forget', surface: 'person:quillon', name: 'Quillon', createdAt: at }
  store.apply([{ uid: uidOf(9), kind: memoryCorrections.kind, data, revision: 1, kept: 'synced' }])
  await vi.waitFor(() => expect(names()).toEqual(['Ilse']), { timeout: 15_000 })
  await vi.waitFor(async () => expect(await kept()).not.toContain('Quillon'), { timeout: 15_000 })
  store.apply([], [uidOf(9)])
  await vi.waitFor(() => expect(names()).toEqual(['Ilse', 'Quillon']), { timeout: 15_000 })
  await close()
})

test('what is taught about a name is looked for on every page again', async () => {
  const { store, write, open } = openJournal()
  write(1, { content: 'Today i saw bo at the pond and it was good.' })
  const { reader, close } = open()
  await readAll(reader, 1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([...reader.digests()][0]?.names).toEqual([])
  const said = { entryId: uidOf(1), type: 'name', content: { name: 'Bo', kind: 'person', isThere: true } }
  store.apply([
    {
      uid: uidOf(9),
      kind: journalInsights.kind,
      data: { ...said, createdAt: at },
      revision: 1,
      kept: 'synced',
    },
  ])
  await vi.waitFor(() => expect([...reader.digests()][0]?.names).toMatchObject([{ name: 'Bo' }]), {
    timeout: 15_000,
  })
  await close()
})

test('a pause lasts until somebody ends it, over closing too', async () => {
  const { session, write, open } = openJournal()
  write(1, { content: 'I met Anna.' })
  await keepPaused(session, true)
  const { reader, close } = open()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(reader.progress()).toEqual({ read: 0, of: 1, isPaused: true })
  await keepPaused(session, false)
  await readAll(reader, 1)
  await close()
})
