/** What a session of the overlay says when it begins to sound; the player yields to it. */
export interface SessionBegins {
  readonly mixWithOthers: boolean
}

const listeners = new Set<(session: SessionBegins) => void>()

export function onSessionBegins(listener: (session: SessionBegins) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function sessionBegins(session: SessionBegins): void {
  for (const tell of listeners) tell(session)
}
