import { type Bytes, utf8Bytes } from './bytes.ts'

const parameters = (info: string, salt: Bytes = new Uint8Array(0)): HkdfParams => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt,
  info: utf8Bytes(info),
})

/** A secret as a key that can only be derived from, and never be read back. The bytes given may be wiped after. */
export const importHkdfKey = (secret: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey'])

/** HKDF-SHA256 (RFC 5869), with an empty salt where none is given: 32 bytes for one purpose, named by `info`. */
export async function hkdfBytes(key: CryptoKey, info: string, salt?: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.deriveBits(parameters(info, salt), key, 256))
}

/** The same 32 bytes as an AES-256-GCM key that scripts never see. */
export const hkdfAesKey = (key: CryptoKey, info: string): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(parameters(info), key, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
