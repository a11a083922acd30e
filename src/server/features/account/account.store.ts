import type { KdfParams } from '#contract/account.ts'
import type { CompanionBasics, OnboardingData } from '#domain/account/onboarding.ts'
import type { User } from '#domain/account/user.ts'
import { usernameKey } from '#domain/account/username-key.ts'
import type { UserSettings } from '#domain/theme/theme.ts'
import type { NewSecret } from '#server/core/accounts/password.ts'
import { isAdminUser } from '#server/core/accounts/session.ts'
import { findUser } from '#server/core/accounts/users.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { isDuplicate } from '../../db/database-faults.ts'
import type { Db, UserRow } from '../../db/tables.ts'

/** What a registration may decide; everything else about a user starts at its default. */
export interface NewUser {
  readonly username: string
  readonly email: string
  readonly name: string | null
  /** Null for who comes by Google. */
  readonly passwordHash: Uint8Array | null
  readonly kdf: KdfParams | null
  readonly googleId?: string | null
  readonly avatarUrl?: string | null
  /** For whoever makes accounts on the server itself; a registration never says so. */
  readonly isAdmin?: boolean
  readonly onboardingData?: OnboardingData
  readonly passwordSeen: boolean
  readonly createdAt: number
}

export { usernameKey }

export async function isFirstAccount(db: Db): Promise<boolean> {
  const { value } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'users')
    .executeTakeFirstOrThrow()
  return value === 0
}

export function findByUsername(db: Db, username: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
}

export { findUser }

/** Adds a user with the next id. `mayBeFirst` is asked, inside the transaction, when that id is 1; `alongside` takes part in it. */
export async function createUser(
  db: Db,
  made: NewUser,
  mayBeFirst: boolean,
  alongside?: (all: Db, userId: number) => Promise<void>,
): Promise<UserRow> {
  return db.transaction().execute(async (all) => {
    // A refusal further on gives the number back, so that ids have no gaps; nobody ever gets one twice.
    const { value: id } = await all
      .updateTable('counters')
      .set((row) => ({ value: row('value', '+', 1) }))
      .where('name', '=', 'users')
      .returning('value')
      .executeTakeFirstOrThrow()
    if (id === 1 && !mayBeFirst) throw new AppError('setup_link_needed')
    const user = await all
      .insertInto('users')
      .values({
        id,
        username: made.username,
        username_key: usernameKey(made.username),
        email: made.email,
        email_since: made.createdAt,
        name: made.name,
        password_hash: made.passwordHash,
        password_kdf: made.kdf && JSON.stringify(made.kdf),
        google_id: made.googleId ?? null,
        avatar_url: made.avatarUrl ?? null,
        is_admin: made.isAdmin ? 1 : 0,
        ...(made.onboardingData && {
          onboarding_completed: 1,
          onboarding_data: JSON.stringify(choicesOf(made.onboardingData)),
        }),
        password_seen: made.passwordSeen ? 1 : 0,
        created_at: made.createdAt,
      })
      // The same name, or the same Google account twice at once.
      .onConflict((same) => same.doNothing())
      .returningAll()
      .executeTakeFirstOrThrow(() => new AppError('username_taken'))
    await all.insertInto('vaults').values({ user_id: id, record_seq: 0, slots_version: 0 }).execute()
    await alongside?.(all, id)
    return user
  })
}

/** Marks that a raw password came, unless it is another one by now. */
export async function markPasswordSeen(
  db: Db,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_seen: 1 })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute()
}

/** A new password from a link; `isRaw`: the server has seen it. */
export async function setPassword(
  all: Db,
  userId: number,
  { passwordHash, kdf }: NewSecret,
  isRaw: boolean,
): Promise<void> {
  await all
    .updateTable('users')
    .set((row) => ({
      password_hash: passwordHash,
      password_kdf: JSON.stringify(kdf),
      password_signs_in: 1,
      // What sealed the journal is what it was: a mark does not go with the password.
      password_seen: isRaw ? 1 : row.case().when('password_seen', '=', 0).then(0).else(2).end(),
    }))
    .where('id', '=', userId)
    .execute()
}

/** Changes some of what a person says of themselves. */
export async function changeUser(
  all: Db,
  userId: number,
  values: { name: string | null } | { email: string; email_since: number } | { onboarding_data: string },
): Promise<void> {
  await all.updateTable('users').set(values).where('id', '=', userId).execute()
}

/** Throws `username_taken`. */
export async function changeUsername(all: Db, userId: number, username: string): Promise<void> {
  const key = usernameKey(username)
  const other = await findByUsername(all, username)
  if (other && other.id !== userId) throw new AppError('username_taken')
  await all
    .updateTable('users')
    .set({ username, username_key: key })
    .where('id', '=', userId)
    .execute()
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new AppError('username_taken') : error
    })
}

/** Every table with a person's rows refers to this one and is swept with it. Throws `wrong_credentials` where the password is another one by now. */
export async function deleteUser(
  all: Db,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<void> {
  await all
    .deleteFrom('users')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('wrong_credentials'))
}

/** What of onboarding the server keeps: what somebody says in their own words is for their device alone. */
function choicesOf({ selfDescription: _about, otherGoal: _goal, ...choices }: OnboardingData) {
  return choices
}

export async function keepOnboarding(db: Db, owner: number, data: OnboardingData): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({
      onboarding_completed: 1,
      onboarding_data: JSON.stringify(choicesOf(data)),
      name: row.fn.coalesce('name', row.val(data.name)),
    }))
    .where('id', '=', owner)
    .execute()
}

/** Changes a part of what onboarding keeps. False: onboarding is not finished, and nothing is changed. */
export async function keepCompanionBasics(db: Db, owner: number, basics: CompanionBasics): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .selectFrom('users')
      .select('onboarding_data')
      .where('id', '=', owner)
      .executeTakeFirst()
    if (!kept?.onboarding_data) return false
    const data: object = { ...JSON.parse(kept.onboarding_data), ...basics }
    await transaction
      .updateTable('users')
      .set({ onboarding_data: JSON.stringify(data) })
      .where('id', '=', owner)
      .execute()
    return true
  })
}

export async function keepSettings(db: Db, owner: number, settings: UserSettings): Promise<void> {
  await db
    .updateTable('users')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', owner)
    .execute()
}

export function settingsOf(row: UserRow): UserSettings {
  return JSON.parse(row.settings)
}

/** The part of a user that its own browser sees. */
export function userOf(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    name: row.name,
    preferredName: row.onboarding_data === null ? null : JSON.parse(row.onboarding_data).name,
    avatarUrl: row.avatar_url,
    isAdmin: isAdminUser(row),
    onboardingCompleted: row.onboarding_completed === 1,
    subscriptionTier: row.subscription_tier,
    subscriptionStatus: row.subscription_status,
    planType: row.plan_type,
    aiModelPreference: row.ai_model_preference,
    passwordSeen: row.password_seen !== 0,
    hasPassword: row.password_hash !== null && row.password_signs_in === 1,
    isGoogleLinked: row.google_id !== null,
    hasAvatar: row.avatar_at !== null,
    createdAt: new Date(row.created_at).toISOString(),
  }
}
