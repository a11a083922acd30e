import type { Passkey, SecondFactorState } from '#contract/second-factor.ts'
import { keepBackupCodes, type MadeBackupCodes, newBackupCodes } from '#server/core/accounts/backup-codes.ts'
import { dropPasskeySlots, hasFactor } from '#server/core/accounts/factors.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db, Tables } from '../../db/tables.ts'

/** More than anybody has; keeps the lists that browsers are given small. */
const mostPasskeys = 20

const instant = (at: number): string => new Date(at).toISOString()

export async function stateOf(db: Db, owner: number, canAddPasskeys: boolean): Promise<SecondFactorState> {
  const totp = await db
    .selectFrom('totp_secrets')
    .select('created_at')
    .where('user_id', '=', owner)
    .executeTakeFirst()
  const codes = await db.selectFrom('backup_codes').select('user_id').where('user_id', '=', owner).execute()
  return {
    totpSince: totp ? instant(totp.created_at) : null,
    passkeys: await passkeysOf(db, owner),
    backupCodesLeft: codes.length,
    canAddPasskeys,
  }
}

async function passkeysOf(db: Db, owner: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .leftJoin('key_slots', (join) =>
      join
        .onRef('key_slots.user_id', '=', 'passkeys.user_id')
        .onRef('key_slots.slot_id', '=', 'passkeys.slot_id'),
    )
    .select(['id', 'label', 'passkeys.created_at', 'last_used_at', 'key_slots.slot_id as opens'])
    .where('passkeys.user_id', '=', owner)
    .orderBy('passkeys.created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    createdAt: instant(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : instant(row.last_used_at),
    opensVault: row.opens !== null,
  }))
}

/** Backup codes stand in for something: with the last of it they go. */
async function dropCodesWithoutFactor(all: Db, owner: number): Promise<void> {
  if (!(await hasFactor(all, owner)))
    await all.deleteFrom('backup_codes').where('user_id', '=', owner).execute()
}

export async function insertTotp(all: Db, made: Tables['totp_secrets']): Promise<void> {
  await all
    .insertInto('totp_secrets')
    .values(made)
    .onConflict((same) => same.doNothing())
    .returning('user_id')
    .executeTakeFirstOrThrow(
      () => new AppError('conflict', { message: 'An authenticator app is set up already. Remove it first.' }),
    )
}

export async function deleteTotp(all: Db, owner: number): Promise<void> {
  await all
    .deleteFrom('totp_secrets')
    .where('user_id', '=', owner)
    .returning('user_id')
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  await dropCodesWithoutFactor(all, owner)
}

export async function insertPasskey(all: Db, made: Tables['passkeys']): Promise<void> {
  const others = await all.selectFrom('passkeys').select('id').where('user_id', '=', made.user_id).execute()
  if (others.length >= mostPasskeys)
    throw new AppError('conflict', { message: 'There are too many passkeys. Remove one that is not used.' })
  await all
    .insertInto('passkeys')
    .values(made)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('conflict', { message: 'This passkey is here already.' }))
}

export async function changeLabel(db: Db, owner: number, id: string, label: string): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ label })
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
}

/** Removes a passkey with the slot that it opens; that of a password or passphrase is always left. Answers the slots' new version where one went. */
export async function deletePasskey(all: Db, owner: number, id: string): Promise<number | null> {
  const { slot_id } = await all
    .deleteFrom('passkeys')
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .returning('slot_id')
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  await dropCodesWithoutFactor(all, owner)
  return slot_id === null ? null : dropPasskeySlots(all, owner, [slot_id])
}

/** Codes for somebody who has no second factor yet, made before the transaction that gives them one. Null: they have one, and codes with it. */
export const firstBackupCodes = async (deps: AppDeps, owner: number): Promise<MadeBackupCodes | null> =>
  (await hasFactor(deps.db, owner)) ? null : newBackupCodes(deps, owner)

/** Keeps them in that transaction, unless another factor has come meanwhile. `wasFirst`: there was none when it began. */
export async function keepFirstCodes(
  all: Db,
  owner: number,
  wasFirst: boolean,
  made: MadeBackupCodes | null,
): Promise<string[] | null> {
  if (!wasFirst) return null
  if (!made) throw new AppError('second_factor_expired')
  return keepBackupCodes(all, owner, made)
}
