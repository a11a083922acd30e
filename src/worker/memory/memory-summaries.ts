import type { Claim } from '#domain/memory/summaries/claims.ts'
import { modelUsed } from '#domain/memory/summaries/claims.ts'
import { viewOf } from '#domain/memory/summaries/memory-view.ts'
import * as user from '#domain/memory/summaries/user-summaries.ts'
import {
  type MadeBy,
  summaryOfYear,
  workingSummary,
  workingSummaryTypes,
} from '#domain/memory/summaries/working-summary.ts'
import type { ClaimRow, MemorySummaries, StretchRow } from './memory.calls.ts'
import type { MemoryLife } from './memory-life.ts'
import { MemoryRows } from './memory-rows.ts'
import { inSlices } from './slices.ts'

/** What a working or temporal summary holds, as it was made. */
interface Content {
  readonly pages: number
  readonly mood: StretchRow['mood']
  readonly names: readonly Claim[]
  readonly topics: readonly Claim[]
  readonly feelings: readonly Claim[]
  readonly learnt: readonly Claim[]
}

/** All summaries, a step each; those that still hold come out of the cache. */
export async function summariesOf(life: MemoryLife, nowMs: number): Promise<MemorySummaries | null> {
  const graph = await life.graph()
  return graph && inSlices(summarySteps(life, graph, nowMs), () => life.latest !== graph)
}

function* summarySteps(
  life: MemoryLife,
  graph: NonNullable<MemoryLife['latest']>,
  nowMs: number,
): Generator<undefined, MemorySummaries> {
  const rows = new MemoryRows(graph, life.source)
  const view = viewOf(graph, life.source.today())
  const made: MadeBy = {
    userId: life.userId,
    now: new Date(nowMs).toISOString(),
    weekStart: life.source.weekStart(),
  }
  const claimRow = ({ words, pages, receipts }: Claim): ClaimRow => ({
    ...{ words, pages },
    quotes: rows.quotes(
      receipts.map((receipt) => ({ ...receipt, atMs: 0, words: null })),
      3,
    ),
  })
  const kept = function* <Result>(kind: string, make: (on: typeof view) => Result) {
    yield
    return life.answers.answer({ kind, args: made.weekStart }, view, nowMs, make)
  }
  const user_ = (name: string, make: (on: typeof view) => user.UserSummary) =>
    (function* () {
      return (yield* kept(name, make)).claims.map(claimRow)
    })()
  const stretches: StretchRow[] = []
  for (const type of [...workingSummaryTypes, 'year'] as const) {
    const summary = yield* kept(type, (on) =>
      type === 'year' ? summaryOfYear(on, made) : workingSummary(type, on, made),
    )
    const { pages, mood, ...all } = summary.summaryContent as unknown as Content
    stretches.push({
      ...{ type, from: summary.contentStartDate, to: summary.contentEndDate, pages, mood },
      names: all.names.map(claimRow),
      topics: all.topics.map(claimRow),
      feelings: all.feelings.map(claimRow),
      learnt: all.learnt.map(claimRow),
    })
  }
  return {
    user: {
      historical_context_summary: yield* user_('historical', user.historicalContext),
      mental_model_summary: yield* user_('mental model', user.mentalModel),
      psychological_summary: yield* user_('psychological', user.psychological),
      causal_summary: (yield* life.answers.answerSteps(
        { kind: 'causal', args: made.weekStart },
        view,
        nowMs,
        user.causal,
      )).claims.map(claimRow),
      temporal_summary: yield* user_('temporal', user.temporal),
    },
    ...{ stretches, modelUsed },
  }
}
