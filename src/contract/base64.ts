import { z } from 'zod'

interface NativeBase64 {
  toBase64?: () => string
}
const native = Uint8Array as unknown as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> }

/** Bytes as standard base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  const own = bytes as NativeBase64
  if (own.toBase64) return own.toBase64()
  let binary = ''
  for (let at = 0; at < bytes.length; at += 0x2000)
    binary += Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + 0x2000))
  return btoa(binary)
}

/** The bytes of standard base64. Throws when the text is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  if (native.fromBase64) return native.fromBase64(text)
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}

/** The last characters by how many bytes are left over after threes: the unused bits are zero. */
const endings = [/[A-Za-z0-9+/]$/, /[AQgw]==$/, /[AEIMQUYcgkosw048]=$/] as const

/** Standard base64 of exactly `length` bytes, in the one way of writing them. */
export const base64Of = (length: number): z.ZodBase64 =>
  z
    .base64()
    .length(4 * Math.ceil(length / 3))
    .regex(endings[length % 3] ?? endings[0])

/** Bytes as base64url without padding (RFC 4648, 5). */
export const toBase64Url = (bytes: Uint8Array<ArrayBuffer>): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
