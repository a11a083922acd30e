import { useState } from 'react'
import { inTurn } from '#domain/jobs/in-turn.ts'
import { inOrderOf, movedTo } from './moved.ts'

/**
 * An order that shows each move at once, and keeps one after the other, however fast they come. `kept`: the uids as they are kept; `keep` answers whether it
 * did; after a refusal the kept order shows again.
 */
export function useKeptOrder(
  kept: readonly string[],
  keep: (ids: readonly string[]) => Promise<boolean>,
): {
  readonly ids: readonly string[]
  readonly move: (id: string, place: number) => readonly string[] | null
} {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [turn] = useState(inTurn)
  const ids = wanted ? inOrderOf(kept, wanted) : kept
  return {
    ids,
    /** Answers the order after it; null: it would leave everything where it is. */
    move(id, place) {
      const next = movedTo(ids, id, place)
      if (next === ids) return null
      setWanted(next)
      void turn(() => keep(next)).then(() => setWanted((now) => (now === next ? null : now)))
      return next
    },
  }
}
