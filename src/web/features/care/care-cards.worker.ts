import { type JournalMessage, journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import { careForm, careInTalk } from '#domain/safety/care-card.ts'
import { type CareAnswer, careAnswer, careAnswers } from '#domain/safety/care-records.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import type { WorkerTools } from '#web/lib/worker-calls.ts'
import type { CareRow, TalkCareRow } from './care.calls.ts'
import { careStateIn, flaggedOf } from './care-flags.worker.ts'

/** Older messages bring no card: see `careForm`. */
const readBackMs = 9 * 86_400_000

export function cardOfTalk(store: Store, entryUid: string | null): TalkCareRow[] {
  const since = Date.now() - readBackMs
  const said: Entity<JournalMessage>[] = []
  for (const message of store.of(journalMessages).values())
    if (message.data.entryId === entryUid && Date.parse(message.data.createdAt) > since) said.push(message)
  said.sort((x, y) => (x.data.createdAt < y.data.createdAt ? -1 : 1))
  const own = said.filter(({ data }) => data.role === 'user')
  const flagged = own.flatMap((message) => flaggedOf(store, message) ?? [])
  const found = flagged.length > 0 ? careInTalk(flagged, careStateIn(store)) : null
  if (!found) return []
  const { thing, form } = found
  const next = said[said.findIndex(({ uid }) => uid === thing.about) + 1]
  const below = next?.data.role === 'assistant' ? next.uid : thing.about
  return [{ id: thing.about, level: thing.level, form, below, isLast: own.at(-1)?.uid === thing.about }]
}

export function cardOfPage(store: Store, uid: string): CareRow[] {
  const entry = store.one(journalEntries, uid)
  if (entry?.kind !== journalEntries.kind || entry.data.deletedAt != null) return []
  const thing = flaggedOf(store, entry)
  const form = thing && careForm(thing, careStateIn(store))
  return form ? [{ id: uid, level: thing.level, form }] : []
}

/** Keeps what was said to a card, with digests of what it rested on. */
export async function keepAnswer(tools: WorkerTools, about: string, says: CareAnswer['says']): Promise<void> {
  const { session, now, newUid } = tools
  const { store } = session
  const thing = store.one(journalEntries, about) ?? store.one(journalMessages, about)
  const flagged = thing && flaggedOf(store, thing)
  if (!flagged) return
  const kept = [...store.of(careAnswers).values()].find(({ data }) => data.about === about)
  const keys = [...new Set([...(kept?.data.keys ?? []), ...flagged.keys])]
  const at = new Date(now()).toISOString()
  await session.put(careAnswers, kept?.uid ?? newUid(), careAnswer.parse({ about, says, keys, at }))
}
