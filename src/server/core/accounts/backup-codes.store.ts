import type { Db, Tables } from '#server/db/tables.ts'

/** Puts new codes in the place of those before. */
export async function replaceBackupCodes(
  all: Db,
  owner: number,
  rows: readonly Tables['backup_codes'][],
): Promise<void> {
  await all.deleteFrom('backup_codes').where('user_id', '=', owner).execute()
  await all.insertInto('backup_codes').values(rows).execute()
}

/** How a person's codes are derived, as JSON; one for each set that there is. */
export async function backupCodeKdfs(db: Db, owner: number): Promise<string[]> {
  const kept = await db
    .selectFrom('backup_codes')
    .select('kdf')
    .distinct()
    .where('user_id', '=', owner)
    .execute()
  return kept.map(({ kdf }) => kdf)
}

/** True: there was such a code, and it is used up. */
export async function takeBackupCode(db: Db, owner: number, codeHash: Uint8Array): Promise<boolean> {
  const used = await db
    .deleteFrom('backup_codes')
    .where('user_id', '=', owner)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
