import { expect, test } from 'vitest'
import { entities } from '#domain/entities.ts'
import { type EntityDefinition, readEntity } from '#domain/entity/entity.ts'
import { journalMessage } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { Entity } from '#vault/store/store.ts'
import { applyPatch, type Rows } from '#web/lib/vault/use-rows.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Row } from '#worker/core/worker-calls.ts'
import { NamedQueries } from './named-queries.ts'
import { storeQueries } from './store-queries.ts'

const owner = 1
const impls = storeQueries

const uidOf = (at: number) => `018f2b6a-0000-7000-8000-${String(at).padStart(12, '0')}`
const rule = { startHour: 4, zone: 'UTC', weekStart: 'monday' }
/** What any of the queries asks for: each takes what it knows of. */
const args = {
  search: 'rain',
  uid: uidOf(1),
  from: 0,
  count: 20,
  of: 'topics',
  start: 'r',
  today: '2026-11-20',
  days: 30,
  weeks: 4,
  since: '2026-11-01',
  rule,
  kind: 'template',
  until: '2026-11-20T00:00:00.000Z',
  firstDay: '2026-10-25',
  lastDay: '2026-11-20',
  nowMs: Date.UTC(2026, 10, 10),
}

const at = (step: number) => new Date(Date.UTC(2026, 9, 25 + (step % 25), 8, step % 60)).toISOString()
const entry = (step: number) => ({
  ...newEntry(at(step), 'UTC'),
  title: `Day ${step % 9}`,
  content: `${step % 3 ? 'Rain' : 'Sun'} over #river${step % 4} in the morning.`,
  mood: 1 + (step % 10),
  ...(step % 7 === 0 && { conflictOf: uidOf(1) }),
  ...(step % 5 === 0 && { deletedAt: at(step) }),
})

/** Something of a kind that is not the same at every step. */
const makers: Readonly<Record<string, (step: number) => object>> = {
  journal_entry: entry,
  journal_message: (step) =>
    journalMessage.parse({
      entryId: step % 2 ? uidOf(1) : null,
      ...(step % 2 === 0 && { talkId: uidOf(60) }),
      role: step % 3 ? 'user' : 'assistant',
      content: `Said ${step}, of rain.`,
      createdAt: at(step),
      messageId: `m${step}`,
      receipts: [{ entryUid: uidOf(2), quote: 'Rain', createdAt: at(step), day: '2026-11-01' }],
    }),
  template: (step) => ({
    title: `Template ${step}`,
    pageTitle: '',
    about: '',
    body: 'How was it?',
    minutes: null,
    order: step % 4,
    createdAt: at(step),
    updatedAt: at(step),
  }),
  history: (step) => ({
    of: uidOf(1),
    kind: 'journal_entry',
    at: at(step),
    why: 'merge',
    data: { title: `Was ${step}`, content: `It was ${step} words.` },
  }),
  my_day: (step) => ({
    startHour: step % 5,
    zone: 'UTC',
    weekStart: 'monday',
    showsStreak: step % 2 === 0,
    updatedAt: at(step),
  }),
  mindfulness_session: (step) => ({
    type: 'breathing',
    startedAt: at(step),
    plannedMs: 60_000,
    spentMs: 1000 * step,
    isComplete: true,
    moodBefore: 4,
    moodAfter: 6,
    pattern: 'Box',
    completedCycles: step,
    feeling: null,
  }),
  calendar_event: (step) => ({
    title: `Event ${step}`,
    startTime: at(step),
    endTime: at(step + 1),
    eventType: 'journal',
    isRecurring: step % 2 === 0,
    recurringPattern: 'daily',
    createdAt: at(step),
    updatedAt: at(step),
    ...(step % 3 === 0 && { seriesId: uidOf(3), originalDay: '2026-11-03' }),
  }),
  reminder: (step) => ({
    title: `Ring ${step}`,
    startTime: at(step),
    endTime: at(step),
    eventId: step % 2 ? uidOf(2) : null,
    createdAt: at(0),
    updatedAt: at(step),
  }),
  reminder_settings: (step) => ({ hasQuietHours: step % 2 === 0, updatedAt: at(step) }),
  recovery_reminder: (step) => ({ hiddenUntil: at(step) }),
}

const kinds: readonly EntityDefinition[] = entities.filter(({ kind }) => makers[kind])

test('whatever changes, what is shown is what asking everything anew would give', async () => {
  const store = createStore()
  const queries = new NamedQueries(impls, momentNow)
  await Promise.all(impls.map(({ arrive }) => arrive?.()))
  queries.attach(store, owner)
  const shown = new Map<string, Rows<Row>>()
  for (const [id, { name }] of impls.entries())
    queries.subscribe(id, owner, name, args, (patch) => {
      shown.set(name, applyPatch(shown.get(name) ?? { rows: [], isReady: false }, patch))
    })
  const changedBy = new Map<string, Set<string>>()
  for (let step = 1; step <= 250; step++) {
    const definition = kinds[step % kinds.length]
    if (!definition) throw new Error('There are no kinds')
    const uid = uidOf(kinds.indexOf(definition) * 10 + ((Math.floor(step / kinds.length) * 3) % 7))
    const before = new Map(shown)
    if (step % 11 === 0) store.apply([], [uid])
    else {
      const read = readEntity(definition, definition.version, makers[definition.kind]?.(step))
      if (read.is !== 'valid') throw new Error(`${definition.kind}: ${JSON.stringify(read)}`)
      const made: Entity = { uid, kind: definition.kind, data: read.data, revision: step, kept: 'synced' }
      store.apply([made])
    }
    await Promise.resolve()
    const anew = createStore()
    anew.apply(store.all())
    for (const { name, rows } of impls) {
      const wanted = withoutTime(rows(anew, args, momentNow()))
      expect(withoutTime(shown.get(name)?.rows ?? []), `${name} after ${definition.kind}`).toEqual(wanted)
      if (before.get(name) === shown.get(name)) continue
      const by = changedBy.get(name) ?? new Set()
      changedBy.set(name, by.add(definition.kind))
    }
  }
  // The test would prove nothing if nothing changed.
  expect(changedBy.size).toBeGreaterThan(15)
})

/** How long a search took is no part of its answer. */
const withoutTime = (rows: readonly Row[]): unknown[] =>
  rows.map((row) => ('tookMs' in row ? { ...row, tookMs: 0 } : row))
