import { useRef, useState } from 'react'
import type { EntityOf, Kind } from '#domain/entities.ts'
import type { DataOf, InputOf } from '#domain/entity/entity.ts'
import { type NewEntity, useEntity, useEntityActions } from './use-entities.ts'

/** The one thing of an entity of which there is one, and how it is changed. */
export interface Single<T extends object> {
  /** As it is kept, with what is still on its way laid over it; as at first while nothing is kept. */
  readonly value: T
  /** False while it is not known yet whether anything is kept. */
  readonly isReady: boolean
  change(changes: Partial<T>): void
  /** Takes the record away: everything is as at first again. Absent: nothing is kept. */
  readonly reset?: () => void
}

/** What there is one of, as a screen chooses it: choices that follow each other quickly build on each other, also before the first is kept. */
export function useSingle<K extends Kind, T extends Partial<DataOf<EntityOf<K>>>>(
  kind: K,
  first: T,
): Single<T> {
  const { row: kept, isReady } = useEntity(kind)
  const { create, patch, take } = useEntityActions(kind)
  const [ahead, setAhead] = useState<Partial<T>>({})
  const latest = useRef<Partial<T>>({})
  const underWay = useRef(0)

  async function send(changes: Partial<T>) {
    latest.current = { ...latest.current, ...changes }
    setAhead(latest.current)
    underWay.current++
    await (kept
      ? patch(kept.id, changes as unknown as Partial<DataOf<EntityOf<K>>>)
      : create({ ...first, ...latest.current } as unknown as NewEntity<InputOf<EntityOf<K>>>))
    underWay.current--
    if (underWay.current > 0) return
    latest.current = {}
    setAhead({})
  }
  return {
    value: { ...first, ...(kept as T | undefined), ...ahead },
    isReady,
    change: (changes) => void send(changes),
    ...(kept && { reset: () => void take(kept.id) }),
  }
}
