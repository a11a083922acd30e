import type { Store } from '#vault/store/store.ts'
import type { WorkerTools } from './worker-calls.ts'

/** The one record of a kind. Two devices may have made one each at the same time: the one that was changed last. */
export function onlyRecord<T extends { readonly updatedAt: string }>(
  store: Store,
  kind: string,
): T | undefined {
  const [latest] = [...store.byKind<T>(kind).values()].sort(
    (a, b) => Date.parse(b.data.updatedAt) - Date.parse(a.data.updatedAt) || (a.uid < b.uid ? -1 : 1),
  )
  return latest?.data
}

/** Keeps the one record of a kind; what another device made beside it is removed. */
export async function keepOnly<T>({ session, newUid }: WorkerTools, kind: string, data: T): Promise<void> {
  const [uid = newUid(), ...spare] = [...session.store.byKind<T>(kind).keys()].sort()
  await session.put(kind, uid, data)
  for (const one of spare) await session.remove(one)
}

/** For each kind the last change of its one record that was asked for. */
const turns = new Map<string, Promise<void>>()

/** Changes the one record of a kind, in turn: each change sees what the one before it kept, however fast a hand is. */
export function changeOnly<T>(tools: WorkerTools, kind: string, next: () => T): Promise<void> {
  const change = (turns.get(kind) ?? Promise.resolve()).then(() => keepOnly(tools, kind, next()))
  turns.set(
    kind,
    change.catch(() => undefined),
  )
  return change
}
