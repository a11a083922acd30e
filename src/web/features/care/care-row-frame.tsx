import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** One way to help: a sign, what it is, what is known of it, and at the right what can be pressed. */
export function CareRowFrame({
  Icon,
  title,
  about,
  children,
}: {
  Icon: LucideIcon
  title: string
  about: string
  children: ReactNode
}) {
  return (
    <li className="flex min-h-15.5 items-center gap-4 border-b border-line py-2.5">
      <Icon size={19} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-text-2" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_150px]">
          <p className="text-ui font-strong leading-list">{title}</p>
          <p className="type-label text-pretty text-muted [overflow-wrap:anywhere]">{about}</p>
        </div>
        <div className="flex flex-col items-end gap-2.5 py-1">{children}</div>
      </div>
    </li>
  )
}
