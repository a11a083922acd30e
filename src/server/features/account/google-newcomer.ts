import { usernamesFrom } from '#domain/account/google-username.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { countRegistration } from '#server/core/http/throttle.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { UserRow } from '../../db/tables.ts'
import { createUser } from './account.store.ts'
import { checkMayBeFirst } from './sign-in.ts'

interface Newcomer {
  readonly googleId: string
  readonly email: string
  readonly name: string | null
  readonly picture: string | null
  readonly setup: string | undefined
}

/** Makes an account without a password for somebody whom Google vouches for, by the same rules as a registration. */
export async function welcomeFromGoogle(
  deps: AppDeps,
  { googleId, email, name, picture, setup }: Newcomer,
  address: string,
): Promise<UserRow> {
  const mayBeFirst = await checkMayBeFirst(deps, setup)
  await countRegistration(deps, address)
  const dice = (): number => Buffer.from(deps.randomBytes(4)).readUInt32BE() / 2 ** 32
  const made = {
    email,
    name,
    googleId,
    avatarUrl: picture,
    passwordHash: null,
    kdf: null,
    passwordSeen: false,
    createdAt: deps.now(),
  }
  for (const username of usernamesFrom(email, name, dice)) {
    try {
      return await createUser(deps.db, { ...made, username }, mayBeFirst)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'username_taken')) throw error
    }
  }
  throw new AppError('username_taken')
}
