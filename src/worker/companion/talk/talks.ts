import { standaloneTalks, type TalkRecord } from '#domain/companion/talk/talk.ts'
import { talkPath } from '#domain/companion/talk/talk-path.ts'
import { firstWords, holdsWords, wordsAround } from '#domain/companion/talk/talk-words.ts'
import { type JournalMessage, journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import { isPurgeDue } from '#domain/journal/versions/trash.ts'
import type { Entity, Store, VaultSession } from '#vault/store/store.ts'
import { createOf, patchOf, removeOf } from '#worker/core/entity.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import { binTalk, findMessage, renameTalk, type TalksRow, talks } from '../companion.calls.ts'
import { talkOf } from './talk-records.ts'

type Message = Entity<JournalMessage>

/** The messages of all talks that stand alone, by their talk; '' those from before there were several. */
function standaloneOf(store: Store): Map<string, Message[]> {
  const found = new Map<string, Message[]>()
  for (const message of store.of(journalMessages).values()) {
    if (message.data.entryId !== null) continue
    const key = message.data.talkId ?? ''
    const there = found.get(key)
    if (there) there.push(message)
    else found.set(key, [message])
  }
  return found
}

const recordOf = (store: Store, uid: string): TalkRecord | undefined =>
  store.of(standaloneTalks).get(uid)?.data

function rowOf(store: Store, uid: string, messages: readonly Message[], search: string): TalksRow | null {
  const record = recordOf(store, uid)
  if (record?.deletedAt) return null
  const shown = talkPath(messages).map(({ message }) => message.data)
  const title = record?.title ?? ''
  const texts = shown.map(({ content }) => content)
  if (search && !holdsWords([title, ...texts], search)) return null
  const first = shown.find(({ role }) => role === 'user')?.content ?? texts[0] ?? ''
  const found = search ? texts.map((text) => wordsAround(text, search)).find((words) => words !== null) : null
  return {
    id: uid || 'earlier',
    ...(uid && { talkUid: uid }),
    title,
    firstWords: firstWords(first),
    lastWords: found ?? firstWords(texts.at(-1) ?? '', 120),
    at: shown.at(-1)?.createdAt ?? '',
    count: shown.length,
  }
}

function rowsOf(store: Store, { search }: { readonly search: string }): TalksRow[] {
  const rows = [...standaloneOf(store)].flatMap(
    ([uid, messages]) => rowOf(store, uid, messages, search) ?? [],
  )
  return rows.sort((x, y) => (x.at < y.at ? 1 : -1))
}

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

/** Seals tombstones over talks that were deleted 30 days ago, with what was said in them; `nowMs` is a sure time. */
export async function tidyTalks(session: VaultSession, nowMs: number): Promise<void> {
  const due = [...session.store.of(standaloneTalks).values()].filter(({ data }) => isPurgeDue(data, nowMs))
  const uids = due.map(({ uid }) => uid)
  await removeOf({ session }, standaloneTalks, uids)
}

export const talksQueries: readonly QueryImpl[] = [answer(talks, rowsOf)]

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
