import { type ReactNode, useRef, useState } from 'react'
import { troubleSentence } from '#browser/failure-sentences.ts'
import type { BillingState } from '#contract/billing.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { cancelWords, isUnpaid, planSentence } from './plan-words.ts'
import { useBillingChange, useStripePage } from './use-billing.ts'

/** What somebody has, and all that they can do about it: pay elsewhere, cancel, take that back. `more` stands beside that. */
export function OwnPlan({ state, more }: { state: BillingState; more?: ReactNode }) {
  const { plan, hasBilling, hasCustomer } = state
  const isPaid = plan.by === 'paid'
  const isCancellable = (isPaid && plan.endsAt === null) || isUnpaid(plan)
  const asked = cancelWords(plan)
  const [isAsking, setAsking] = useState(false)
  const [now] = useState(Date.now)
  const moment: Moment = { now, ...useMyDay() }
  const opener = useRef<HTMLButtonElement>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  const toSentence = () => sentence.current?.focus()
  const cancel = useBillingChange(() => {
    setAsking(false)
    // The button is gone; what it did stands there.
    setTimeout(toSentence)
  })
  const resume = useBillingChange(() => setTimeout(toSentence))
  const portal = useStripePage()
  const trouble = resume.error ?? portal.error
  return (
    <>
      <p
        ref={sentence}
        tabIndex={-1}
        role="status"
        className="type-interface mt-1 max-w-[62ch] text-pretty text-text-2 outline-none"
      >
        {planSentence(state, moment)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5 empty:mt-0">
        {hasBilling && (hasCustomer || isPaid) && (
          <Button
            variant="outline"
            isPending={portal.isPending}
            onClick={() => portal.mutate({ to: 'portal' })}
          >
            Cards, invoices and changes
          </Button>
        )}
        {more}
        {hasBilling && isCancellable && (
          <Button ref={opener} variant="quiet" onClick={() => setAsking(true)}>
            Cancel the plan
          </Button>
        )}
        {hasBilling && isPaid && plan.endsAt !== null && (
          <Button
            variant="outline"
            isPending={resume.isPending}
            onClick={() => resume.mutate({ what: 'resume' })}
          >
            Keep the plan
          </Button>
        )}
      </div>
      {trouble && (
        <p role="alert" className="mt-2.5 text-label leading-ui text-danger">
          {troubleSentence(trouble)}
        </p>
      )}
      {isAsking && (
        <Modal title={asked.title} onClose={() => setAsking(false)} returnFocus={opener}>
          <p className="type-interface text-pretty text-text-2">
            {asked.effect} Every page and photo stays, and you can read and export all of it.
          </p>
          {cancel.error && (
            <p role="alert" className="mt-2.5 text-label leading-ui text-danger">
              {troubleSentence(cancel.error)}
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-2.5">
            <Button variant="outline" className="flex-1" onClick={() => setAsking(false)}>
              Keep the plan
            </Button>
            <Button
              className="flex-1"
              isPending={cancel.isPending}
              onClick={() => cancel.mutate({ what: 'cancel' })}
            >
              Cancel the plan
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
