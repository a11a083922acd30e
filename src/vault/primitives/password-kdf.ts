import { type KdfParams, kdfDefaults, kdfLimits } from '#contract/account.ts'
import { fromBase64, toBase64 } from '#contract/base64.ts'
import { type Bytes, type RandomBytes, utf8Bytes, wipe } from './bytes.ts'
import { hkdfBytes, importHkdfKey } from './hkdf.ts'

export interface Argon2Input {
  readonly password: Bytes
  readonly salt: Bytes
  readonly memoryKiB: number
  readonly passes: number
  readonly lanes: number
}

/** Argon2id version 1.3 (RFC 9106) giving 32 bytes. */
export type Argon2id = (input: Argon2Input) => Promise<Bytes>

/** A server asked for a derivation that is too weak to be safe, or so heavy that it would stop this device. */
export class WeakKdfError extends Error {
  override readonly name: string = 'WeakKdfError'
}

/** A server asked for a weaker derivation than this device has seen, or than keys are made with. */
export class WeakerKdfError extends WeakKdfError {
  override readonly name = 'WeakerKdfError'
}

export const saltLength = 16

function saltOf(kdf: KdfParams): Bytes {
  if (kdf.algorithm !== 'argon2id') throw new WeakKdfError(`Unknown password derivation: ${kdf.algorithm}`)
  for (const name of ['memoryKiB', 'passes', 'lanes'] as const) {
    const { least, most } = kdfLimits[name]
    const value = kdf[name]
    if (!Number.isInteger(value) || value < least || value > most)
      throw new WeakKdfError(`Password derivation with ${name} ${value} is refused (${least} to ${most})`)
  }
  const salt = fromBase64(kdf.salt)
  if (salt.length !== saltLength) throw new WeakKdfError(`A salt of ${salt.length} bytes is refused`)
  return salt
}

/** Fresh parameters for a new password. */
export const newKdf = (random: RandomBytes): KdfParams => ({
  ...kdfDefaults,
  salt: toBase64(random(saltLength)),
})

export type KdfStrength = Pick<KdfParams, 'memoryKiB' | 'passes'>

/** The least that is no weaker in anything than any of these, as far as a client derives at all. */
export const strongest = (...all: readonly KdfStrength[]): KdfStrength => ({
  memoryKiB: Math.min(kdfLimits.memoryKiB.most, Math.max(...all.map(({ memoryKiB }) => memoryKiB))),
  passes: Math.min(kdfLimits.passes.most, Math.max(...all.map(({ passes }) => passes))),
})

/** Whether a password derived so is easier to guess, in memory or in passes. */
export const isWeaker = (kdf: KdfStrength, than: KdfStrength): boolean =>
  kdf.memoryKiB < than.memoryKiB || kdf.passes < than.passes

/**
 * The 32 bytes that everything from a password comes from. The password is brought to NFKC first, so that it is the same from
 * every keyboard. Throws WeakKdfError for parameters outside kdfLimits. The caller wipes the root.
 */
export async function deriveRoot(password: string, kdf: KdfParams, argon2: Argon2id): Promise<Bytes> {
  const salt = saltOf(kdf)
  const bytes = utf8Bytes(password.normalize('NFKC'))
  const { memoryKiB, passes, lanes } = kdf
  try {
    return await argon2({ password: bytes, salt, memoryKiB, passes, lanes })
  } finally {
    wipe(bytes)
  }
}

const asKey = (root: Bytes | CryptoKey): CryptoKey | Promise<CryptoKey> =>
  root instanceof Uint8Array ? importHkdfKey(root) : root

/** What proves the password to the server, in base64: the field `password` of a derived login. */
export const authSecretOf = async (root: Bytes | CryptoKey): Promise<string> =>
  toBase64(await hkdfBytes(await asKey(root), 'inkwell/v1/auth'))

/** The key that opens the password slot. It never leaves the worker. */
export const vaultKeyOf = async (root: Bytes | CryptoKey): Promise<Bytes> =>
  hkdfBytes(await asKey(root), 'inkwell/v1/vault')
