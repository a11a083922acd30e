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
