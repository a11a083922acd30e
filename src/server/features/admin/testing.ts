import type { FastifyInstance } from 'fastify'
import { makeSamplePeople, readTesting, sendTestMail, stageTrials } from '#contract/admin/admin.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { readProviders } from '#server/ai/provider-config.ts'
import { giveToken } from '#server/core/accounts/api-tokens.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import { findUser } from '#server/core/accounts/users.store.ts'
import { addAudit } from '#server/core/audit/audit-log.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { mailOf } from '#server/core/mail/mail-words.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { AdminWays } from './admin-ways.ts'
import { isTestingOn } from './testing-config.ts'

/** With it a device gives a sample person their first key and their pages, and can do nothing else. */
const lifeToken = {
  name: 'A sample life',
  scopes: ['records:read', 'records:write', 'sample'],
  forMs: 15 * 60 * 1000,
} as const

/** What admins try out: mails, sample people, another time, and trouble with providers. */
export function testingRoutes(app: FastifyInstance, deps: AppDeps, ways: AdminWays): void {
  const { db, now, mailer, trials } = deps
  const isOn = isTestingOn(deps)
  const requireOn = (): void => {
    if (!isOn) throw new AppError('not_found', { message: 'Nothing is tried out on this server.' })
  }
  const hasProvider = readProviders(deps.env).length > 0
  const state = () => ({ isOn, isMailSetUp: mailer !== null, hasProvider, ...trials })
  userRoute(app, deps, readTesting, state)
  userRoute(app, deps, stageTrials, async ({ owner, session, body, request }) => {
    requireOn()
    await proveOwner(deps, session, body.proof, request)
    const { clockShiftMs, providerTrouble } = body
    // Noted before it is staged, and by the clock as it was until now.
    await db.transaction().execute(async (all) => {
      const note = (action: string, detail: string) =>
        addAudit(all, { at: now(), admin: owner, action, detail })
      if (providerTrouble !== undefined) await note('testing.provider', providerTrouble)
      if (clockShiftMs !== undefined) await note('testing.clock', String(clockShiftMs))
    })
    trials.providerTrouble = providerTrouble ?? trials.providerTrouble
    trials.clockShiftMs = clockShiftMs ?? trials.clockShiftMs
    return state()
  })
  userRoute(app, deps, sendTestMail, async ({ owner }) => {
    requireOn()
    const { email } = await findUser(db, owner)
    if (!mailer)
      throw new AppError('not_configured', { message: 'No mail server is set: SMTP_URL does that.' })
    if (!email) throw new AppError('conflict', { message: 'Your account has no email address.' })
    const mail = mailOf(email, 'A mail to try it out', [
      'This server can send mails. You asked for this one on its page for testing.',
    ])
    // A mail that is out cannot be taken back: noted first, whether it is taken or not.
    await addAudit(db, { at: now(), admin: owner, action: 'testing.mail' })
    await mailer.sendNow(mail).catch(() => {
      throw new AppError('unavailable', { message: 'The mail server did not take the mail.' })
    })
    return {}
  })
  userRoute(app, deps, makeSamplePeople, async ({ owner, session, body, request }) => {
    requireOn()
    await proveOwner(deps, session, body.proof, request)
    const password = Buffer.from(deps.randomBytes(18)).toString('base64url')
    const people: AnswerOf<typeof makeSamplePeople>['people'] = []
    for (let nth = 0; nth < body.count; nth++) {
      const username = `sample-${Buffer.from(deps.randomBytes(5)).toString('hex')}`
      await ways.makeAccount(username, password, async (all, id) => {
        await addAudit(all, { at: now(), admin: owner, action: 'testing.people', subject: String(id) })
        people.push({ id, username, ...(await giveToken(all, deps, { owner: id, ...lifeToken })) })
      })
    }
    return { people, password }
  })
}
