import { ownWords } from '#domain/companion/talk/own-words.ts'
import { messagesOf, pathOf, type TalkOf, talkOf } from '#domain/companion/talk/talk-in.ts'
import { guidedConversations } from '#domain/guided/guided-conversation.ts'
import { type GuidedCue, guidedCuesIn } from '#domain/guided/guided-cues.ts'
import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import { guidedMethod } from '#domain/guided/guided-methods.ts'
import { insightAnswerRecords } from '#domain/insights/records.ts'
import { type JournalMessage, journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import type { RiskReader } from '#domain/safety/risk-reader.ts'
import type { Entity, Store } from '#vault/store/store.ts'

import { promptsKnownIn } from '#worker/core/prompts.ts'
import { dangerOfTalk, riskOfMessage } from '#worker/core/talk-danger.ts'
import { answer, type QueryImpl } from '#worker/core/worker-calls.ts'

import { type GuidedOfferRow, guidedOffer } from './offers.calls.ts'

const weekMs = 7 * 86_400_000
const claimBegins = 'guided '

/** What was said in one talk within the week, or what one page says: texts of the person's own. */
interface Said {
  readonly key: string
  readonly texts: readonly string[]
  /** Heavy words are for people and not for a method. */
  readonly isHeavy: boolean
  /** Instant of the first of them, ISO. */
  readonly since: string
}

/** What was said in a talk since an instant (ISO) on the path that is shown. */
function saidIn(store: Store, talk: TalkOf, since: string, reader: RiskReader): Said {
  const path = pathOf(store, talk).map(({ message }) => message)
  const quoted: string[] = []
  const own: { readonly message: Entity<JournalMessage>; readonly text: string }[] = []
  for (const message of path) {
    const { role, content, createdAt, receipts } = message.data
    if (role === 'user' && createdAt >= since) own.push({ message, text: ownWords(content, quoted) })
    quoted.push(...receipts.map(({ quote }) => quote))
  }
  const isGrave = own.some(({ message }) => riskOfMessage(message, reader).level === 2)
  const last = own.at(-1)
  const isLastHeavy = last !== undefined && riskOfMessage(last.message, reader).level > 0
  return {
    key: keyOf(talk),
    texts: own.map(({ text }) => text),
    isHeavy: isGrave || isLastHeavy || dangerOfTalk(store, messagesOf(store, talk), reader) !== null,
    since: own[0]?.message.data.createdAt ?? '',
  }
}

const keyOf = ({ entryUid, talkUid = '' }: TalkOf): string => entryUid ?? `talk ${talkUid}`

/** The talks in which something was said since an instant (ISO), the one that began first first. */
function talksSince(store: Store, since: string, reader: RiskReader): Said[] {
  const talks = new Map<string, TalkOf>()
  for (const { data } of store.of(journalMessages).values())
    if (data.role === 'user' && data.createdAt >= since) talks.set(keyOf(talkOf(data)), talkOf(data))
  return [...talks.values()]
    .map((talk) => saidIn(store, talk, since, reader))
    .sort((a, b) => (a.since < b.since ? -1 : 1))
}

/** The pages since an instant (ISO), without what templates asked and others drafted. */
function pagesSince(store: Store, since: string, reader: RiskReader): Said[] {
  const prompts = promptsKnownIn(store)
  return [...store.of(journalEntries).values()].flatMap((entity): Said[] => {
    const { createdAt, content } = entity.data
    if (!isLivingEntry(entity) || entity.kept === 'draft' || createdAt < since) return []
    const text = withoutPrompts(content, prompts)
    return [{ key: entity.uid, texts: [text], isHeavy: reader.riskOf(text).level === 2, since: createdAt }]
  })
}

/** The methods that were begun, or put away, within the week. */
function methodsOfWeek(store: Store, since: string): ReadonlySet<string> {
  const begun = [...store.of(guidedConversations).values()]
    .filter(({ data }) => data.createdAt >= since)
    .map(({ data }) => data.method)
  const away = [...store.of(insightAnswerRecords).values()]
    .filter(({ data }) => data.createdAt >= since && data.claim.startsWith(claimBegins))
    .map(({ data }) => data.claim.split(' ')[1] ?? '')
  return new Set([...begun, ...away])
}

const rowOf = (cue: GuidedCue, today: string): GuidedOfferRow => ({
  ...cue,
  id: `${claimBegins}${cue.method} ${today}`,
  title: guidedMethod(cue.method).title,
})

/** A method is offered in the first talk of the week that gives a reason for it, and in no other. */
function offersIn(talks: readonly Said[], key: string): GuidedCue[] {
  const taken = new Set<GuidedMethodId>()
  for (const talk of talks) {
    const fresh = guidedCuesIn(talk.texts).filter(({ method }) => !taken.has(method))
    if (talk.key === key) return talk.isHeavy ? [] : fresh
    for (const { method } of fresh) taken.add(method)
  }
  return []
}

/** What screens ask about guided conversations; `reader` says what is too heavy for one. */
export const guidedAnswers = (reader: RiskReader): readonly QueryImpl[] => [
  answer(guidedOffer, (store, { talk, today }, { nowMs }) => {
    const since = new Date(nowMs - weekMs).toISOString()
    const talks = talksSince(store, since, reader)
    const gone = methodsOfWeek(store, since)
    const all = talk ? offersIn(talks, keyOf(talk)) : offersOfWeek(talks, pagesSince(store, since, reader))
    const cue = all.find(({ method }) => !gone.has(method))
    return cue ? [rowOf(cue, today)] : []
  }),
]

/** From all that was said and written in the week; nothing where any of it is heavy. */
function offersOfWeek(talks: readonly Said[], pages: readonly Said[]): GuidedCue[] {
  const said = [...talks, ...pages]
  if (said.some(({ isHeavy }) => isHeavy)) return []
  return guidedCuesIn(said.toSorted((a, b) => (a.since < b.since ? -1 : 1)).flatMap(({ texts }) => texts))
}
