import { randomBytes } from 'node:crypto'
import { freeTier } from '#domain/billing/unlocks.ts'
import { ConfigFault } from '#server/config/config.ts'
import { operator } from '#server/core/audit/audit-log.store.ts'
import { createBilling } from '#server/core/billing/billing.ts'
import { readBilling } from '#server/core/billing/billing-config.ts'
import type { AskedPlan } from '#server/core/billing/given-plans.ts'
import { changePlanOf } from '#server/features/admin/change-plan.ts'
import { named, type Place } from './admin-people.ts'

const change = ({ db, where, env }: Place, id: number, asked: AskedPlan): Promise<boolean> => {
  const billing = createBilling(readBilling(env), where.limits)
  return changePlanOf({ db, now: Date.now, randomBytes, billing }, id, asked, operator)
}

const mostDays = 3_660

function daysIn(typed: string): number | null {
  if (typed === 'always') return null
  const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  if (days < 1 || days > mostDays)
    throw new ConfigFault(`"${typed}" is no number of days. Say 1 to ${mostDays}, or "always".`)
  return days
}

export async function giveThePlan(
  place: Place,
  [name = '', tier = '', typed = '']: readonly string[],
): Promise<string[]> {
  const user = await named(place.db, name)
  const days = daysIn(typed)
  const { tiers } = readBilling(place.env)
  if (tiers.length > 0 && !tiers.some(({ id }) => id === tier))
    throw new ConfigFault(
      `There is no plan ${tier}. INKWELL_TIERS has ${tiers.map(({ id }) => id).join(', ')}.`,
    )
  await change(place, user.id, { tier, days })
  return [`${user.username} has the plan ${tier} ${days === null ? 'for good' : `for ${days} days`}.`]
}

export async function endThePlan(place: Place, [name = '']: readonly string[]): Promise<string[]> {
  const user = await named(place.db, name)
  const isDone = await change(place, user.id, { tier: freeTier, days: null })
  return [isDone ? `${user.username} has the free plan now.` : `${user.username} has the free plan already.`]
}
