import {
  aes256Gcm,
  formatVersion,
  generationOf,
  headerLength,
  ivLength,
  paddedLength,
  type SealedFault,
  sealedFault,
  tagLength,
} from '#contract/sealed-record.ts'
import type { OpenKeyring } from '../keys/keyring.ts'
import { decrypt, encrypt } from '../primitives/aes-gcm.ts'
import { type Bytes, concatBytes, type RandomBytes, u32 } from '../primitives/bytes.ts'

export type SealReason = SealedFault | 'unknown_generation' | 'not_authentic' | 'not_parsable'

/** What records and chunks differ in: what they are bound to, how large they may be, how an error is said. */
export interface Envelope {
  /** Associated data under a generation. */
  readonly boundTo: (generation: number) => Bytes
  /** The most bytes with everything around. */
  readonly largest: number
  readonly error: (reason: SealReason, options?: ErrorOptions) => Error
}

const lengthField = 4

/** header | AES-GCM(length u32 | inside | zeros up to a padded length), under the newest key. Throws the envelope's error. */
export async function sealInside(
  keys: OpenKeyring,
  { boundTo, largest, error }: Envelope,
  inside: Bytes,
  random: RandomBytes,
): Promise<Bytes> {
  const key = keys.key(keys.current)
  if (!key) throw error('unknown_generation')
  const length = paddedLength(lengthField + inside.length)
  if (headerLength + ivLength + length + tagLength > largest) throw error('oversized')
  const plain = new Uint8Array(length)
  plain.set(u32(inside.length))
  plain.set(inside, lengthField)
  const header = concatBytes(new Uint8Array([formatVersion, aes256Gcm]), u32(keys.current))
  return concatBytes(header, await encrypt(key, random(ivLength), boundTo(keys.current), plain))
}

/** What is inside sealed bytes. Throws the envelope's error with the reason, and nothing else, whatever bytes it is given. */
export async function openInside(
  keys: OpenKeyring,
  { boundTo, largest, error }: Envelope,
  sealed: Bytes,
): Promise<Bytes> {
  const fault = sealed.length > largest ? 'oversized' : sealedFault(sealed)
  if (fault) throw error(fault)
  const generation = generationOf(sealed)
  const key = keys.key(generation)
  if (!key) throw error('unknown_generation')
  const plain = await decrypt(key, boundTo(generation), sealed.subarray(headerLength)).catch(
    (cause: unknown) => {
      throw error('not_authentic', { cause })
    },
  )
  const end = lengthField + new DataView(plain.buffer).getUint32(0)
  if (!isPaddedRight(plain, end)) throw error('not_parsable')
  return plain.subarray(lengthField, end)
}

const isPaddedRight = (plain: Bytes, end: number): boolean =>
  paddedLength(end) === plain.length && plain.subarray(end).every((byte) => byte === 0)
