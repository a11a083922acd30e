import { type Analysis, counted } from '#domain/insights/analysis.ts'
import { type DayRow, mondayNumberOf } from '#domain/insights/day-table.ts'
import type { InsightRange } from '#domain/insights/insight-range.ts'
import { type Noticed, noticedIn } from '#domain/insights/noticed.ts'
import {
  analyticsPreferenceRecords,
  analyticsPreferencesIn,
  insightAnswerRecords,
} from '#domain/insights/records.ts'
import { areInsightsDue } from '#domain/insights/schedule.ts'
import type { JobResult } from '#domain/jobs/device-job.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { beginJob } from '#worker/core/background-jobs.ts'
import { calmMs } from '#worker/core/calm-change.ts'
import { changeSingle } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { rest } from '#worker/core/pause.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import { emitting, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import { changed, tableOf } from './insight-table.ts'
import { type NoticedEvent, watchInsights, watchNoticed } from './insights.calls.ts'
import { keptIn, letGo, letGoOfOld, reckon, saidIn } from './kept-analysis.ts'
import { noteNoticed } from './last-noticed.ts'
import { lineOf } from './page-facts.ts'
import { PageTable, slices } from './page-table.ts'

/** The dashboard's insight is one of the last ninety days. */
const noticedRange = '90'

/** Notes that insights were put together just now. */
const noteAnalysis = (tools: WorkerTools): Promise<void> =>
  changeSingle(tools, analyticsPreferenceRecords, () => ({
    ...analyticsPreferencesIn(tools.session.store),
    lastAnalysisDate: new Date(tools.now()).toISOString(),
  }))

const goneIn = ({ store }: VaultSession): ReadonlySet<string> =>
  new Set(
    Array.from(store.of(insightAnswerRecords).values(), ({ data }) => data)
      .filter(({ answer }) => answer !== 'helpful')
      .map(({ claim }) => claim),
  )

/** Whether every page that it quotes is still there and still begins as it did. */
function stillStands({ store }: VaultSession, { days }: Analysis, { evidence }: Noticed): boolean {
  const knows = promptsKnownIn(store)
  const lines = new Map(days.flatMap(({ pages }) => pages.map(({ uid, line }) => [uid, line] as const)))
  return evidence.every(({ entryUid }) => {
    const page = store.one(journalEntries, entryUid)
    if (!isLivingEntry(page)) return false
    return lineOf(page.data, withoutPrompts(page.data.content, knows)) === lines.get(entryUid)
  })
}

/** One thing that was noticed lately, from what is kept; put together anew where that is due. */
async function tellNoticed(
  tools: WorkerTools,
  today: Day,
  emit: (event: NoticedEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { session } = tools
  const preferences = analyticsPreferencesIn(session.store)
  const noticedOf = (analysis: Analysis) => noticedIn(analysis, goneIn(session), mondayNumberOf(today))
  const say = (noticed: Noticed | null, isNew: boolean) =>
    emit(
      noticed ? { is: 'noticed', noticed, isNew: isNew && preferences.notifyOnInsights } : { is: 'nothing' },
    )
  const kept = await keptIn(tools, noticedRange)
  const known = kept && noticedOf(kept.data)
  const isKept = kept !== undefined && (!known || stillStands(session, kept.data, known))
  if (isKept) say(known ?? null, false)
  else if (kept) await letGo(session, noticedRange)
  if (!preferences.autoGenerateInsights && !isKept) return emit({ is: 'off' })
  if (isKept && !areInsightsDue(preferences, tools.now())) return
  if (!isKept) emit({ is: 'coming' })
  await rest(calmMs, signal)
  const pages = new PageTable(session)
  await pages.load()
  say(noticedOf(await generate(tools, pages, noticedRange, today, signal, 0)), true)
  if (areInsightsDue(analyticsPreferencesIn(session.store), tools.now())) await noteAnalysis(tools)
}

/** What is told while insights are put together. */
interface Telling {
  readonly onRead: (read: number, of: number) => void
  readonly onTable: (table: readonly DayRow[]) => void
}

/** Reads what is new and puts the insights of a range together, and tells that as a job; `priority` as with `beginJob`. */
async function generate(
  tools: WorkerTools,
  pages: PageTable,
  range: InsightRange,
  today: Day,
  signal: AbortSignal,
  priority: 0 | 2,
  { onRead, onTable }: Partial<Telling> = {},
): Promise<Analysis> {
  const job = beginJob(tools.session.store, 'insights.generate', priority)
  try {
    const pause = slices(signal)
    const said = saidIn(tools.session)
    const facts = await pages.facts((read, of) => {
      job.progress(read, of)
      onRead?.(read, of)
    }, pause)
    const table = tableOf(tools, facts, range, today)
    onTable?.(table)
    const analysis = await reckon(tools, range, table, said, pause)
    job.completed(countsOf(analysis))
    return analysis
  } catch (error) {
    job.failed(error)
    throw error
  }
}

const countsOf = ({ pages, days, moves, cycles, changes }: Analysis): JobResult => ({
  pages,
  days: days.length,
  findings: moves.length + cycles.length + changes.length,
})

/** Puts the insights of the last ninety days together, and answers how much they rest on. */
export async function generateInsights(tools: WorkerTools, signal: AbortSignal): Promise<JobResult> {
  const pages = new PageTable(tools.session)
  await pages.load()
  const today = dayOf(tools.now(), ruleOf(tools))
  const analysis = await generate(tools, pages, noticedRange, today, signal, 2)
  await noteAnalysis(tools)
  return countsOf(analysis)
}

/** What is reckoned for the screen of insights and for the dashboard. */
export const insightStreams: readonly StreamImpl[] = [
  emitting(watchInsights, async (tools, { range, today }, emit, signal) => {
    const pages = new PageTable(tools.session)
    await pages.load()
    let shown: Analysis | undefined
    const telling: Telling = {
      onRead: (read, of) => emit({ is: 'reading', read, of }),
      // What is only counted is there at once; what is held against chance follows.
      onTable(table) {
        if (!shown || shown.from !== table[0]?.day || shown.to !== table.at(-1)?.day) return
        const names = new Set(shown.moves.map(({ factor }) => factor))
        emit({ is: 'found', analysis: { ...shown, ...counted(table, names) } })
      },
    }
    while (!signal.aborted) {
      const change = changed(tools.session, signal)
      shown = await generate(tools, pages, range, today, signal, 2, telling)
      emit({ is: 'found', analysis: shown })
      await change
    }
  }),
  emitting(watchNoticed, (tools, { today }, emit, signal) =>
    tellNoticed(
      tools,
      today,
      (event) => {
        noteNoticed(tools.session.store, event)
        emit(event)
      },
      signal,
    ).finally(() => letGoOfOld(tools)),
  ),
]
