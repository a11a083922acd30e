import { createHash } from 'node:crypto'
import type { AppDeps } from '../app-deps.ts'

type Parts = Pick<AppDeps, 'db' | 'now'>

export const challengeMs = 5 * 60 * 1000

/** What a challenge is for, and the session, ticket or link that alone may answer it. */
export interface Binding {
  readonly purpose: 'login' | 'passkey-login' | 'reset' | 'proof' | 'add-passkey' | 'add-totp'
  readonly to: string
}

const boundTo = ({ purpose, to }: Binding): Uint8Array =>
  createHash('sha256').update(`${purpose}/${to}`).digest()

/** Keeps what is waited for, in place of anything that was waited for before. */
export async function keepChallenge(
  { db, now }: Parts,
  binding: Binding,
  userId: number | null,
  value: string,
): Promise<void> {
  const made = { user_id: userId, value, expires_at: now() + challengeMs }
  await db
    .insertInto('factor_challenges')
    .values({ bound_to: boundTo(binding), ...made })
    .onConflict((same) => same.column('bound_to').doUpdateSet(made))
    .execute()
}

/** Takes it away, so that it is answered once. Null: there is none, it is too old, or it is somebody else's. */
export async function takeChallenge(
  { db, now }: Parts,
  binding: Binding,
  userId: number | null,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('factor_challenges')
    .where('bound_to', '=', boundTo(binding))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .returning(['value', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now() ? taken.value : null
}

/** The same while it may still be answered another time. */
export async function readChallenge(
  { db, now }: Parts,
  binding: Binding,
  userId: number,
): Promise<string | null> {
  const found = await db
    .selectFrom('factor_challenges')
    .select('value')
    .where('bound_to', '=', boundTo(binding))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return found?.value ?? null
}

/** Forgets challenges and tickets that are too old. */
export async function pruneChallenges({ db, now }: Parts): Promise<void> {
  await db.deleteFrom('factor_challenges').where('expires_at', '<=', now()).execute()
  await db.deleteFrom('login_tickets').where('expires_at', '<=', now()).execute()
}
