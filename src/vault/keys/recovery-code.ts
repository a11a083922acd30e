import { type Bytes, type RandomBytes, wipe } from '../primitives/bytes.ts'
import { hkdfBytes, importHkdfKey } from '../primitives/hkdf.ts'

/** What was typed cannot be a recovery code: a sign is wrong, missing, too many, or in another's place. */
export class RecoveryCodeTypoError extends Error {
  override readonly name = 'RecoveryCodeTypoError'
}

const secretLength = 16
/** Crockford's base32: no I, L, O, U, which are misread or make words. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const dataIcons = 26
const codeLength = 28
/** 26 signs hold 130 bits: the last two are zero. */
const spareBits = 2n

/** x^5 + x^2 + 1, which makes the 32 signs a field with 2 as a generator. */
const fieldPolynomial = 0b100101

/** a x 2 in the field of 32 elements. */
const doubled = (a: number): number => (a & 16 ? (a << 1) ^ fieldPolynomial : a << 1)
/** a x 4. */
const quadrupled = (a: number): number => doubled(doubled(a))

/**
 * The remainder of the signs, as coefficients from the highest power down, by (x + 2)(x + 4) = x^2 + 6x + 8: the check of a shortened
 * Reed-Solomon code. It is 0, 0 for a whole code, and never when one or two signs are others, so never when two changed places.
 */
function remainder(values: readonly number[]): [number, number] {
  let [high, low] = [0, 0]
  for (const value of values) {
    const six = quadrupled(high) ^ doubled(high)
    const eight = doubled(quadrupled(high))
    ;[high, low] = [low ^ six, value ^ eight]
  }
  return [high, low]
}

/** The secret of a new code. The caller wipes it. */
export const newRecoverySecret = (random: RandomBytes): Bytes => random(secretLength)

/** Seven groups of four signs, with a dash between. The caller wipes the secret. */
export function recoveryCodeOf(secret: Bytes): string {
  if (secret.length !== secretLength) throw new RangeError(`A recovery secret has ${secretLength} bytes`)
  let bits = 0n
  for (const byte of secret) bits = (bits << 8n) | BigInt(byte)
  bits <<= spareBits
  const values = Array.from({ length: dataIcons }, (_, at) =>
    Number((bits >> BigInt(5 * (dataIcons - 1 - at))) & 31n),
  )
  const text = [...values, ...remainder([...values, 0, 0])].map((value) => signs[value]).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}

const typo = (more: string): RecoveryCodeTypoError =>
  new RecoveryCodeTypoError(`There is a typing mistake in this code: ${more}`)

function placeOf(sign: string): number {
  const value = signs.indexOf(sign === 'O' ? '0' : sign === 'I' || sign === 'L' ? '1' : sign)
  if (value < 0) throw typo(`“${sign}” is in no code.`)
  return value
}

/**
 * The secret of a code as somebody typed it: in any case, with spaces and dashes or without, with O for 0 and I or L for 1.
 * Throws RecoveryCodeTypoError. The caller wipes the secret.
 */
export function readRecoveryCode(typed: string): Bytes {
  const values = [
    ...typed
      .normalize('NFKC')
      .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
      .toUpperCase(),
  ].map(placeOf)
  if (values.length !== codeLength)
    throw typo(`it has ${values.length} of the ${codeLength} letters and digits.`)
  const [high, low] = remainder(values)
  let bits = values.slice(0, dataIcons).reduce((sum, value) => (sum << 5n) | BigInt(value), 0n)
  if (high !== 0 || low !== 0 || (bits & 3n) !== 0n)
    throw typo('a letter or digit is another one, or two have changed places.')
  bits >>= spareBits
  return Uint8Array.from({ length: secretLength }, (_, at) =>
    Number((bits >> BigInt(8 * (secretLength - 1 - at))) & 255n),
  )
}

/** What opens the recovery slot. */
export async function recoveryKeyOf(secret: Bytes): Promise<Bytes> {
  return hkdfBytes(await importHkdfKey(secret), 'inkwell/v1/recovery')
}

/** The key behind a code as somebody typed it. Throws RecoveryCodeTypoError. The caller wipes it. */
export async function recoveryKeyFrom(typed: string): Promise<Bytes> {
  const secret = readRecoveryCode(typed)
  try {
    return await recoveryKeyOf(secret)
  } finally {
    wipe(secret)
  }
}
