import { MemoryIndex } from '#domain/memory/assembly/memory-index.ts'
import { KeptLayout, type LayoutLine, type Spot } from '#domain/memory/graph-layout.ts'
import type { MemoryGraph } from '#domain/memory/memory-graph.ts'
import { StoryBook } from '#domain/memory/stories.ts'
import { AnswerCache } from '#domain/memory/summaries/answer-cache.ts'
import { viewOf } from '#domain/memory/summaries/memory-view.ts'
import type { Day } from '#domain/time/day.ts'
import { namesTableReady } from '#names-table'
import type { JobTelling } from '#worker/core/background-jobs.ts'
import { MemoryCache } from './memory-cache.ts'
import { MemoryReader } from './memory-reader.ts'
import type { MemorySource } from './memory-source.ts'
import { inSlices } from './slices.ts'

/** A page that was just changed is likely to change again. */
const calmMs = 400
/** During a long reading, what was read is sealed so often. */
const sealMs = 2_000

type Local = ConstructorParameters<typeof MemoryCache>[0]

/** One memory while its vault is open: reads what is new or changed, and makes anew only what rests on it, in slices. */
export class MemoryLife {
  readonly source: MemorySource
  readonly userId: number
  readonly answers: AnswerCache
  readonly #cache: MemoryCache
  readonly #reader: MemoryReader
  readonly #index = new MemoryIndex()
  readonly #listeners = new Set<() => void>()
  readonly #stop: () => void
  #graph: MemoryGraph | null = null
  #asOf: Day | null = null
  #work: Promise<void> | null = null
  #isStale = true
  #isEnded = false
  #isLoaded = false
  #sealing: Promise<void> | null = null
  #sealedAt = 0
  readonly stories = new StoryBook()
  readonly #layout = new KeptLayout()
  readonly #map = new KeptLayout()
  readonly #beginJob: () => JobTelling | null
  tookMs = { read: 0, assemble: 0, cached: 0 }

  /** `beginJob` begins to tell of the work; a memory that nobody lived tells nothing. */
  constructor(
    source: MemorySource,
    local: Local,
    userId: number,
    beginJob: () => JobTelling | null = () => null,
  ) {
    this.#beginJob = beginJob
    this.source = source
    this.userId = userId
    this.answers = new AnswerCache(userId)
    this.#cache = new MemoryCache(local)
    this.#reader = new MemoryReader(source, this.#cache)
    this.#stop = source.onChange((uids) => {
      this.#reader.changed(uids)
      this.#isStale = true
      if (this.#listeners.size > 0) setTimeout(() => void this.graph(), calmMs)
    })
  }

  /** How far reading is. */
  get progress(): { read: number; of: number } {
    const { read, of } = this.#reader.progress
    return { read, of }
  }

  end(): void {
    this.#isEnded = true
    this.#stop()
    this.#listeners.clear()
  }

  /** Tells after every slice of reading and every new graph. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The graph of what the journal is now; null where its vault was closed meanwhile. It holds until the next change. */
  async graph(): Promise<MemoryGraph | null> {
    while (!this.latest && !this.#isEnded) {
      this.#work ??= this.#toldOf().finally(() => {
        this.#work = null
      })
      await this.#work
    }
    return this.#graph
  }

  /** The graph as it was put together last, where nothing has changed since. */
  get latest(): MemoryGraph | null {
    return this.#isStale || this.#asOf !== this.source.today() ? null : this.#graph
  }

  /** Where nodes stand in a picture: laid out again only where others are drawn, and from where they stood. */
  spots(ids: readonly string[], lines: readonly LayoutLine[]): Generator<undefined, readonly Spot[]> {
    return this.#layout.spots(ids, lines)
  }

  /** The same for every node that is shown at all. */
  mapSpots(ids: readonly string[], lines: readonly LayoutLine[]): Generator<undefined, readonly Spot[]> {
    return this.#map.spots(ids, lines)
  }

  async #toldOf(): Promise<void> {
    const job = this.#beginJob()
    try {
      await this.#bringUpToDate(job)
      const { pages, nodes, facts } = this.#graph ?? { pages: [], nodes: [], facts: [] }
      if (!this.#isEnded) job?.completed({ pages: pages.length, nodes: nodes.length, facts: facts.length })
    } catch (error) {
      job?.failed(error)
      throw error
    }
  }

  async #bringUpToDate(job: JobTelling | null): Promise<void> {
    const isEnded = () => this.#isEnded
    this.#isStale = false
    const began = performance.now()
    await namesTableReady()
    if (!this.#isLoaded) await this.#cache.load()
    this.#isLoaded = true
    this.#sealedAt = performance.now()
    const changed = await inSlices(this.#reader.read(), isEnded, () => {
      job?.progress(this.progress.read, this.progress.of)
      this.#afterSlice()
    })
    const readAt = performance.now()
    if (!changed) return
    for (const [uid, page] of changed)
      if (page) this.#index.put(page)
      else this.#index.remove(uid)
    this.#index.correct(this.source.corrections().map(({ data }) => data))
    const today = this.source.today()
    const graph = await inSlices(this.#index.settle(today), isEnded)
    if (!graph) return
    this.#graph = graph
    this.#asOf = today
    this.answers.sweep(viewOf(graph, today), this.source.now())
    const { cached } = this.#reader.progress
    this.tookMs = { read: readAt - began, assemble: performance.now() - readAt, cached }
    this.#tell()
    await this.#sealing
    await this.#cache.write()
  }

  /** A reading that is broken off goes on where it was. */
  #afterSlice(): void {
    this.#tell()
    if (this.#sealing || performance.now() < this.#sealedAt + sealMs) return
    this.#sealing = this.#cache.write().finally(() => {
      this.#sealing = null
      this.#sealedAt = performance.now()
    })
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
