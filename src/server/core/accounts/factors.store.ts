import type { FactorKind } from '#contract/factor.ts'
import type { Db, Tables } from '#server/db/tables.ts'
import { raiseSlotsVersion } from './vault-row.store.ts'

type PasskeyRow = Tables['passkeys']

/** What a person can be asked for beside the password; empty: they have set up nothing. */
export async function factorKindsOf(db: Db, owner: number): Promise<FactorKind[]> {
  const has = await db
    .selectNoFrom((row) => [
      row.exists(row.selectFrom('totp_secrets').select('user_id').where('user_id', '=', owner)).as('totp'),
      row.exists(row.selectFrom('passkeys').select('user_id').where('user_id', '=', owner)).as('passkey'),
      row.exists(row.selectFrom('backup_codes').select('user_id').where('user_id', '=', owner)).as('backup'),
    ])
    .executeTakeFirstOrThrow()
  const main = (['totp', 'passkey'] as const).filter((kind) => Boolean(has[kind]))
  // Backup codes stand in for something and are nothing by themselves.
  return main.length > 0 && has.backup ? [...main, 'backup'] : main
}

export const totpSecretOf = (
  db: Db,
  owner: number,
): Promise<Pick<Tables['totp_secrets'], 'sealed' | 'last_step'> | undefined> =>
  db
    .selectFrom('totp_secrets')
    .select(['sealed', 'last_step'])
    .where('user_id', '=', owner)
    .executeTakeFirst()

/** Uses a step of time up; false where it, or a later one, was used already. */
export async function spendTotpStep(db: Db, owner: number, step: number): Promise<boolean> {
  const used = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', owner)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** A person's passkeys, oldest first; those of one address where it is given. */
export const passkeysOf = (
  db: Db,
  owner: number,
  rpId?: string,
): Promise<Pick<PasskeyRow, 'credential_id' | 'transports'>[]> =>
  db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', owner)
    .$if(rpId !== undefined, (query) => query.where('rp_id', '=', rpId ?? ''))
    .orderBy('created_at')
    .execute()

export const passkeyOf = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Counts a use; false when the same passkey was used a moment ago, or a copy of it. */
export async function countPasskeyUse(
  db: Db,
  { id, counter: before }: Pick<PasskeyRow, 'id' | 'counter'>,
  counter: number,
  at: number,
): Promise<boolean> {
  const counted = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where('counter', '=', before)
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

/** Whether an authenticator app or a passkey is set up. */
export async function hasFactor(all: Db, owner: number): Promise<boolean> {
  for (const table of ['totp_secrets', 'passkeys'] as const) {
    const found = await all.selectFrom(table).select('user_id').where('user_id', '=', owner).execute()
    if (found.length > 0) return true
  }
  return false
}

/** Removes slots that passkeys open. Answers the slots' new version; null: there was none. */
export async function dropPasskeySlots(
  all: Db,
  owner: number,
  slotIds: readonly string[],
): Promise<number | null> {
  if (slotIds.length === 0) return null
  const dropped = await all
    .deleteFrom('key_slots')
    .where('user_id', '=', owner)
    .where('kind', '=', 'passkey')
    .where('slot_id', 'in', slotIds)
    .returning('slot_id')
    .execute()
  return dropped.length > 0 ? raiseSlotsVersion(all, owner) : null
}

/** Takes everything off an account that is asked for beside the password, for who has lost it. `slotsVersion`: that of the slots where some went with it. */
export async function dropAllFactors(
  all: Db,
  owner: number,
): Promise<{ had: boolean; slotsVersion: number | null }> {
  const had = await hasFactor(all, owner)
  const gone = await all.deleteFrom('passkeys').where('user_id', '=', owner).returning('slot_id').execute()
  for (const table of ['totp_secrets', 'backup_codes', 'login_tickets', 'factor_challenges'] as const)
    await all.deleteFrom(table).where('user_id', '=', owner).execute()
  const slots = gone.flatMap(({ slot_id }) => slot_id ?? [])
  return { had, slotsVersion: await dropPasskeySlots(all, owner, slots) }
}
