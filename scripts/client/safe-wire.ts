import { httpWire } from '#vault/sync/server/http-wire.ts'
import type { Wire } from '#vault/sync/server/wire.ts'
import { ClientFault } from './client-fault.ts'

const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The way to a server for a program. Throws a `ClientFault` where others could read the token or what a password proves on the way. */
export function safeWire(server: URL, token: string | null): Wire {
  const { protocol, hostname } = server
  if (protocol !== 'https:' && !(protocol === 'http:' && thisMachine.test(hostname)))
    throw new ClientFault(
      'INKWELL_URL must begin with https://, so that nobody on the way can read what lets you in. By http:// only this machine is asked.',
    )
  return httpWire(server, token)
}
