import type { Argon2id } from './password-kdf.ts'

/** Argon2id in WebAssembly, fetched when it is first needed. Holds its thread until it is done: it belongs into a worker. */
export const argon2Wasm: Argon2id = async ({ password, salt, memoryKiB, passes, lanes }) => {
  const { argon2id } = await import('hash-wasm')
  return new Uint8Array(
    await argon2id({
      password,
      salt,
      memorySize: memoryKiB,
      iterations: passes,
      parallelism: lanes,
      hashLength: 32,
      outputType: 'binary',
    }),
  )
}
