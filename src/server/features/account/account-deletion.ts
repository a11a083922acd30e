import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { type Proof, proveOwnPassword } from '../../core/check-password.ts'
import { announceEnds } from '../../core/session-ends.ts'
import { holdVault } from '../../core/vault-row.ts'

/** Removes a person with every row that belongs to them, and ends all their sessions. The id is never given again. */
export async function deleteOwnAccount(
  deps: AppDeps,
  owner: number,
  proof: Proof,
  address: string,
): Promise<void> {
  const proven = await proveOwnPassword(deps, owner, proof, address)
  const ended = await deps.db.transaction().execute(async (all) => {
    await holdVault(all, owner)
    const sessions = await all.selectFrom('sessions').select('id').where('user_id', '=', owner).execute()
    // Every table with a person's rows refers to this one and is swept with it.
    await all
      .deleteFrom('users')
      .where('id', '=', owner)
      .where('password_hash', '=', proven.password_hash)
      .returning('id')
      .executeTakeFirstOrThrow(() => new AppError('wrong_credentials'))
    return sessions.map(({ id }) => id)
  })
  announceEnds(deps, ended)
}
