import type { ReplyRequest, ReplySource } from '#domain/companion/replies/reply.ts'
import { draftRequest, draftWords } from '#domain/companion/talk/draft-words.ts'
import { ownWords } from '#domain/companion/talk/own-words.ts'
import { messagesOf, pathOf, styleOf, type TalkOf } from '#domain/companion/talk/talk-in.ts'
import type { RiskReader } from '#domain/safety/risk-reader.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Store } from '#vault/store/store.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { riskReader } from '#worker/core/risk-reader.ts'
import { dangerOfTalk } from '#worker/core/talk-danger.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { AskDraft, DraftEvent } from '../companion.calls.ts'
import { ReplyFault } from '../sources/reply-fault.ts'

import { planReply, type ReplySegments } from './reply-plan.ts'

/** Stands where this device would answer: it drafts without a model. */
const byRules: ReplySource = {
  name: 'on-device',
  async *reply() {
    yield* []
  },
}

/** A draft of an entry from what the person said on the shown path of a talk: by a model where one may answer, else their own sentences. */
export async function draftEntry(
  parts: Omit<ReplySegments, 'onDevice'>,
  tools: WorkerTools,
  asked: AskDraft,
  emit: (event: DraftEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const own = draftWords(saidIn(tools.session.store, asked))
  if (own === '') {
    emit({ type: 'error', error: 'Nothing was said here yet that could stand on a page.' })
    return
  }
  const drafted = (words: string, by: string | null): void => emit({ type: 'drafted', words, by })
  try {
    const all = { ...parts, onDevice: byRules }
    const request = requestOf(tools, own, asked, await riskReader())
    const plan = await planReply(all, { tools, permit: asked.permit, request, emit })
    if (!plan || signal.aborted) return
    if (plan.source === byRules) return drafted(own, null)
    const words = await wordsOf(plan.source, plan.request, signal)
    if (signal.aborted) return
    if (words) drafted(words, plan.source.name)
    else drafted(own, null)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ReplyFault)) console.error(error)
    // Whoever cannot be reached is not needed for it.
    drafted(own, null)
  }
}

function saidIn(store: Store, talk: TalkOf): string[] {
  const quoted: string[] = []
  return pathOf(store, talk).flatMap(({ message: { data } }) => {
    if (data.role === 'user') return [ownWords(data.content, quoted).trim()]
    quoted.push(...data.receipts.map(({ quote }) => quote))
    return []
  })
}

const requestOf = (tools: WorkerTools, own: string, talk: TalkOf, reader: RiskReader): ReplyRequest => ({
  staysHere: dangerOfTalk(tools.session.store, messagesOf(tools.session.store, talk), reader) !== null,
  message: draftRequest(own),
  mode: 'listen',
  style: styleOf(tools.session.store),
  turns: [],
  page: null,
  recalled: [],
  entriesSearched: null,
  today: dayOf(tools.now(), ruleOf(tools)),
})

async function wordsOf(source: ReplySource, request: ReplyRequest, signal: AbortSignal): Promise<string> {
  let words = ''
  for await (const { content } of source.reply(request, signal)) words = content
  return words.trim()
}
