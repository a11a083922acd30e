import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { User } from '#domain/account/user.ts'
import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import type { ActivityType } from '#domain/mindfulness/mindfulness-settings.ts'
import { MindfulnessOverlay } from '#web/features/mindfulness/mindfulness-overlay.tsx'
import { sealSession } from '#web/features/mindfulness/seal-session.ts'
import type { KeptSession } from '#web/features/mindfulness/use-session.ts'
import { beginPageAbout } from './session-page.ts'

export interface MindfulnessHostProps {
  user: User
  type: ActivityType
  onClosed: () => void
}

/** The mindfulness overlay, and the way from it to the journal. */
export function MindfulnessHost({ user, type, onClosed }: MindfulnessHostProps) {
  const navigate = useNavigate()
  const keep = useCallback((session: MindfulnessSession) => sealSession(user.id, session), [user.id])
  const toJournal = (held: KeptSession | null) => {
    onClosed()
    const entry = held && beginPageAbout(held)
    void navigate({ to: '/journal', search: entry ? { entry } : {} })
  }
  return <MindfulnessOverlay type={type} onClosed={onClosed} onJournal={toJournal} keep={keep} />
}
