import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newChange } from '#server/testing/sealed-bytes.ts'
import { registerByCall } from '../support/account-calls.ts'
import { startServer } from '../support/server.ts'

interface Accepted {
  readonly uid: string
  readonly revision: number
}

/** Writes one record after the other until the server is gone; what it acknowledged goes onto the list. */
async function writeUntilGone(url: string, cookie: string, acknowledged: Map<string, number>): Promise<void> {
  for (;;) {
    const changes = [newChange(), newChange()]
    try {
      const answer = await fetch(`${url}/api/records`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ changes }),
      })
      const { results } = (await answer.json()) as { results: Accepted[] }
      for (const { uid, revision } of results) acknowledged.set(uid, revision)
    } catch {
      return
    }
  }
}

async function readAll(url: string, cookie: string): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let since = 0; ; ) {
    const answer = await fetch(`${url}/api/records?since=${since}&limit=500`, { headers: { cookie } })
    const page = (await answer.json()) as { records: Accepted[]; upTo: number; hasMore: boolean }
    for (const { uid, revision } of page.records) found.set(uid, revision)
    if (!page.hasMore) return found
    since = page.upTo
  }
}

test('a server that is killed at random moments has everything it acknowledged', async () => {
  const server = await startServer()
  try {
    const cookie = await registerByCall(server.url, {
      username: `k-${randomUUID()}`,
      password: 'a long password',
    })
    const acknowledged = new Map<string, number>()
    for (let round = 0; round < 25; round++) {
      const writers = [1, 2, 3].map(() => writeUntilGone(server.url, cookie, acknowledged))
      await after(60 + ((round * 37) % 190))
      await server.kill('SIGKILL')
      await Promise.all(writers)
      await server.restart()
      const found = await readAll(server.url, cookie)
      const lost = [...acknowledged].filter(([uid, revision]) => (found.get(uid) ?? 0) < revision)
      expect(lost).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThan(100)
  } finally {
    await server.stop()
  }
})
