import type { ReactNode } from 'react'

/** The one action of a page at the lower edge of a phone. What is reached by keys is scrolled to above it (styles/base.css). */
export function BottomAction({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-action
      className="fixed inset-x-0 bottom-0 z-10 grid bg-linear-to-t from-surface-0 from-60% to-transparent px-5 pb-[max(16px,env(safe-area-inset-bottom))] pt-8 md:hidden"
    >
      {children}
    </div>
  )
}
