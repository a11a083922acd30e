import type { RelayContext } from '#contract/companion.ts'
import { ruleCompanion } from '#domain/companion/replies/on-device-engine.ts'
import { companionModes, type ReplyChunk, type ReplyRequest } from '#domain/companion/replies/reply.ts'
import { questionIn } from '#domain/companion/retrieval/journal-question.ts'
import { turnsWithoutDanger } from '#domain/companion/talk/transfer.ts'
import { type Danger, dangerInTurns } from '#domain/safety/danger-state.ts'
import { fixedReplyTo } from '#domain/safety/fixed-replies.ts'
import { guardedIn, isUrgent } from '#domain/safety/guarded-questions.ts'
import * as reader from '#domain/safety/risk/risk-of-text.ts'

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
  /** It may mean danger, is said while the talk is in danger, or asks what only somebody else may judge: no model gets it. */
  readonly isGrave: boolean
  readonly request: ReplyRequest
}

export interface EngineAnswers {
  readonly read: ReadMessage
  readonly reply: readonly ReplyChunk[]
}

/** Everything on the server that looks into what people write. Runs in a thread of its own: see `engine-thread.ts`. */
export async function runEngine(job: EngineJob): Promise<EngineAnswers[EngineJob['kind']]> {
  if (job.kind === 'read') return readMessage(job.message)
  const never = new AbortController().signal
  return Array.fromAsync(ruleCompanion('this-server').reply(job.request, never))
}

function readMessage(message: HeardMessage): ReadMessage {
  const turns = message.context?.turns ?? []
  const before = dangerInTurns(turns, reader)
  const now = dangerInTurns([...turns, { role: 'user', content: message.content }], reader)
  const isGrave = before !== null || now !== null || isForOthers(message)
  return { isGrave, request: requestOf(message, { before, now }) }
}

/** A question that no model may answer, but for one that the journal can: its lines came along. */
function isForOthers({ content, nowMs }: HeardMessage): boolean {
  const guarded = guardedIn(content)
  if (guarded === null || guarded === 'self-blame') return false
  const day = new Date(nowMs).toISOString().slice(0, 10)
  return isUrgent(guarded) || !questionIn(content, { day, weekStart: 'monday', names: [], notNames: [] })
}

interface DangerAround {
  readonly before: Danger | null
  readonly now: Danger | null
}

function requestOf({ content, context, nowMs }: HeardMessage, danger: DangerAround): ReplyRequest {
  const replies = (context?.turns ?? []).flatMap((turn) => (turn.role === 'assistant' ? [turn.content] : []))
  return {
    message: content,
    // Whoever asks over the socket waits for an answer.
    needsWords: true,
    fixedReply: fixedReplyTo({
      message: content,
      risk: reader.riskOf(content),
      isMeantOtherwise: false,
      replies,
      ...danger,
    }),
    mode: companionModes.find((mode) => mode === context?.mode) ?? 'ask',
    interests: context?.interests ?? [],
    style: context?.style ?? 'warm_supportive',
    turns: turnsWithoutDanger(context?.turns ?? [], reader),
    page: null,
    told: {
      now: context?.now ?? null,
      about: context?.about ?? [],
      self: context?.self ?? [],
      people: context?.people ?? [],
      open: context?.open ?? [],
      counts: context?.counts ?? [],
    },
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
