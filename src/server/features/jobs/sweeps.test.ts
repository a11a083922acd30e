import { expect, test } from 'vitest'
import { housekeeping } from '#server/core/housekeeping.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { attemptsAt, jobOf } from './job-lookups.store.ts'
import { createJobQueue } from './job-queue.ts'
import { added, nothing } from './jobs.test-support.ts'

onBothDatabases('housekeeping', ({ openEmpty }) => {
  test('goes on where one sweep fails, fails at the end with how many did, and logs each by its kind', async () => {
    await using app = await openEmpty()
    const { deps } = app
    const swept: string[] = []
    const operation = housekeeping(deps, [
      async () => Promise.reject(new RangeError('Dear diary')),
      async () => void swept.push('second'),
      async () => Promise.reject(new TypeError('Dear diary')),
      async () => void swept.push('last'),
    ])
    const logged: object[] = []
    const queue = createJobQueue(deps, [operation], nothing, (fields) => void logged.push(fields))
    const id = await added(queue, { operation, maxRetries: 0 })
    await queue.runDue()
    expect(swept).toEqual(['second', 'last'])
    expect(await jobOf(deps.db, id)).toMatchObject({
      status: 'failed',
      error: '2 failed: RangeError, TypeError',
    })
    expect(await attemptsAt(deps.db, id)).toMatchObject([{ outcome: 'failed' }])
    expect(logged).toMatchObject([
      { task: 'prune.hourly', error: 'RangeError' },
      { task: 'prune.hourly', error: 'TypeError' },
    ])
    expect(JSON.stringify(logged)).not.toContain('diary')
    await queue.stop()
  })

  test('that is told to end begins no further sweep', async () => {
    await using app = await openEmpty()
    const life = new AbortController()
    const swept: string[] = []
    const operation = housekeeping(app.deps, [
      async () => life.abort(),
      async () => void swept.push('after the end'),
    ])
    await expect(operation.run({ id: '', data: null, signal: life.signal })).rejects.toThrow('aborted')
    expect(swept).toEqual([])
  })
})
