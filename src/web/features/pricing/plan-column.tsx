import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface PlanColumnProps {
  name: string
  /** A word in a frame beside the name. */
  mark?: string | undefined
  price: string
  per: string
  about?: string | null
  has: readonly string[]
  /** What can be pressed, or why nothing can. */
  children: ReactNode
}

/** One plan: what it costs, what it has, and what can be done about it. */
export function PlanColumn({ name, mark, price, per, about, has, children }: PlanColumnProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-6 md:row-span-5 md:grid md:grid-rows-subgrid md:border-t-0 md:border-l md:px-8 md:first:border-l-0 md:first:pl-0"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="font-serif weight-title text-title-s leading-tight tracking-title">
          {name}
        </h2>
        {mark && (
          <span className="type-label rounded-pill border border-line-strong px-2.5 py-px text-text-2">
            {mark}
          </span>
        )}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3.5">
        <span className="type-section tabular-nums">{price}</span>
        <span className="type-secondary text-text-2">{per}</span>
      </p>
      {/* Empty too, so that the rows of all plans lie side by side. */}
      <p className="type-interface mt-2 text-pretty text-text-2 empty:mt-0">{about}</p>
      <ul className="mt-6 grid content-start gap-2.5">
        {has.map((line) => (
          <li key={line} className="type-interface flex items-start gap-3.5 text-text-2">
            <Check size={16} strokeWidth={1.8} aria-hidden="true" className="mt-0.5 shrink-0 text-ink" />
            {line}
          </li>
        ))}
      </ul>
      <div className="grid content-start justify-items-start gap-2 pt-7">{children}</div>
    </section>
  )
}

/** Words where other plans have a button. */
export function PlanNote({ children }: { children: ReactNode }) {
  return <p className="type-secondary grid min-h-11 content-center text-pretty text-muted">{children}</p>
}
