import { setTimeout as after } from 'node:timers/promises'
import type { ProviderTrouble } from '#domain/operating/trials.ts'

type Fetch = typeof globalThis.fetch

/** So late a slow provider is, in ms: later than people are used to, sooner than they are told that it took too long. */
const lateMs = 6_000
/** An answer that breaks off does so after this many bytes. */
const cutAfter = 600

/** A fetch that meets the trouble that is staged at the moment, as the network would bring it. */
export const throughTrouble =
  (trouble: () => ProviderTrouble, fetch: Fetch = globalThis.fetch, waitMs = lateMs): Fetch =>
  async (input, init) => {
    const staged = trouble()
    if (staged === 'fails') return new Response('{}', { status: 503 })
    if (staged === 'slow')
      await after(waitMs, undefined, { ...(init?.signal && { signal: init.signal }), ref: false })
    const response = await fetch(input, init)
    return staged === 'cut' && response.body ? cutShort(response, response.body) : response
  }

/** The response up to its first bytes; then it ends in the middle of an event. */
function cutShort({ status, headers }: Response, body: ReadableStream<Uint8Array>): Response {
  let left = cutAfter
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk.subarray(0, left))
      left -= chunk.length
      if (left <= 0) controller.terminate()
    },
  })
  return new Response(body.pipeThrough(cut), { status, headers })
}
