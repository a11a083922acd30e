import type { Bus } from '#server/db/bus.ts'

/** As much of a session as it takes to know when it is over. */
interface Watched {
  readonly id: string
  readonly expiresAt: number
}

/** What keeps a connection open on a session learns here that the session is over. */
export interface SessionHub {
  /** Call after a session was ended in the database. */
  announceEnd(sessionId: string): void
  /** Calls `onEnd` once, within a second of the session's end by logout or by age. Returns how to stop watching. */
  watch(session: Watched, onEnd: () => void): () => void
  close(): void
}

interface Watcher {
  expiresAt: number
  readonly onEnd: () => void
}

interface SessionHubParts {
  readonly bus: Bus
  readonly now: () => number
  /** When a session ends by age unless it is used, or null when there is no such session any more. */
  readonly expiryOf: (sessionId: string) => Promise<number | null>
}

const topic = 'session-ended'
const lookEveryMs = 500
/** Sessions also end where nobody announces it, as when the operator puts a backup back. */
const lookAtAllEveryMs = 20_000

export function createSessionHub({ bus, now, expiryOf }: SessionHubParts): SessionHub {
  const bySession = new Map<string, Set<Watcher>>()

  const end = (sessionId: string): void => {
    const watchers = bySession.get(sessionId)
    bySession.delete(sessionId)
    for (const watcher of watchers ?? []) watcher.onEnd()
  }
  bus.subscribe(topic, end)

  const lookAgain = async (sessionId: string, watchers: Set<Watcher>): Promise<void> => {
    const expiresAt = await expiryOf(sessionId)
    if (expiresAt === null || expiresAt <= now()) end(sessionId)
    else for (const watcher of watchers) watcher.expiresAt = expiresAt
  }
  const look = (isDue: (watcher: Watcher) => boolean): void => {
    // A database that cannot answer now is asked again at the next look.
    for (const [sessionId, watchers] of bySession)
      if ([...watchers].some(isDue)) lookAgain(sessionId, watchers).catch(() => undefined)
  }
  const timers = [
    setInterval(() => look(({ expiresAt }) => expiresAt <= now()), lookEveryMs),
    setInterval(() => look(() => true), lookAtAllEveryMs),
  ]
  for (const timer of timers) timer.unref()

  return {
    announceEnd: (sessionId) => bus.publish(topic, sessionId),
    watch(session, onEnd) {
      const watcher: Watcher = { expiresAt: session.expiresAt, onEnd }
      const watchers = bySession.get(session.id) ?? new Set()
      bySession.set(session.id, watchers.add(watcher))
      // It may have ended between its request and this call.
      lookAgain(session.id, watchers).catch(() => undefined)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0 && bySession.get(session.id) === watchers) bySession.delete(session.id)
      }
    },
    close() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
