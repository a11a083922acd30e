import type { Bytes, RandomBytes } from './bytes.ts'

/** Bytes written as hexadecimal, and back: for vectors in tests. */
export const hex = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'hex'))
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** `length` bytes that count up from `first`: easy to recognise in a vector. */
export const counting = (first: number, length: number): Bytes =>
  Uint8Array.from({ length }, (_, at) => (first + at) & 0xff)

/** Gives these bytes, one after the other, and fails when others are asked for. */
export function fixedRandom(...given: readonly Bytes[]): RandomBytes {
  const left = [...given]
  return (length) => {
    const next = left.shift()
    if (next?.length !== length) throw new Error(`Asked for ${length} bytes, had ${next?.length ?? 'none'}`)
    return next.slice()
  }
}
