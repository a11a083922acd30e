import type { Moment } from '#domain/entity/moment.ts'
import { sameJson } from '#domain/entity/same-json.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { type Reads, type Tracked, trackedOver } from '#vault/store/tracked-store.ts'
import type { RowsPatch } from '#worker/core/worker-api.ts'
import type { QueryImpl, Row } from '#worker/core/worker-calls.ts'

interface Question {
  readonly impl: QueryImpl
  readonly args: unknown
}

/** A question that is worth an answer at the next start. */
interface Early extends Question {
  /** As it was answered last; null: it has to be asked again. */
  rows: readonly Row[] | null
  reads: Reads | null
}

/** The answer to a question, named by its query and its args, as it was when the store was last open. */
export interface SnapshotAnswer {
  readonly name: string
  readonly args: unknown
  readonly rows: readonly Row[]
}

interface Subscription extends Question {
  /** Whose vault was asked. */
  readonly owner: number | null
  readonly onPatch: (patch: RowsPatch) => void
  readonly key: string
  /** It is answered early even where the answer was that there is nothing. */
  readonly isKept: boolean
  sent: readonly Row[] | null
  /** What the rows that were sent rest on; null: nothing was asked of the store yet. */
  reads: Reads | null
}

/** `after` with the very rows of `before` where they say the same: what says the same is not sent again. */
function steady(before: readonly Row[] | null, after: readonly Row[]): readonly Row[] {
  if (!before) return after
  const known = new Map(before.map((row) => [row.id, row]))
  return after.map((row) => {
    const same = known.get(row.id)
    return same && sameJson(same, row) ? same : row
  })
}

/** What changed from one answer to the next; null: nothing. Rows count as changed when they are other objects. */
export function patchBetween(before: readonly Row[] | null, after: readonly Row[]): RowsPatch | null {
  const known = new Map((before ?? []).map((row) => [row.id, row]))
  const changed = after.filter((row) => known.get(row.id) !== row)
  const isSameOrder = before?.length === after.length && after.every((row, at) => row.id === before[at]?.id)
  if (isSameOrder && changed.length === 0) return null
  return { order: isSameOrder ? null : after.map((row) => row.id), changed }
}

/** So many questions are answered early: those of a full screen, and of the lists beside it. */
const mostEarly = 64

/** Typing saves a draft several times a second; when none has come for so long, it has paused. */
const restingMs = 700

/** Code that could not be fetched is asked for again after so long. */
const againMs = 5_000

const keyOf = (name: string, args: unknown): string => JSON.stringify([name, args ?? null])

/** Answers named queries over the store that is open now, and again after every change of what they read. */
export class NamedQueries {
  readonly #impls: ReadonlyMap<string, QueryImpl>
  readonly #moment: () => Moment
  readonly #subscriptions = new Map<number, Subscription>()
  /** Questions that are worth an early answer, the latest last. */
  readonly #early = new Map<string, Early>()
  #earlyRows: ReadonlyMap<string, readonly Row[]> = new Map()
  #tracked: Tracked | null = null
  /** What changed since the questions were answered last. */
  #changed = new Map<string, Entity | undefined>()
  /** Whose answers are given: of the store, or of early answers until it is there. */
  #owner: number | null = null
  #stopListening: (() => void) | undefined
  #isDue = false
  /** The page that is being written on. */
  #drafted: string | null = null
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(impls: readonly QueryImpl[], moment: () => Moment) {
    this.#moment = moment
    this.#impls = new Map(impls.map((impl) => [impl.name, impl]))
  }

