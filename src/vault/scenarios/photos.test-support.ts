import { expect, vi } from 'vitest'
import type { TestApp } from '#server/testing/test-app.ts'
import { secureRandom } from '../primitives/bytes.ts'
import type { Wire } from '../sync/server/wire.ts'
import type { Vault } from '../vault.ts'
import { newUid, sessionOf } from './device.test-support.ts'

export const canary = 'a very recognisable row of bytes'

/** Bytes of a photo, the canary at their start. */
export function photo(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at += 65_536) bytes.set(secureRandom(Math.min(65_536, length - at)), at)
  bytes.set(new TextEncoder().encode(canary).subarray(0, length))
  return bytes
}

export const patient = { timeout: 8000, interval: 20 }
export const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

/** A photo on a page: the blob first, then the record that points to it. */
export async function addPhoto(vault: Vault, plain: Uint8Array<ArrayBuffer>, uid = newUid()) {
  const ref = await sessionOf(vault).blobs.put(plain, 'image/webp')
  await sessionOf(vault).put('note', uid, { title: 'Photo', content: '', pictures: [{ ref, at: 1 }] })
  return { ref, uid }
}

/** Between a device and the server: what goes there as octets, and where it stops. */
export function watched() {
  const puts: string[] = []
  const asked = { puts, failAfter: Number.POSITIVE_INFINITY, losesAnswers: false }
  const between = (wire: Wire): Wire => ({
    ...wire,
    async sendBytes(method, path, bytes) {
      if (method === 'PUT' && puts.length >= asked.failAfter) throw new TypeError('fetch failed')
      const answer = await wire.sendBytes(method, path, bytes)
      if (method === 'PUT') puts.push(path)
      if (method === 'PUT' && asked.losesAnswers) throw new TypeError('connection reset')
      return answer
    },
  })
  return { asked, between }
}

export const blobsAt = async (testApp: TestApp, userId: number) =>
  testApp.deps.db
    .selectFrom('blob_chunks')
    .select(['blob_id', 'chunk_index', 'total', 'generation'])
    .where('user_id', '=', userId)
    .orderBy('blob_id')
    .orderBy('chunk_index')
    .execute()

export const arrived = (testApp: TestApp, userId: number, count: number) =>
  vi.waitFor(async () => expect(await blobsAt(testApp, userId)).toHaveLength(count), patient)
