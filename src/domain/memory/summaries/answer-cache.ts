import { finished } from '../../insights/statistics/finished.ts'
import { hashOf } from '../../journal/reading/reading-digest.ts'
import type { MemoryCacheEntry } from '../memory-entities.ts'
import { modelUsed } from './claims.ts'
import { isUnchanged, type Look, type MemoryView, noting } from './memory-view.ts'

interface Asked {
  readonly kind: string
  readonly args: unknown
}

interface Kept {
  entry: MemoryCacheEntry
  readonly looks: readonly Look[]
}

/** So long an answer is kept at most, ms. */
const keptMs = 24 * 60 * 60 * 1000
/** More answers than so many are not kept: the one that was asked for longest ago goes. */
const mostKept = 64

const iso = (ms: number): string => new Date(ms).toISOString()

/** Names a question: the same kind and arguments, the same signature. */
export const signatureOf = (kind: string, args: unknown): string => hashOf(JSON.stringify([kind, args]))

/** Answers that are kept as long as everything they looked at stays as it was. */
export class AnswerCache {
  readonly #userId: number
  readonly #kept = new Map<string, Kept>()

  constructor(userId: number) {
    this.#userId = userId
  }

  /** The answer to a question, made now or kept. `nowMs`: ms since 1970. */
  answer<Result>(asked: Asked, view: MemoryView, nowMs: number, make: (view: MemoryView) => Result): Result {
    return finished(
      this.answerSteps(asked, view, nowMs, function* (on) {
        yield
        return make(on)
      }),
    )
  }

  /** The same where it is made in steps: what the view shows must not change in between. */
  *answerSteps<Result>(
    { kind, args }: Asked,
    view: MemoryView,
    nowMs: number,
    make: (view: MemoryView) => Generator<undefined, Result>,
  ): Generator<undefined, Result> {
    const signature = signatureOf(kind, args)
    const known = this.#kept.get(signature)
    if (known && nowMs < Date.parse(known.entry.expiresAt) && isUnchanged(known.looks, view)) {
      const { entry } = known
      known.entry = { ...entry, lastAccessed: iso(nowMs), accessCount: entry.accessCount + 1 }
      return entry.result as Result
    }
    const { view: noted, looks } = noting(view)
    const result = yield* make(noted)
    const at = iso(nowMs)
    const entry: MemoryCacheEntry = {
      ...{ id: signature, userId: this.#userId, querySignature: signature, result, modelUsed },
      ...{ createdAt: at, lastAccessed: at, expiresAt: iso(nowMs + keptMs), accessCount: 0 },
      metadata: { kind },
    }
    this.#kept.delete(signature)
    this.#kept.set(signature, { entry, looks })
    this.#dropOldest()
    return result
  }

  /** What is kept, each with whether something that it rests on has changed since. */
  entries(view: MemoryView): { readonly entry: MemoryCacheEntry; readonly isStale: boolean }[] {
    return Array.from(this.#kept.values(), ({ entry, looks }) => ({
      entry,
      isStale: !isUnchanged(looks, view),
    }))
  }

  /** Lets go of what no longer holds: nothing that was forgotten stays in an old answer. */
  sweep(view: MemoryView, nowMs: number): void {
    for (const [signature, { entry, looks }] of this.#kept)
      if (nowMs >= Date.parse(entry.expiresAt) || !isUnchanged(looks, view)) this.#kept.delete(signature)
  }

  #dropOldest(): void {
    if (this.#kept.size <= mostKept) return
    const [oldest] = [...this.#kept].sort(([, a], [, b]) =>
      a.entry.lastAccessed < b.entry.lastAccessed ? -1 : 1,
    )
    if (oldest) this.#kept.delete(oldest[0])
  }
}
