import { expect, test } from 'vitest'
import type { listJobs } from '#contract/admin/jobs.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'

onBothDatabases('beside the jobs admins see', ({ openEmpty }) => {
  test('how many pushes wait, are due and were not taken', async () => {
    await using app = await openEmpty()
    const { db, now } = app.deps
    const [admin, other] = [app.browser(), app.browser()]
    await admin.signUp()
    await other.signUp()
    const pushes = async () => (await admin.get('/api/admin/jobs')).json<AnswerOf<typeof listJobs>>().pushes
    expect(await pushes()).toEqual({ waiting: 0, due: 0, failed: 0 })
    const sessions = await db.selectFrom('sessions').select(['id', 'user_id']).orderBy('user_id').execute()
    const reached = { p256dh: 'x', auth: 'x', paused_until: 0 }
    for (const [nth, { id: session_id, user_id }] of sessions.entries()) {
      const endpoint = `https://push.example.org/${nth}`
      await db
        .insertInto('push_subscriptions')
        .values({ session_id, user_id, endpoint, failures: nth * 3, ...reached })
        .execute()
      const ring = (ring_id: string, inMs: number) => ({
        ...{ session_id, user_id, ring_id },
        ...{ at: now() + inMs, leased_until: 0 },
      })
      await db
        .insertInto('push_instants')
        .values([ring('a', -1), ring('b', 0), ring('c', 1), ring('d', 60_000)].slice(nth))
        .execute()
    }
    expect(await pushes()).toEqual({ waiting: 7, due: 3, failed: 1 })
    app.advance(1)
    expect(await pushes()).toEqual({ waiting: 7, due: 5, failed: 2 })
  })
})
