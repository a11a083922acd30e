import { argon2, hkdfSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { authSecret, type KdfParams, kdfDefaults, kdfLimits } from '#contract/account.ts'
import { easyPassword, leakedPasswords } from '#domain/account/easy-password.ts'
import { passwordRule } from '#domain/account/user.ts'
import type { UserRow } from '#server/db/tables.ts'
import { hmac, type SecretKeys } from '../data/secret-keys.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import { serialQueue } from '../serial-queue.ts'

const deriveRoot = promisify(argon2)
const rootLength = 32
const busyRetryMs = 3_000

/** Derives authSecret from raw passwords: one at a time, since each takes 64 MiB and a processor. */
export interface Deriver {
  authSecretOf(rawPassword: string, kdf: KdfParams): Promise<Uint8Array>
  /** Argon2id over anything short that is kept as a hash. */
  slowHash(message: Uint8Array, kdf: KdfParams): Promise<Uint8Array>
}

export function createDeriver(mostWaiting: number): Deriver {
  const inTurn = serialQueue(mostWaiting, () => new AppError('busy', { retryAfterMs: busyRetryMs }))
  return {
    authSecretOf: (rawPassword, kdf) => inTurn(() => derive(rawPassword, kdf)),
    slowHash: (message, kdf) => inTurn(() => rootOf(message, kdf)),
  }
}

/** docs/format.md: root = Argon2id(NFKC password), authSecret = HKDF-SHA256(root, "inkwell/v1/auth"). */
async function derive(rawPassword: string, kdf: KdfParams): Promise<Uint8Array> {
  const root = await rootOf(rawPassword.normalize('NFKC'), kdf)
  return new Uint8Array(hkdfSync('sha256', root, '', 'inkwell/v1/auth', rootLength))
}

export const newKdf = (salt: Uint8Array): KdfParams => ({
  ...kdfDefaults,
  salt: Buffer.from(salt).toString('base64'),
})

export function kdfOf(row: Pick<UserRow, 'password_kdf'>): KdfParams | null {
  return row.password_kdf === null ? null : JSON.parse(row.password_kdf)
}

/** For a name that nobody has: always the same salt, so that asking tells nothing. */
export const kdfOfNobody = (keys: SecretKeys, nameKey: string): KdfParams =>
  newKdf(hmac(keys.saltOfNobody, nameKey).subarray(0, 16))

const rootOf = (message: string | Uint8Array, kdf: KdfParams): Promise<Uint8Array> =>
  deriveRoot('argon2id', {
    message,
    nonce: Buffer.from(kdf.salt, 'base64'),
    memory: kdf.memoryKiB,
    passes: kdf.passes,
    parallelism: kdf.lanes,
    tagLength: rootLength,
  })

const passwordHash = (keys: SecretKeys, secret: Uint8Array): Uint8Array => hmac(keys.pepper, secret)

/** Compares in the same time whatever the difference; without a stored hash it does the same work and says no. */
export function isPassword(keys: SecretKeys, secret: Uint8Array, stored: Uint8Array | null): boolean {
  const hash = passwordHash(keys, secret)
  return timingSafeEqual(hash, stored ?? hmac(keys.pepper, hash)) && stored !== null
}

/** The bytes of a derived password, or null when the text is none. */
export function readDerived(password: string): Uint8Array | null {
  return authSecret.safeParse(password).success ? Buffer.from(password, 'base64') : null
}

/** The rule that a raw password has to meet here, and the shape of a derived one: its length only the client can check. */
export function checkNewPassword(password: string, derived: KdfParams | undefined): void {
  if (!derived) {
    const checked = passwordRule.safeParse(password)
    if (!checked.success) throw fieldError('password', checked.error.issues[0]?.message ?? 'Invalid password')
    return
  }
  checkKdf(derived)
  if (!readDerived(password)) throw fieldError('password', 'A derived password is 32 bytes in base64.')
}

/** Refuses a raw password that is guessed first; a derived one only the client can check. `own` is what the person is called. */
export async function refuseEasyPassword(
  password: string,
  derived: KdfParams | undefined,
  own: readonly (string | null)[],
): Promise<void> {
  if (derived) return
  const names = own.filter((name) => name !== null)
  const easy = easyPassword(password, names, await leakedPasswords())
  if (easy) throw fieldError('password', easy)
}

/** Refuses parameters that our own client would refuse later on. */
export function checkKdf(kdf: KdfParams): void {
  for (const field of ['memoryKiB', 'passes', 'lanes'] as const) {
    const { least, most } = kdfLimits[field]
    if (kdf[field] < least || kdf[field] > most)
      throw fieldError(`derived.${field}`, `${field} must be between ${least} and ${most}.`)
  }
}

/** What is kept of a password: a keyed hash, and how the person's client derives it. */
export interface NewSecret {
  readonly passwordHash: Uint8Array
  readonly kdf: KdfParams
}

/** What is kept of a new password that a client derived. Refuses weak parameters, and what is no derived password. */
export function derivedSecret(keys: SecretKeys, password: string, kdf: KdfParams): NewSecret {
  checkNewPassword(password, kdf)
  return { passwordHash: passwordHash(keys, Buffer.from(password, 'base64')), kdf }
}

interface SecretMaking {
  readonly keys: SecretKeys
  readonly deriver: Deriver
  readonly randomBytes: (length: number) => Uint8Array
}

/** What is kept of a new password, derived by a client or raw. Refuses what `checkNewPassword` refuses. */
export async function newSecret(
  { keys, randomBytes, deriver }: SecretMaking,
  password: string,
  derived: KdfParams | undefined,
): Promise<NewSecret> {
  if (derived) return derivedSecret(keys, password, derived)
  checkNewPassword(password, derived)
  const kdf = newKdf(randomBytes(16))
  return { passwordHash: passwordHash(keys, await deriver.authSecretOf(password, kdf)), kdf }
}
