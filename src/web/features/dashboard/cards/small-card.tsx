import { type ReactNode, useId } from 'react'

/** A card with a small title; what stands at its right is quiet. */
export function SmallCard({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="type-secondary font-strong text-text-2">
          {title}
        </h2>
        {aside && <p className="type-label figures text-muted">{aside}</p>}
      </div>
      {children}
    </section>
  )
}
