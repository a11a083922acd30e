import { toast } from '#web/lib/toasts.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'
import type { Overlay } from './overlay.ts'

export interface LazyPart<Part> extends Pick<Watched<Part | null>, 'read' | 'subscribe'> {
  /** Fetches it, unless it is there or on its way. What could not be fetched is asked for again the next time. */
  readonly fetch: () => void
}

const note = (error: unknown): void => console.error(error)

/** A part of a page that comes later, and without which the page stands as well. Null until it is there. */
export function lazyPart<Part>(
  load: () => Promise<Part>,
  onMissing: (error: unknown) => void = note,
): LazyPart<Part> {
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

/** The part that draws an overlay. Where it cannot be fetched, whoever opened the overlay is told; fetched ahead, nobody is. */
export const overlayPart = <Request, Part>(
  overlay: Overlay<Request>,
  name: string,
  load: () => Promise<Part>,
): LazyPart<Part> =>
  lazyPart(load, (error) => {
    if (overlay.read() === null) return
    console.error(error)
    overlay.close()
    toast({
      variant: 'destructive',
      title: `${name} could not be loaded`,
      description: 'The connection may be gone. Try again when it is back.',
    })
  })
