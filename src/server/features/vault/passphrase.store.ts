import type { KeySlot } from '#contract/vault.ts'
import type { NewSecret } from '#server/core/accounts/password.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { raiseSlotsVersion } from '#server/core/accounts/vault-row.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { Db } from '../../db/tables.ts'
import { wrapOf } from './vault.store.ts'

interface ChosenPassphrase {
  readonly slot: KeySlot
  /** What is kept of it, to prove later that it is really them. */
  readonly secret: NewSecret
  readonly sessionId: string
  readonly at: number
}

/** Writes the first slot of a vault and what its passphrase proves, both or nothing. Refused where there is a key or a password already. */
export async function keepPassphrase(
  db: Db,
  owner: number,
  { slot, secret, sessionId, at }: ChosenPassphrase,
): Promise<void> {
  await db.transaction().execute(async (all) => {
    await raiseSlotsVersion(all, owner, 0)
    await requireSession(all, owner, sessionId)
    await all
      .updateTable('users')
      .set({
        password_hash: secret.passwordHash,
        password_kdf: JSON.stringify(secret.kdf),
        password_signs_in: 0,
      })
      .where('id', '=', owner)
      .where('password_hash', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new AppError('conflict'))
    await all
      .insertInto('key_slots')
      .values({ user_id: owner, slot_id: slot.slotId, ...wrapOf(slot, sessionId), created_at: at })
      .execute()
  })
}
