import type { z } from 'zod'
import type { Endpoint, Method } from '#contract/endpoint.ts'

/** A refusal by the server: "status: body text", or the status text where the body was empty. */
export class RefusedError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
  }
}

export interface Sending {
  /** Sent as JSON, a Blob as the octets that it is. */
  readonly body?: unknown
  readonly signal?: AbortSignal
}

const octets = 'application/octet-stream'
const never = { 'Cache-Control': 'no-cache, no-store', Pragma: 'no-cache' }

function withTimestamp(path: string): string {
  if (!path.includes('/habits')) return path
  return `${path}${path.includes('?') ? '&' : '?'}_t=${Date.now()}`
}

/** Sends with cookies and gives the response, whatever its status. Only a network error rejects. */
export function send(method: Method, path: string, { body, signal }: Sending = {}): Promise<Response> {
  const isOctets = body instanceof Blob
  return fetch(withTimestamp(path), {
    method,
    credentials: 'include',
    headers: {
      ...(method === 'GET' ? {} : never),
      ...(body === undefined ? {} : { 'Content-Type': isOctets ? octets : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isOctets ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
}

/** Like `send`, but a status that is neither OK nor 401 is an error; every error is logged and thrown again. */
export async function request(method: Method, path: string, sending: Sending = {}): Promise<Response> {
  try {
    const response = await send(method, path, sending)
    if (response.ok || response.status === 401) return response
    throw new RefusedError(response.status, await response.text(), response.statusText)
  } catch (error) {
    if (!sending.signal?.aborted) console.error(error)
    throw error
  }
}

type Part<Name extends string, Schema extends z.ZodType> = [z.input<Schema>] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: z.input<Schema> }

export type Input<B extends z.ZodType, Q extends z.ZodType, P extends z.ZodType> = Part<'body', B> &
  Part<'query', Q> &
  Part<'params', P> & { readonly signal?: AbortSignal }

interface Filling {
  readonly query?: object | undefined
  readonly params?: object | undefined
}

/** An endpoint's path with its `:parameters` filled in and its query at the end. */
export function pathOf(path: string, { query, params }: Filling): string {
  let filled = path
  for (const [name, value] of Object.entries(params ?? {}))
    filled = filled.replace(`:${name}`, encodeURIComponent(String(value)))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) search.append(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Calls a declared endpoint and reads its answer through its schema. Null: signed out (401). */
export async function call<
  B extends z.ZodType,
  A extends z.ZodType,
  Q extends z.ZodType,
  P extends z.ZodType,
>(to: Endpoint<B, A, Q, P>, input: Input<B, Q, P>): Promise<z.output<A> | null> {
  const { body, query, params, signal } = input as Filling & Sending
  const response = await request(to.method, pathOf(to.path, { query, params }), {
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  })
  if (response.status === 401) return null
  return to.answer.parse(await response.json())
}
