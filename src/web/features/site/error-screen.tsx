import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Drop } from '#web/ui/drop-mark.tsx'

/** What a person sees when something broke: what happened, what is safe, and a way to try again. */
export function ErrorScreen({
  title,
  what,
  safe,
  isInside = false,
  onRetry,
}: {
  title: string
  what: string
  safe: string
  /** It stands within the frame of the app, which has a main part of its own. */
  isInside?: boolean
  onRetry: () => void | Promise<void>
}) {
  const [isPending, setPending] = useState(false)
  const Place = isInside ? 'div' : 'main'
  async function retry() {
    setPending(true)
    await Promise.resolve(onRetry()).finally(() => setPending(false))
  }
  return (
    <Place
      {...(isInside ? {} : { id: 'content', tabIndex: -1 })}
      className={classNames(
        'flex min-h-[84dvh] flex-col items-start justify-center gap-5 py-16 outline-none',
        !isInside && 'px-5.5 md:px-18',
      )}
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
          {!isPending && <RotateCw size={18} strokeWidth={1.6} aria-hidden="true" />}
          Try again
        </Button>
        <Button size="large" variant="quiet" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    </Place>
  )
}
