import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assembleMemory } from '../assemble.ts'
import { MemoryIndex } from '../assembly/memory-index.ts'
import {
  memoryCacheEntry,
  recentJournalExtract,
  temporalSummary,
  unifiedExtraction,
  workingMemoryCache,
  workingMemorySummary,
} from '../memory-entities.ts'
import type { MemoryGraph, RememberedPage } from '../memory-graph.ts'
import { readMemory } from '../read-memory.ts'
import { AnswerCache } from './answer-cache.ts'
import { extractOf, unifiedExtractionOf } from './extracts.ts'
import { viewOf } from './memory-view.ts'
import { keptTalkContext, talkContext, workingMemoryOf } from './talk-context.ts'
import { userSummaries } from './user-summaries.ts'
import { summaryOfYear, workingSummary } from './working-summary.ts'

const today = '2026-05-20'
const now = '2026-05-20T20:00:00.000Z'
const nowMs = Date.parse(now)
const made = { userId: 7, now, weekStart: 'monday' } as const

const texts = [
  'My sister Ilse rang. I moved to Leeds last week.',
  'Ilse lives in York. Rain all day and I was afraid.',
  'My mother Agnes knew. Ilse got the job last week.',
  'Ilse moved to Leeds last week. I was so happy about it.',
  'Tobias stopped driving last week.',
  'Nothing much. The garden was wet.',
]
const page = (nth: number, day: string, text: string, mood: number | null = null): RememberedPage => ({
  uid: `page ${nth}`,
  day,
  atMs: Date.parse(day) + nth,
  mood,
  read: readMemory(text, { day, weekStart: 'monday', names: [], notNames: [] }),
})
const life = texts.map((text, nth) =>
  page(nth, `2026-05-${String(4 + nth * 3).padStart(2, '0')}`, text, 5 + nth),
)
const view = viewOf(assembleMemory(life, { corrections: [], today }), today)

test('the sentences of a claim are those that say it, not the first of their pages', () => {
  const pages = [
    page(0, '2026-05-04', 'Rain all day. My sister Ilse rang.'),
    page(1, '2026-05-05', 'Went to the shop. Ilse sang in the kitchen.'),
    page(2, '2026-05-06', 'Back at work. I was so happy about the letter, so very happy.'),
  ]
  const wordsOf = ({ uid, sentence }: { uid: string; sentence: readonly [number, number] }) =>
    [
      'Rain all day. My sister Ilse rang.',
      '',
      'Back at work. I was so happy about the letter, so very happy.',
    ][Number(uid.at(-1))]?.slice(...sentence)
  const { mental_model_summary, psychological_summary } = userSummaries(
    viewOf(assembleMemory(pages, { corrections: [], today }), today),
  )
  const [sister] = mental_model_summary.claims
  expect([sister?.words, sister?.receipts.map(wordsOf)]).toEqual([
    'Ilse is your sister',
    ['My sister Ilse rang.'],
  ])
  const joy = psychological_summary.claims.find(({ words }) => words.startsWith('Joy'))
  expect(joy?.receipts.map(wordsOf)).toEqual(['I was so happy about the letter, so very happy.'])
})

// Spec: S3-096, S3-097
test('a working summary covers its day, week or month and says nothing without a sentence', () => {
  const month = workingMemorySummary.parse(workingSummary('month', view, made))
  expect([month.contentStartDate, month.contentEndDate, month.version]).toEqual(['2026-05-01', today, 1])
  expect(month.summaryContent).toMatchObject({ pages: 6, mood: { mean: 7.5, rated: 6 } })
  const week = workingSummary('week', view, made)
  expect([week.contentStartDate, week.summaryContent.pages]).toEqual(['2026-05-18', 1])
  expect(workingSummary('day', view, made).summaryContent.pages).toBe(0)
})

test('the checksum of a summary is another one exactly when a page that it covers is', () => {
  const of = (pages: readonly RememberedPage[]) =>
    workingSummary('week', viewOf(assembleMemory(pages, { corrections: [], today }), today), made).checksum
  expect(of([...life])).toBe(of(life.toReversed()))
  expect(of(life.with(0, page(0, '2026-05-04', 'Something else.')))).toBe(of(life))
  expect(of(life.with(5, page(5, '2026-05-19', 'Something else.')))).not.toBe(of(life))
})

// Spec: S3-105
test('the temporal summary tells the year so far, month by month', () => {
  const year = temporalSummary.parse(summaryOfYear(view, made, '2026-01-02T08:00:00.000Z'))
  expect(year).toMatchObject({
    ...{ contentStartDate: '2026-01-01', contentEndDate: today, updatedAt: now },
    createdAt: '2026-01-02T08:00:00.000Z',
    summaryContent: { months: [{ month: '2026-05', pages: 6 }] },
  })
})

