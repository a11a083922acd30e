import { stringify, v7 } from 'uuid'

/** UUIDv7 (RFC 9562) of an instant (ms since 1970) and 16 random bytes. */
export const uuidV7 = (nowMs: number, random: Uint8Array): string => v7({ msecs: nowMs, random })

/** UUIDv8 (RFC 9562): the first 16 of 32 bytes, with version and variant in place. */
export function uuidV8(bytes: Uint8Array): string {
  const own = bytes.slice(0, 16)
  own[6] = ((own[6] ?? 0) & 0x0f) | 0x80
  own[8] = ((own[8] ?? 0) & 0x3f) | 0x80
  return stringify(own)
}
