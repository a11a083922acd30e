import type { RelayContext } from '#contract/companion.ts'
import { ruleCompanion } from '#domain/companion/on-device-engine.ts'
import { companionModes, type ReplyChunk, type ReplyRequest } from '#domain/companion/reply.ts'
import { turnsWithoutDanger } from '#domain/companion/transfer.ts'
import { fixedReplyTo } from '#domain/safety/fixed-replies.ts'
import { mayMeanDanger } from '#domain/safety/risk-of-text.ts'

export interface HeardMessage {
  readonly content: string
  readonly context: RelayContext | undefined
  /** Ms since 1970. */
  readonly nowMs: number
}

/** What is asked of the engines: to look through a message, or to answer by rules. */
export type EngineJob =
  | { readonly kind: 'read'; readonly message: HeardMessage }
  | { readonly kind: 'reply'; readonly request: ReplyRequest }

export interface ReadMessage {
  /** It may mean danger: no model gets it. */
  readonly isGrave: boolean
  readonly request: ReplyRequest
}

export interface EngineAnswers {
  readonly read: ReadMessage
  readonly reply: readonly ReplyChunk[]
}

/** Everything on the server that looks into what people write. Runs in a thread of its own: see `engine-thread.ts`. */
export async function runEngine(job: EngineJob): Promise<EngineAnswers[EngineJob['kind']]> {
  if (job.kind === 'read')
    return { isGrave: mayMeanDanger(job.message.content), request: requestOf(job.message) }
  const never = new AbortController().signal
  return Array.fromAsync(ruleCompanion('this-server').reply(job.request, never))
}

function requestOf({ content, context, nowMs }: HeardMessage): ReplyRequest {
  return {
    message: content,
    fixedReply: fixedReplyTo({ message: content, isMeantOtherwise: false, replies: [] }),
    mode: companionModes.find((mode) => mode === context?.mode) ?? 'listen',
    interests: context?.interests ?? [],
    style: context?.style ?? 'warm_supportive',
    turns: turnsWithoutDanger(context?.turns ?? []),
    page: null,
    recalled: (context?.excerpts ?? []).map(({ day, quote }) => ({
      entryUid: '',
      title: '',
      text: quote,
      quote,
      shared: [],
      createdAt: `${day}T00:00:00.000Z`,
      day,
    })),
    entriesSearched: null,
    today: new Date(nowMs).toISOString().slice(0, 10),
  }
}
