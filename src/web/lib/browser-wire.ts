import type { Wire } from '#vault/sync/vault-server.ts'
import { pathOf, send } from './request.ts'

/** The vault's way to the server in a browser: the one fetch there is, and server-sent events. */
export const browserWire: Wire = {
  send: (to, { body, query, params }) =>
    send(to.method, pathOf(to.path, { query, params }), body === undefined ? {} : { body }),
  listen(path, eventName, onEvent) {
    const events = new EventSource(path)
    events.addEventListener(eventName, (event: MessageEvent<string>) => onEvent(event.data))
    return () => events.close()
  },
}
