import type { Store } from '#vault/store/store.ts'
import { sourceOf } from '#vault/store/tracked-store.ts'
import { answer, type QueryImpl } from '#worker/core/worker-calls.ts'
import { lastNoticed, type NoticedEvent } from './insights.calls.ts'

const told = new WeakMap<Store, NoticedEvent>()

/** Remembers what was told of an open vault, for the next start. */
export function noteNoticed(store: Store, event: NoticedEvent): void {
  if (event.is !== 'coming') told.set(store, event.is === 'noticed' ? { ...event, isNew: false } : event)
}

export const lastNoticedQueries: readonly QueryImpl[] = [
  answer(lastNoticed, (store) => {
    const event = told.get(sourceOf(store))
    return event ? [{ id: 'noticed', event }] : []
  }),
]
