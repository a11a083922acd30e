import { toast } from '#web/lib/toasts.ts'
import { type Watched, watchedValue } from '#web/lib/watched.ts'

export interface LatePart<Part> extends Pick<Watched<Part | null>, 'read' | 'subscribe'> {
  /** Fetches it, unless it is there or on its way. What could not be fetched is asked for again the next time. */
  readonly fetch: () => void
}

const note = (error: unknown): void => console.error(error)

/** A part of a page that comes later, and without which the page stands as well. Null until it is there. */
export function latePart<Part>(
  load: () => Promise<Part>,
  onMissing: (error: unknown) => void = note,
): LatePart<Part> {
  const part = watchedValue<Part | null>(null)
  let isOnItsWay = false
  return {
    read: part.read,
    subscribe: part.subscribe,
    fetch() {
      if (isOnItsWay || part.read() !== null) return
      isOnItsWay = true
      load()
        .then(part.write, onMissing)
        .finally(() => {
          isOnItsWay = false
        })
    },
  }
}

/** For a part that somebody asked for: says that it is missing, and lets go of what was asked. */
export const sayMissing =
  (name: string, letGo: () => void) =>
  (error: unknown): void => {
    console.error(error)
    letGo()
    toast({
      variant: 'destructive',
      title: `${name} could not be fetched`,
      description: 'The connection may be gone. Try again when it is back.',
    })
  }
