import type { Store } from '#vault/store/store.ts'
import type { RowsPatch } from '#web/lib/worker-api.ts'
import type { QueryImpl, Row } from '#web/lib/worker-calls.ts'

interface Subscription {
  readonly impl: QueryImpl
  readonly args: unknown
  readonly onPatch: (patch: RowsPatch) => void
  sent: readonly Row[] | null
}

/** What changed from one answer to the next; null: nothing. Rows count as changed when they are other objects. */
export function patchBetween(before: readonly Row[] | null, after: readonly Row[]): RowsPatch | null {
  const known = new Map((before ?? []).map((row) => [row.id, row]))
  const changed = after.filter((row) => known.get(row.id) !== row)
  const isSameOrder = before?.length === after.length && after.every((row, at) => row.id === before[at]?.id)
  if (isSameOrder && changed.length === 0) return null
  return { order: isSameOrder ? null : after.map((row) => row.id), changed }
}

/** Answers named queries over the store that is open now, and again after every change of it. */
export class NamedQueries {
  readonly #impls: ReadonlyMap<string, QueryImpl>
  readonly #subscriptions = new Map<number, Subscription>()
  #store: Store | null = null
  #stopListening: (() => void) | undefined
  #isDue = false

  constructor(impls: readonly QueryImpl[]) {
    this.#impls = new Map(impls.map((impl) => [impl.name, impl]))
  }

  /** The store to answer from; null: none is open, and everything that was shown is taken back. */
  attach(store: Store | null): void {
    this.#stopListening?.()
    this.#stopListening = store?.onChange(() => this.#refreshSoon())
    this.#store = store
    for (const subscription of this.#subscriptions.values()) {
      if (!store && subscription.sent) subscription.onPatch({ order: [], changed: [] })
      subscription.sent = null
      this.#refresh(subscription)
    }
  }

  subscribe(id: number, name: string, args: unknown, onPatch: (patch: RowsPatch) => void): void {
    const impl = this.#impls.get(name)
    if (!impl) throw new Error(`No query is named ${name}`)
    const subscription: Subscription = { impl, args, onPatch, sent: null }
    this.#subscriptions.set(id, subscription)
    this.#refresh(subscription)
  }

  unsubscribe(id: number): void {
    this.#subscriptions.delete(id)
  }

  /** Many changes in one go are one answer. */
  #refreshSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    queueMicrotask(() => {
      this.#isDue = false
      for (const subscription of this.#subscriptions.values()) this.#refresh(subscription)
    })
  }

  #refresh(subscription: Subscription): void {
    if (!this.#store) return
    const rows = subscription.impl.rows(this.#store, subscription.args)
    const patch = patchBetween(subscription.sent, rows)
    subscription.sent = rows
    if (patch) subscription.onPatch(patch)
  }
}
