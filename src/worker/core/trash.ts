import type { EntityDefinition } from '#domain/entity/entity.ts'
import { seenInTrashAt, type Trashed } from '#domain/entity/trashed.ts'
import { isPurgeDue } from '#domain/journal/versions/trash.ts'
import type { VaultSession } from '#vault/store/store.ts'

/** What time it is, ms since 1970: `serverMs` as the server says; `sureMs` has surely come, for neither its clock nor the device's is believed alone. */
export interface TidyTime {
  readonly sureMs: number
  readonly serverMs: number
}

/** Notes of what lies in the trash of an entity that the server's clock has seen it there, and answers what has lain there for its days. */
export async function dueInTrash<T extends Trashed>(
  session: VaultSession,
  definition: EntityDefinition<T>,
  { sureMs, serverMs }: TidyTime,
): Promise<string[]> {
  const seenAt = new Date(serverMs).toISOString()
  for (const { uid, data } of session.store.of(definition).values()) {
    const { deletedAt } = data
    if (deletedAt !== null && seenInTrashAt(data) === null)
      await session.put(definition, uid, { ...data, inTrash: { deletedAt, seenAt } }, data)
  }
  return [...session.store.of(definition).values()].flatMap(({ uid, data }) =>
    isPurgeDue(data, sureMs) ? [uid] : [],
  )
}
