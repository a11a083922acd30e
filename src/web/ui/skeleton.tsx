import { classNames } from './class-names.ts'
import { useWaitsFor } from './together.tsx'

/** A quiet block in the place of what is still coming. Give it its final size by class names. */
export function Skeleton({ className }: { className?: string }) {
  useWaitsFor(false)
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-inner bg-surface-2', className)}
    />
  )
}
