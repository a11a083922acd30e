import { paddedBytes } from '../hero-sample.ts'

/** A line as it is kept: nothing of it can be read without the key. */
export interface SealedLine {
  /** 12 bytes, another one each time. */
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** Where words were found in a line. */
export interface FoundWords {
  readonly before: string
  readonly match: string
  readonly after: string
}

/** A key that only this page has, and that nobody can read out of it. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Seals a line by AES-256-GCM, filled up with zeros so that its length tells nothing. */
export async function sealLine(key: CryptoKey, line: string): Promise<SealedLine> {
  const words = new TextEncoder().encode(line)
  const plain = new Uint8Array(Math.ceil((words.length + 1) / paddedBytes) * paddedBytes)
  plain.set(words)
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  return { nonce, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain) }
}

/** Opens a sealed line. Rejects when a single bit of it was changed. */
export async function openLine(key: CryptoKey, { nonce, bytes }: SealedLine): Promise<string> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, bytes)
  return new TextDecoder().decode(plain).replace(/(?<!\0)\0+$/, '')
}

/** Hexadecimal digits of the nonce and of all that follows it. */
export function digitsOf({ nonce, bytes }: SealedLine): { nonce: string; rest: string } {
  const digits = (part: Uint8Array): string =>
    Array.from(part, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { nonce: digits(nonce), rest: digits(new Uint8Array(bytes)) }
}

/** Finds words in a line, large and small letters alike; null when they are not there. */
export function findWords(line: string, wanted: string): FoundWords | null {
  const words = wanted.trim()
  const at = words ? line.toLowerCase().indexOf(words.toLowerCase()) : -1
  if (at < 0) return null
  const end = at + words.length
  return { before: line.slice(0, at), match: line.slice(at, end), after: line.slice(end) }
}

/** What a visitor who only typed a line may want to find in it: its longest word. */
export function wordToFind(line: string): string {
  const words = line.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
