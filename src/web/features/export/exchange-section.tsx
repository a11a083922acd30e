import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button.tsx'

/** One of the two ways: a serif title, what it is, and what can be done. */
export function ExchangeSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-7 first:border-t-0 first:pt-0">
      <h2 id={id} className="font-serif weight-title text-title-xs leading-item tracking-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function Quiet({ children }: { children: ReactNode }) {
  return <p className="type-secondary mt-1 max-w-[60ch] text-pretty text-muted">{children}</p>
}

/** How far it is, as a line that fills and in figures. */
export function Progress({
  label,
  done,
  of,
  onCancel,
}: {
  label: string
  done: number
  of: number
  /** Absent where it cannot be stopped. */
  onCancel?: (() => void) | undefined
}) {
  const share = of > 0 ? done / of : 0
  return (
    <div className="mt-4 max-w-110">
      <div className="figures flex items-baseline justify-between gap-4 text-small text-text-2">
        <span>{label}</span>
        <span>{of > 0 && `${done.toLocaleString('en-GB')} of ${of.toLocaleString('en-GB')}`}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-0.5 overflow-hidden rounded-pill bg-line-strong"
      >
        <div
          className="h-full origin-left bg-primary transition-transform duration-(--quick)"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      {onCancel && (
        <Button variant="quiet" size="small" className="-ml-3 mt-2" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}

/** What came of it, read aloud. */
export function Outcome({ children, isTrouble = false }: { children: ReactNode; isTrouble?: boolean }) {
  return (
    <p
      role={isTrouble ? 'alert' : 'status'}
      className={`type-secondary mt-4 max-w-[60ch] text-pretty [overflow-wrap:anywhere] ${isTrouble ? 'text-danger' : 'text-text-2'}`}
    >
      {children}
    </p>
  )
}
