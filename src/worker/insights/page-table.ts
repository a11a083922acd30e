import type { PageFacts } from '#domain/insights/day-table.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { type JournalInsight, journalInsights } from '#domain/journal/journal-insight.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import { taughtNames } from '#domain/journal/reading/corrections.ts'
import { readPage } from '#domain/journal/reading/read-page.ts'
import { digestOf, type ReadingDigest, readingKey } from '#domain/journal/reading/reading-digest.ts'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { isRefused, refusalsOf } from '#domain/memory/refusals.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { hasSouthernSeasons } from '#domain/time/southern-seasons.ts'
import { namesTableReady } from '#names-table'
import type { Entity, VaultSession } from '#vault/store/store.ts'
import { KeptReadings } from '#worker/core/kept-readings.ts'
import { rest } from '#worker/core/pause.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import { pageFacts } from './page-facts.ts'
import { withPeopleCorrected } from './people-corrected.ts'

/** So long the worker may be kept from answering, and so long it is left alone in between. */
const sliceMs = 12
const restMs = 4
/** Lets other work in between whenever a slice is over. Rejects when `signal` aborts. */
export function slices(signal: AbortSignal): () => Promise<void> {
  let until = performance.now() + sliceMs
  return async () => {
    if (performance.now() < until) return
    await rest(restMs, signal)
    signal.throwIfAborted()
    until = performance.now() + sliceMs
  }
}

/** The pages that count, in order of time: none in the trash, none that is only begun, and of two versions of a page the one that stands. */
export const livingPages = ({ store }: Pick<VaultSession, 'store'>): Entity<JournalEntry>[] =>
  [...store.of(journalEntries).values()]
    .filter((page) => isLivingEntry(page) && page.data.conflictOf === undefined && page.kept !== 'draft')
    .sort((a, b) =>
      a.data.createdAt < b.data.createdAt
        ? -1
        : a.data.createdAt > b.data.createdAt
          ? 1
          : a.uid < b.uid
            ? -1
            : 1,
    )

/** Everything that is read of pages, once for a session; what the journal's reader has sealed is taken from there. */
export class PageTable {
  readonly #session: VaultSession
  readonly #digests = new Map<string, { readonly key: string; readonly digest: ReadingDigest }>()
  /** Of pages as they stand; null: a page that is nobody's. */
  #facts = new WeakMap<Entity<JournalEntry>, PageFacts | null>()
  /** Everything beside its own record that the facts of a page depend on. */
  #beside: readonly unknown[] = []

  constructor(session: VaultSession) {
    this.#session = session
  }

  async load(): Promise<void> {
    await namesTableReady()
    const kept = new KeptReadings(this.#session)
    await kept.load()
    for (const [uid, reading] of kept.entries()) this.#digests.set(uid, reading)
  }

  /** The facts of every page, in order of time. A page is looked at again only once it, or something beside it, has changed. */
  async facts(
    onRead: (read: number, of: number) => void,
    pause: () => Promise<void>,
  ): Promise<readonly PageFacts[]> {
    const { store } = this.#session
    const { startHour, weekStart } = myDayIn(store)
    const knows = promptsKnownIn(store)
    const insights = Array.from(store.of(journalInsights).values(), ({ data }) => data)
    this.#forgetIfOther([startHour, weekStart, ...store.of(journalTemplates).values(), ...insights])
    const taught = taughtNames(insights)
    const byEntry = groupedByEntry(insights)
    const pages = livingPages(this.#session)
    const facts: PageFacts[] = []
    const factsOf = ({ uid, data }: Entity<JournalEntry>): PageFacts | null => {
      const written = withoutPrompts(data.content, knows)
      // A letter to which nobody added a word is no page of the person's.
      if (data.metadata.letter !== undefined && written.trim() === '') return null
      const context = {
        day: entryDay(data, startHour),
        weekStart,
        isSouthern: hasSouthernSeasons(data.zone),
        ...taught,
      }
      const key = readingKey(written, context)
      const known = this.#digests.get(uid)
      const reading = known?.key === key ? known : { key, digest: digestOf(readPage(written, context)) }
      this.#digests.set(uid, reading)
      return pageFacts(uid, data, written, reading.digest, byEntry.get(uid) ?? [], startHour)
    }
    for (const [at, page] of pages.entries()) {
      const known = this.#facts.get(page)
      const read = known === undefined ? factsOf(page) : known
      if (read) facts.push(read)
      if (known !== undefined) continue
      this.#facts.set(page, read)
      if (at % 25 === 24) onRead(at + 1, pages.length)
      await pause()
    }
    return this.#withPeopleCorrected(facts)
  }

  #forgetIfOther(beside: readonly unknown[]): void {
    const isSame =
      beside.length === this.#beside.length && beside.every((one, at) => one === this.#beside[at])
    if (!isSame) this.#facts = new WeakMap()
    this.#beside = beside
  }

  #withPeopleCorrected(facts: readonly PageFacts[]): readonly PageFacts[] {
    const { store } = this.#session
    const corrections = Array.from(store.of(memoryCorrections).values(), ({ data }) => data)
    const refusals = refusalsOf(corrections)
    return withPeopleCorrected(
      facts,
      (uid) => this.#digests.get(uid)?.digest.names ?? [],
      corrections,
      (uid) => {
        const page = store.one(journalEntries, uid)
        return page !== undefined && isRefused(refusals, { uid, atMs: Date.parse(page.data.createdAt) })
      },
    )
  }
}

function groupedByEntry(insights: readonly JournalInsight[]): ReadonlyMap<string, readonly JournalInsight[]> {
  const byEntry = new Map<string, JournalInsight[]>()
  for (const one of insights) byEntry.set(one.entryId, [...(byEntry.get(one.entryId) ?? []), one])
  return byEntry
}
