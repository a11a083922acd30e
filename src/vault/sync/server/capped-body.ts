import { ImplausibleAnswerError } from '#vault/ports/ports.ts'

/** The bytes of an answer. A server that goes on for ever is cut off; throws ImplausibleAnswerError then. */
export async function cappedBody(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > mostBytes) {
      await reader.cancel().catch(() => undefined)
      throw new ImplausibleAnswerError()
    }
    parts.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
