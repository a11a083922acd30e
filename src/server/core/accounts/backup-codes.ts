import { type KdfParams, kdfLimits } from '#contract/account.ts'
import { backupCodeCount, backupCodeOf, readBackupCode } from '#domain/account/backup-code.ts'
import type { Db, Tables } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { hmac } from '../data/secret-keys.ts'
import { backupCodeKdfs, replaceBackupCodes, takeBackupCode } from './backup-codes.store.ts'
import { newKdf } from './password.ts'

type Parts = Pick<AppDeps, 'keys' | 'deriver'>

/** Codes as a person gets them, and what is kept of them. */
export interface MadeBackupCodes {
  readonly codes: string[]
  readonly rows: Tables['backup_codes'][]
}

/** Fifty bits by chance need no more work than this, and ten codes are made at a time. */
const work = { memoryKiB: kdfLimits.memoryKiB.least, passes: kdfLimits.passes.least }

/** Argon2id over a keyed hash: without the server's secret nobody can begin to guess, and with it each guess costs memory and time. */
const codeHash = ({ keys, deriver }: Parts, owner: number, code: string, kdf: KdfParams) =>
  deriver.slowHash(hmac(keys.backupCodes, `${owner}/${code}`), kdf)

/** Ten new codes with one salt. Slow, so not for inside a transaction. */
export async function newBackupCodes(
  deps: Parts & Pick<AppDeps, 'randomBytes'>,
  owner: number,
): Promise<MadeBackupCodes> {
  const codes = Array.from({ length: backupCodeCount }, () => backupCodeOf(deps.randomBytes(10)))
  const kdf: KdfParams = { ...newKdf(deps.randomBytes(16)), ...work }
  const rows: Tables['backup_codes'][] = []
  for (const code of codes) {
    const code_hash = await codeHash(deps, owner, readBackupCode(code) ?? code, kdf)
    rows.push({ user_id: owner, code_hash, kdf: JSON.stringify(kdf) })
  }
  return { codes, rows }
}

/** Puts new codes in the place of those before. Answers what the person gets to see, this once. */
export async function keepBackupCodes(
  all: Db,
  owner: number,
  { codes, rows }: MadeBackupCodes,
): Promise<string[]> {
  await replaceBackupCodes(all, owner, rows)
  return codes
}

/** Uses a typed code up; false where it is none of theirs. */
export async function spendBackupCode(
  deps: Parts & { db: Db },
  owner: number,
  typed: string,
): Promise<boolean> {
  const code = readBackupCode(typed)
  if (code === null) return false
  for (const kdf of await backupCodeKdfs(deps.db, owner))
    if (await takeBackupCode(deps.db, owner, await codeHash(deps, owner, code, JSON.parse(kdf)))) return true
  return false
}
