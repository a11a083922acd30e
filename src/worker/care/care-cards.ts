import { inOrder, talkPath } from '#domain/companion/talk/talk-path.ts'
import type { Moment } from '#domain/entity/moment.ts'
import { guidedConversations } from '#domain/guided/guided-conversation.ts'
import { type JournalMessage, journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import { careForm, careInTalk, type Flagged } from '#domain/safety/care-card.ts'
import { type CareAnswer, careAnswers } from '#domain/safety/care-records.ts'
import type { Danger } from '#domain/safety/danger-state.ts'
import * as reader from '#domain/safety/risk/risk-of-text.ts'
import { dayOf } from '#domain/time/day.ts'
import { ruleIn } from '#domain/time/my-day-in.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { keepInPlace } from '#worker/core/entity.ts'
import { dangerOfTalk } from '#worker/core/talk-danger.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { CareRow, TalkCareRow } from './care.calls.ts'
import { careStateIn, flaggedOf, timeOf, type Written } from './care-flags.ts'

/** Older messages bring no card: see `careForm`. */
const readBackMs = 9 * 86_400_000

interface WhichTalk {
  readonly entryUid: string | null
  readonly talkUid: string | undefined
}

function messagesOf(store: Store, { entryUid, talkUid }: WhichTalk): Entity<JournalMessage>[] {
  const found: Entity<JournalMessage>[] = []
  for (const message of store.of(journalMessages).values())
    if (message.data.entryId === entryUid && (entryUid !== null || message.data.talkId === talkUid))
      found.push(message)
  return inOrder(found)
}

export function cardOfTalk(store: Store, talk: WhichTalk, at: Moment): TalkCareRow[] {
  const said = messagesOf(store, talk)
  const danger = dangerOfTalk(store, said, reader)
  if (danger) return cardInDanger(store, { said, danger }, at)
  const since = at.nowMs - readBackMs
  const own = said.filter(({ data }) => data.role === 'user' && Date.parse(data.createdAt) > since)
  const flagged = own.flatMap((message) => flaggedOf(store, message, at) ?? [])
  const found = flagged.length > 0 ? careInTalk(flagged, careStateIn(store, at)) : null
  if (!found) return []
  const { thing, form } = found
  const next = said[said.findIndex(({ uid }) => uid === thing.about) + 1]
  const below = next?.data.role === 'assistant' ? next.uid : thing.about
  return [rowOf(thing, { form, below, isLast: own.at(-1)?.uid === thing.about })]
}

interface TalkInDanger {
  readonly said: readonly Entity<JournalMessage>[]
  readonly danger: Danger
}

/** As long as a talk is in danger the card stands below the last reply, where the hand is; its days count from what was said last. */
function cardInDanger(store: Store, { said, danger }: TalkInDanger, at: Moment): TalkCareRow[] {
  const words = said.find(({ uid }) => uid === danger.about)
  const thing = words && flaggedOf(store, words, at)
  if (!thing) return []
  const shown = talkPath(said).map(({ message }) => message)
  const since = shown.slice(
    Math.max(
      0,
      shown.findIndex(({ uid }) => uid === thing.about),
    ),
  )
  const below = (since.findLast(({ data }) => data.role === 'assistant') ?? since.at(-1))?.uid ?? thing.about
  const last = said.findLast(({ data }) => data.role === 'user') ?? words
  const form = careForm({ ...thing, day: dayOf(timeOf(last), ruleIn(store, at)) }, careStateIn(store, at))
  return form ? [rowOf(thing, { form, below, isLast: last.uid === thing.about })] : []
}

const rowOf = (
  { about, level, language }: Flagged,
  shown: Pick<TalkCareRow, 'form' | 'below' | 'isLast'>,
): TalkCareRow => ({ id: about, level, ...shown, ...(language && { language }) })

/** A page outside the trash, or a guided conversation. */
function readIn(store: Store, uid: string): Written | null {
  const guided = store.one(guidedConversations, uid)
  if (guided?.kind === guidedConversations.kind) return guided
  const entry = store.one(journalEntries, uid)
  return entry?.kind === journalEntries.kind && entry.data.deletedAt == null ? entry : null
}

export function cardOfPage(store: Store, uid: string, at: Moment): CareRow[] {
  const written = readIn(store, uid)
  const thing = written && flaggedOf(store, written, at)
  const form = thing && careForm(thing, careStateIn(store, at))
  const language = thing?.language
  return form ? [{ id: uid, level: thing.level, form, ...(language && { language }) }] : []
}

/** Keeps what was said to a card, with digests of what it rested on. */
export async function keepAnswer(tools: WorkerTools, about: string, says: CareAnswer['says']): Promise<void> {
  const { session, now, zone } = tools
  const { store } = session
  const thing = readIn(store, about) ?? store.one(journalMessages, about)
  const flagged = thing && flaggedOf(store, thing, { nowMs: now(), zone })
  if (!flagged) return
  const kept = [...store.of(careAnswers).values()].find(({ data }) => data.about === about)
  const keys = [...new Set([...(kept?.data.keys ?? []), ...flagged.keys])]
  const at = new Date(now()).toISOString()
  await keepInPlace(tools, careAnswers, { about, says, keys, at }, kept ? [kept.uid] : [])
}
