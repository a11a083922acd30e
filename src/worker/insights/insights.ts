import { singleOf } from '#domain/entity/records.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitSkips } from '#domain/habits/habit-records.ts'
import {
  type Analysis,
  analyse,
  type InsightRange,
  insightRanges,
  insightsEngine,
  rangeStart,
} from '#domain/insights/analysis.ts'
import { type DayRow, dayTable, mondayNumberOf, type PageFacts } from '#domain/insights/day-table.ts'
import { habitDaysIn, stepDaysIn } from '#domain/insights/doings.ts'
import { type Noticed, noticedIn } from '#domain/insights/noticed.ts'
import {
  type AnalyticsPreferences,
  analyticsPreferenceRecords,
  analyticsPreferences,
  insightAnswerRecords,
  relationshipCalibration,
  relationshipCalibrations,
} from '#domain/insights/records.ts'
import { areInsightsDue, keptUntil } from '#domain/insights/schedule.ts'
import type { JobResult } from '#domain/jobs/device-job.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { journalInsights } from '#domain/journal/journal-insight.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import { hashOf } from '#domain/journal/reading/reading-digest.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { type MemoryCorrection, memoryCorrections } from '#domain/memory/memory-correction.ts'
import { mindfulnessSessions } from '#domain/mindfulness/mindfulness-records.ts'
import { sessionDays } from '#domain/mindfulness/sessions/session-day.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { beginJob } from '#worker/core/background-jobs.ts'
import { changeSingle } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { rest } from '#worker/core/pause.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import { emitting, type StreamImpl, type WorkerTools } from '#worker/core/worker-calls.ts'
import { type NoticedEvent, watchInsights, watchNoticed } from './insights.calls.ts'
import { lineOf } from './page-facts.ts'
import { livingPages, PageTable, slices } from './page-table.ts'

/** After a change more of them are likely to come. */
const calmMs = 1_500
/** The dashboard's insight is one of the last ninety days. */
const noticedRange = '90'

/** The days of a range with everything that is known of them. */
function tableOf(
  { session, now, zone }: WorkerTools,
  facts: readonly PageFacts[],
  range: InsightRange,
  today: Day,
): DayRow[] {
  const places = livingPages(session)
    .map(({ data }) => ({ atMs: Date.parse(data.createdAt), zone: data.zone }))
    .sort((a, b) => a.atMs - b.atMs)
  const dayOfSession = sessionDays(places, myDayIn(session.store).startHour)
  const first = facts[0] && facts[0].day < today ? facts[0].day : today
  const practice = Array.from(session.store.of(mindfulnessSessions).values(), ({ data }) => ({
    day: dayOfSession(data),
    minutes: data.spentMs / 60_000,
  }))
  return dayTable(facts, practice, rangeStart(range, today, first), today, {
    habits: habitDaysIn(session.store, today, { nowMs: now(), zone }),
    stepDays: stepDaysIn(session.store, (startedAt) => dayOfSession({ startedAt })),
  })
}

/** advanced_analytics, with what its data depend on and when they were reckoned: until when they are kept is said by the preferences of the day. */
interface KeptAnalysis {
  readonly key: string
  readonly data: Analysis
  readonly madeAtMs: number
  /** Names what the person had said to memory about people. */
  readonly said: string
}

const aboutPeople = new Set<MemoryCorrection['type']>([
  ...(['same', 'rename', 'kind', 'no-name', 'not-here', 'forget', 'never-page', 'pause'] as const),
])

const saidIn = ({ store }: VaultSession): string => {
  const said = [...store.of(memoryCorrections).values()].filter(({ data }) => aboutPeople.has(data.type))
  return hashOf(JSON.stringify(said.map(({ uid, data }) => `${uid} ${JSON.stringify(data)}`).sort()))
}

const nameOf = (range: InsightRange): string => `insights.${range}`

/** A thing that only this device has is let go of by writing nothing over it. */
const letGo = ({ writeLocal }: VaultSession, range: InsightRange): Promise<void> =>
  writeLocal(nameOf(range), null).catch(() => undefined)

/** What is kept of a range, where today's rules reckoned it, its time has not passed and nothing was said about people since; else it goes from the device. */
async function keptIn({ session, now }: WorkerTools, range: InsightRange): Promise<KeptAnalysis | undefined> {
  const kept = await session.readLocal<Partial<KeptAnalysis> | null>(nameOf(range)).catch(() => undefined)
  if (!kept) return undefined
  const { key, data, madeAtMs, said } = kept
  const isWhole =
    key !== undefined && data !== undefined && madeAtMs !== undefined && said === saidIn(session)
  if (
    isWhole &&
    key.startsWith(`${insightsEngine}.`) &&
    Date.parse(keptUntil(preferencesIn(session), madeAtMs)) > now()
  )
    return { key, data, madeAtMs, said }
  await letGo(session, range)
  return undefined
}

