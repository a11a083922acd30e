import { journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { meaningOf } from '#worker/core/journal-meaning.ts'
import { riskReader } from '#worker/core/risk-reader.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { Say } from '../companion.calls.ts'
import type { EntryIndex } from '../replies/entry-index.ts'
import type { AskMemory } from '../replies/reply-request.ts'
import { instantIn } from './talk-records.ts'

/** Where a reply looks. */
interface ReplyParts {
  readonly index: EntryIndex
  readonly memory: AskMemory
}

/** Fetches what a reply is made with, and begins what needs no kept message: the index, and the vector of a question. */
export async function partsFor(
  tools: WorkerTools,
  said: Pick<Say, 'entryUid' | 'talkUid' | 'content'>,
  index: ReplyParts['index'],
) {
  const parts = await Promise.all([
    import('../replies/reply-request.ts'),
    import('../replies/reply-plan.ts'),
    import('./care-in-talks.ts'),
    riskReader(),
    index.ready(said),
    import('../replies/meant-kind.ts'),
  ])
  const [{ askAhead }, , , , found] = parts
  void askAhead(tools, found, said.content ?? '')
  return parts
}

/** The journals in which words went all the way to a reply. */
const rehearsed = new WeakSet<object>()

/**
 * While somebody types: has ready what a reply to these words would be made with, and the model that knows what they mean. The first words in an open
 * journal go all the way to a reply, of which nothing is kept, so that the first real one finds its code and tables made.
 */
export async function rehearse(
  { index, memory }: ReplyParts,
  tools: WorkerTools,
  said: Pick<Say, 'entryUid' | 'talkUid'> & { readonly content: string },
): Promise<void> {
  const { store } = tools.session
  const { entryUid: entryId, talkUid: talkId, content } = said
  void meaningOf(store)?.ask(content.trim())
  const [{ requestFor }, , { withCare }, reader, found] = await partsFor(tools, said, index)
  if (rehearsed.has(store)) return
  rehearsed.add(store)
  const uid = tools.newUid()
  const data = journalMessage.parse({
    ...{ entryId, ...(entryId === null && { talkId }), content, role: 'user', messageId: uid },
    createdAt: instantIn(tools, said),
  })
  const asked = { uid, kind: journalMessages.kind, data, revision: 0, kept: 'draft' as const }
  const talk = { ...said, mode: 'plan' as const }
  const request = await requestFor(tools, { index: found, memory }, talk, asked)
  const { composeReply } = await import('#domain/companion/replies/compose-reply.ts')
  composeReply(withCare(request, tools, talk, asked, reader), 'on-device')
}
