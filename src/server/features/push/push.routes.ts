import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  addInstant,
  endPush,
  keepPush,
  planPush,
  type RingInstant,
  readPush,
  tryPush,
} from '#contract/calendar/push.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { countInHour } from '#server/core/http/throttle.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import {
  dropSubscription,
  keepSubscription,
  putInstant,
  replaceInstants,
  subscriptionOf,
} from './push.store.ts'
import { pushServices } from './push-config.ts'
import { pushKeyOf } from './push-key.ts'
import { createPushSender, keptSeconds } from './push-sender.ts'

/** Under this name the app has the one that sends. */
export const pushSenderName = 'pushSender'

/** Reminders while Inkwell is closed: browsers name instants, and are called then. The server learns no word of what rings. */
export function pushFeature(app: FastifyInstance, deps: AppDeps): void {
  const isKnownService = pushServices(deps.env)
  const { db } = deps
  const sender = createPushSender(deps, (fields) => app.log.error(fields))
  app.decorate(pushSenderName, sender)
  // Made at the first start. A database that takes no writes starts all the same, and the key is made when it is asked for.
  app.addHook('onReady', () => pushKeyOf(deps).then(sender.wake, sender.wake))
  app.addHook('onClose', () => sender.stop())
  userRoute(app, deps, readPush, async ({ session }) => ({
    publicKey: (await pushKeyOf(deps)).publicKey,
    isOn: (await subscriptionOf(db, session.id)) !== undefined,
  }))
  userRoute(app, deps, keepPush, async ({ session, body }) => {
    if (!isKnownService(body.endpoint))
      throw new AppError('invalid_input', {
        message:
          'Your browser uses a push service that this server does not know, so it cannot send reminders.',
      })
    await keepSubscription(db, session, body)
    return {}
  })
  userRoute(app, deps, endPush, async ({ session }) => {
    await dropSubscription(db, session.id)
    return {}
  })
  const countPlan = (way: string, userId: number) =>
    countInHour(deps, way, String(userId), deps.config.limits.pushPlansPerHour)
  /** What no push service would keep any more is not worth a call. */
  const isWorthACall = ({ at }: RingInstant) => at > deps.now() - keptSeconds * 1_000
  userRoute(app, deps, planPush, async ({ session, body }) => {
    await countPlan('push-plan', session.userId)
    const instants = body.instants.filter(isWorthACall)
    if (!(await replaceInstants(db, session.id, instants))) throw new AppError('not_found')
    sender.wake()
    return {}
  })
  userRoute(app, deps, addInstant, async ({ session, body }) => {
    if (!isWorthACall(body)) throw fieldError('at', 'This time passed more than a day ago.')
    await countPlan('push-later', session.userId)
    if (!(await putInstant(db, session.id, body))) throw new AppError('not_found')
    sender.wake()
    return {}
  })
  userRoute(app, deps, tryPush, async ({ session }) => {
    const to = await subscriptionOf(db, session.id)
    if (!to) throw new AppError('not_found')
    await countInHour(deps, 'push-test', String(session.userId), deps.config.limits.pushTestsPerHour)
    const id = randomBytes(16).toString('base64url')
    return { outcome: await sender.send(to, { id, at: deps.now(), isTest: true }) }
  })
}
