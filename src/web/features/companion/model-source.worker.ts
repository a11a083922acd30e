import { type ModelMessage, modelMessages } from '#domain/companion/model-messages.ts'
import type { ReplySource } from '#domain/companion/reply.ts'
import { receiptsIn } from './relay-source.worker.ts'

/** An answer is ended after this many characters. */
const longestAnswer = 8_000

/** A reply by a model that is asked from here: one on this machine, or the browser's own. Whatever `ask` throws goes on. */
export function modelSource(
  name: string,
  ask: (messages: readonly ModelMessage[], signal: AbortSignal) => AsyncIterable<string>,
): ReplySource {
  return {
    name,
    async *reply(request, signal) {
      let content = ''
      for await (const token of ask(modelMessages(request), signal)) {
        if (signal.aborted) return
        if (token === '') continue
        content += token
        yield { content, token, isComplete: false, receipts: [] }
        if (content.length >= longestAnswer) break
      }
      if (signal.aborted) return
      yield { content, token: '', isComplete: true, receipts: receiptsIn(content, request.recalled) }
    },
  }
}
