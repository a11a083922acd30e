/**
 * The outside of a sealed record, which both sides check: docs/format.md.
 * version 1 | algorithm 1 | generation u32 | IV 12 | ciphertext + tag 16. Big-endian throughout.
 */
export const formatVersion = 1
/** Algorithm 1: AES-256-GCM, 96-bit IV, 128-bit tag. */
export const aes256Gcm = 1
export const headerLength = 6
export const ivLength = 12
export const tagLength = 16
/** Nothing is sealed shorter than this many padded bytes, so that short things look alike. */
export const smallestPadded = 256
export const largestSealed = 1.5 * 1024 * 1024
/** The most bytes of sealed records in one batch. */
export const largestBatch = 8 * 1024 * 1024
export const largestBatchCount = 500

const floorLog2 = (value: number): number => 31 - Math.clz32(value)

/** The padded length of `length` bytes (below 2^31): Padmé (Nikitin et al., PETS 2019), at least 256. Leaks O(log log n) bits. */
export function paddedLength(length: number): number {
  if (length <= smallestPadded) return smallestPadded
  const exponent = floorLog2(length)
  const kept = floorLog2(exponent) + 1
  const step = 2 ** (exponent - kept)
  return Math.ceil(length / step) * step
}

export type SealedFault = 'not_sealed' | 'truncated' | 'oversized' | 'bad_length' | 'unknown_format'

export const sealedFaultMessages: Record<SealedFault, string> = {
  not_sealed: 'This is not a sealed record. Plain text is never accepted.',
  truncated: 'This sealed record is cut short.',
  oversized: 'This record is larger than 1.5 MiB and cannot be kept in one piece.',
  bad_length: 'The length of this sealed record is not one that sealing makes.',
  unknown_format: 'This record was sealed in a format that is not known here.',
}

/** What is wrong with the outside of a sealed record, or null when it looks as it should. Never opens it. */
export function sealedFault(bytes: Uint8Array): SealedFault | null {
  if (bytes.length > largestSealed) return 'oversized'
  if (bytes.length === 0) return 'truncated'
  if (bytes[0] !== formatVersion) return startsLikeText(bytes) ? 'not_sealed' : 'unknown_format'
  if (bytes.length > 1 && bytes[1] !== aes256Gcm) return 'unknown_format'
  const padded = bytes.length - headerLength - ivLength - tagLength
  if (padded < smallestPadded) return 'truncated'
  if (paddedLength(padded) !== padded) return 'bad_length'
  return generationOf(bytes) === 0 ? 'unknown_format' : null
}

/** Text starts with a printable byte, a tab or a line break: no format version is ever one of these. */
function startsLikeText([first = 0]: Uint8Array): boolean {
  return first >= 0x20 || first === 0x09 || first === 0x0a || first === 0x0d
}

/** The key generation in the header. */
export function generationOf(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(2)
}
