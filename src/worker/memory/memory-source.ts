import { singleOf } from '#domain/entity/records.ts'
import { relationshipCalibration, relationshipCalibrations } from '#domain/insights/records.ts'
import { summarise } from '#domain/journal/entry-summary.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { type JournalInsight, journalInsights } from '#domain/journal/journal-insight.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import type { NameContext } from '#domain/journal/reading/context.ts'
import { taughtNames } from '#domain/journal/reading/corrections.ts'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { calibrationFrom, type MemoryCalibration } from '#domain/memory/calibration.ts'
import { type MemoryCorrection, memoryCorrections } from '#domain/memory/memory-correction.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import type { WeekStart } from '#domain/time/my-day.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
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
  readonly calibration: () => MemoryCalibration
  readonly corrections: () => readonly KeptCorrection[]
  readonly say: (said: SaidOfMemory) => Promise<string>
  readonly unsay: (uid: string) => Promise<void>
  /** Tells which pages changed; null: everything may be read otherwise now. */
  readonly onChange: (listener: (uids: readonly string[] | null) => void) => () => void
}

/** Names what was said of a memory: nothing that was said changes, it is only taken back. */
export const saidIn = (source: MemorySource): string =>
  source
    .corrections()
    .map(({ uid }) => uid)
    .join()

/** The pages and messages of a journal as memory reads them, each made once for as long as nothing it rests on changes. */
class OwnPages {
  readonly #store: Store
  readonly #talks: ReturnType<typeof talkPagesOf>
  #made = new WeakMap<Entity, SourcePage | null>()
  #rules: string

  constructor(tools: WorkerTools) {
    this.#store = tools.session.store
    this.#talks = talkPagesOf(tools)
    this.#rules = rulesOf(this.#store)
  }

  *uids(): Generator<string> {
    for (const entity of this.#store.of(journalEntries).values()) if (isLivingEntry(entity)) yield entity.uid
    yield* this.#talks.uids()
  }

  page(uid: string): SourcePage | null {
    const entity = this.#store.one(journalEntries, uid)
    if (!entity) return this.#talks.page(uid)
    if (!isLivingEntry(entity)) return null
    const known = this.#made.get(entity)
    if (known !== undefined) return known
    const page = pageOf(this.#store, entity)
    this.#made.set(entity, page)
    return page
  }

  /** Takes a change of the store in, and answers what may be told otherwise now; null: names were taught, or strengths grow otherwise. */
  changed(changed: ReadonlyMap<string, Entity | undefined>): readonly string[] | null {
    const uids: string[] = []
    let [isTaught, mayBeRuled] = [false, false]
    for (const [uid, entity] of changed) {
      if (entity?.kept === 'draft') continue
      uids.push(...this.#talks.changed(uid, entity))
      if (!entity || entity.kind === journalEntries.kind || entity.kind === memoryCorrections.kind)
        uids.push(uid)
      if (entity?.kind === journalInsights.kind || entity?.kind === relationshipCalibrations.kind)
        isTaught = true
      // Of a thing that is gone nobody knows what it was.
      if (!entity || entity.kind === myDayRecords.kind || entity.kind === journalTemplates.kind)
        mayBeRuled = true
    }
    if (mayBeRuled && this.#areRulesOthers()) return [...uids, ...this.uids()]
    return isTaught ? null : uids
  }

  #areRulesOthers(): boolean {
    const before = this.#rules
    this.#rules = rulesOf(this.#store)
    if (this.#rules === before) return false
    this.#made = new WeakMap()
    this.#talks.forget()
    return true
  }
}

/** The person's own journal. */
export function ownSource(tools: WorkerTools): MemorySource {
  const { session, now } = tools
  const { store } = session
  const pages = new OwnPages(tools)
  return {
    now,
    today: () => dayOf(now(), ruleOf(tools)),
    dayAt: (instantMs) => dayOf(instantMs, ruleOf(tools)),
    weekStart: () => myDayIn(store).weekStart,
    uids: () => pages.uids(),
    page: (uid) => pages.page(uid),
    taught: () =>
      taughtNames(Array.from(store.of(journalInsights).values(), ({ data }): JournalInsight => data)),
    calibration: () =>
      calibrationFrom(relationshipCalibration.parse(singleOf(store, relationshipCalibrations) ?? {})),
    corrections: () => Array.from(store.of(memoryCorrections).values(), ({ uid, data }) => ({ uid, data })),
    say: (said) => createOf(tools, memoryCorrections, said),
    unsay: (uid) => session.remove(uid),
    onChange: (listener) =>
      store.onChange((changed) => {
        const uids = pages.changed(changed)
        if (uids === null || uids.length > 0) listener(uids)
      }),
  }
}

/** What, beside its own words, decides how a page is told. */
function rulesOf(store: Store): string {
  const { startHour, zone, weekStart } = myDayIn(store)
  const bodies = Array.from(store.of(journalTemplates).values(), ({ data }) => data.body)
  return JSON.stringify([startHour, zone, weekStart, bodies])
}

/** Null: a letter to which nobody added a word of their own. */
function pageOf(store: Store, { uid, data }: Entity<JournalEntry>): SourcePage | null {
  const { startHour } = myDayIn(store)
  const { title, excerpt, time, atMs, isCheckIn } = summarise(data, startHour)
  const day = entryDay(data, startHour)
  const text = withoutPrompts(data.content, promptsKnownIn(store))
  if (data.metadata.letter !== undefined && text.trim() === '') return null
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
