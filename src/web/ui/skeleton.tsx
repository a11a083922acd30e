import { classNames } from './class-names.ts'

/** A quiet block in the place of what is still coming. Give it its final size by class names. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-inner bg-surface-2', className)}
    />
  )
}
