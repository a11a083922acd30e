import { useEffect, useState } from 'react'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { PlayerSlot } from '#web/lib/overlays/player-slot.tsx'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { productName } from '#web/lib/product.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Contours } from '#web/ui/contours.tsx'
import { Drop } from '#web/ui/drop-mark.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

const redirectSeconds = 3

function useCountdown(onOver: () => void): number {
  const [left, setLeft] = useState(redirectSeconds)
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver()), 1000)
    return () => clearTimeout(timer)
  }, [left, onOver])
  return left
}

/** Nothing is at this address; after three seconds the person is where they belong. */
export function NotFoundScreen() {
  const { user } = useAuth()
  const home = user ? '/dashboard' : '/'
  const [goHome] = useState(() => () => location.replace(home))
  const left = useCountdown(goHome)
  usePageMeta('Page not found')
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden px-5.5 md:px-18">
      <header className="flex items-center justify-between pt-6 md:pt-8">
        <a
          href={home}
          aria-label={productName}
          className="-ml-2.5 inline-flex min-h-11 items-center rounded-inner px-1"
        >
          <Wordmark name={productName} />
        </a>
        <PlayerSlot kind="bar" />
      </header>
      <div className="pointer-events-none absolute left-[38%] top-[60%] h-[56%] text-ink md:left-[46%] md:top-[4%] md:h-[86%] lg:left-[51%]">
        <div className="relative h-full">
          <Contours isDotted rings={17} first={4.2} step={1.85} className="h-full w-auto" />
          <span className="absolute left-1/2 top-[56.5%] h-[7.6%] -translate-x-1/2 -translate-y-[57%]">
            <Drop size={58} level={0} className="h-full w-auto" />
          </span>
        </div>
      </div>
      <main
        id="content"
        tabIndex={-1}
        className="relative flex flex-1 flex-col items-start outline-none before:flex-1"
      >
        <h1 className="max-w-[5.4em] font-serif text-[52px] font-light leading-display tracking-display md:text-[64px]">
          404 - Page Not Found
        </h1>
        <p className="type-writing mt-7 max-w-[13em] text-text-2">
          The page you're looking for doesn't exist or has been moved.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
          <a href={home} className={buttonClass('primary', 'large')}>
            {user ? 'Go to Dashboard' : 'Go to Home Page'}
          </a>
          <span className="type-secondary figures inline-flex items-center gap-3 text-muted">
            <Spinner size={20} className="text-ink" />
            taking you there in {left} s
          </span>
        </div>
        <p className="type-secondary flex flex-1 items-end pb-12 pt-12 text-muted">
          Your pages are where you left them.
        </p>
      </main>
    </div>
  )
}
