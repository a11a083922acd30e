import type { FastifyInstance } from 'fastify'
import { changePlan } from '#contract/admin/admin.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import { userOfId } from '#server/core/accounts/users.store.ts'
import { addAudit } from '#server/core/audit/audit-log.store.ts'
import { type AskedPlan, givePlan, type PlanParts, planDetail } from '#server/core/billing/given-plans.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { personOfId } from './people.store.ts'

/** Gives somebody a plan with its line in the audit log, or neither; false: it was so already. `by`: an admin's account, or `operator`. */
export const changePlanOf = (parts: PlanParts, id: number, asked: AskedPlan, by: number): Promise<boolean> =>
  givePlan(parts, id, asked, (all) =>
    addAudit(all, {
      ...{ at: parts.now(), admin: by, action: 'person.plan', subject: String(id) },
      detail: planDetail(asked),
    }),
  )

export function changePlanRoute(app: FastifyInstance, deps: AppDeps): void {
  userRoute(app, deps, changePlan, async ({ owner, session, body, params: { userId }, request }) => {
    const { proof, ...asked } = body
    await proveOwner(deps, session, proof, request)
    if (!(await userOfId(deps.db, userId)))
      throw new AppError('not_found', { message: 'This account is gone.' })
    await changePlanOf(deps, userId, asked, owner)
    const person = await personOfId(deps.db, userId)
    if (!person) throw new AppError('not_found', { message: 'This account is gone.' })
    return { person }
  })
}
