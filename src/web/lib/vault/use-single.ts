import { useRef, useState } from 'react'
import type { DataOf, EntityDefinition, InputOf } from '#domain/entity/entity.ts'
import { type NewEntity, useEntities, useEntityActions } from './use-entities.ts'

/** The one thing of an entity of which there is one, and how it is changed. */
export interface Single<T extends object> {
  /** As it is kept, with what is still on its way laid over it; as at first while nothing is kept. */
  readonly value: T
  change(changes: Partial<T>): void
  /** Takes the record away: everything is as at first again. Absent: nothing is kept. */
  readonly reset?: () => void
}

/** What there is one of, as a screen chooses it: choices that follow each other quickly build on each other, also before the first is kept. */
export function useSingle<E extends Pick<EntityDefinition, 'kind'>, T extends object>(
  kind: E['kind'],
  first: T,
): Single<T> {
  const { rows } = useEntities<E>(kind)
  const { create, patch, take } = useEntityActions<E>(kind)
  const [ahead, setAhead] = useState<Partial<T>>({})
  const latest = useRef<Partial<T>>({})
  const underWay = useRef(0)
  const [kept] = rows

  async function send(changes: Partial<T>) {
    latest.current = { ...latest.current, ...changes }
    setAhead(latest.current)
    underWay.current++
    await (kept
      ? patch(kept.id, changes as unknown as Partial<DataOf<E>>)
      : create({ ...first, ...latest.current } as unknown as NewEntity<InputOf<E>>))
    underWay.current--
    if (underWay.current > 0) return
    latest.current = {}
    setAhead({})
  }
  return {
    value: { ...first, ...(kept as T | undefined), ...ahead },
    change: (changes) => void send(changes),
    ...(kept && { reset: () => void take(kept.id) }),
  }
}
