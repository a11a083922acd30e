import { withoutPhotoMarks } from '#domain/journal/photo.ts'
import { tellsForgotten } from '#domain/memory/forgetting.ts'
import type { Forgotten } from '#domain/memory/forgotten.ts'
import type { Spot } from '#domain/memory/graph-layout.ts'
import { correctionsOf, type MemoryCorrection } from '#domain/memory/memory-correction.ts'
import type { MemoryGraph, MemoryRelation } from '#domain/memory/memory-graph.ts'
import { type MemoryAsked, type MemoryQuestion, questionsOf } from '#domain/memory/questions.ts'
import { isPaused, refusalsOf } from '#domain/memory/refusals.ts'
import { dayNumberOf } from '#domain/time/day-number.ts'
import type { MemoryOverview, QuestionRow, SettledRow } from './memory.calls.ts'
import type { MemoryLife } from './memory-life.ts'
import { MemoryRows } from './memory-rows.ts'
import type { MemorySource } from './memory-source.ts'
import { inSlices } from './slices.ts'
import type { SourcePage } from './source-page.ts'

const most = { nodes: 1_000, relations: 3_000, drawn: 60, quotes: 2, questions: 20, onThisDay: 4 }
/** A page that was looked at is not shown again within so many days. */
const restDays = 30

/** What the screen shows first of a memory, made in steps; null where it changes meanwhile. */
export async function overviewOf(life: MemoryLife): Promise<MemoryOverview | null> {
  const { namesForgotten } = await import('#domain/memory/told-words.ts')
  const graph = life.latest
  if (!graph) return null
  const began = performance.now()
  const made = await inSlices(overviewSteps(life, graph, namesForgotten), () => life.latest !== graph)
  return made && { ...made, tookMs: { ...life.tookMs, overview: performance.now() - began } }
}

/** Where all nodes stand that the overview tells of. */
export async function mapOf(life: MemoryLife): Promise<readonly Spot[]> {
  const graph = await life.graph()
  if (!graph) return []
  const ids = graph.nodes.slice(0, most.nodes).map(({ id }) => id)
  const lines = graph.relations.filter(isShown).slice(0, most.relations)
  return (await inSlices(life.mapSpots(ids, lines), () => life.latest !== graph)) ?? []
}

const isShown = ({ sentences, pages, type }: MemoryRelation): boolean =>
  sentences > 0 || pages > 1 || type !== 'together'

function* overviewSteps(
  life: MemoryLife,
  graph: MemoryGraph,
  namesForgotten: (words: string, forgotten: Forgotten) => boolean,
): Generator<undefined, Omit<MemoryOverview, 'tookMs'>> {
  const { source } = life
  const rows = new MemoryRows(graph, source)
  const today = source.today()
  const kept = source.corrections()
  const corrections = kept.map(({ data }) => data)
  const calibration = source.calibration()
  const parts = { corrections, today, calibration, wordsOf: rows.wordsOf }
  const stories = (yield* life.stories.stories(graph, parts)).map(
    ({ title, lines, sourceIds, key, type, of, emotions, from, to }) => ({
      ...{ key, type, of, emotions, from, to },
      title: rows.wordsOf(title),
      lines: lines.map(rows.quote),
      pages: sourceIds.length,
    }),
  )
  yield
  const relations = graph.relations.filter(isShown).slice(0, most.relations)
  const spots = yield* life.spots(
    graph.nodes.slice(0, most.drawn).map(({ id }) => id),
    relations,
  )
  const open = questionsOf(graph, { corrections, today, calibration })
  yield
  const questions = yield* questionRows(rows, open.slice(0, most.questions))
  const timeline = yield* pagesInTime(source)
  const remembered = onThisDay(rows, today, neverAgain(corrections))
  yield
  const left = unseen(rows, corrections).length
  yield
  const refusals = refusalsOf(corrections)
  const { forgotten } = refusals
  const isHidden = (said: MemoryCorrection) =>
    tellsForgotten(said, forgotten, (words) => namesForgotten(words, forgotten))
  return {
    today,
    pages: timeline.filter(({ isCheckIn }) => !isCheckIn).length,
    messages: graph.pages.filter(({ isTalk }) => isTalk).length,
    since: timeline[0]?.day ?? null,
    months: monthsOf(timeline, new Map(stories.map(({ key, title }) => [key, title]))),
    onThisDay: remembered,
    nodes: graph.nodes.slice(0, most.nodes).map(rows.node),
    ...{ relations, spots, questions, stories, toSettle: open.length },
    facts: graph.facts.length,
    settled: kept
      .filter(({ data }) => (data.type !== 'seen-page' || data.isNeverAgain) && !isHidden(data))
      .map((one) => settledRow(rows, one, (words) => namesForgotten(words, forgotten)))
      .sort((a, b) => (a.said.createdAt < b.said.createdAt ? 1 : -1)),
    left,
    isPaused: isPaused(refusals),
  }
}

