import type { Endpoint } from '#contract/endpoint.ts'
import { OfflineError } from '#vault/ports/ports.ts'
import type { Wire, WireInput } from './wire.ts'

/**
 * The way to a server beside whatever session this browser has: `fetch` without its cookies, with a token where there is one, else (in a program) with
 * the cookie that signing in gave.
 */
export function httpWire(server: URL, token: string | null): Wire {
  let cookie: string | null = null
  const ask = async (method: string, path: string, body?: BodyInit, type?: string): Promise<Response> => {
    const response = await fetch(new URL(path, server), {
      method,
      redirect: 'error',
      credentials: 'omit',
      headers: {
        ...(type && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(!token && cookie && { cookie }),
      },
      ...(body !== undefined && { body }),
    }).catch((cause: unknown) => {
      throw new OfflineError('The server cannot be reached.', { cause })
    })
    const given = response.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '')
    if (given.length > 0) cookie = given.join('; ')
    return response
  }
  return {
    send: <E extends Endpoint>({ method, path }: E, { body, query, params }: WireInput<E>) => {
      const named = Object.entries(params ?? {}).reduce(
        (to, [name, value]) => to.replace(`:${name}`, encodeURIComponent(value)),
        path,
      )
      const asked = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])
      const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''
      const json = body === undefined ? undefined : JSON.stringify(body)
      return ask(method, named + search, json, json === undefined ? undefined : 'application/json')
    },
    sendBytes: (method, path, bytes) =>
      ask(method, path, bytes && new Blob([bytes]), bytes && 'application/octet-stream'),
    // Nothing is waited for: whoever comes this way does one thing and ends.
    listen: () => () => undefined,
  }
}
