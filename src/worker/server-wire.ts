import { pathOf, send } from '#browser/request.ts'
import { serverClock } from '#browser/server-clock.ts'
import type { Wire } from '#vault/sync/server/wire.ts'

/** A server that has no place for another stream is asked again after this. */
const refusedStreamMs = 60_000

/** The vault's way to the server in a browser: the one fetch there is, and server-sent events. */
export const browserWire: Wire = {
  send: (to, { body, query, params }) =>
    send(to.method, pathOf(to.path, { query, params }), body === undefined ? {} : { body }).then(
      serverClock.hear,
    ),
  sendBytes: (method, path, bytes) =>
    send(method, path, bytes ? { body: new Blob([bytes]) } : {}).then(serverClock.hear),
  listen(path, listeners) {
    let events: EventSource
    let reopening: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      events = new EventSource(path)
      for (const [name, onEvent] of Object.entries(listeners))
        events.addEventListener(name, (event: MessageEvent<string>) => onEvent(event.data))
      // A stream that breaks comes back by itself; one that was refused does not.
      events.addEventListener('error', () => {
        if (events.readyState === EventSource.CLOSED) reopening = setTimeout(open, refusedStreamMs)
      })
    }
    open()
    return () => {
      clearTimeout(reopening)
      events.close()
    }
  },
}