  /** The store to answer from and whose it is; null: none is open, and everything that was shown is taken back. */
  attach(store: Store | null, owner: number | null): void {
    this.#stopListening?.()
    this.#stopListening = store?.onChange((changed) => this.#follow(changed))
    this.#tracked = store && trackedOver(store)
    this.#changed = new Map()
    this.#owner = owner
    this.#drafted = null
    clearTimeout(this.#rest)
    this.#earlyRows = new Map()
    for (const early of this.#early.values()) early.rows = null
    for (const subscription of this.#subscriptions.values()) {
      if (!store && subscription.sent) subscription.onPatch({ order: [], changed: [] })
      subscription.sent = null
      subscription.reads = null
      this.#refresh(subscription)
    }
  }

  subscribe(
    id: number,
    owner: number | null,
    name: string,
    args: unknown,
    onPatch: (patch: RowsPatch) => void,
    isKept = false,
  ): void {
    const impl = this.#impls.get(name)
    if (!impl) throw new Error(`No query is named ${name}`)
    const asked = { owner, impl, args, key: keyOf(name, args), isKept, onPatch }
    const subscription: Subscription = { ...asked, sent: null, reads: null }
    this.#subscriptions.set(id, subscription)
    if (isKept || impl.isShownEarly(args)) this.#remember(subscription.key, subscription)
    if (this.#tracked) this.#refresh(subscription)
    else this.#answerEarly(subscription)
  }

  /** Until a store is there, its answers of last time stand in. */
  showEarly(answers: readonly SnapshotAnswer[], owner: number): void {
    if (this.#tracked) return
    this.#owner = owner
    this.#earlyRows = new Map(answers.map(({ name, args, rows }) => [keyOf(name, args), rows]))
    for (const { name, args } of answers) {
      const impl = this.#impls.get(name)
      if (impl) this.#remember(keyOf(name, args), { impl, args })
    }
    for (const subscription of this.#subscriptions.values()) this.#answerEarly(subscription)
  }

  /** What to show early at the next start: what was answered already, and the rest asked one after the other. `pause`: lets other work in before each. */
  async earlyAnswers(pause: () => Promise<void>): Promise<SnapshotAnswer[]> {
    const tracked = this.#tracked
    for (const early of [...this.#early.values()]) {
      // What rests on nothing in the store changes by itself.
      if (early.rows && !early.reads?.isNothing) continue
      await pause()
      if (!tracked || tracked !== this.#tracked) return []
      // Code that is not there yet is fetched for the next time.
      const arriving = early.impl.arrive?.()
      if (arriving) arriving.catch(() => undefined)
      else this.#askEarly(early, tracked)
    }
    return [...this.#early.values()].flatMap(({ impl, args, rows }) =>
      rows ? [{ name: impl.name, args, rows }] : [],
    )
  }

  #askEarly(early: Early, tracked: Tracked): void {
    const { impl, args } = early
    const { result, reads } = tracked.tracking((store) => impl.rows(store, args, this.#moment()))
    early.rows = result
    early.reads = reads
  }

  #remember(key: string, { impl, args }: Question): void {
    const known = this.#early.get(key) ?? { impl, args, rows: null, reads: null }
    this.#early.delete(key)
    this.#early.set(key, known)
    const [oldest] = this.#early.keys()
    if (this.#early.size > mostEarly && oldest !== undefined) this.#early.delete(oldest)
  }

  #answerEarly(subscription: Subscription): void {
    if (subscription.owner !== this.#owner) return
    const rows = this.#earlyRows.get(subscription.key)
    // That there was nothing is not worth saying before it is sure, unless a screen is laid out by it.
    const patch =
      rows && (rows.length > 0 || subscription.isKept) ? patchBetween(subscription.sent, rows) : null
    if (!rows || !patch) return
    subscription.sent = rows
    subscription.onPatch({ ...patch, isEarly: true })
  }

  unsubscribe(id: number): void {
    this.#subscriptions.delete(id)
  }

  /** The first draft of a page is answered at once. The next ones wait for a pause in typing: who types sees their own words. */
  #follow(changed: ReadonlyMap<string, Entity | undefined>): void {
    for (const [uid, entity] of changed) this.#changed.set(uid, entity)
    const [[uid, entity] = []] = changed
    const draft = changed.size === 1 && uid !== undefined && entity?.kept === 'draft' ? uid : null
    clearTimeout(this.#rest)
    if (draft !== null && draft === this.#drafted)
      this.#rest = setTimeout(() => this.#refreshSoon(), restingMs)
    else this.#refreshSoon()
    this.#drafted = draft
  }

  /** Many changes in one go are one answer. */
  #refreshSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => {
      this.#isDue = false
      const changed = this.#changed
      this.#changed = new Map()
      for (const early of this.#early.values())
        if (early.reads?.isTouchedBy(changed) !== false) early.rows = null
      for (const subscription of this.#subscriptions.values())
        if (subscription.reads?.isTouchedBy(changed) !== false) this.#refresh(subscription)
    })
  }

  /** What cannot be fetched now is asked for again with the next change, and by itself after a while. */
  #refreshOnceThere(subscription: Subscription, arriving: Promise<void>): void {
    const refresh = () => {
      if ([...this.#subscriptions.values()].includes(subscription)) this.#refresh(subscription)
    }
    arriving.then(refresh, (error: unknown) => {
      console.error(error)
      subscription.onPatch({ order: null, changed: [], isLate: true })
      setTimeout(refresh, againMs)
    })
  }

  #refresh(subscription: Subscription): void {
    if (!this.#tracked || subscription.owner !== this.#owner) return
    const { impl, args } = subscription
    const arriving = impl.arrive?.()
    if (arriving) {
      this.#refreshOnceThere(subscription, arriving)
      return
    }
    const { result, reads } = this.#tracked.tracking((store) => impl.rows(store, args, this.#moment()))
    const rows = steady(subscription.sent, result)
    subscription.reads = reads
    const early = this.#early.get(subscription.key)
    if (early) Object.assign(early, { rows, reads })
    const patch = patchBetween(subscription.sent, rows)
    subscription.sent = rows
    if (patch) subscription.onPatch(patch)
  }
}
