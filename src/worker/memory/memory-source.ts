import { summarise } from '#domain/journal/entry-summary.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { type JournalInsight, journalInsights } from '#domain/journal/journal-insight.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import type { NameContext } from '#domain/journal/reading/context.ts'
import { taughtNames } from '#domain/journal/reading/corrections.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { type MemoryCorrection, memoryCorrections } from '#domain/memory/memory-correction.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import type { WeekStart } from '#domain/time/my-day.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { hasSouthernSeasons } from '#domain/time/southern-seasons.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { createOf } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { SaidOfMemory } from './memory.calls.ts'
import type { SourcePage } from './source-page.ts'
import { talkPagesOf } from './talk-pages.ts'

export interface KeptCorrection {
  readonly uid: string
  readonly data: MemoryCorrection
}

/** Where pages come from and where what is said about them goes. */
export interface MemorySource {
  readonly today: () => Day
  /** The person's day that an instant (ms) belongs to. */
  readonly dayAt: (instantMs: number) => Day
  /** Ms since 1970. */
  readonly now: () => number
  readonly weekStart: () => WeekStart
  readonly uids: () => Iterable<string>
  readonly page: (uid: string) => SourcePage | null
  readonly taught: () => NameContext
  readonly corrections: () => readonly KeptCorrection[]
  readonly say: (said: SaidOfMemory) => Promise<string>
  readonly unsay: (uid: string) => Promise<void>
  /** Tells which pages changed; null: everything may be read otherwise now. */
  readonly onChange: (listener: (uids: readonly string[] | null) => void) => () => void
}

/** The person's own journal. */
export function ownSource(tools: WorkerTools): MemorySource {
  const { session, now } = tools
  const { store } = session
  const made = new WeakMap<Entity, SourcePage>()
  const talks = talkPagesOf(tools)
  return {
    now,
    today: () => dayOf(now(), ruleOf(tools)),
    dayAt: (instantMs) => dayOf(instantMs, ruleOf(tools)),
    weekStart: () => myDayIn(store).weekStart,
    *uids() {
      for (const entity of store.of(journalEntries).values()) if (isLivingEntry(entity)) yield entity.uid
      yield* talks.uids()
    },
    page(uid) {
      const entity = store.one(journalEntries, uid)
      if (!entity) return talks.page(uid)
      if (!isLivingEntry(entity)) return null
      const page = made.get(entity) ?? pageOf(store, entity)
      made.set(entity, page)
      return page
    },
    taught: () =>
      taughtNames(Array.from(store.of(journalInsights).values(), ({ data }): JournalInsight => data)),
    corrections: () => Array.from(store.of(memoryCorrections).values(), ({ uid, data }) => ({ uid, data })),
    say: (said) => createOf(tools, memoryCorrections, said),
    unsay: (uid) => session.remove(uid),
    onChange: (listener) =>
      store.onChange((changed) => {
        const uids: string[] = []
        let isAll = false
        for (const [uid, entity] of changed) {
          if (entity?.kept === 'draft') continue
          uids.push(...talks.changed(uid, entity))
          if (!entity || entity.kind === journalEntries.kind || entity.kind === memoryCorrections.kind)
            uids.push(uid)
          else if (entity.kind === journalInsights.kind) isAll = true
        }
        if (isAll) listener(null)
        else if (uids.length > 0) listener(uids)
      }),
  }
}

function pageOf(store: Store, { uid, data }: Entity<JournalEntry>): SourcePage {
  const { startHour } = myDayIn(store)
  const { title, excerpt, time, atMs, isCheckIn } = summarise(data, startHour)
  const day = entryDay(data, startHour)
  const text = withoutPrompts(data.content, promptsKnownIn(store))
  return {
    uid,
    text,
    day,
    atMs,
    mood: data.mood,
    title,
    excerpt,
    isCheckIn,
    time,
    isSouthern: hasSouthernSeasons(data.zone),
  }
}
