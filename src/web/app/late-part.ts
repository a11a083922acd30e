import { type Watched, watchedValue } from '#web/lib/watched.ts'

export interface LatePart<Part> extends Pick<Watched<Part | null>, 'read' | 'subscribe'> {
  /** Fetches it, unless it is there or on its way. What could not be fetched is asked for again the next time. */
  readonly fetch: () => void
}

/** A part of a page that comes later, and without which the page stands as well. Null until it is there. */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  const part = watchedValue<Part | null>(null)
  let isOnItsWay = false
  return {
    read: part.read,
    subscribe: part.subscribe,
    fetch() {
      if (isOnItsWay || part.read() !== null) return
      isOnItsWay = true
      load()
        .then(part.write, (error: unknown) => console.error(error))
        .finally(() => {
          isOnItsWay = false
        })
    },
  }
}
