import { journalEntries } from '#domain/journal/journal-entry.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import type { Store } from '#vault/store/store.ts'
import { sourceOf } from '#vault/store/tracked-store.ts'
import { answer, type QueryImpl } from '#worker/core/worker-calls.ts'
import { lastNoticed, type NoticedEvent } from './insights.calls.ts'

interface Told {
  readonly event: NoticedEvent
  /** The records that it rests on, as they were. */
  readonly rests: readonly unknown[]
}

const told = new WeakMap<Store, Told>()

/** The pages that are quoted, and everything that was said to memory. */
const restsOf = (store: Store, event: NoticedEvent): readonly unknown[] =>
  event.is === 'noticed'
    ? [
        ...event.noticed.evidence.map(({ entryUid }) => store.one(journalEntries, entryUid)),
        ...store.of(memoryCorrections).values(),
      ]
    : []

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at])

/** Remembers what was told of an open vault, for the next start. */
export function noteNoticed(store: Store, event: NoticedEvent): void {
  if (event.is === 'coming') return
  const kept = event.is === 'noticed' ? { ...event, isNew: false } : event
  told.set(store, { event: kept, rests: restsOf(store, kept) })
}

export const lastNoticedQueries: readonly QueryImpl[] = [
  answer(lastNoticed, (store) => {
    const last = told.get(sourceOf(store))
    return last && areSame(last.rests, restsOf(store, last.event))
      ? [{ id: 'noticed', event: last.event }]
      : []
  }),
]
