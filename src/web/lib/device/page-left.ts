const listeners = new Set<() => void>()
let visits = 0

/** Answers whether whoever is here now is still here: what was begun before they left says nothing to whoever comes next. */
export function sameVisit(): () => boolean {
  const from = visits
  return () => from === visits
}

/** Calls the listener whenever somebody leaves this tab: what is held of them in memory goes. Gives back how to stop listening. */
export function onLeaving(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Somebody signed out, or their session ended. One listener that fails keeps none of the others from hearing it. */
export function tellLeaving(): void {
  visits += 1
  for (const listener of listeners)
    try {
      listener()
    } catch (error) {
      console.error(error)
    }
}
