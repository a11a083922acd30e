import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'

export interface Opened<Request> {
  readonly request: Request
  /** Where the focus goes back to. */
  readonly returnFocus: { readonly current: HTMLElement | null }
}

/** Something that lies over the page while it is asked for, from anywhere. `OverlayHost` draws it. */
export interface Overlay<Request> extends Pick<Watched<Opened<Request> | null>, 'read' | 'subscribe'> {
  /** Opens it, or shows something else in it. The focus goes back to `from`, or to where it is. */
  readonly open: (request: Request, from?: HTMLElement | null) => void
  readonly close: () => void
}

function focused(): HTMLElement | null {
  const here = document.activeElement
  return here instanceof HTMLElement ? here : null
}

export function overlay<Request>(): Overlay<Request> {
  const { read, write, subscribe } = watchedValue<Opened<Request> | null>(null)
  return {
    read,
    subscribe,
    open(request, from) {
      write({ request, returnFocus: { current: from === undefined ? focused() : from } })
    },
    close() {
      if (read() !== null) write(null)
    },
  }
}
