import { afterFailure } from '#domain/jobs/job.ts'
import { MemoryIndex } from '#domain/memory/assembly/memory-index.ts'
import { memoryCalibration } from '#domain/memory/calibration.ts'
import { KeptLayout, type LayoutLine, type Spot } from '#domain/memory/graph-layout.ts'
import type { MemoryGraph, RememberedPage } from '#domain/memory/memory-graph.ts'
import { StoryBook } from '#domain/memory/stories.ts'
import { AnswerCache } from '#domain/memory/summaries/answer-cache.ts'
import { viewOf } from '#domain/memory/summaries/memory-view.ts'
import type { Day } from '#domain/time/day.ts'
import type { JobTelling } from '#worker/core/background-jobs.ts'
import type { MemoryStep } from './memory.calls.ts'
import { MemoryCache } from './memory-cache.ts'
import { MemoryPause } from './memory-pause.ts'
import { MemoryReader } from './memory-reader.ts'
import { MemorySnapshot } from './memory-snapshot.ts'
import { type MemorySource, saidIn } from './memory-source.ts'
import { counting, inSlices } from './slices.ts'

/** A page that was just changed is likely to change again. */
const calmMs = 400
/** So long the worker is left alone between two slices that nobody waits for. */
const restMs = 16
/** As jobs of a device are tried again. */
const retries = { maxRetries: 2, retryDelay: 30_000 }

type Local = ConstructorParameters<typeof MemoryCache>[0]
/** Begins to tell of the work; 2: somebody waits for it. */
type BeginJob = (priority: 0 | 2, stop: () => void) => JobTelling | null

/** One memory while its vault is open: reads what is new or changed, and makes anew only what rests on it, in slices. */
export class MemoryLife {
  readonly source: MemorySource
  readonly userId: number
  readonly answers: AnswerCache
  readonly #cache: MemoryCache
  readonly #reader: MemoryReader
  #index = new MemoryIndex()
  /** Which calibration it reckons with. */
  #calibrated = JSON.stringify(memoryCalibration)
  /** Not while it is being put together. */
  #isIndexWhole = true
  readonly #listeners = new Set<() => void>()
  readonly #stop: () => void
  #graph: MemoryGraph | null = null
  #asOf: Day | null = null
  #work: Promise<void> | null = null
  /** Pages and messages that changed since the graph was put together; null: any may have. */
  #since: Set<string> | null = null
  #isEnded = false
  readonly stories = new StoryBook()
  /** What the screen showed last. */
  readonly snapshot: MemorySnapshot
  readonly #layout = new KeptLayout()
  readonly #map = new KeptLayout()
  readonly #beginJob: BeginJob
  readonly #pause: MemoryPause
  #isStopped = false
  /** Somebody waits for it. */
  #isUrgent = false
  /** Which corrections the graph knows of. */
  #said = ''
  #step: MemoryStep = 'read'
  #placed = { read: 0, of: 0 }
  #retried = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  tookMs = { read: 0, assemble: 0, cached: 0 }

