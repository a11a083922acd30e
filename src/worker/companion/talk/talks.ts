import { standaloneTalks, type TalkRecord } from '#domain/companion/talk/talk.ts'
import { standaloneOf, talkOf } from '#domain/companion/talk/talk-in.ts'
import { journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import type { Store, VaultSession } from '#vault/store/store.ts'
import { createOf, patchOf, removeOf } from '#worker/core/entity.ts'
import { dueInTrash, type TidyTime } from '#worker/core/trash.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { binTalk, findMessage, renameTalk } from '../companion.calls.ts'

const recordOf = (store: Store, uid: string): TalkRecord | undefined =>
  store.of(standaloneTalks).get(uid)?.data

/** Messages from before there were several talks get a talk of their own, so that something can be decided about it. */
async function named(tools: WorkerTools, talkUid: string | null): Promise<string> {
  if (talkUid !== null) return talkUid
  const { session, newUid } = tools
  const talkId = newUid()
  for (const { uid } of standaloneOf(session.store).get('') ?? [])
    await patchOf(tools, journalMessages, uid, { talkId })
  return talkId
}

async function decide(
  tools: WorkerTools,
  talkUid: string | null,
  decision: Partial<TalkRecord>,
): Promise<string> {
  const uid = await named(tools, talkUid)
  if (recordOf(tools.session.store, uid)) await patchOf(tools, standaloneTalks, uid, decision)
  else await createOf(tools, standaloneTalks, decision, uid)
  return uid
}

/** Seals tombstones over talks that have lain deleted for 30 days, with what was said in them. */
export async function tidyTalks(session: VaultSession, time: TidyTime): Promise<void> {
  await removeOf({ session }, standaloneTalks, await dueInTrash(session, standaloneTalks, time))
}

export const talksCommands: readonly CommandImpl[] = [
  perform(renameTalk, async (tools, { talkUid, title }) =>
    decide(tools, talkUid, { title: title.trim().slice(0, 200) }),
  ),
  perform(binTalk, async (tools, { talkUid, isBinned }) =>
    decide(tools, talkUid, { deletedAt: isBinned ? new Date(tools.now()).toISOString() : null }),
  ),
  perform(findMessage, async ({ session: { store } }, { uid }) => {
    const message = store.of(journalMessages).get(uid)
    if (!message) return null
    const { entryId, talkId } = message.data
    const entry = entryId === null ? null : store.of(journalEntries).get(entryId)
    const isGone = entryId === null ? recordOf(store, talkId ?? '')?.deletedAt : entry?.data.deletedAt
    return isGone ? null : talkOf(message.data)
  }),
]
