import { isDenied, tellsGood } from '#domain/companion/moves/went-well.ts'
import { linesNear, type NearLine } from '#domain/companion/retrieval/lines-near.ts'
import { answerInWords } from '#domain/guided/answered.ts'
import {
  type GuidedConversation,
  guidedConversations,
  type PageLine,
} from '#domain/guided/guided-conversation.ts'
import type { StepLines } from '#domain/guided/guided-method.ts'
import { guidedMethod, stepOf } from '#domain/guided/guided-methods.ts'
import { guidedPage } from '#domain/guided/guided-page.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { careAnswers } from '#domain/safety/care-records.ts'
import { sentences } from '#domain/text/text.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { createOf, patchOf, wanted } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { beginGuided, changeGuided, endGuided, findGuidedLines, type GuidedChange } from './guided.calls.ts'
import type { PagesToSearch } from './pages-to-search.ts'

const mostLines = 3
/** What a line has to share with what was written, in words that stand on one page only. */
const enough = 0.7

/** Whether a line may stand under a step that wants lines of this sort. */
const fits: Readonly<Record<StepLines, (line: string) => boolean>> = {
  about: () => true,
  for: (line) => !tellsGood(line),
  against: (line) => tellsGood(line) && !isDenied(line),
}

const talkOf = ({ session }: WorkerTools, uid: string): GuidedConversation =>
  wanted(session.store, guidedConversations, uid)

const longestLine = 600

/** The sentence that led here, as it stands on its page; null where the page is gone or says something else by now. */
function lineFrom({ session }: WorkerTools, entryUid: string, words: string): PageLine | null {
  const entry = session.store.one(journalEntries, entryUid)?.data
  const at = entry && words !== '' ? entry.content.indexOf(words) : -1
  if (!entry || entry.deletedAt != null || at < 0) return null
  const sentence = sentences(entry.content).find(({ start, end }) => start <= at && at + words.length <= end)
  const quote = sentence && sentence.text.length <= longestLine ? sentence.text : words
  return { entryUid, quote, day: entryDay(entry, myDayIn(session.store).startHour) }
}

async function begin(
  tools: WorkerTools,
  {
    method,
    from,
  }: { method: GuidedConversation['method']; from: { entryUid: string; quote: string } | null },
): Promise<string> {
  const line = from && lineFrom(tools, from.entryUid, from.quote)
  const lines = line ? { [guidedMethod(method).beginsAt]: [line] } : {}
  return createOf(tools, guidedConversations, { method, begunFrom: line, lines })
}

const without = <Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== key))

async function change(
  tools: WorkerTools,
  asked: { uid: string; step: string; change: GuidedChange },
): Promise<void> {
  const talk = talkOf(tools, asked.uid)
  const { id } = stepOf(guidedMethod(talk.method), asked.step)
  const { answer, strengths, lines } = asked.change
  await patchOf(tools, guidedConversations, asked.uid, {
    step: id,
    ...(answer !== undefined && {
      answers: { ...without(talk.answers, id), ...(answer.trim() && { [id]: answer }) },
    }),
    ...(strengths && { ratings: { ...talk.ratings, [id]: [...strengths] } }),
    ...(lines && { lines: { ...talk.lines, [id]: [...lines] } }),
  })
}

async function linesFor(
  index: PagesToSearch,
  tools: WorkerTools,
  asked: { uid: string; step: string },
): Promise<PageLine[]> {
  const talk = talkOf(tools, asked.uid)
  const method = guidedMethod(talk.method)
  const step = stepOf(method, asked.step)
  if (!step.lines) return []
  const said = method.steps.map((one) => answerInWords(one, talk)).filter((words) => words !== '')
  const text = said.join('\n')
  if (text === '') return []
  const taken = new Set(Object.values(talk.lines).flatMap((lines) => lines.map(({ quote }) => quote)))
  const except = new Set(talk.pageUid ? [talk.pageUid] : [])
  const isMeant = (line: string): boolean => fits[step.lines ?? 'about'](line)
  const near = linesNear(await index.ready(), text, { except, isMeant, enough })
  return chosenOf(near.filter(({ passage }) => !passage.isFromTalk && !taken.has(passage.quote)))
}

/** The nearest lines; of two that share words of one page, one. */
function chosenOf(near: readonly NearLine[]): PageLine[] {
  const chosen: PageLine[] = []
  for (const { passage } of near) {
    const { entryUid, quote, day } = passage
    const isSaid = chosen.some(
      (one) => one.entryUid === entryUid && (one.quote.includes(quote) || quote.includes(one.quote)),
    )
    if (!isSaid && chosen.length < mostLines) chosen.push({ entryUid, quote, day })
  }
  return chosen
}

async function end(tools: WorkerTools, { uid }: { uid: string }): Promise<string> {
  const talk = talkOf(tools, uid)
  const at = new Date(tools.now()).toISOString()
  const page = { ...guidedPage(guidedMethod(talk.method), talk), endedAt: at }
  const before = talk.pageUid ? tools.session.store.one(journalEntries, talk.pageUid) : undefined
  let pageUid = before?.data.deletedAt == null ? before?.uid : undefined
  if (pageUid) await patchOf(tools, journalEntries, pageUid, page)
  else {
    const entry = { ...newEntry(at, ruleOf(tools).zone), metadata: { guided: talk.method } }
    pageUid = await createOf(tools, journalEntries, { ...entry, ...page })
  }
  await patchOf(tools, guidedConversations, uid, { pageUid })
  await carryAnswers(tools, uid, pageUid)
  return pageUid
}

/** What was said to the card beside the conversation holds for the same words on its page. */
async function carryAnswers(tools: WorkerTools, from: string, to: string): Promise<void> {
  const all = [...tools.session.store.of(careAnswers).values()].map(({ data }) => data)
  const said = all.find(({ about }) => about === from)
  if (said && !all.some(({ about }) => about === to))
    await createOf(tools, careAnswers, { ...said, about: to })
}

export const guidedActions = (index: PagesToSearch): readonly CommandImpl[] => [
  perform(beginGuided, begin),
  perform(changeGuided, change),
  perform(findGuidedLines, (tools, asked) => linesFor(index, tools, asked)),
  perform(endGuided, end),
]
