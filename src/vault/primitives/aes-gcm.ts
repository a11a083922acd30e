import { ivLength, tagLength } from '#contract/sealed-record.ts'
import { type Bytes, concatBytes } from './bytes.ts'

const parameters = (iv: Bytes, additionalData: Bytes): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData,
  tagLength: tagLength * 8,
})

/** A 32-byte key that can be used and never be read back. The bytes given may be wiped after. */
export const importAesKey = (raw: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])

/** AES-256-GCM: IV 12 | ciphertext | tag 16. The IV must never have been used with this key. */
export async function encrypt(key: CryptoKey, iv: Bytes, bound: Bytes, plain: Bytes): Promise<Bytes> {
  return concatBytes(iv, new Uint8Array(await crypto.subtle.encrypt(parameters(iv, bound), key, plain)))
}

/** The plain bytes of IV | ciphertext | tag. Rejects when key, associated data or any bit is another. */
export async function decrypt(key: CryptoKey, bound: Bytes, sealed: Bytes): Promise<Bytes> {
  const iv = sealed.subarray(0, ivLength)
  return new Uint8Array(await crypto.subtle.decrypt(parameters(iv, bound), key, sealed.subarray(ivLength)))
}
