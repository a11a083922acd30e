import type { EntityDefinition } from '#domain/entity.ts'
import type { Store } from '#vault/store/store.ts'
import type { WorkerTools } from './worker-calls.ts'

/** The one record of an entity. Two devices may have made one each at the same time: the one that was changed last. */
export function onlyRecord<T extends { readonly updatedAt: string }>(
  store: Store,
  definition: EntityDefinition<T>,
): T | undefined {
  const [latest] = [...store.of(definition).values()].sort(
    (a, b) => Date.parse(b.data.updatedAt) - Date.parse(a.data.updatedAt) || (a.uid < b.uid ? -1 : 1),
  )
  return latest?.data
}

/** Keeps the one record of an entity; what another device made beside it is removed. */
export async function keepOnly<T extends object>(
  { session, newUid }: WorkerTools,
  definition: EntityDefinition<T>,
  data: T,
): Promise<void> {
  const [uid = newUid(), ...spare] = [...session.store.of(definition).keys()].sort()
  await session.put(definition, uid, data)
  for (const one of spare) await session.remove(one)
}

/** For each kind the last change of its one record that was asked for. */
const turns = new Map<string, Promise<void>>()

/** Changes the one record of an entity, in turn: each change sees what the one before it kept, however fast a hand is. */
export function changeOnly<T extends object>(
  tools: WorkerTools,
  definition: EntityDefinition<T>,
  next: () => T,
): Promise<void> {
  const { kind } = definition
  const change = (turns.get(kind) ?? Promise.resolve()).then(() => keepOnly(tools, definition, next()))
  turns.set(
    kind,
    change.catch(() => undefined),
  )
  return change
}
