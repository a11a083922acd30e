import type { Wire } from '#vault/sync/wire.ts'
import { pathOf, send } from './request.ts'
import { serverClock } from './server-clock.ts'

/** The vault's way to the server in a browser: the one fetch there is, and server-sent events. */
export const browserWire: Wire = {
  send: (to, { body, query, params }) =>
    send(to.method, pathOf(to.path, { query, params }), body === undefined ? {} : { body }).then(
      serverClock.hear,
    ),
  sendBytes: (method, path, bytes) =>
    fetch(path, {
      method,
      credentials: 'include',
      ...(bytes && { body: bytes, headers: { 'Content-Type': 'application/octet-stream' } }),
    }).then(serverClock.hear),
  listen(path, listeners) {
    const events = new EventSource(path)
    for (const [name, onEvent] of Object.entries(listeners))
      events.addEventListener(name, (event: MessageEvent<string>) => onEvent(event.data))
    return () => events.close()
  },
}
