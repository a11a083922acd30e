const listeners = new Set<() => void>()

/** Calls the listener whenever somebody leaves this tab: what is held of them in memory goes. Gives back how to stop listening. */
export function onLeaving(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Somebody signed out, or their session ended. One listener that fails keeps none of the others from hearing it. */
export function tellLeaving(): void {
  for (const listener of listeners)
    try {
      listener()
    } catch (error) {
      console.error(error)
    }
}
