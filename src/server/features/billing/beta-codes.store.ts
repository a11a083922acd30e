import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { BetaCode } from '#contract/billing.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { Db, Tables } from '../../db/tables.ts'

type BetaCodeRow = Selectable<Tables['beta_codes']>

const mostListed = 500

export async function betaCodesOf(db: Db): Promise<BetaCode[]> {
  const rows = await db
    .selectFrom('beta_codes')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('beta_code_id')
    .limit(mostListed)
    .execute()
  return rows.map(betaCodeOf)
}

const betaCodeOf = (row: BetaCodeRow): BetaCode => ({
  id: row.beta_code_id,
  note: row.note,
  tier: row.tier,
  days: row.days,
  createdAt: new Date(row.created_at).toISOString(),
  expiresAt: new Date(row.expires_at).toISOString(),
  usedAt: row.used_at === null ? null : new Date(row.used_at).toISOString(),
  usedBy: row.user_id,
})

/** Answers its id. */
export async function addBetaCode(
  db: Db,
  row: Pick<
    Insertable<Tables['beta_codes']>,
    'code_hash' | 'note' | 'tier' | 'days' | 'created_at' | 'expires_at'
  >,
): Promise<string> {
  const beta_code_id = randomUUID()
  await db
    .insertInto('beta_codes')
    .values({ ...row, beta_code_id, user_id: null, used_at: null })
    .execute()
  return beta_code_id
}

/** Answers the tier that it would have given. Throws `not_found`: there is no such code, or somebody has used it. */
export async function removeBetaCode(all: Db, id: string): Promise<string> {
  const { tier } = await all
    .deleteFrom('beta_codes')
    .where('beta_code_id', '=', id)
    .where('used_at', 'is', null)
    .returning('tier')
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  return tier
}

/** idle: it would give nothing now, and stays unused. */
export type CodeUse = 'done' | 'used' | 'expired' | 'unknown' | 'idle'

/** Uses a code up for somebody whom it gives something, at most once whoever else tries at the same moment. */
export async function spendBetaCode(
  db: Db,
  owner: number,
  codeHash: Uint8Array,
  at: number,
  isGain: (code: Pick<BetaCodeRow, 'tier' | 'days'>) => boolean,
): Promise<CodeUse> {
  return db.transaction().execute(async (all) => {
    const found = await all
      .selectFrom('beta_codes')
      .select(['tier', 'days', 'used_at', 'expires_at'])
      .where('code_hash', '=', codeHash)
      .executeTakeFirst()
    if (!found) return 'unknown'
    if (found.used_at !== null) return 'used'
    if (found.expires_at <= at) return 'expired'
    if (!isGain(found)) return 'idle'

    const taken = await all
      .updateTable('beta_codes')
      .set({ user_id: owner, used_at: at })
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .returning('beta_code_id')
      .executeTakeFirst()
    // Somebody else was quicker.
    if (!taken) return 'used'
    await all.updateTable('users').set({ beta_code_applied_at: at }).where('id', '=', owner).execute()
    return 'done'
  })
}
