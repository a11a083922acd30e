import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

interface Before {
  backup_codes: { user_id: number; code_hash: Uint8Array; kdf: string }
}

const derive = promisify(argon2)

/** Backup codes are kept by Argon2id: over the keyed hashes of before, so that those who have codes keep them. */
export const slowBackupCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('backup_codes')
      .addColumn('kdf', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    const codes = (db as Kysely<Before>).selectFrom('backup_codes').select(['user_id', 'code_hash'])
    const kdfs = new Map<number, string>()
    for (const { user_id, code_hash } of await codes.execute()) {
      const salt = randomBytes(16)
      const kdf =
        kdfs.get(Number(user_id)) ??
        JSON.stringify({
          algorithm: 'argon2id',
          memoryKiB: 19_456,
          passes: 2,
          lanes: 1,
          salt: salt.toString('base64'),
        })
      kdfs.set(Number(user_id), kdf)
      const slow = await derive('argon2id', {
        message: code_hash,
        nonce: Buffer.from(JSON.parse(kdf).salt, 'base64'),
        memory: 19_456,
        passes: 2,
        parallelism: 1,
        tagLength: 32,
      })
      await (db as Kysely<Before>)
        .updateTable('backup_codes')
        .set({ code_hash: slow, kdf })
        .where('user_id', '=', user_id)
        .where('code_hash', '=', code_hash)
        .execute()
    }
  },
}
