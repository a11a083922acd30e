import { messagesOf, type TalkOf, talkOf } from '#domain/companion/talk/talk-in.ts'
import { nextInstant } from '#domain/companion/talk/talk-path.ts'
import { journalMessages } from '#domain/journal/journal-entry.ts'
import { patchOf } from '#worker/core/entity.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

/** Instant, ISO, for what is said in a talk now. */
export const instantIn = (tools: WorkerTools, talk: TalkOf): string =>
  new Date(nextInstant(messagesOf(tools.session.store, talk), tools.now())).toISOString()

/** Goes back to a version of a message. */
export async function showAgain(tools: WorkerTools, uid: string): Promise<void> {
  const message = tools.session.store.of(journalMessages).get(uid)
  if (!message) return
  const shownAt = instantIn(tools, talkOf(message.data))
  await patchOf(tools, journalMessages, uid, { shownAt })
}
