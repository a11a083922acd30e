import type { FastifyInstance } from 'fastify'
import { readReferralNotice, saveReferralNotice } from '#contract/referrals.ts'
import { userRoute } from '#server/core/http/route.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { keepReferralNotice, referralNoticeAt } from './referrals.store.ts'

export function referralsFeature(app: FastifyInstance, deps: AppDeps): void {
  userRoute(app, deps, readReferralNotice, async ({ owner }) => ({
    isWanted: (await referralNoticeAt(deps.db, owner)) !== null,
  }))
  userRoute(app, deps, saveReferralNotice, async ({ owner, body }) => {
    await keepReferralNotice(deps.db, owner, body.isWanted ? deps.now() : null)
    return body
  })
}