// Spec: S3-019
test('the five summaries of a person are claims, each with its sentences and its count', () => {
  const all = userSummaries(view)
  expect(Object.keys(all)).toEqual([
    'historical_context_summary',
    'mental_model_summary',
    'psychological_summary',
    'causal_summary',
    'temporal_summary',
  ])
  const words = (name: keyof typeof all) => all[name].claims.map((claim) => claim.words)
  expect(words('mental_model_summary')).toContain('Ilse is your sister')
  expect(words('mental_model_summary')).toContain('Ilse moved to Leeds last week')
  expect(words('historical_context_summary')).toContain('Ilse lives in York')
  for (const { claims } of Object.values(all))
    for (const { receipts, pages } of claims) expect(Math.min(receipts.length, pages)).toBeGreaterThan(0)
})

// Spec: S3-101, S3-051
test('an extract of a page holds its facts in its own words, its names and its feelings', () => {
  const graph = assembleMemory(life, { corrections: [], today })
  const [first] = graph.pages
  if (!first) throw new Error('There is no page')
  const text = texts[0] ?? ''
  const extract = recentJournalExtract.parse(extractOf({ page: first, text, graph }, made))
  expect(extract).toEqual({
    ...{ userId: 7, journalId: first.uid, extractedAt: now, modelUsed: expect.any(String) },
    entryTimestamp: new Date(first.atMs).toISOString(),
    keyFacts: ['You moved to Leeds last week'],
    mentionedEntities: ['Ilse', 'Leeds'],
    keyEmotions: first.read.emotions,
  })
  const unified = unifiedExtraction.parse(unifiedExtractionOf({ page: first, text, graph }))
  expect(unified.coreferenceChains).toEqual([['Ilse'], ['Leeds']])
})

// Spec: S3-098, S3-099, S3-102, S3-103, S3-104, S4-085
test('what was retrieved for a question is kept with how often it was asked, until it expires or no longer holds', () => {
  const cache = new AnswerCache(7)
  const question = { question: 'Where does my sister live?', period: null }
  expect(workingMemoryOf(cache, question, view)).toBeNull()
  const context = keptTalkContext(cache, question, view, nowMs)
  expect(context.who.map(({ node }) => node.name)).toEqual(['Ilse'])
  expect(context.who[0]?.facts.map(({ what }) => what)).toEqual([
    'got the job last week',
    'moved to Leeds last week',
  ])
  expect(workingMemoryCache.parse(workingMemoryOf(cache, question, view))).toMatchObject({
    accessCount: 1,
    isStale: false,
  })
  expect(keptTalkContext(cache, question, view, nowMs + 1_000)).toBe(context)
  expect(workingMemoryOf(cache, question, view)?.accessCount).toBe(2)
  const other = viewOf(assembleMemory(life.slice(0, 3), { corrections: [], today }), today)
  expect(workingMemoryOf(cache, question, other)?.isStale).toBe(true)
  const late = nowMs + 25 * 60 * 60 * 1000
  expect(keptTalkContext(cache, question, view, late)).not.toBe(context)
  for (const { entry } of cache.entries(view)) memoryCacheEntry.parse(entry)
  cache.sweep(other, late)
  expect(cache.entries(other)).toEqual([])
})

test('a kept answer is stale exactly where something that it rests on has changed: against a full recomputation', () => {
  const settled = (index: MemoryIndex): MemoryGraph => {
    const steps = index.settle(today)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return step.value
  }
  const questions = ['Where is Ilse?', 'And Tobias?', 'What of my mother?', 'Leeds or York?'].map(
    (question) => ({
      ...{ question, period: null },
    }),
  )
  const change = fc.record({ nth: fc.nat(5), text: fc.constantFrom(...texts), isGone: fc.boolean() })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const index = new MemoryIndex()
      for (const one of life) index.put(one)
      const cache = new AnswerCache(7)
      let graph = settled(index)
      for (const { nth, text, isGone } of changes) {
        const before = viewOf(graph, today)
        for (const question of questions) keptTalkContext(cache, question, before, nowMs)
        const first = life[nth]
        if (!first) continue
        if (isGone) index.remove(first.uid)
        else index.put(page(nth, first.day, text))
        graph = settled(index)
        const after = viewOf(graph, today)
        for (const question of questions) {
          const kept = workingMemoryOf(cache, question, after)
          const anew = talkContext(question, after)
          if (!kept?.isStale) expect(kept?.retrievedContext).toEqual(anew)
          expect(keptTalkContext(cache, question, after, nowMs)).toEqual(anew)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('a page that shares no name with a question leaves its kept answer alone', () => {
  const index = new MemoryIndex()
  for (const one of life) index.put(one)
  const settle = () => {
    const steps = index.settle(today)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return viewOf(step.value, today)
  }
  const cache = new AnswerCache(7)
  const facts = (subject: string) => (on: typeof view) => on.factsOf(subject)
  const ask = (on: typeof view) =>
    cache.answer({ kind: 'facts', args: 'person:ilse' }, on, nowMs, facts('person:ilse'))
  const first = ask(settle())
  index.put(page(5, '2026-05-19', 'Tobias rang about the garden.'))
  const after = settle()
  expect(cache.entries(after).map(({ isStale }) => isStale)).toEqual([false])
  expect(ask(after)).toBe(first)
})
