import { Button } from '#web/ui/button.tsx'

/** In the place of what the server did not answer. */
export function NotRead({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="type-interface text-text-2">The server did not answer. Nothing was changed.</p>
      <Button variant="outline" onClick={onAgain}>
        Try again
      </Button>
    </div>
  )
}
