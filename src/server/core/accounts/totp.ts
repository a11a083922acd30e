import type { Secret } from 'otpauth'

/** RFC 6238 as every authenticator app knows it. */
const digits = 6
const period = 30
const algorithm = 'SHA1'
/** A clock may be one step off, either way. */
const window = 1
const secretBytes = 20

const otpauth = () => import('otpauth')

async function appOf(secret: Secret, label = 'Inkwell') {
  const { TOTP } = await otpauth()
  return new TOTP({ issuer: 'Inkwell', label, issuerInLabel: true, secret, algorithm, digits, period })
}

/** What an authenticator app is given: the secret in base32, and the address that a QR code shows. */
export interface TotpSetup {
  readonly secret: string
  readonly address: string
}

export async function newTotp(
  randomBytes: (length: number) => Uint8Array,
  username: string,
): Promise<TotpSetup> {
  const { Secret } = await otpauth()
  const bytes = Uint8Array.from(randomBytes(secretBytes))
  const secret = new Secret({ buffer: bytes.buffer })
  const app = await appOf(secret, username)
  return { secret: secret.base32, address: app.toString() }
}

/** The time step that a code belongs to, counted from 1970; null when it is not right at `now`. */
export async function stepOfCode(base32: string, code: string, now: number): Promise<number | null> {
  const { Secret } = await otpauth()
  const app = await appOf(Secret.fromBase32(base32))
  const delta = app.validate({ token: code, timestamp: now, window })
  return delta === null ? null : app.counter({ timestamp: now }) + delta
}
