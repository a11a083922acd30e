import type { z } from 'zod'
import type { consolidatedMemory, memoryNode, memoryRelation } from './memory-entities.ts'
import type { MemoryGraph, Receipt } from './memory-graph.ts'
import type { Story } from './stories.ts'
import type { AnswerCache } from './summaries/answer-cache.ts'
import { extractOf, unifiedExtractionOf } from './summaries/extracts.ts'
import { viewOf } from './summaries/memory-view.ts'
import { userSummaries } from './summaries/user-summaries.ts'
import {
  type MadeBy,
  summaryOfYear,
  workingSummary,
  workingSummaryTypes,
} from './summaries/working-summary.ts'

export interface DerivedFrom {
  readonly graph: MemoryGraph
  readonly today: string
  readonly stories: readonly Story[]
  readonly answers: AnswerCache
  readonly made: MadeBy
  /** The text of a page as memory read it. */
  readonly textOf: (uid: string) => string
}

/** What was derived, under the specification's name for it. `entity`: one of memory-entities.ts, with `id` where others point to it; of 'users' the five summaries. */
export interface DerivedEntity {
  readonly kind: string
  readonly entity: object
}

const of = (kind: string, entity: object): DerivedEntity => ({ kind, entity })

/** Everything that memory made of a journal, an entity a step. None of it is a record: it is made again from the pages. */
export function* derivedEntities({
  graph,
  today,
  stories,
  answers,
  made,
  textOf,
}: DerivedFrom): Generator<DerivedEntity> {
  const wordsOf = ({ uid, sentence }: Receipt): string =>
    textOf(uid)
      .slice(...sentence)
      .trim()
  for (const { id, type, name, strength, aliases, role, first, last, pages } of graph.nodes) {
    const node: z.infer<typeof memoryNode> = {
      ...{ type, name, strength, lastAccessed: null },
      properties: { aliases, role, first, last, pages },
    }
    yield of('memory_nodes', { id, ...node })
  }
  for (const { source, target, type, strength, sentences, pages } of graph.relations) {
    const relation: z.infer<typeof memoryRelation> = {
      ...{ sourceId: source, targetId: target, type, strength },
      properties: { sentences, pages },
    }
    yield of('memory_relations', relation)
  }
  for (const { title, lines, type, sourceIds, emotions, strength } of stories) {
    const memory: z.infer<typeof consolidatedMemory> = {
      ...{ type, sourceIds: [...sourceIds], strength, embedding: [] },
      summary: [...new Set([title, ...lines].map(wordsOf))].join(' '),
      emotions: emotions.map(({ category, intensity }) => ({ category, intensity })),
    }
    yield of('consolidated_memories', memory)
  }
  const view = viewOf(graph, today)
  yield of('users', userSummaries(view))
  yield of('temporal_summaries', summaryOfYear(view, made))
  for (const type of workingSummaryTypes)
    yield of('working_memory_summaries', workingSummary(type, view, made))
  for (const { entry, isStale } of answers.entries(view))
    yield of('memory_cache_entries', { ...entry, isStale })
  for (const page of graph.pages) {
    const text = textOf(page.uid)
    for (const { category, intensity, sentence } of page.read.emotions) {
      const context = text.slice(...(page.read.sentences[sentence ?? -1] ?? [0, 0]))
      yield of('emotions', { entryId: page.uid, category, intensity, context })
    }
    yield of('recent_journal_extracts', extractOf({ page, text, graph }, made))
    yield of('unified_extractions', unifiedExtractionOf({ page, text, graph }))
  }
}
