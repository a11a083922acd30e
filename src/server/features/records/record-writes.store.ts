import type { ChangeResult, StoredRecord } from '#contract/records.ts'
import type { Limits } from '#server/config/limits.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { Db } from '../../db/tables.ts'
import { type Usage, usageAfter } from './record-limits.ts'
import { storedRecordOf } from './records.store.ts'
import { keepReplaced } from './replaced-records.store.ts'
import { type CheckedChange, type Place, type Settled, settle } from './settle-changes.ts'

/** How many bytes of current records one answer carries back for conflicts. */
const mostConflictBytes = 16 * 1024 * 1024

export interface Written {
  readonly results: readonly ChangeResult[]
  /** The person's latest position after the batch. */
  readonly upTo: number
  readonly hasNew: boolean
}

/** Writes a batch in one durable transaction, if the session still lives; answers one by one in the order sent. */
export async function writeChanges(
  db: Db,
  owner: number,
  sessionId: string,
  changes: readonly CheckedChange[],
  at: number,
  limits: Limits,
): Promise<Written> {
  return db.transaction().execute(async (all) => {
    const { record_seq: seq, ...usage } = await takeVault(all, owner)
    await requireSession(all, owner, sessionId)
    const { revisions, sizes } = await currentStateOf(all, owner, changes)
    const settled = settle(changes, {
      seq,
      revisions,
      remembered: await rememberedOf(all, owner, changes),
    })
    if (settled.seq > seq) await keep(all, owner, settled, usageAfter(usage, settled, sizes, limits, at), at)
    const conflicting = changes.filter((_, index) => settled.outcomes[index] === null)
    const current = await currentOf(all, owner, conflicting)
    const results = changes.map((change, index) => resultOf(change, settled.outcomes[index] ?? null, current))
    return { results, upTo: settled.seq, hasNew: settled.seq > seq }
  })
}

/** Takes the person's counter row before anything else, so that positions rise in the order of commits. */
async function takeVault(all: Db, owner: number): Promise<Usage & { readonly record_seq: number }> {
  return all
    .updateTable('vaults')
    .set((row) => ({ record_seq: row.ref('record_seq') }))
    .where('user_id', '=', owner)
    .returning(['record_seq', 'record_bytes', 'written_day', 'written_bytes', 'written_count'])
    .executeTakeFirstOrThrow(() => new AppError('unauthorized'))
}

/** Revision and sealed length of the records as they are, by uid. */
async function currentStateOf(
  all: Db,
  owner: number,
  changes: readonly CheckedChange[],
): Promise<{ revisions: Map<string, number>; sizes: Map<string, number> }> {
  const rows = await all
    .selectFrom('records')
    .select((row) => ['uid', 'revision', row.fn<number>('length', ['sealed']).as('bytes')])
    .where('user_id', '=', owner)
    .where('uid', 'in', uidsOf(changes))
    .execute()
  return {
    revisions: new Map(rows.map(({ uid, revision }) => [uid, revision])),
    sizes: new Map(rows.map(({ uid, bytes }) => [uid, bytes])),
  }
}

async function rememberedOf(
  all: Db,
  owner: number,
  changes: readonly CheckedChange[],
): Promise<Map<string, Place>> {
  const rows = await all
    .selectFrom('record_changes')
    .select(['change_id', 'uid', 'revision', 'seq'])
    .where('user_id', '=', owner)
    .where('change_id', 'in', [...new Set(changes.map(({ changeId }) => changeId))])
    .execute()
  return new Map(rows.map(({ change_id, ...place }) => [change_id, place]))
}

async function keep(all: Db, owner: number, settled: Settled, usage: Usage, at: number): Promise<void> {
  await keepReplaced(all, owner, uidsOf(settled.records), at)
  await all
    .insertInto('records')
    .values(settled.records.map((record) => ({ user_id: owner, ...record, written_at: at })))
    .onConflict((same) =>
      same.columns(['user_id', 'uid']).doUpdateSet((row) => ({
        revision: row.ref('excluded.revision'),
        seq: row.ref('excluded.seq'),
        sealed: row.ref('excluded.sealed'),
        written_at: row.ref('excluded.written_at'),
      })),
    )
    .execute()
  await all
    .insertInto('record_changes')
    .values(
      settled.accepted.map(({ changeId, ...place }) => ({
        user_id: owner,
        change_id: changeId,
        ...place,
        created_at: at,
      })),
    )
    .execute()
  await all
    .updateTable('vaults')
    .set({ record_seq: settled.seq, ...usage })
    .where('user_id', '=', owner)
    .execute()
}

/** The records that conflicting changes ran into. */
async function currentOf(
  all: Db,
  owner: number,
  conflicting: readonly CheckedChange[],
): Promise<Map<string, StoredRecord>> {
  if (conflicting.length === 0) return new Map()
  const ofThese = all
    .selectFrom('records')
    .where('user_id', '=', owner)
    .where('uid', 'in', uidsOf(conflicting))
  const sizes = await ofThese
    .select((row) => ['uid', row.fn<number>('length', ['sealed']).as('bytes')])
    .execute()
  const sizeOf = new Map(sizes.map(({ uid, bytes }) => [uid, bytes]))
  const total = conflicting.reduce((sum, { uid }) => sum + (sizeOf.get(uid) ?? 0), 0)
  if (total > mostConflictBytes)
    throw new AppError('too_large', {
      message: 'Too many of these changes run into newer ones. Nothing was written: send fewer at a time.',
    })
  const rows = await ofThese.select(['uid', 'revision', 'seq', 'sealed']).execute()
  return new Map(rows.map((row) => [row.uid, storedRecordOf(row)]))
}

function resultOf(
  { changeId, uid }: CheckedChange,
  place: Place | null,
  current: ReadonlyMap<string, StoredRecord>,
): ChangeResult {
  if (place) return { changeId, ...place, status: 'accepted' }
  return { changeId, uid, status: 'conflict', current: current.get(uid) ?? null }
}

const uidsOf = (changes: readonly Pick<CheckedChange, 'uid'>[]): string[] => [
  ...new Set(changes.map(({ uid }) => uid)),
]
