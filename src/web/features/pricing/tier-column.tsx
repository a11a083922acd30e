import { troubleSentence } from '#browser/failure-sentences.ts'
import type { BillingState, OfferedTier } from '#contract/billing.ts'
import type { BillingPeriod } from '#domain/billing/unlocks.ts'
import { Button } from '#web/ui/button.tsx'
import { PlanColumn, PlanNote } from './plan-column.tsx'
import { addedBy, isUnpaid, money, per } from './plan-words.ts'
import { useStripePage } from './use-billing.ts'

interface TierColumnProps {
  tier: OfferedTier
  /** What was chosen; a tier that is not sold so shows what it is sold for. */
  period: BillingPeriod
  state: BillingState
}

/** One paid plan. */
export function TierColumn({ tier, period: chosen, state }: TierColumnProps) {
  const period = tier[chosen] === null ? (chosen === 'monthly' ? 'yearly' : 'monthly') : chosen
  const amount = tier[period] ?? 0
  const other = period === 'monthly' ? tier.yearly : null
  const isOwn = state.plan.tier === tier.id
  const saves = tier.monthly !== null && period === 'yearly' ? tier.monthly * 12 - amount : 0
  return (
    <PlanColumn
      name={tier.name}
      mark={isOwn ? 'your plan' : state.hasBilling ? undefined : 'example price'}
      price={money(amount, tier.currency)}
      per={
        saves > 0
          ? `${per[period]}, ${money(saves, tier.currency)} less than by the month`
          : `${per[period]}${other === null ? '' : `, or ${money(other, tier.currency)} a year`}`
      }
      about={tier.about}
      has={addedBy(tier)}
    >
      <Press {...{ tier, period, state, isOwn }} />
    </PlanColumn>
  )
}

/** What can be done about a paid plan: have it, pay for it, or read why neither. */
function Press({ tier, period, state, isOwn }: TierColumnProps & { isOwn: boolean }) {
  const page = useStripePage()
  const { hasBilling, plan } = state
  if (!hasBilling)
    return (
      <>
        <Button disabled>Not for sale here yet</Button>
        <p className="type-label text-muted">
          This server has no billing. Nothing is locked in the meantime.
        </p>
      </>
    )
  if (isOwn && plan.by === 'paid') return <PlanNote>You have this.</PlanNote>
  if (plan.by === 'paid') return <PlanNote>Change to it under “Cards, invoices and changes”.</PlanNote>
  if (isUnpaid(plan))
    return (
      <PlanNote>
        Update your card first, under “Cards, invoices and changes”, or cancel the unpaid plan.
      </PlanNote>
    )
  return (
    <>
      <Button
        isPending={page.isPending}
        onClick={() => page.mutate({ to: 'checkout', tier: tier.id, period })}
      >
        {isOwn && plan.by === 'given' ? `Pay for ${tier.name}` : `Take ${tier.name}`}
      </Button>
      <p className="type-label text-muted">You pay at Stripe, and come back here.</p>
      {page.error && (
        <p role="alert" className="text-label leading-ui text-danger">
          {troubleSentence(page.error)}
        </p>
      )}
    </>
  )
}
