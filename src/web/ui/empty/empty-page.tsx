import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface EmptyPageProps {
  /** What the page will be, in one sentence. */
  will: string
  /** More of it, quieter. */
  about?: ReactNode
  /** The first step to it. */
  children: ReactNode
  /** In a field of 150 x 78. */
  drawing?: ReactNode
  className?: string
}

/** A page that has nothing on it yet. */
export function EmptyPage({ will, about, children, drawing, className }: EmptyPageProps) {
  return (
    <div className={classNames('max-w-130', className)}>
      {drawing && (
        <svg
          width="150"
          height="78"
          viewBox="0 0 150 78"
          fill="none"
          strokeWidth="1.5"
          aria-hidden="true"
          className="mb-7"
        >
          {drawing}
        </svg>
      )}
      <p className="text-balance font-serif text-lead leading-list">{will}</p>
      {about && <p className="type-secondary mt-2 text-pretty text-muted">{about}</p>}
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
