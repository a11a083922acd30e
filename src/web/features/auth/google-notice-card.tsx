import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { googleNoticeWords } from '#web/lib/account/google-notices.ts'
import { toast } from '#web/lib/toasts.ts'

/** How the way to Google ended, for as long as the person needs to read it; that there is none here is a short matter, and a message. */
export function GoogleNotice({ notice }: { notice: string }) {
  const words = googleNoticeWords(notice)
  const isMissing = notice === 'google-not-configured'
  useEffect(() => {
    if (isMissing && words) toast({ title: words.title, description: words.text, variant: 'warning' })
  }, [isMissing, words])
  if (!words || isMissing) return null
  const { title, text } = words
  return (
    <div role="status" className="mt-6 flex gap-3.5 rounded-card bg-surface-2 px-4.5 py-4">
      <Info size={18} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-ink" />
      <div className="min-w-0">
        <p className="text-ui font-strong leading-ui">{title}</p>
        <p className="type-secondary mt-1 text-pretty text-text-2">{text}</p>
      </div>
    </div>
  )
}
