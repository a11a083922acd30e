import type { Selectable } from 'kysely'
import type { SentSlot } from '#contract/vault.ts'
import type { NewSecret } from '#server/core/accounts/password.ts'
import { takeSessions } from '#server/core/accounts/session-ends.ts'
import { requireSession } from '#server/core/accounts/sessions.store.ts'
import { raiseSlotsVersion } from '#server/core/accounts/vault-row.store.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import type { Db, Tables, UserRow } from '../../db/tables.ts'
import { forgetRetiredSlots, retireSlots } from './retired-slots.store.ts'
import { wrapOf } from './vault.store.ts'

export interface Rekeying {
  /** The user as read when the password was checked. */
  readonly proven: UserRow
  readonly slots: readonly SentSlot[]
  readonly baseVersion: number
  /** What is kept of a new password; null leaves the old one. */
  readonly password: (NewSecret & { readonly signsIn: boolean }) | null
  readonly isSealedAnew: boolean
  readonly endOtherSessions: boolean
  readonly sessionId: string
  readonly at: number
}

/** Puts other wraps, and another password if there is one, in place of those before: all of it or nothing. Answers which sessions ended. */
export async function rekeyVault(db: Db, asked: Rekeying): Promise<readonly string[]> {
  const { proven, sessionId } = asked
  refuseTwins(asked.slots)
  return db.transaction().execute(async (all) => {
    await raiseSlotsVersion(all, proven.id, asked.baseVersion)
    await requireSession(all, proven.id, sessionId)
    await keepPassword(all, asked)
    await replaceSlots(all, asked)
    if (!asked.endOtherSessions) return []
    const { sessionIds } = await takeSessions(all, proven.id, { except: sessionId })
    return sessionIds
  })
}

/** The mark that a password was seen goes once neither the password nor the data keys are those of that time. */
async function keepPassword(all: Db, { proven, password, isSealedAnew }: Rekeying): Promise<void> {
  await all
    .updateTable('users')
    .set((row) => {
      const seen = row.case()
      if (password && isSealedAnew) return { password_seen: 0, ...columnsOf(password) }
      if (password)
        return {
          password_seen: seen.when('password_seen', '=', 0).then(0).else(2).end(),
          ...columnsOf(password),
        }
      if (isSealedAnew) return { password_seen: seen.when('password_seen', '=', 1).then(1).else(0).end() }
      return { password_seen: row.ref('password_seen') }
    })
    .where('id', '=', proven.id)
    // It may have been changed since the proof was checked.
    .where('password_hash', '=', proven.password_hash)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('wrong_credentials'))
  // A link to set the password, wherever it lies, is not needed any more.
  if (password) await all.deleteFrom('password_resets').where('user_id', '=', proven.id).execute()
}

const columnsOf = ({ passwordHash, kdf, signsIn }: NonNullable<Rekeying['password']>) => ({
  password_hash: passwordHash,
  password_kdf: JSON.stringify(kdf),
  ...(signsIn && { password_signs_in: 1 }),
})

/** A wrap that stays keeps its age, its share, and the session that wrote it unless this one has written it again. */
async function replaceSlots(all: Db, asked: Rekeying): Promise<void> {
  const { proven, slots, sessionId, at } = asked
  const before = await all.selectFrom('key_slots').selectAll().where('user_id', '=', proven.id).execute()
  const known = new Map(before.map((row) => [row.slot_id, row]))
  await all.deleteFrom('key_slots').where('user_id', '=', proven.id).execute()
  await all
    .insertInto('key_slots')
    .values(
      slots.map((slot) => {
        const old = known.get(slot.slotId)
        const wrap = wrapOf(slot, sessionId)
        const isSame = old?.wrapped === slot.wrapped
        return {
          user_id: proven.id,
          slot_id: slot.slotId,
          ...wrap,
          session_id: isSame && wrap.session_id ? old.session_id : wrap.session_id,
          share: isSame ? old.share : wrap.share,
          created_at: old?.created_at ?? at,
        }
      }),
    )
    .execute()
  await retireOthers(all, before, asked)
}

/** Those whose place another wrap took, or nobody's, can come back for a while; but none that holds keys from before a renewal. */
async function retireOthers(
  all: Db,
  before: readonly Selectable<Tables['key_slots']>[],
  { proven, slots, isSealedAnew, at }: Rekeying,
): Promise<void> {
  if (isSealedAnew) return forgetRetiredSlots(all, proven.id)
  const there = new Map(slots.map(({ slotId, wrapped }) => [slotId, wrapped]))
  const gone = before.filter(({ slot_id }) => !there.has(slot_id))
  const other = before.filter(({ slot_id, wrapped }) => there.has(slot_id) && there.get(slot_id) !== wrapped)
  await retireSlots(all, gone, 'removed', at)
  await retireSlots(all, other, 'replaced', at)
}

function refuseTwins(slots: readonly SentSlot[]): void {
  if (new Set(slots.map(({ slotId }) => slotId)).size < slots.length)
    throw fieldError('slots', 'Each key can be there only once.')
}
