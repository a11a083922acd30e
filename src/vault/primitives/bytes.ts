/** Bytes that WebCrypto takes: never over shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Makes `length` unpredictable bytes. An argument wherever chance is needed, so that tests can fix it. */
export type RandomBytes = (length: number) => Bytes

/** The generator of the platform. */
export const secureRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))

const utf8 = new TextEncoder()
export const utf8Bytes = (text: string): Bytes => utf8.encode(text)

export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Each field as u32 big-endian length and its bytes (text as UTF-8), so that no two lists read alike. */
export function lengthPrefixed(fields: readonly (string | Uint8Array)[]): Bytes {
  const parts = fields.flatMap((field) => {
    const bytes = typeof field === 'string' ? utf8Bytes(field) : field
    return [u32(bytes.length), bytes]
  })
  return concatBytes(...parts)
}

export function u32(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** Compares without telling by its time where the first difference is. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let at = 0; at < a.length; at++) difference |= (a[at] ?? 0) ^ (b[at] ?? 0)
  return difference === 0
}

/** Overwrites secrets that are no longer needed. */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0)
}
