import { useNavigate } from '@tanstack/react-router'
import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import type { ActivityType } from '#domain/mindfulness/mindfulness-settings.ts'
import { entryAbout } from '#domain/mindfulness/session-entry.ts'
import { beginPage } from '#web/features/journal/fresh-pages.ts'
import { MindfulnessOverlay } from '#web/features/mindfulness/mindfulness-overlay.tsx'
import { afterBack } from '#web/lib/use-back-closes.ts'

/** Begins a page about a session; undefined where there was none. */
function pageAbout(session: MindfulnessSession | null): string | undefined {
  if (!session) return undefined
  const { title, content } = entryAbout(session)
  const caret = content.indexOf('\n', content.indexOf('**')) + 1
  return beginPage({ templateId: '', title, content, caret }).uid
}

/** The mindfulness overlay, and the way from it to the journal. */
export function MindfulnessHost({ type, onClosed }: { type: ActivityType; onClosed: () => void }) {
  const navigate = useNavigate()
  const toJournal = (session: MindfulnessSession | null) => {
    onClosed()
    const entry = pageAbout(session)
    afterBack(() => void navigate({ to: '/journal', search: entry ? { entry } : {} }))
  }
  return <MindfulnessOverlay type={type} onClosed={onClosed} onJournal={toJournal} />
}
