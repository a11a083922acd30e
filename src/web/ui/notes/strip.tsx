import { Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'

const look = { size: 19, strokeWidth: 1.7, 'aria-hidden': true } as const

/** One line above a page, with something to do about it; it moves the page down and covers nothing. */
export function Strip({
  isLoud,
  title,
  children,
  action,
  onDismiss,
  progress,
}: {
  isLoud: boolean
  title: string
  children?: ReactNode
  action: ReactNode
  onDismiss?: () => void
  /** How far something is; nothing is said of it before there is anything to count. */
  progress?: { readonly done: number; readonly of: number }
}) {
  return (
    <div
      data-strip
      className={classNames(
        'flex animate-appear items-center gap-x-3.5 border-b border-line px-5.5 py-2.5 max-md:items-start max-md:py-3.5 lg:px-12',
        isLoud ? 'bg-surface-2' : 'bg-surface-1',
      )}
    >
      <span className={classNames('shrink-0', isLoud ? 'text-warning' : 'text-muted')}>
        {isLoud ? <TriangleAlert {...look} /> : <Info {...look} />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-2.5">
        <p className="type-secondary min-w-[min(100%,22rem)] flex-1 text-text-2">
          <span className={classNames(isLoud && 'font-strong text-text')}>{title}</span> {children}
          {progress && progress.of > 0 && (
            <span className="figures text-muted">
              {progress.done.toLocaleString('en-GB')} of {progress.of.toLocaleString('en-GB')}
            </span>
          )}
        </p>
        {action}
      </div>
      {onDismiss && (
        <IconButton
          label="Close"
          icon={<X size={18} strokeWidth={1.6} />}
          onClick={onDismiss}
          className="-my-2 -mr-3"
        />
      )}
    </div>
  )
}
