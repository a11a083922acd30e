import { AnswerWords } from '#domain/companion/given/answer-words.ts'
import type { ReplySource } from '#domain/companion/replies/reply.ts'
import { type ModelMessage, modelMessages } from '#domain/companion/talk/model-messages.ts'
import { receiptsIn } from './relay-source.ts'

/** An answer is ended after this many characters. */
const longestAnswer = 8_000

/** What a model thinks aloud is not shown, and is as long as this at most. */
const longestThought = 60_000

/** A reply by a model that is asked from here: one on this machine, or the browser's own. Whatever `ask` throws goes on. */
export function modelSource(
  name: string,
  ask: (messages: readonly ModelMessage[], signal: AbortSignal) => AsyncIterable<string>,
): ReplySource {
  return {
    name,
    async *reply(request, signal) {
      const words = new AnswerWords()
      let content = ''
      for await (const token of ask(modelMessages(request), signal)) {
        if (signal.aborted) return
        if (token === '') continue
        const before = content
        content = words.add(token)
        const isLonger = content.startsWith(before)
        if (content !== before)
          yield {
            content,
            token: isLonger ? content.slice(before.length) : '',
            isComplete: false,
            receipts: [],
          }
        if (content.length >= longestAnswer || words.length >= longestThought) break
      }
      if (signal.aborted) return
      content = words.end()
      yield { content, token: '', isComplete: true, receipts: receiptsIn(content, request.recalled) }
    },
  }
}
