import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface FirstStepProps {
  Icon: LucideIcon
  title: string
  about: string
  /** The one control that begins it. */
  children: ReactNode
}

/** One of the ways to begin, as a row: what it is at the left, its control at the right. */
export function FirstStep({ Icon, title, about, children }: FirstStepProps) {
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-6 gap-y-3 border-b border-line py-6 md:grid-cols-[20px_minmax(0,1fr)_auto] md:items-center">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="text-text-2 max-md:mt-1" />
      <div>
        <h2 className="font-serif text-lead leading-list">{title}</h2>
        <p className="type-secondary text-muted">{about}</p>
      </div>
      <div className="max-md:col-start-2">{children}</div>
    </div>
  )
}
