import { timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { KdfParams, login, register } from '#contract/account.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError, fieldError } from '../../core/app-error.ts'
import { beginAttempt, countRegistration } from '../../core/throttle.ts'
import type { UserRow } from '../../db/tables.ts'
import {
  createUser,
  findByUsername,
  isFirstAccount,
  kdfOf,
  markPasswordSeen,
  usernameKey,
} from './account.store.ts'
import {
  checkKdf,
  checkRawPassword,
  type Deriver,
  isPassword,
  kdfOfNobody,
  newKdf,
  passwordHash,
  readDerived,
} from './password.ts'

type Registration = z.output<NonNullable<typeof register.body>>
type Credentials = z.output<NonNullable<typeof login.body>>

/** Makes an account; only these fields of what was sent decide anything. */
export async function createAccount(
  deps: AppDeps,
  deriver: Deriver,
  sent: Registration,
  address: string,
): Promise<UserRow> {
  const { username, email, password, derived } = sent
  const name = sent.name || null
  refuseControlCharacters({ username, email, name: name ?? '' })
  if (derived) checkKdf(derived)
  else checkRawPassword(password)
  const mayBeFirst = !deps.config.isProduction || isSetupToken(deps, sent.setup)
  if (!mayBeFirst && (await isFirstAccount(deps.db))) throw new AppError('setup_link_needed')
  await countRegistration(deps, address)
  if (await findByUsername(deps.db, username)) throw new AppError('username_taken')
  const { secret, kdf } = await newSecret(deps, deriver, password, derived)
  return createUser(
    deps.db,
    {
      username,
      email,
      name,
      passwordHash: passwordHash(deps.keys, secret),
      kdf,
      passwordSeen: !derived,
      createdAt: deps.now(),
    },
    mayBeFirst,
  )
}

/** Finds who signs in. A name that nobody has costs the same work and gets the same answer as a wrong password. */
export async function checkCredentials(
  deps: AppDeps,
  deriver: Deriver,
  { username, password, derived = false }: Credentials,
  address: string,
): Promise<UserRow> {
  const nameKey = usernameKey(username)
  const attempt = await beginAttempt(deps, nameKey, address)
  const found = await findByUsername(deps.db, username)
  const kdf = (found && kdfOf(found)) ?? kdfOfNobody(deps.keys, nameKey)
  const nothing = new Uint8Array(32)
  const secret = derived
    ? (readDerived(password) ?? nothing)
    : await deriver.authSecretOf(password, kdf).catch(async (error: unknown) => {
        await attempt.undone()
        throw error
      })
  const isRight = isPassword(deps.keys, secret, found?.password_hash ?? null)
  if (!isRight || !found) {
    await attempt.failed()
    throw new AppError('wrong_credentials')
  }
  await attempt.succeeded()
  if (derived || found.password_seen === 1) return found
  await markPasswordSeen(deps.db, found.id)
  return { ...found, password_seen: 1 }
}

/** How a password of this name is derived; for a name that nobody has, something that looks alike. */
export async function kdfOfName(deps: AppDeps, username: string): Promise<KdfParams> {
  const found = await findByUsername(deps.db, username)
  return (found && kdfOf(found)) ?? kdfOfNobody(deps.keys, usernameKey(username))
}

async function newSecret(
  deps: AppDeps,
  deriver: Deriver,
  password: string,
  derived: KdfParams | undefined,
): Promise<{ secret: Uint8Array; kdf: KdfParams }> {
  if (!derived) {
    const kdf = newKdf(deps.randomBytes(16))
    return { secret: await deriver.authSecretOf(password, kdf), kdf }
  }
  const secret = readDerived(password)
  if (!secret) throw fieldError('password', 'A derived password is 32 bytes in base64.')
  return { secret, kdf: derived }
}

/** No database keeps them alike, and no screen shows them. */
function refuseControlCharacters(texts: Record<string, string>): void {
  for (const [field, text] of Object.entries(texts))
    if (/\p{Cc}/u.test(text)) throw fieldError(field, 'Please leave out invisible control characters.')
}

function isSetupToken(deps: AppDeps, sent = ''): boolean {
  const right = Buffer.from(deps.keys.setupToken)
  const given = Buffer.from(sent)
  return given.length === right.length && timingSafeEqual(given, right)
}
