import { useEffect, useState } from 'react'
import type { BillingState, OfferedTier } from '#contract/billing.ts'
import { type BillingPeriod, billingPeriods, isSold } from '#domain/billing/unlocks.ts'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BillingAway, StripeUnheard } from './billing-away.tsx'
import { OwnPlan } from './own-plan.tsx'
import { PlanColumn, PlanNote } from './plan-column.tsx'
import { freeHas } from './plan-words.ts'
import { Promises } from './promises.tsx'
import { TierColumn } from './tier-column.tsx'
import { useBilling, useBillingChange } from './use-billing.ts'

/** What it costs, what never will, and what somebody has. `isBack`: they come from Stripe, of whose page a webhook may not have told yet. */
export function PricingScreen({ isBack }: { isBack: boolean }) {
  const { state: known, ask } = useBilling()
  const first = useBillingChange()
  const again = useBillingChange()
  const { mutate } = first
  useEffect(() => {
    if (isBack) mutate({ what: 'refresh' })
  }, [isBack, mutate])
  // What is known before Stripe was asked may say that nothing is paid.
  const state = isBack && (first.isIdle || first.isPending) ? undefined : known
  return (
    <div className="mx-auto w-full max-w-[1328px] flex-1 py-6 md:py-10">
      <h1 className="type-question">
        What it costs, <br />
        and what never will.
      </h1>
      <p className="type-writing mt-5 max-w-[44ch] text-pretty text-text-2">
        Your words are yours on every plan. Money buys our work on music and storage, never a way back to your
        own pages.
      </p>
      {state === undefined && <Skeleton className="mt-10 h-96 w-full" />}
      {state === null && <BillingAway onAsk={ask} />}
      {state && first.isError && !again.isSuccess && (
        <StripeUnheard isPending={again.isPending} onAsk={() => again.mutate({ what: 'refresh' })} />
      )}
      {state && <Plans state={state} />}
      {/* Together with the plans, which would push it down. */}
      {state !== undefined && <Promises state={state} />}
    </div>
  )
}

const periodWords: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'By the month',
  yearly: 'By the year',
}

const hasBoth = ({ monthly, yearly }: OfferedTier): boolean => monthly !== null && yearly !== null

function Plans({ state }: { state: BillingState }) {
  const [period, setPeriod] = useState<BillingPeriod>(state.plan.period ?? 'monthly')
  const { hasBilling, tiers, plan, freeSpaceMb } = state
  return (
    <>
      <section aria-label="Your plan" className="mt-9 border-t border-line pt-5">
        <p className="font-serif text-lead leading-body">Your plan: {plan.name}</p>
        <OwnPlan state={state} />
      </section>
      {tiers.some(hasBoth) && (
        <div className="mt-8">
          <Segments
            label="How to pay"
            values={billingPeriods}
            chosen={period}
            wordsOf={(one) => periodWords[one]}
            onChange={setPeriod}
          />
        </div>
      )}
      <div className="mt-6 grid border-line md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(3,auto)_1fr_auto] md:border-t">
        <PlanColumn
          name="Free"
          mark={plan.tier === 'free' ? 'your plan' : undefined}
          price="0"
          per="for as long as you write"
          has={freeHas(freeSpaceMb, !hasBilling || !isSold('music', tiers))}
        >
          {plan.tier === 'free' && <PlanNote>You have this.</PlanNote>}
        </PlanColumn>
        {tiers.map((tier) => (
          <TierColumn key={tier.id} {...{ tier, period, state }} />
        ))}
        <PlanColumn
          name="Your own server"
          price="0"
          per="and your electricity"
          has={[
            'Everything, also the music',
            'Your own database and disk',
            'Any model that you run',
            'No billing, nothing locked',
          ]}
        >
          <PlanNote>
            <a href="/faq/can-i-run-it-myself" className="text-link hit-44 type-button text-ink">
              How to set it up
            </a>
          </PlanNote>
        </PlanColumn>
      </div>
    </>
  )
}
