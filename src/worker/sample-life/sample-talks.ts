import { journalMessages } from '#domain/journal/journal-entry.ts'
import { marked } from '#domain/sample-life/batch-mark.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

/** Where a talk of the life is: beside its page, or by its own uid. */
export interface TalkPlace {
  readonly entryUid: string | null
  readonly talkUid?: string
}

/** Says something to the companion of this device and waits until it has answered. */
export type Answer = (
  tools: WorkerTools,
  said: TalkPlace & { readonly content: string },
  signal: AbortSignal,
) => Promise<void>

export interface HoldTalk {
  readonly tools: WorkerTools
  readonly answer: Answer
  /** When it began, ms since 1970. */
  readonly said: number
  readonly importId: string
  readonly signal: AbortSignal
}

/** Lets the companion of this device answer what the person of the life said, at the time at which they said it. A talk that was held stays as it is. */
export async function holdTalk(
  { tools, answer, said, importId, signal }: HoldTalk,
  says: readonly string[],
  place: TalkPlace,
): Promise<void> {
  if (messagesAt(tools, place).length > 0) return
  for (const [nth, content] of says.entries()) {
    const then: WorkerTools = { ...tools, now: () => said + nth * 90_000 }
    await answer(then, { ...place, content }, signal)
  }
  await markTalk(tools, place, importId)
}

const messagesAt = ({ session }: WorkerTools, { entryUid, talkUid }: TalkPlace) =>
  [...session.store.of(journalMessages).values()].filter(({ data }) =>
    entryUid === null ? data.talkId === talkUid : data.entryId === entryUid,
  )

async function markTalk(tools: WorkerTools, place: TalkPlace, importId: string): Promise<void> {
  for (const { uid, data } of messagesAt(tools, place))
    await tools.session.put(journalMessages, uid, marked(data, importId))
}
