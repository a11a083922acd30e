import { usePageMeta } from '#web/lib/page-meta.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'

/** A public page lies at the server; this device keeps the app only, and the server cannot be asked. */
export function AwayScreen() {
  usePageMeta('Not on this device')
  return (
    <div className="flex min-h-[72dvh] flex-col items-start justify-center gap-5 px-5.5 py-16 md:px-18">
      <span className="-ml-1 text-ink">
        <Drop size={44} level={0.3} />
      </span>
      <h1 className="type-screen-title max-w-[16em]">There is no connection to the server.</h1>
      <p className="type-writing max-w-[30em] text-text-2">
        This page is not kept on this device. Nothing is lost: what you wrote stays sealed where it is.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="large" onClick={() => location.reload()}>
          Try again
        </Button>
        <a href="/dashboard" className={buttonClass('quiet', 'large')}>
          Go to your pages
        </a>
      </div>
    </div>
  )
}
