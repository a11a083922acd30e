import { expect, test } from 'vitest'
import { settleAllPlans } from '#server/core/billing/sync-subscriptions.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { day, shop } from '../../testing/billing/shop.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import type { JobQueue } from '../jobs/job-queue.ts'

onBothDatabases('the hourly look at subscriptions', ({ openEmpty }) => {
  test('is a job of its own that runs by itself and finds what ended unheard', async () => {
    await using all = await shop(openEmpty)
    const made = await all.subscribed()
    made.status = 'canceled'
    const queue = all.app.app.getDecorator<JobQueue>('jobQueue')
    await queue.runDue()
    all.advance(31 * day)
    while ((await queue.runDue()) > 0);
    expect((await all.user()).subscriptionTier).toBe('free')
    const jobs = await all.app.deps.db
      .selectFrom('jobs')
      .select(['status', 'result'])
      .where('operation', '=', 'billing.sync')
      .orderBy('created_at')
      .execute()
    expect(jobs).toEqual([
      { status: 'completed', result: '{"asked":1,"unanswered":0}' },
      { status: 'scheduled', result: null },
    ])
  })

  test('settles everybody else where one person fails, and says of how many Stripe answered nothing', async () => {
    await using all = await shop(openEmpty)
    const { deps } = all.app
    await all.subscribed()
    const other = await all.app.browser().signUp()
    await deps.db
      .updateTable('users')
      .set({ subscription_tier: 'resonance' })
      .where('id', '=', other.user.id)
      .execute()
    all.advance(31 * day)
    const answering = (fault: Error) =>
      settleAllPlans({ ...deps, billing: { ...deps.billing, ask: () => Promise.reject(fault) } })
    await expect(answering(new RangeError('no'))).rejects.toMatchObject({ errors: [expect.any(RangeError)] })
    const { subscription_tier } = await deps.db
      .selectFrom('users')
      .select('subscription_tier')
      .where('id', '=', other.user.id)
      .executeTakeFirstOrThrow()
    expect(subscription_tier).toBe('free')
    expect(await answering(new AppError('unavailable'))).toEqual({ asked: 1, unanswered: 1 })
  })

  test.each(['past_due', 'unpaid', 'paused', 'incomplete'])(
    'asks about one that is %s, and so keeps the tier of who has paid unheard',
    async (status) => {
      await using all = await shop(openEmpty)
      const made = await all.subscribed()
      made.status = status
      await all.hear(all.stripe.subscriptionEvent('updated', made))
      made.status = 'active'
      made.current_period_end += 365 * 24 * 60 * 60
      all.advance(15 * day)
      expect(await settleAllPlans(all.app.deps)).toEqual({ asked: 1, unanswered: 0 })
      expect(await all.user()).toMatchObject({ subscriptionTier: 'resonance', subscriptionStatus: 'active' })
      expect(await settleAllPlans(all.app.deps)).toEqual({ asked: 0, unanswered: 0 })
    },
  )

  test('ends with its last planned run where nothing is sold any more', async () => {
    await using app = await openEmpty()
    const { db, now } = app.deps
    const queue = app.app.getDecorator<JobQueue>('jobQueue')
    const sync = queue.operations.get('billing.sync')
    if (!sync) throw new Error('Not known')
    expect(sync.isAskable).toBe(false)
    await queue.add({ operation: sync, schedule: sync.name, scheduledAt: now() + 1 })
    app.advance(1)
    await queue.runDue()
    const jobs = await db.selectFrom('jobs').select('status').where('operation', '=', sync.name).execute()
    expect(jobs).toEqual([{ status: 'completed' }])
  })
})
