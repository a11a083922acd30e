import type { Db } from '../db/tables.ts'
import { AppError } from './app-error.ts'

/**
 * Takes a person's vault row. Whoever changes a password, sessions or key slots takes it first of all, so that such changes of one person come one
 * after the other.
 */
export async function holdVault(all: Db, owner: number): Promise<void> {
  await all
    .updateTable('vaults')
    .set((row) => ({ slots_version: row.ref('slots_version') }))
    .where('user_id', '=', owner)
    .returning('user_id')
    .executeTakeFirstOrThrow(() => new AppError('unauthorized'))
}

/** Takes the vault row and counts a change of slots; refused when `baseVersion` is given and is not the current version. */
export async function raiseSlotsVersion(all: Db, owner: number, baseVersion?: number): Promise<number> {
  const { slots_version } = await all
    .updateTable('vaults')
    .set((row) => ({ slots_version: row('slots_version', '+', 1) }))
    .where('user_id', '=', owner)
    .$if(baseVersion !== undefined, (query) => query.where('slots_version', '=', baseVersion ?? 0))
    .returning('slots_version')
    .executeTakeFirstOrThrow(() => new AppError('conflict'))
  return slots_version
}
