import type { ReactNode } from 'react'

interface TrialProps {
  title: string
  about: ReactNode
  children?: ReactNode
}

/** One thing that can be tried out: what it is, and what to press. */
export function Trial({ title, about, children }: TrialProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-70">
        <h3 className="text-ui font-strong">{title}</h3>
        <div className="type-secondary mt-0.5 text-text-2">{about}</div>
      </div>
      {children}
    </li>
  )
}

/** Trials of one kind under their question. */
export function Trials({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 first:mt-0">
      <h2 className="type-insight">{title}</h2>
      <ul className="mt-4 max-w-200 border-t border-line">{children}</ul>
    </section>
  )
}
