import { useCallback, useEffect, useRef, useState } from 'react'
import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import type { ActivityType } from '#domain/mindfulness/mindfulness-settings.ts'
import {
  closeOverlay,
  completeActivity,
  leaveForJournal,
  type MindfulnessState,
  startActivity,
  stopActivity,
  type Told,
} from '#domain/mindfulness/mindfulness-state.ts'
import type { ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { toast } from '#web/lib/toasts.ts'
import { changeMindfulness, mindfulness } from './mindfulness-store.ts'
import type { HeldSession } from './panel-props.ts'

const instant = (): string => new Date().toISOString()

/** A session that was held, and the uid that it has in the history. */
export interface KeptSession {
  readonly uid: string
  readonly session: MindfulnessSession
}

export interface SessionEnds {
  /** Puts a session into the history; answers the uid that it has there. */
  readonly keep: (session: MindfulnessSession) => string
  /** The overlay is closed. */
  readonly onClosed: () => void
  /** The overlay is closed, and the way leads to a page about the session (null: nothing was begun). */
  readonly onJournal: (held: KeptSession | null) => void
}

type Ending = (state: MindfulnessState, spentMs: number, now: string) => Told

/** The session of an overlay that was opened for `type`: how it begins, gives way to another, and ends. */
export function useSession(type: ActivityType, { keep, onClosed, onJournal }: SessionEnds) {
  const held = useRef<HeldSession | null>(null)
  /** Another round or activity is another session: its panel is made anew. */
  const [round, setRound] = useState(0)

  /** Takes the session over from the panel, and keeps what there is to keep of it. */
  const letGo = useCallback((): { spentMs: number; kept: KeptSession | null } => {
    const now = performance.now()
    const spentMs = held.current?.spentMs(now) ?? 0
    const session = held.current?.record(now) ?? null
    held.current = null
    return { spentMs, kept: session && { uid: keep(session), session } }
  }, [keep])
  /** Ends the session and says what there is to say. Whatever goes wrong on the way is logged, and the overlay closes. */
  const end = (ending: Ending, leave: (held: KeptSession | null) => void) => {
    let session: KeptSession | null = null
    try {
      const { spentMs, kept: ended } = letGo()
      session = ended
      let words: ToastWords | null = null
      changeMindfulness((kept) => {
        const told = ending(kept, spentMs, instant())
        words = told.toast
        return told.state
      })
      if (words) toast(words)
    } catch (error) {
      console.error(error)
    } finally {
      leave(session)
    }
  }

  useEffect(() => {
    changeMindfulness((state) => startActivity(state, type, instant()))
    return () => {
      // Whoever is signed out meanwhile has practised all the same.
      if (!mindfulness.read().isActive) return
      const { spentMs } = letGo()
      changeMindfulness((state) =>
        spentMs > 0 ? stopActivity(state, spentMs, instant()) : { ...state, isActive: false },
      )
    }
  }, [type, letGo])

  return {
    round,
    onSession: (session: HeldSession) => {
      held.current = session
    },
    /** Another activity. A session that had begun is over then, and counts. */
    switchTo: (next: ActivityType) => {
      const { spentMs } = letGo()
      setRound(round + 1)
      changeMindfulness((state) => {
        const ended = spentMs > 0 ? stopActivity(state, spentMs, instant()) : state
        return startActivity(ended, next, instant())
      })
    },
    close: () => end(closeOverlay, onClosed),
    complete: () => end(completeActivity, onClosed),
    journal: () => end(leaveForJournal, onJournal),
  }
}
