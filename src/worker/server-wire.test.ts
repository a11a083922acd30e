import { afterEach, beforeEach, expect, test } from 'vitest'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { browserWire } from './server-wire.ts'

let server: LocalServer

beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

// Spec: S7-002
test('chunks of files are sent as octets, and every cache is told to stay away from them', async () => {
  const path = `${server.address}/api/blobs/1/0`
  await browserWire.sendBytes('PUT', path, new Uint8Array([7, 8, 9]))
  expect(server.received.at(-1)).toMatchObject({
    method: 'PUT',
    headers: {
      'cache-control': 'no-cache, no-store',
      pragma: 'no-cache',
      'content-type': 'application/octet-stream',
    },
  })
  await browserWire.sendBytes('GET', path)
  expect(server.received.at(-1)?.headers.pragma).toBeUndefined()
})
