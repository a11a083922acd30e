import { Wind } from 'lucide-react'
import { openPractice } from '#web/lib/overlays/app-overlays.ts'
import { useEntity } from '#web/lib/vault/use-entities.ts'
import { sessionName, spentWords } from './session-words.ts'

/** On a page about a session: which one it was, and the way to the others. Nothing once it is gone. */
export function SessionLine({ uid }: { uid: string }) {
  const { row: session } = useEntity('mindfulness_session', uid)
  if (!session) return null
  return (
    <p className="-mt-1 mb-2.5">
      <button
        type="button"
        onClick={openPractice}
        className="hit-44 type-secondary inline-flex items-center gap-2 rounded-mark text-left text-muted hover:text-text-2 hover:underline hover:decoration-line-strong hover:underline-offset-4"
      >
        <Wind size={14} strokeWidth={1.7} aria-hidden="true" className="text-ink" />
        <span>
          <span className="sr-only">Your practice: </span>
          {sessionName(session)}, {spentWords(session.spentMs)}
        </span>
      </button>
    </p>
  )
}
