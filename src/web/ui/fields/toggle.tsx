import { useId } from 'react'
import { classNames } from '../class-names.ts'

/** A switch with its words at the left: off is an outline with a small dot, on is filled. */
export function Toggle({
  label,
  isOn,
  onChange,
  note,
  isDisabled = false,
  className,
}: {
  label: string
  /** A quiet word beside the label. */
  note?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  className?: string
}) {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={note === undefined ? undefined : id}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      className={classNames(
        // Round only for the ring of the focus: in a list the line under a row is straight.
        'flex min-h-11 w-full items-center justify-between gap-4 text-left focus-visible:rounded-inner disabled:text-muted',
        className,
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-ui font-strong">{label}</span>
        {note !== undefined && (
          <span id={id} className="type-secondary text-muted">
            {note}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'switch relative h-6 w-10 shrink-0 rounded-pill border-[1.5px]',
          isOn
            ? 'border-(--switch-edge) [background:var(--switch-ground)_border-box] [box-shadow:var(--switch-cast)]'
            : 'border-line-strong [box-shadow:var(--switch-trough)]',
        )}
      >
        <span
          className={classNames(
            'switch-dot absolute top-1/2 left-0.5 size-4 -translate-y-1/2 rounded-full transition-transform duration-(--quick) ease-ui',
            isOn ? 'translate-x-4.25 bg-(--switch-dot)' : 'bg-muted',
          )}
        />
      </span>
    </button>
  )
}
