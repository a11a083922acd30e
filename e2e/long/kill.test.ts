import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { firstSeed } from '../../scripts/test/sample.ts'
import { registerByCall } from '../support/account-calls.ts'
import { type Acknowledged, lostAfterwards, nothingYet, writeUntilGone } from '../support/busy-writers.ts'
import { spawnServer, startServer } from '../support/server.ts'

const rounds = 200
/** Which moments they are. */
const first = firstSeed('kills')
/** A start that follows a kill may take this much longer than a usual one. */
const mostExtraMs = 1_000

/** Ends once so many records have been acknowledged, however fast the machine writes. */
async function written(done: Acknowledged, records: number): Promise<void> {
  while (done.records.size < records) await after(1)
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

test('a server that is killed at random moments has everything it acknowledged, and starts as fast as ever', async ({
  annotate,
}) => {
  const server = await startServer()
  try {
    const credentials = { username: `k-${randomUUID()}`, password: 'a long password' }
    const cookie = await registerByCall(server.url, credentials)
    const usual: number[] = []
    for (let nth = 0; nth < 5; nth++) {
      await server.kill('SIGTERM')
      usual.push(await timeOf(() => server.restart()))
    }
    const all = nothingYet()
    const starts: number[] = []
    let since = 0
    for (let round = 0; round < rounds; round++) {
      const done = nothingYet()
      const writing = writeUntilGone(server.url, cookie, done)
      await written(done, 5 + (((first + round) * 7) % 30))
      await after(((first + round) * 37) % 230)
      await server.kill('SIGKILL')
      await writing
      // Now and then it is killed again before it has come up.
      if (round % 10 === 9) {
        const child = spawnServer(server.dataDir, server.port)
        await after(150 + (((first + round) * 53) % 500))
        child.kill('SIGKILL')
      }
      starts.push(await timeOf(() => server.restart()))
      const { lost, upTo } = await lostAfterwards(server.url, cookie, done, since)
      expect(lost, `round ${round}`).toEqual([])
      since = upTo
      for (const [uid, revision] of done.records) all.records.set(uid, revision)
      for (const [path, sealed] of done.chunks) all.chunks.set(path, sealed)
    }
    const { lost } = await lostAfterwards(server.url, cookie, all, 0)
    expect(lost).toEqual([])
    expect([all.records.size > 10 * rounds, all.chunks.size > rounds]).toEqual([true, true])
    expect(Math.max(...starts) - median(usual)).toBeLessThan(mostExtraMs)
    await annotate(
      `${rounds} kills, ${all.records.size} records and ${all.chunks.size} chunks acknowledged; start ${median(usual).toFixed(0)} ms as usual, ${median(starts).toFixed(0)} ms (most ${Math.max(...starts).toFixed(0)} ms) after a kill`,
    )
  } finally {
    await server.stop()
  }
})
