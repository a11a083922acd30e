import type { ReactNode } from 'react'

/** Free or premium, in a word beside a title. */
export function PriceMark({ children }: { children: ReactNode }) {
  return (
    <span className="type-label rounded-pill border border-line-strong px-2.5 py-px text-text-2">
      {children}
    </span>
  )
}
