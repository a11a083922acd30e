import { Button } from '#web/ui/button.tsx'

/** In the place of plans while the server cannot be asked. */
export function BillingAway({ onAsk }: { onAsk: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="type-interface text-text-2">
        The server cannot be asked about plans now. Nothing changes meanwhile.
      </p>
      <Button variant="outline" size="small" onClick={onAsk}>
        Ask again
      </Button>
    </div>
  )
}

/** Above the plan of somebody who comes back from Stripe, of which nothing could be heard. */
export function StripeUnheard({ isPending, onAsk }: { isPending: boolean; onAsk: () => void }) {
  return (
    <div role="status" className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
      <p className="type-interface max-w-[62ch] text-pretty text-text">
        Stripe has not confirmed yet what you did there, so this page may be out of date. If you have paid,
        there is no need to pay again.
      </p>
      <Button variant="outline" size="small" isPending={isPending} onClick={onAsk}>
        Ask again
      </Button>
    </div>
  )
}
