import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { applyBetaCode, makeBetaCode, readBetaCodes, withdrawBetaCode } from '#contract/billing.ts'
import { bestGiven, type GivenTier, type Plan } from '#domain/billing/subscription.ts'
import type { Tier } from '#domain/billing/unlocks.ts'
import { dayMs } from '#domain/time/day-number.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import { addAudit } from '#server/core/audit/audit-log.store.ts'
import { planOf, settlePlan } from '#server/core/billing/standing.ts'
import { givenBy } from '#server/core/billing/subscriptions.store.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import { beginGuess } from '#server/core/http/throttle.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { addBetaCode, betaCodesOf, type CodeUse, removeBetaCode, spendBetaCode } from './beta-codes.store.ts'
import { stateOf, tierName } from './billing-state.ts'

/** Without I, L, O and U, which are mistaken for others. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const groupLength = 4

/** Twenty random bits a group: eighty in all. */
function newCode(random: (length: number) => Uint8Array): string {
  const drawn = [...random(groups * groupLength)].map((byte) => letters[byte & 31] ?? '')
  return Array.from({ length: groups }, (_, at) =>
    drawn.slice(at * groupLength, (at + 1) * groupLength).join(''),
  ).join('-')
}

/** However somebody typed it: without spaces and dashes, in capitals, with what is mistaken put right. */
function hashOf(typed: string): Uint8Array {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0')
  return createHash('sha256').update(plain).digest()
}

const refusals: Readonly<Record<Exclude<CodeUse, 'done' | 'idle'>, string>> = {
  unknown: 'This code is not known here. Look once more at its letters.',
  used: 'This code was used already. Each works once.',
  expired: 'This code is too old to be used.',
}

/** Whether a code gives more than somebody has: nothing beside what is paid or kept for its payment, and never less. */
function isGain(code: GivenTier, { by, tier, endsAt, graceUntil }: Plan, tiers: readonly Tier[], at: number) {
  if (by === 'paid' || graceUntil !== null) return false
  return by === 'free' || bestGiven([{ tier, until: endsAt }, code], tiers, at) === code
}

function idleSentence({ by, tier, endsAt, graceUntil }: Plan, tiers: readonly Tier[]): string {
  const name = tierName(tier, tiers)
  if (by === 'paid' || graceUntil !== null)
    return `You have ${name} as a paid plan, and a code counts only after it. It was not used: keep it until that plan ends.`
  return endsAt === null
    ? `You have ${name} for good, and this code adds nothing to it. It was not used.`
    : `You have ${name} now, and this code adds nothing to it. It was not used: keep it until that plan ends.`
}

/** Codes that give a tier for a while: an admin makes them, each works once. */
export function betaCodes(app: FastifyInstance, deps: AppDeps): void {
  const { db, now, billing } = deps
  userRoute(app, deps, applyBetaCode, async ({ owner, body, request }) => {
    if (!billing.hasBilling)
      throw new AppError('not_configured', { message: 'Nothing is locked here, so no code is needed.' })
    const guess = await beginGuess(deps, request.ip)
    const [plan, at] = [await planOf(deps, owner), now()]
    const use = await spendBetaCode(db, owner, hashOf(body.code), at, (code) =>
      isGain(givenBy(code, at), plan, billing.tiers, at),
    )
    if (use !== 'done' && use !== 'idle') throw fieldError('code', refusals[use])
    await guess.undone()
    if (use === 'idle') throw fieldError('code', idleSentence(plan, billing.tiers))
    await settlePlan(deps, owner)
    return stateOf(deps, owner)
  })
  userRoute(app, deps, readBetaCodes, async () => ({ codes: await betaCodesOf(db) }))
  userRoute(app, deps, makeBetaCode, async ({ owner, session, body, request }) => {
    if (!billing.tiers.some(({ id }) => id === body.tier))
      throw fieldError('tier', 'This server has no such tier.')
    await proveOwner(deps, session, body.proof, request)
    const code = newCode(deps.randomBytes)
    const { tier, note, days, usableDays } = body
    const expires_at = now() + usableDays * dayMs
    const row = { code_hash: hashOf(code), tier, note, days, created_at: now(), expires_at }
    await db.transaction().execute(async (all) => {
      const subject = await addBetaCode(all, row)
      await addAudit(all, { at: now(), admin: owner, action: 'code.make', subject, detail: tier })
    })
    return { code, codes: await betaCodesOf(db) }
  })
  userRoute(app, deps, withdrawBetaCode, async ({ owner, session, body, params, request }) => {
    await proveOwner(deps, session, body?.proof, request)
    await db.transaction().execute(async (all) => {
      const detail = await removeBetaCode(all, params.codeId)
      await addAudit(all, {
        at: now(),
        admin: owner,
        action: 'code.withdraw',
        subject: params.codeId,
        detail,
      })
    })
    return { codes: await betaCodesOf(db) }
  })
}
