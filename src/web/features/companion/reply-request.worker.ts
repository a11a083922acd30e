import { allowanceOf } from '#domain/companion/comfort.ts'
import { findingFor } from '#domain/companion/journal-finding.ts'
import { questionIn } from '#domain/companion/journal-question.ts'
import { recall } from '#domain/companion/recall.ts'
import type { Finding, Passage, RecalledPassage, ReplyRequest, Turn } from '#domain/companion/reply.ts'
import type { IndexedEntry, SearchIndex } from '#domain/companion/search-index.ts'
import { withoutDrafts } from '#domain/journal/drafted.ts'
import { entryDay } from '#domain/journal/entry-date.ts'
import { type JournalMessage, journalEntries } from '#domain/journal/journal-entry.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { myDayIn, ruleOf } from '#web/lib/my-day.worker.ts'
import type { WorkerTools } from '#web/lib/worker-calls.ts'
import type { Say, TalkOf } from './companion.calls.ts'
import { ratingsIn } from './period-ratings.worker.ts'
import { aboutOf, mannerOf, messagesOf, pathOf, styleOf } from './talk-records.worker.ts'

/** Enough for thirty replies, in which the companion does not repeat itself. */
const turnsRead = 64

/** Everything that a reply to a message of a talk is made from. */
export function requestFor(
  tools: WorkerTools,
  index: SearchIndex,
  said: Pick<Say, 'entryUid' | 'talkUid' | 'mode'>,
  asked: Entity<JournalMessage>,
): ReplyRequest {
  const { store } = tools.session
  const { entryUid, mode } = said
  const manner = mannerOf(store)
  const today = dayOf(tools.now(), ruleOf(tools))
  const page = manner.readsPage ? pageBeside(store, entryUid) : null
  const before = messagesBefore(store, said, asked)
  const message = asked.data.content
  const inTalk = new Set(messagesOf(store, said).map(({ uid }) => uid))
  const finding = manner.readsEarlier
    ? findingOf(store, index, { message, page, before, inTalk }, today)
    : null
  const isPageRead = page !== null && index.has(page.entryUid)
  return {
    ...{ message, mode, page, finding, today },
    style: styleOf(store),
    turns: before.flatMap(turnOf),
    ...recalledFor(index, { message, page, entryUid, inTalk, before, finding, manner }),
    interests: manner.interests,
    about: aboutOf(store),
    readsEarlier: manner.readsEarlier,
    entriesSearched: manner.readsEarlier ? index.entryCount - (isPageRead ? 1 : 0) : null,
  }
}

interface Recalling {
  readonly message: string
  readonly page: Passage | null
  readonly entryUid: string | null
  /** The messages of the open talk: they are no memory. */
  readonly inTalk: ReadonlySet<string>
  readonly before: readonly JournalMessage[]
  readonly finding: Finding | null
  readonly manner: ReturnType<typeof mannerOf>
}

function recalledFor(
  index: SearchIndex,
  { message, page, entryUid, inTalk, before, finding, manner }: Recalling,
): { readonly recalled: readonly RecalledPassage[]; readonly quotesAtMost: number } {
  const quoted = before.flatMap(({ receipts }) => receipts.map((receipt) => receipt.entryUid))
  const { passages: limit, quotes: quotesAtMost } = allowanceOf(manner.comfortLevel, {
    isAsked: finding?.question.isPlain === true,
    hasQuoted: quoted.length > 0,
    hasJustQuoted: (before.findLast(({ role }) => role === 'assistant')?.receipts.length ?? 0) > 0,
  })
  if (finding && finding.passages.length > 0) return { recalled: finding.passages, quotesAtMost }
  if (!manner.readsEarlier || limit === 0) return { recalled: [], quotesAtMost }
  const except = new Set([...inTalk, ...quoted, ...(entryUid === null ? [] : [entryUid])])
  const recalled = recall(index, { message, pageText: page?.text ?? '', except, limit })
  // The same sentence in two talks is no echo.
  return { recalled: recalled.filter(({ text }) => text.trim() !== message.trim()), quotesAtMost }
}

function findingOf(
  store: Store,
  index: SearchIndex,
  { message, page, before, inTalk }: Pick<Recalling, 'message' | 'page' | 'before' | 'inTalk'>,
  day: Day,
): Finding | null {
  const { startHour, weekStart } = myDayIn(store)
  const question = questionIn(message, { day, weekStart, names: [], notNames: [] })
  if (!question) return null
  const beside = {
    page: page && { ...page, uid: page.entryUid, content: page.text },
    talk: talkSoFar(before, day),
  }
  const finding = findingFor(index, question, beside, inTalk)
  return { ...finding, ratings: question.period ? ratingsIn(store, question.period, startHour) : [] }
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
