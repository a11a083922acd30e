import { Info } from 'lucide-react'
import type { NoticeWords } from '#web/lib/google-notices.ts'

/** How the way to Google ended, for as long as the person needs to read it. */
export function GoogleSlip({ title, text }: NoticeWords) {
  return (
    <div role="status" className="mt-6 flex gap-3.5 rounded-card bg-surface-2 px-[18px] py-4">
      <Info size={18} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-ink" />
      <div className="min-w-0">
        <p className="text-[15px] font-[550] leading-[1.4]">{title}</p>
        <p className="type-secondary mt-1 text-pretty text-text-2">{text}</p>
      </div>
    </div>
  )
}