  /** A memory that nobody lived tells nothing. */
  constructor(source: MemorySource, local: Local, userId: number, beginJob: BeginJob = () => null) {
    this.#pause = new MemoryPause(local)
    this.#beginJob = beginJob
    this.source = source
    this.snapshot = new MemorySnapshot(local, source)
    this.userId = userId
    this.answers = new AnswerCache(userId)
    this.#cache = new MemoryCache(local)
    this.#reader = new MemoryReader(source, this.#cache)
    this.#stop = source.onChange((uids) => {
      this.#reader.changed(uids)
      for (const uid of uids ?? []) this.#since?.add(uid)
      if (!uids?.length) this.#since = null
      this.#pause.wake()
      if (this.#listeners.size > 0) setTimeout(() => this.#followOn(), calmMs)
    })
  }

  /** How far it is, in pages. */
  get progress(): { step: MemoryStep; read: number; of: number } {
    const step = this.#pause.isHeld ? 'held' : this.#isStopped ? 'stopped' : this.#step
    const { read, of } = this.#step === 'assemble' ? this.#placed : this.#reader.progress
    return { step, read, of }
  }

  end(): void {
    this.#isEnded = true
    this.#pause.end()
    clearTimeout(this.#retry)
    this.#stop()
    this.#listeners.clear()
  }

  /** Leaves what goes on where it is, until somebody asks for the graph again. */
  stop(): void {
    if (this.#isStopped) return
    this.#isStopped = true
    this.#pause.wake()
    this.#tell()
  }

  /** Has pages that could not be read tried again by whoever asks for the graph next. */
  tryAgain(): void {
    if (this.#reader.progress.failed > 0) this.#since = null
  }

  /** Nobody waits for it; what fails is told as a job. */
  #followOn(): void {
    if (!this.#isStopped) void this.whole(0).catch(() => undefined)
  }

  /** Tells after every slice of reading and every new graph. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * The graph of what the journal is now; null where its vault was closed meanwhile, or where there is none yet and somebody stopped or paused it. It holds
   * until the next change. While background work is paused it stays as it was, but for what is said of memory.
   */
  async graph(): Promise<MemoryGraph | null> {
    this.#isStopped = false
    while (!this.latest && !this.#isLeft && !(this.#pause.isHeld && this.#graph === null))
      await Promise.race([this.#upToDate(2), this.#pause.held()])
    return this.#isSaidKnown ? this.#graph : null
  }

  /** The same once every pause is over. `priority` 2: somebody waits for it; 0: nobody does, and it is not begun again where somebody stopped it. */
  async whole(priority: 0 | 2): Promise<MemoryGraph | null> {
    if (priority === 2) this.#isStopped = false
    while (!this.#isFresh && !this.#isLeft) await this.#upToDate(priority)
    return this.#isLeft ? null : this.#graph
  }

  #upToDate(priority: 0 | 2): Promise<void> {
    if (priority === 2) this.#isUrgent = true
    this.#work ??= this.#toldOf(priority).finally(() => {
      this.#work = null
      this.#isUrgent = false
      this.#pause.forget()
    })
    return this.#work
  }

  get #isLeft(): boolean {
    return this.#isEnded || this.#isStopped
  }

  get #isFresh(): boolean {
    return this.#since?.size === 0 && this.#asOf === this.source.today()
  }

  /** Whether the graph knows of everything that was said: nothing of whom is forgotten is told by an old one. */
  get #isSaidKnown(): boolean {
    return this.#said === saidIn(this.source)
  }

  /** The graph as it was put together last, where nothing has changed since, or nothing that must hold during a pause. */
  get latest(): MemoryGraph | null {
    if (this.#pause.isHeld && this.#isSaidKnown) return this.#graph
    return this.#isFresh ? this.#graph : null
  }

  /** The same; what changed since may be of what whoever asks leaves out. */
  latestWithout(leftOut: ReadonlySet<string>): MemoryGraph | null {
    const isAtRest = this.#work === null && this.#isSaidKnown && this.#asOf === this.source.today()
    const holds = isAtRest && this.#since && [...this.#since].every((uid) => leftOut.has(uid))
    return holds ? this.#graph : this.latest
  }

  /** Where nodes stand in a picture: laid out again only where others are drawn, and from where they stood. */
  spots(ids: readonly string[], lines: readonly LayoutLine[]): Generator<undefined, readonly Spot[]> {
    return this.#layout.spots(ids, lines)
  }

  /** The same for every node that is shown at all. */
  mapSpots(ids: readonly string[], lines: readonly LayoutLine[]): Generator<undefined, readonly Spot[]> {
    return this.#map.spots(ids, lines)
  }

  async #toldOf(priority: 0 | 2): Promise<void> {
    const job = this.#beginJob(priority, () => this.stop())
    try {
      await this.#bringUpToDate(job)
      const { pages, nodes, facts } = this.#graph ?? { pages: [], nodes: [], facts: [] }
      const { failed } = this.#reader.progress
      const counts = { pages: pages.length, nodes: nodes.length, facts: facts.length }
      if (!this.#isLeft) job?.completed(failed > 0 ? { ...counts, skipped: failed } : counts)
    } catch (error) {
      this.#since = null
      job?.failed(error)
      throw error
    }
  }

  async #bringUpToDate(job: JobTelling | null): Promise<void> {
    const began = performance.now()
    await this.#reader.ready()
    await this.#pause.look()
    await this.#whilePaused(job)
    await this.#cache.load()
    this.#since = new Set()
    this.#step = 'read'
    const said = saidIn(this.source)
    const changed = await inSlices(
      this.#reader.read(),
      () => this.#isLeft,
      () => this.#afterSlice(job),
    )
    const readAt = performance.now()
    const graph = changed && (await this.#put(changed, job))
    if (graph) {
      await this.snapshot.settle(this.#graph && this.#said)
      this.#graph = graph.graph
      this.#said = said
      this.#asOf = graph.today
      this.answers.sweep(viewOf(graph.graph, graph.today), this.source.now())
      const { cached } = this.#reader.progress
      this.tookMs = { read: readAt - began, assemble: performance.now() - readAt, cached }
      this.#tell()
      this.#tryLater()
    } else this.#since = null
    await this.#cache.write()
  }

  /** Puts pages that are another now into the index and settles it; one that was broken off in the middle of that is made anew. */
  async #put(changed: ReadonlyMap<string, RememberedPage | undefined>, job: JobTelling | null) {
    const calibration = this.source.calibration()
    const isOther = JSON.stringify(calibration) !== this.#calibrated
    if (!this.#isIndexWhole || isOther) {
      this.#calibrated = JSON.stringify(calibration)
      this.#index = new MemoryIndex(calibration)
      for (const page of this.#reader.remembered()) this.#index.put(page)
    }
    this.#isIndexWhole = false
    for (const [uid, page] of changed)
      if (page) this.#index.put(page)
      else this.#index.remove(uid)
    this.#index.correct(this.source.corrections().map(({ data }) => data))
    const today = this.source.today()
    this.#step = 'assemble'
    this.#placed = { read: 0, of: changed.size }
    const graph = await inSlices(
      counting(this.#index.settle(today), this.#placed),
      () => this.#isLeft,
      () => this.#afterSlice(job),
    )
    if (!graph) return null
    this.#isIndexWhole = true
    return { graph, today }
  }

  /** Waits while background work is paused; what was said of memory must hold at once all the same. */
  #whilePaused(job: JobTelling | null): Promise<void> {
    const mustWait = () => !this.#isLeft && (this.#graph === null || this.#isSaidKnown)
    return this.#pause.over(mustWait, () => {
      job?.held()
      this.#tell()
    })
  }

  /** Tells how far it is and makes way for others; a reading that is broken off goes on where it was. */
  #afterSlice(job: JobTelling | null): Promise<void> | undefined {
    const { read, of } = this.progress
    job?.progress(read, of)
    this.#tell()
    this.#cache.writeNowAndThen()
    if (this.#pause.isPaused) return this.#whilePaused(job)
    return this.#isUrgent ? undefined : new Promise((resolve) => setTimeout(resolve, restMs))
  }

  /** Pages that could not be read are tried again by themselves, and then whenever something changes. */
  #tryLater(): void {
    clearTimeout(this.#retry)
    if (this.#reader.progress.failed === 0) {
      this.#retried = 0
      return
    }
    const { again, waitMs } = afterFailure({ ...retries, retryCount: this.#retried++ })
    if (!again) return
    this.#retry = setTimeout(() => {
      this.tryAgain()
      this.#followOn()
    }, waitMs)
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
