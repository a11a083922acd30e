import type { Moment } from '#domain/entity/moment.ts'
import { sameJson } from '#domain/entity/same-json.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { type Reads, type Tracked, trackedOver } from '#vault/store/tracked-store.ts'
import type { RowsPatch } from '#worker/core/worker-api.ts'
import type { QueryImpl, Row } from '#worker/core/worker-calls.ts'
import { EarlyAnswers, type Question, questionKey, type SnapshotAnswer } from './early-answers.ts'

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

/** Typing saves a draft several times a second; when none has come for so long, it has paused. */
const restingMs = 700

/** Code that could not be fetched is asked for again after so long. */
const againMs = 5_000

/** Answers named queries over the store that is open now, and again after every change of what they read. */
export class NamedQueries {
  readonly #impls: ReadonlyMap<string, QueryImpl>
  readonly #moment: () => Moment
  readonly #subscriptions = new Map<number, Subscription>()
  readonly #early = new EarlyAnswers()
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
    this.#early.forgetAnswers()
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
    const asked = { owner, impl, args, key: questionKey(name, args), onPatch }
    const subscription: Subscription = {
      ...asked,
      isKept: isKept && impl.isSureOnly !== true,
      sent: null,
      reads: null,
    }
    this.#subscriptions.set(id, subscription)
    if (subscription.isKept || impl.isShownEarly(args)) this.#early.remember(subscription)
    if (this.#tracked) this.#refresh(subscription)
    else this.#answerEarly(subscription)
  }

  /** Until a store is there, its answers of last time stand in. */
  showEarly(answers: readonly SnapshotAnswer[], owner: number): void {
    if (this.#tracked) return
    this.#owner = owner
    this.#early.showLastTime(answers, (name) => this.#impls.get(name))
    for (const subscription of this.#subscriptions.values()) this.#answerEarly(subscription)
  }

  /** What to show early at the next start. `pause`: lets other work in between. */
  async earlyAnswers(pause: () => Promise<void>): Promise<SnapshotAnswer[]> {
    const tracked = this.#tracked
    if (!tracked) return []
    return await this.#early.forNextTime(tracked, this.#moment, () => this.#tracked === tracked, pause)
  }

  #answerEarly(subscription: Subscription): void {
    if (subscription.owner !== this.#owner || subscription.impl.isSureOnly) return
    const rows = this.#early.ofLastTime(subscription.key)
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
      this.#early.changed(changed)
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
    this.#early.answered(subscription.key, rows, reads)
    const patch = patchBetween(subscription.sent, rows)
    subscription.sent = rows
    if (patch) subscription.onPatch(patch)
  }
}
