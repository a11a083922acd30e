import { Link } from '@tanstack/react-router'
import type { User } from '#domain/account/user.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BillingAway } from './billing-away.tsx'
import { CodeForm } from './code-form.tsx'
import { OwnPlan } from './own-plan.tsx'
import { useBilling } from './use-billing.ts'

/** The own plan in Settings; admins are told where they make codes for others. */
export function BillingSection({ user }: { user: Pick<User, 'isAdmin'> }) {
  const { state, ask } = useBilling()
  if (state === undefined) return <Skeleton className="mt-3 h-24 w-full" />
  if (state === null) return <BillingAway onAsk={ask} />
  return (
    <div className="mt-3">
      <p className="font-serif text-lead leading-body">{state.plan.name}</p>
      <OwnPlan
        state={state}
        more={
          <Link to="/pricing" className={buttonClass('outline')}>
            See all plans
          </Link>
        }
      />
      {state.hasBilling && (
        <section aria-labelledby="plan-code" className="mt-8 border-t border-line pt-6">
          <h3 id="plan-code" className="font-serif text-lead leading-body">
            A code
          </h3>
          <p className="type-secondary mt-1 text-muted">
            If somebody gave you one, it gives you a plan for a while.
          </p>
          <CodeForm />
        </section>
      )}
      {state.hasBilling && user.isAdmin && (
        <Link to="/admin" search={{ tab: 'codes' }} className={`${buttonClass('outline')} mt-6`}>
          Make codes for others
        </Link>
      )}
    </div>
  )
}
