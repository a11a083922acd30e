import type { Finding, Overruling, ReplyRequest, Turn } from '#domain/companion/replies/reply.ts'
import { couldAnswer } from '#domain/companion/retrieval/answer-places.ts'
import { findingFor } from '#domain/companion/retrieval/journal-finding.ts'
import { type JournalQuestion, questionIn } from '#domain/companion/retrieval/journal-question.ts'
import type { MemoryForTalk } from '#domain/companion/retrieval/memory-for-talk.ts'
import { ratedFeeling } from '#domain/companion/retrieval/rated-feeling.ts'
import {
  aboutOf,
  mannerOf,
  messagesOf,
  pathOf,
  sourceOf,
  styleOf,
  type TalkOf,
} from '#domain/companion/talk/talk-in.ts'
import { withoutDrafts } from '#domain/journal/drafted.ts'
import { type JournalMessage, journalEntries } from '#domain/journal/journal-entry.ts'
import type { ReadingContext } from '#domain/journal/reading/context.ts'
import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { MemoryQuestion } from '#domain/memory/retrieval/memory-question.ts'
import type { Passage } from '#domain/search/passages.ts'
import type { IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { sentences } from '#domain/text/text.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { hasSouthernSeasons } from '#domain/time/southern-seasons.ts'
import { namesTableReady } from '#names-table'
import type { Entity, Store } from '#vault/store/store.ts'
import { followPages } from '#worker/core/journal-index.ts'
import { meaningOf } from '#worker/core/journal-meaning.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { Say } from '../companion.calls.ts'

import { askedByMeaning, lineByMeaning } from './asked-by-meaning.ts'
import type { Recalling } from './brought-up.ts'
import { ratedIn, ratingsIn } from './period-ratings.ts'

/** Enough for thirty replies, in which the companion does not repeat itself. */
const turnsRead = 64

/** Asks the person's memory; null where it is not put together yet. `leftOut`: pages and messages whose last words it need not know yet. */
export type AskMemory = (
  tools: WorkerTools,
  asked: MemoryQuestion,
  leftOut?: ReadonlySet<string>,
) => Promise<MemoryForTalk | null>

/** By open journal: what was read last, ahead, is read again when it is answered. */
const lastRead = new WeakMap<Store, { readonly key: string; readonly question: JournalQuestion | null }>()

/** The question to the journal in a message; null for none, and where earlier pages are not to be read. */
function questionOf(tools: WorkerTools, message: string): JournalQuestion | null {
  const { store } = tools.session
  if (!mannerOf(store).readsEarlier) return null
  const context = contextOf(tools)
  const key = `${context.day} ${context.weekStart} ${context.isSouthern} ${message}`
  const last = lastRead.get(store)
  if (last?.key === key) return last.question
  const question = questionIn(message, context)
  lastRead.set(store, { key, question })
  return question
}

/** By itself, as it knows all that a reply knows of a message. */
const meantKind = () => import('./meant-kind.ts')

/** What a day that a question names is told by. */
const contextOf = (tools: WorkerTools): ReadingContext => ({
  day: dayOf(tools.now(), ruleOf(tools)),
  weekStart: myDayIn(tools.session.store).weekStart,
  isSouthern: hasSouthernSeasons(tools.zone),
  ...{ names: [], notNames: [] },
})

/** Has the vectors reckoned that a reply to a message asks for, so that they are known by then: of a question to the journal, and of what may be meant as one. */
export async function askAhead(tools: WorkerTools, index: SearchIndex, message: string): Promise<void> {
  const meaning = meaningOf(tools.session.store)
  if (!meaning) return
  const question = questionOf(tools, message)
  if (question) void meaning.ask(question.asked)
  void askMeantAhead(tools.session.store, message, question)
  if (!question?.isPlain && mannerOf(tools.session.store).readsEarlier)
    void lineByMeaning(tools.session.store, index, message, new Set())
}

async function askMeantAhead(store: Store, message: string, question: JournalQuestion | null): Promise<void> {
  const { askedIn, meantIn } = await meantKind()
  if ((await meantIn(store, message, question)) !== 'journal') return
  void meaningOf(store)?.ask(await askedIn(store, message))
}

/** What a message is by its meaning, where rules do not know it, and what it asks the journal; null: nothing. */
async function askedOf(
  tools: WorkerTools,
  message: string,
): Promise<{ readonly meant: Overruling | null; readonly toJournal: JournalQuestion | null }> {
  const { store } = tools.session
  const ruled = questionOf(tools, message)
  const { askedIn, meantIn, meantQuestion } = await meantKind()
  const meant = await meantIn(store, message, ruled)
  if (meant === null) return { meant, toJournal: ruled }
  // Where it is meant for something else, no page is asked.
  if (meant !== 'journal' || !mannerOf(store).readsEarlier) return { meant, toJournal: null }
  const asked = await askedIn(store, message)
  return { meant, toJournal: meantQuestion(asked, ruled, contextOf(tools)) }
}

/** Everything that a reply to a message of a talk is made from. */
export async function requestFor(
  tools: WorkerTools,
  { index, memory: ask }: { readonly index: SearchIndex; readonly memory: AskMemory },
  said: Pick<Say, 'entryUid' | 'talkUid' | 'mode'>,
  asked: Entity<JournalMessage>,
): Promise<ReplyRequest> {
  await namesTableReady()
  const { store } = tools.session
  const { entryUid, mode } = said
  const manner = mannerOf(store)
  const today = dayOf(tools.now(), ruleOf(tools))
  const page = manner.readsPage ? pageBeside(store, entryUid) : null
  const before = messagesBefore(store, said, asked)
  const message = asked.data.content
  const inTalk = new Set(messagesOf(store, said).map(({ uid }) => uid))
  const { meant, toJournal } = await askedOf(tools, message)
  const asksModel = sourceOf(store).answers !== 'device'
  const except = new Set([...inTalk, ...(entryUid === null ? [] : [entryUid])])
  const { asked: question, period } = toJournal ?? { asked: message, period: null }
  const asksAll = asksModel && manner.readsEarlier
  const asksMemory = asksAll || (toJournal !== null && byMemory.has(toJournal.kind))
  // The one is reckoned in another thread meanwhile.
  const [near, memory, { allowed, asMeant, broughtUp }] = await Promise.all([
    toJournal || asksAll ? askedByMeaning(store, question) : null,
    asksMemory ? ask(tools, { question, period }, asksModel ? undefined : except) : null,
    import('./brought-up.ts'),
  ])
  const inIndex = toJournal && findingOf(store, index, toJournal, { page, before, inTalk, near }, today)
  const finding = inIndex && withMemory(inIndex, memory, { index, except })
  const broughtUpOf = async () => {
    const looked = { message, page, entryUid, inTalk, before, finding, manner, today }
    const found = broughtUp(index, { ...looked, mode: meant === 'dispute' ? 'challenge' : mode })
    if (toJournal?.isPlain || !manner.readsEarlier || found.quotesAtMost === 0) return found
    const [byWords = null] = found.recalled
    return asMeant(
      found,
      await lineByMeaning(store, index, message, except, byWords, wantsLine.has(meant)),
      before,
    )
  }
  const isPageRead = page !== null && index.has(page.entryUid)
  const request: ReplyRequest = {
    ...{ message, mode, meant, page, finding, today },
    style: styleOf(store),
    turns: before.flatMap(turnOf),
    ...(await broughtUpOf()),
    interests: manner.interests,
    about: aboutOf(store),
    readsEarlier: manner.readsEarlier,
    entriesSearched: manner.readsEarlier ? index.entryCount - (isPageRead ? 1 : 0) : null,
  }
  if (!asksModel) return request
  const { passages } = allowed(manner, finding, before)
  const bringsUp = manner.readsEarlier && passages > 0
  const { givenFor } = await import('./given-for.ts')
  return {
    ...request,
    given: await givenFor(tools, index, { request, except, bringsUp, memory, near }),
  }
}

const byMemory: ReadonlySet<Finding['question']['kind']> = new Set(['first', 'last', 'recall'])
const mostLines = 3
/** Silence will not do, and a line of their own may. */
const wantsLine: ReadonlySet<Overruling | null> = new Set(['dispute', 'plea'])

/** Where memory knows the answer, its sentences are what is found. */
function withMemory(
  finding: Finding,
  memory: MemoryForTalk | null,
  { index, except }: { readonly index: SearchIndex; readonly except: ReadonlySet<string> },
): Finding {
  const couldBe = ({ passage, time }: MemoryForTalk['lines'][number]): boolean =>
    !except.has(passage.entryUid) &&
    couldAnswer(index, finding.question, passage.quote, time ? 'fact' : 'who')
  const lines = memory?.lines.filter(couldBe) ?? []
  const [best] = lines
  if (!best || finding.rated || !byMemory.has(finding.question.kind)) return finding
  const passages = lines.slice(0, mostLines).map(({ passage }) => passage)
  return { ...finding, passages, remembered: best.time, isUnsure: false }
}

interface Looking extends Pick<Recalling, 'page' | 'before' | 'inTalk'> {
  readonly near: MeaningScores | null
}

function findingOf(
  store: Store,
  index: SearchIndex,
  question: JournalQuestion,
  { page, before, inTalk, near }: Looking,
  day: Day,
): Finding {
  const { startHour } = myDayIn(store)
  const beside = {
    page: page && { ...page, uid: page.entryUid, content: page.text },
    talk: talkSoFar(before, day),
  }
  const finding = findingFor(index, question, beside, { except: inTalk, near })
  return {
    ...finding,
    ratings: question.period ? ratingsIn(store, question.period, startHour) : [],
    ...ratedFindingOf(store, question, { startHour, except: page?.entryUid ?? null }),
  }
}

/** Where somebody asks when they first or last felt as the scales can say, the rating answers, with the beginning of its page. */
function ratedFindingOf(
  store: Store,
  { kind, about }: JournalQuestion,
  of: { readonly startHour: number; readonly except: string | null },
): Partial<Pick<Finding, 'rated' | 'passages'>> {
  const feeling = kind === 'last' || kind === 'first' ? ratedFeeling(about) : null
  const found = feeling && (kind === 'last' || kind === 'first') ? ratedIn(store, feeling, kind, of) : null
  if (!found) return {}
  const { rated, entry } = found
  const pages = followPages(store)
  const text = pages.ownWords(entry)
  const [first] = sentences(text)
  const { entryUid, createdAt, day } = rated
  const title = pages.told(entry.data.title, { uid: entryUid, atMs: Date.parse(createdAt) })
  const passage = { ...{ entryUid, createdAt, day, text, title }, shared: [] }
  return { rated, passages: first ? [{ ...passage, quote: first.text }] : [] }
}

/** What the person said in this talk, as one text without an entry behind it. */
function talkSoFar(before: readonly JournalMessage[], day: Day): IndexedEntry | null {
  const own = before.filter(({ role }) => role === 'user')
  const first = own[0]
  if (!first) return null
  const content = own.map((message) => message.content).join('\n\n')
  return { uid: '', title: '', content, createdAt: first.createdAt, day }
}

/** What is shown before a message: turns of other versions were never said here. */
function messagesBefore(
  store: Store,
  talk: TalkOf,
  asked: Entity<JournalMessage>,
): readonly JournalMessage[] {
  const all = pathOf(store, talk).map(({ message }) => message)
  const at = all.findIndex(({ uid }) => uid === asked.uid)
  return all
    .slice(0, Math.max(0, at))
    .slice(-turnsRead)
    .map(({ data }) => data)
}

function pageBeside(store: Store, entryUid: string | null): Passage | null {
  const entry = entryUid === null ? undefined : store.one(journalEntries, entryUid)
  if (entryUid === null || entry?.kind !== journalEntries.kind) return null
  const { title, content, createdAt } = entry.data
  const day = entryDay(entry.data, myDayIn(store).startHour)
  return { entryUid, title, text: withoutDrafts(content), createdAt, day }
}

const turnOf = ({ role, content }: JournalMessage): Turn[] => (role === 'system' ? [] : [{ role, content }])