/** Lets go of everything that was kept too long, whether or not anybody looks at it again. */
async function letGoOfOld(tools: WorkerTools): Promise<void> {
  for (const range of Object.keys(insightRanges)) await keptIn(tools, range as InsightRange)
}

/** Names everything that an analysis depends on. */
const keyOf = (table: readonly DayRow[], calibration: unknown): string =>
  `${insightsEngine}.${hashOf(JSON.stringify([calibration, table]))}`

async function reckon(
  tools: WorkerTools,
  range: InsightRange,
  table: readonly DayRow[],
  said: string,
  pause: () => Promise<void>,
): Promise<Analysis> {
  const { session } = tools
  const calibration = relationshipCalibration.parse(singleOf(session.store, relationshipCalibrations) ?? {})
  const key = keyOf(table, calibration)
  const kept = await keptIn(tools, range)
  if (kept?.key === key && kept.said === said) return kept.data
  const work = analyse(table, calibration)
  let step = work.next()
  while (!step.done) {
    await pause()
    step = work.next()
  }
  // What cannot be kept is only reckoned again next time.
  const made: KeptAnalysis = { key, data: step.value, madeAtMs: tools.now(), said }
  await session.writeLocal(nameOf(range), made).catch(() => undefined)
  return step.value
}

/** How the person wants insights to be made. */
const preferencesIn = ({ store }: VaultSession): AnalyticsPreferences =>
  analyticsPreferences.parse(singleOf(store, analyticsPreferenceRecords) ?? {})

/** Notes that insights were put together just now. */
const noteAnalysis = (tools: WorkerTools): Promise<void> =>
  changeSingle(tools, analyticsPreferenceRecords, () => ({
    ...preferencesIn(tools.session),
    lastAnalysisDate: new Date(tools.now()).toISOString(),
  }))

const watchedKinds = new Set([
  journalEntries.kind,
  journalInsights.kind,
  memoryCorrections.kind,
  myDayRecords.kind,
  mindfulnessSessions.kind,
  relationshipCalibrations.kind,
  habits.kind,
  habitCompletions.kind,
  habitSkips.kind,
  goals.kind,
  goalProgresses.kind,
  goalMilestones.kind,
] as string[])

/** Resolves once something that insights rest on has changed and has come to rest, or `signal` aborts. */
async function changed({ store }: VaultSession, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = store.onChange((things) => {
      const isOurs = [...things.values()].some(
        (one) => one === undefined || (watchedKinds.has(one.kind) && one.kept !== 'draft'),
      )
      if (!isOurs) return
      stop()
      resolve()
    })
    signal.addEventListener('abort', () => {
      stop()
      resolve()
    })
  })
  if (!signal.aborted) await rest(calmMs, signal)
}

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
  const preferences = preferencesIn(session)
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
  if (areInsightsDue(preferencesIn(session), tools.now())) await noteAnalysis(tools)
}

/** Reads what is new and puts the insights of a range together, and tells that as a job; `priority` as with `beginJob`. */
async function generate(
  tools: WorkerTools,
  pages: PageTable,
  range: InsightRange,
  today: Day,
  signal: AbortSignal,
  priority: 0 | 2,
  onRead: (read: number, of: number) => void = () => undefined,
): Promise<Analysis> {
  const job = beginJob(tools.session.store, 'insights.generate', priority)
  try {
    const pause = slices(signal)
    const said = saidIn(tools.session)
    const facts = await pages.facts((read, of) => {
      job.progress(read, of)
      onRead(read, of)
    }, pause)
    const analysis = await reckon(tools, range, tableOf(tools, facts, range, today), said, pause)
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
    while (!signal.aborted) {
      const change = changed(tools.session, signal)
      const onRead = (read: number, of: number) => emit({ is: 'reading', read, of })
      emit({ is: 'found', analysis: await generate(tools, pages, range, today, signal, 2, onRead) })
      await change
    }
  }),
  emitting(watchNoticed, (tools, { today }, emit, signal) =>
    tellNoticed(tools, today, emit, signal).finally(() => letGoOfOld(tools)),
  ),
]
