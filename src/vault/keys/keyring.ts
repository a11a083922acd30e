import { importAesKey } from '../primitives/aes-gcm.ts'
import { type Bytes, concatBytes, lengthPrefixed, type RandomBytes, u32, wipe } from '../primitives/bytes.ts'
import { uuidV8 } from '../primitives/uuid.ts'

/** The secrets of one vault. The highest generation is the one that new records are sealed with. */
export interface Keyring {
  /** 32-byte data keys by generation, from 1. */
  readonly dataKeys: ReadonlyMap<number, Bytes>
  /** 32 bytes that uids are made from where content decides them. Stays when data keys change. */
  readonly uidKey: Bytes
}

/** The keys of a keyring, imported one by one: they can be used, kept and handed on, and never be read again. */
export interface ImportedKeyring {
  /** AES-256-GCM keys by generation. */
  readonly dataKeys: ReadonlyMap<number, CryptoKey>
  readonly uidKey: CryptoKey
}

/** A keyring at work: its keys can be used and never be read. */
export interface OpenKeyring {
  /** The generation that new records are sealed with. */
  readonly current: number
  /** The AES-256-GCM key of a generation; undefined when this keyring does not have it. */
  key(generation: number): CryptoKey | undefined
  /** The same UUIDv8 for the same kind and inputs, in this vault only. */
  deterministicUid(kind: string, ...inputs: readonly string[]): Promise<string>
}

/** The bytes are no keyring, or one from a newer version of the product. */
export class KeyringFormatError extends Error {
  override readonly name = 'KeyringFormatError'
}

const keyringVersion = 1
const keyLength = 32
const headLength = 5
const perGeneration = 4 + keyLength
/** Keeps a wrap well below what a slot may hold. */
export const mostGenerations = 1024

/** The secrets of a new vault: one data key of generation 1, one uid key. */
export const newKeyring = (random: RandomBytes): Keyring => ({
  dataKeys: new Map([[1, random(keyLength)]]),
  uidKey: random(keyLength),
})

/** An encoded keyring with a fresh data key of the next generation; uids stay the same. The bytes given stay as they are. */
export function withNewGeneration(keyringBytes: Bytes, random: RandomBytes): Bytes {
  const { dataKeys, uidKey } = decodeKeyring(keyringBytes)
  const fresh = random(keyLength)
  try {
    const next = Math.max(...dataKeys.keys()) + 1
    return encodeKeyring({ dataKeys: new Map([...dataKeys, [next, fresh]]), uidKey })
  } finally {
    wipe(fresh)
  }
}

/** version 1 | count u32 | (generation u32 | key 32) with rising generations | uid key 32. */
export function encodeKeyring(keyring: Keyring): Bytes {
  const rising = [...keyring.dataKeys].sort(([a], [b]) => a - b)
  const bytes = concatBytes(
    new Uint8Array([keyringVersion]),
    u32(rising.length),
    ...rising.flatMap(([generation, key]) => [u32(generation), key]),
    keyring.uidKey,
  )
  decodeKeyring(bytes)
  return bytes
}

/** The keyring in its encoded bytes, as views on them: wiping the bytes wipes it. Throws KeyringFormatError. */
export function decodeKeyring(bytes: Bytes): Keyring {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headLength || view.getUint8(0) !== keyringVersion)
    throw new KeyringFormatError('This keyring is of an unknown version')
  const count = view.getUint32(1)
  if (count < 1 || count > mostGenerations || bytes.length !== headLength + count * perGeneration + keyLength)
    throw new KeyringFormatError('This keyring has an impossible length')
  const dataKeys = new Map<number, Bytes>()
  let before = 0
  for (let at = headLength; dataKeys.size < count; at += perGeneration) {
    const generation = view.getUint32(at)
    if (generation <= before) throw new KeyringFormatError('The generations of this keyring are out of order')
    dataKeys.set(generation, bytes.subarray(at + 4, at + perGeneration))
    before = generation
  }
  return { dataKeys, uidKey: bytes.subarray(-keyLength) }
}

/**
 * Imports the keys of an encoded keyring so that scripts can use but never read them. The bytes stay as they are: the caller
 * makes the slots it needs from them and wipes them then. Throws KeyringFormatError.
 */
export async function importKeyring(keyringBytes: Bytes): Promise<ImportedKeyring> {
  const { dataKeys, uidKey } = decodeKeyring(keyringBytes)
  const imported = new Map<number, CryptoKey>()
  for (const [generation, raw] of dataKeys) imported.set(generation, await importAesKey(raw))
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  return {
    dataKeys: imported,
    uidKey: await crypto.subtle.importKey('raw', uidKey, hmac, false, ['sign']),
  }
}

/** The highest generation that an imported keyring has. */
export const currentGeneration = ({ dataKeys }: ImportedKeyring): number => Math.max(...dataKeys.keys())

/** Imports the keys of an encoded keyring and puts them to work. Throws KeyringFormatError. */
export const openKeyring = async (keyringBytes: Bytes): Promise<OpenKeyring> =>
  keyringAtWork(await importKeyring(keyringBytes))

/** Puts imported keys to work. */
export const keyringAtWork = (keyring: ImportedKeyring): OpenKeyring => ({
  current: currentGeneration(keyring),
  key: (generation) => keyring.dataKeys.get(generation),
  async deterministicUid(kind, ...inputs) {
    const message = lengthPrefixed(['inkwell/v1/uid', kind, ...inputs])
    return uuidV8(new Uint8Array(await crypto.subtle.sign('HMAC', keyring.uidKey, message)))
  },
})
