import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { journalInsights } from '#domain/journal/journal-insight.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import type { NameContext } from '#domain/journal/reading/context.ts'
import { readPage } from '#domain/journal/reading/read-page.ts'
import {
  digestOf,
  namesKnownFrom,
  type ReadingDigest,
  readingKey,
} from '#domain/journal/reading/reading-digest.ts'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { type KnowsPrompt, withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { hasSouthernSeasons } from '#domain/time/southern-seasons.ts'
import { namesTableReady } from '#names-table'
import type { Entity, Store, VaultSession } from '#vault/store/store.ts'
import { beginJob, type JobTelling } from '#worker/core/background-jobs.ts'
import { onPause, pausedIn } from '#worker/core/background-pause.ts'
import { KeptReadings } from '#worker/core/kept-readings.ts'

import { rest } from '#worker/core/pause.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import { namesTaughtIn } from '#worker/core/taught-names.ts'
import type { ReadingProgress } from './reading.calls.ts'
import { keepProgress } from './reading-state.ts'

/** So long the worker may be kept from answering while pages are read, and so long it is left alone in between. */
const sliceMs = 8
const restMs = 16
/** What was read is sealed so often, and whether somebody paused it in another tab is looked at. */
const keepMs = 2_000
/** A page that was just changed is likely to change again. */
const calmMs = 1_500
/** So often a reader that is paused looks whether it still is. */
const pausedMs = 5_000

const readers = new WeakMap<Store, JournalReader>()

/** The reader of a store in this tab; undefined where another tab reads, or none has begun. */
export const readerOf = (store: Store): JournalReader | undefined => readers.get(store)

/** Reads every page once, keeps what it found sealed on this device, and reads anew what changed: a page, what was taught, the engine. */
export class JournalReader {
  readonly #session: VaultSession
  readonly #kept: KeptReadings
  readonly #due = new Set<string>()
  #taught: NameContext
  #knows: KnowsPrompt
  #isPaused = false
  /** What is told of the reading that goes on; null: none does. */
  #job: JobTelling | null = null
  #wake: () => void = () => undefined

  constructor(session: VaultSession) {
    this.#session = session
    this.#kept = new KeptReadings(session)
    this.#taught = namesTaughtIn(session.store)
    this.#knows = promptsKnownIn(session.store)
    for (const { uid } of this.#pages()) this.#due.add(uid)
    readers.set(session.store, this)
  }

  progress(): ReadingProgress {
    const of = [...this.#pages()].length
    return { read: of - this.#due.size, of, isPaused: this.#isPaused }
  }

  /** What was found on the pages that have been read so far. */
  *digests(): Generator<ReadingDigest> {
    for (const { digest } of this.#kept.all()) yield digest
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.#wake()
  }

  /** Reads until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    await namesTableReady()
    const { store } = this.#session
    this.#isPaused = await pausedIn(this.#session)
    await this.#kept.load()
    this.#lookAtAll()
    const stop = store.onChange((changed) => this.#changed(changed))
    const stopHearing = onPause((isPaused) => this.pause(isPaused))
    signal.addEventListener('abort', () => this.#wake())
    try {
      while (!signal.aborted) {
        await this.#readOn(signal)
        if (signal.aborted) return
        await this.#keep()
        await this.#untilWoken(signal)
      }
    } catch (error) {
      this.#job?.failed(error)
      throw error
    } finally {
      stop()
      stopHearing()
      readers.delete(store)
    }
  }

  /** Until a page is due and nothing pauses it; a pause may end in another tab, which nobody tells. */
  async #untilWoken(signal: AbortSignal): Promise<void> {
    if (signal.aborted || (this.#due.size > 0 && !this.#isPaused)) return
    const wasPaused = this.#isPaused
    await new Promise<void>((resolve) => {
      const timer = wasPaused ? setTimeout(resolve, pausedMs) : undefined
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    if (wasPaused) this.#isPaused = await pausedIn(this.#session)
    else await rest(calmMs, signal)
  }

  /** Reads what is due in slices, until nothing is, or somebody pauses it. */
  async #readOn(signal: AbortSignal): Promise<void> {
    let keptAt = performance.now()
    if (this.#due.size > 0 && !this.#isPaused) this.#job ??= beginJob(this.#session.store, 'journal.read', 0)
    while (this.#due.size > 0 && !this.#isPaused && !signal.aborted) {
      const until = performance.now() + sliceMs
      for (const uid of this.#due) {
        this.#due.delete(uid)
        this.#read(uid)
        if (performance.now() >= until) break
      }
      this.#tell()
      await rest(restMs, signal)
      if (performance.now() - keptAt < keepMs) continue
      await this.#keep()
      this.#isPaused = await pausedIn(this.#session)
      keptAt = performance.now()
    }
    if (!signal.aborted) this.#tellRest()
  }

  #tell(): void {
    const { read, of } = this.progress()
    this.#job?.progress(read, of)
  }

  /** That all is read, or that the rest waits for a pause to end. */
  #tellRest(): void {
    if (this.#due.size > 0) {
      this.#job?.held()
      return
    }
    this.#job?.completed({ pages: this.progress().of })
    this.#job = null
  }

  #read(uid: string): void {
    const entity = this.#session.store.one(journalEntries, uid)
    if (!isLivingEntry(entity)) return
    const context = this.#contextOf(entity.data)
    const written = this.#writtenOn(entity.data)
    this.#kept.put(uid, { key: readingKey(written, context), digest: digestOf(readPage(written, context)) })
  }

  /** The words of a page without what a template asked on it. */
  #writtenOn({ content }: JournalEntry): string {
    return withoutPrompts(content, this.#knows)
  }

  #contextOf(entry: JournalEntry) {
    const { startHour, weekStart } = myDayIn(this.#session.store)
    const isSouthern = hasSouthernSeasons(entry.zone)
    return { day: entryDay(entry, startHour), weekStart, isSouthern, ...this.#taught }
  }

  /** Everything whose reading is older than its words, what was taught, or the engine. */
  #lookAtAll(): void {
    const living = new Set<string>()
    for (const { uid, data } of this.#pages()) {
      living.add(uid)
      if (this.#kept.keyOf(uid) === readingKey(this.#writtenOn(data), this.#contextOf(data)))
        this.#due.delete(uid)
      else this.#due.add(uid)
    }
    this.#kept.keepOnly(living)
  }

  *#pages(): Generator<Entity<JournalEntry>> {
    for (const entity of this.#session.store.of(journalEntries).values())
      if (isLivingEntry(entity)) yield entity
  }

  #changed(changed: ReadonlyMap<string, Entity | undefined>): void {
    let isTaught = false
    let isAskedAnew = false
    for (const [uid, entity] of changed) {
      // Words that are still being typed are read once typing pauses.
      if (entity?.kept === 'draft') continue
      if (entity?.kind === journalInsights.kind || entity?.kind === memoryCorrections.kind) isTaught = true
      else if (entity?.kind === journalTemplates.kind) isAskedAnew = true
      else if (isLivingEntry(entity)) this.#due.add(uid)
      else if (this.#kept.remove(uid) || entity === undefined) this.#due.delete(uid)
      // Of a thing that is gone nobody knows what it was: what was forgotten may have been brought back.
      if (entity === undefined) isTaught = true
    }
    if (isTaught || isAskedAnew) this.#learn(isAskedAnew)
    if (this.#due.size > 0) this.#wake()
  }

  /** A name that was taught, or a question of a template that changed, may stand on any page. */
  #learn(isAskedAnew: boolean): void {
    const { store } = this.#session
    const taught = namesTaughtIn(store)
    if (!isAskedAnew && JSON.stringify(taught) === JSON.stringify(this.#taught)) return
    this.#taught = taught
    this.#knows = promptsKnownIn(store)
    this.#lookAtAll()
  }

  async #keep(): Promise<void> {
    // What cannot be kept is only read again next time.
    await this.#kept.write().catch(() => undefined)
    await keepProgress(this.#session, this.progress()).catch(() => undefined)
  }
}

/** What the pages of this tab's reader have made known of names; nothing where it has not read. */
export const namesReadIn = (store: Store) => namesKnownFrom(readerOf(store)?.digests() ?? [])