function* questionRows(
  rows: MemoryRows,
  questions: readonly MemoryQuestion[],
): Generator<undefined, QuestionRow[]> {
  const made: QuestionRow[] = []
  for (const question of questions) {
    made.push(questionRow(rows, question))
    yield
  }
  return made
}

/** Every page of the journal that may be looked at, oldest first: also what memory could not read, or was not to remember for a while. */
export function* pagesInTime(source: MemorySource): Generator<undefined, SourcePage[]> {
  const { pages: refused } = refusalsOf(source.corrections().map(({ data }) => data))
  const found: SourcePage[] = []
  for (const uid of source.uids()) {
    const page = refused.has(uid) ? null : source.page(uid)
    if (page && !page.talk) found.push(page)
    if (found.length % 64 === 0) yield
  }
  return found.sort((a, b) => a.atMs - b.atMs)
}

function monthsOf(pages: readonly SourcePage[], titles: ReadonlyMap<string, string>) {
  const byMonth = Map.groupBy(pages, ({ day }) => day.slice(0, 7))
  return [...byMonth]
    .sort((a, b) => (a[0] < b[0] ? 1 : -1))
    .map(([month, all]) => {
      const checkIns = all.filter(({ isCheckIn }) => isCheckIn).length
      const title = titles.get(`month ${month}`) ?? null
      return { month, pages: all.length - checkIns, checkIns, title }
    })
}

/** A sentence of each earlier year's pages of this day; `never`: pages that do not come by themselves. */
function onThisDay(rows: MemoryRows, today: string, never: ReadonlySet<string>) {
  const pages = rows.graph.pages.filter(
    ({ uid, day, isTalk }) => !isTalk && !never.has(uid) && day.slice(5) === today.slice(5) && day < today,
  )
  return pages
    .reverse()
    .flatMap(({ uid, day, atMs, read }) => {
      const sentences = read.sentences.map((sentence) => ({ uid, day, atMs, sentence, words: null }))
      const whole = sentences.find(
        (one) => /[.!?]["”’)]?$/.test(rows.wordsOf(one)) && rows.wordsOf(one).length > 20,
      )
      const chosen = whole ?? sentences[0]
      return chosen ? [rows.quote(chosen)] : []
    })
    .slice(0, most.onThisDay)
}

function questionRow(rows: MemoryRows, question: MemoryQuestion): QuestionRow {
  const { id } = question
  if (question.type === 'same') {
    const { one, others, why } = question
    const asked = ({ node, surface }: MemoryAsked) => ({
      ...{ node: rows.node(node), surface },
      quotes: rows.quotes(rows.graph.mentionsOf(node.id), most.quotes),
    })
    return { id, type: 'same', why, one: asked(one), others: others.map(asked) }
  }
  if (question.type === 'against')
    return { id, type: 'against', fact: rows.fact(question.fact), earlier: rows.fact(question.earlier) }
  const fact = rows.fact(question.fact)
  return question.type === 'new' ? { id, type: 'new', fact } : { id, type: 'still', fact }
}

function settledRow(
  rows: MemoryRows,
  { uid, data }: { uid: string; data: MemoryCorrection },
  namesForgotten: (words: string) => boolean,
): SettledRow {
  const page = 'entryId' in data ? rows.source.page(data.entryId) : null
  const surfaces = [...('surface' in data ? [data.surface] : []), ...('other' in data ? [data.other] : [])]
  return {
    uid,
    said: data,
    names: surfaces.map(
      (surface) => rows.graph.nodeOf(surface)?.name ?? surface.split(':').at(-1) ?? surface,
    ),
    ...(page && { page: { day: page.day, title: namesForgotten(page.title) ? '' : page.title } }),
  }
}

/** Pages that are not to come by themselves again. */
const neverAgain = (corrections: readonly MemoryCorrection[]): Set<string> =>
  new Set(
    correctionsOf(corrections, 'seen-page').flatMap(({ entryId, isNeverAgain }) =>
      isNeverAgain ? [entryId] : [],
    ),
  )

/** Pages with words that may be shown by themselves: not looked at within 30 days, and not taken out for good. */
export function unseen({ graph, source }: MemoryRows, corrections: readonly MemoryCorrection[]): string[] {
  const since = dayNumberOf(source.today()) - restDays
  const resting = neverAgain(corrections)
  for (const { entryId, createdAt } of correctionsOf(corrections, 'seen-page'))
    if (dayNumberOf(source.dayAt(Date.parse(createdAt))) > since) resting.add(entryId)
  const hasWords = (uid: string) => {
    const page = source.page(uid)
    return page !== null && !page.isCheckIn && /\S/.test(withoutPhotoMarks(page.text))
  }
  return graph.pages.flatMap(({ uid, read, isTalk }) =>
    isTalk || read.sentences.length === 0 || resting.has(uid) || !hasWords(uid) ? [] : [uid],
  )
}
