import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'

/** What a person sees when something broke: what happened, what is safe, and a way to try again. */
export function TroubleScreen({
  title,
  what,
  safe,
  onRetry,
}: {
  title: string
  what: string
  safe: string
  onRetry: () => void | Promise<void>
}) {
  const [isPending, setPending] = useState(false)
  async function retry() {
    setPending(true)
    await Promise.resolve(onRetry()).finally(() => setPending(false))
  }
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex min-h-[84dvh] flex-col items-start justify-center gap-5 px-[22px] py-16 outline-none md:px-[72px]"
    >
      <span className="-ml-1 text-ink">
        <Drop size={44} level={0.3} />
      </span>
      <h1 className="type-screen-title max-w-[16em]">{title}</h1>
      <p className="type-writing max-w-[30em] text-text-2">{safe}</p>
      <p className="type-secondary max-w-[60ch] text-muted [overflow-wrap:anywhere]" role="alert">
        {what}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="large" onClick={retry} isPending={isPending}>
          Try again
        </Button>
        <Button size="large" variant="quiet" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    </main>
  )
}
