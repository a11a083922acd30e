import { singleOf } from '#domain/entity/records.ts'
import { type Analysis, analyse, insightsEngine } from '#domain/insights/analysis.ts'
import type { DayRow } from '#domain/insights/day-table.ts'
import { type InsightRange, insightRanges, isInsightMonth } from '#domain/insights/insight-range.ts'
import {
  analyticsPreferencesIn,
  relationshipCalibration,
  relationshipCalibrations,
} from '#domain/insights/records.ts'
import { keptUntil } from '#domain/insights/schedule.ts'
import { hashOf } from '#domain/journal/reading/reading-digest.ts'
import { type MemoryCorrection, memoryCorrections } from '#domain/memory/memory-correction.ts'
import type { VaultSession } from '#vault/store/store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

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

export const saidIn = ({ store }: VaultSession): string => {
  const said = [...store.of(memoryCorrections).values()].filter(({ data }) => aboutPeople.has(data.type))
  return hashOf(JSON.stringify(said.map(({ uid, data }) => `${uid} ${JSON.stringify(data)}`).sort()))
}

const nameOf = (range: InsightRange): string => `insights.${range}`

/** A thing that only this device has is let go of by writing nothing over it. */
export const letGo = ({ writeLocal }: VaultSession, range: InsightRange): Promise<void> =>
  writeLocal(nameOf(range), null).catch(() => undefined)

/** What is kept of a range, where today's rules reckoned it, its time has not passed and nothing was said about people since; else it goes from the device. */
export async function keptIn(
  { session, now }: WorkerTools,
  range: InsightRange,
): Promise<KeptAnalysis | undefined> {
  const kept = await session.readLocal<Partial<KeptAnalysis> | null>(nameOf(range)).catch(() => undefined)
  if (!kept) return undefined
  const { key, data, madeAtMs, said } = kept
  const isWhole =
    key !== undefined && data !== undefined && madeAtMs !== undefined && said === saidIn(session)
  if (
    isWhole &&
    key.startsWith(`${insightsEngine}.`) &&
    Date.parse(keptUntil(analyticsPreferencesIn(session.store), madeAtMs)) > now()
  )
    return { key, data, madeAtMs, said }
  await letGo(session, range)
  return undefined
}

/** Lets go of everything that was kept too long, whether or not anybody looks at it again. */
export async function letGoOfOld(tools: WorkerTools): Promise<void> {
  for (const range of Object.keys(insightRanges)) await keptIn(tools, range as InsightRange)
}

/** Names everything that an analysis depends on. */
const keyOf = (table: readonly DayRow[], calibration: unknown): string =>
  `${insightsEngine}.${hashOf(JSON.stringify([calibration, table]))}`

/** What is in a table of days: as it is kept where nothing of it has changed, else reckoned and kept. `pause`: called between slices. */
export async function reckon(
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
  if (isInsightMonth(range)) return step.value
  // What cannot be kept is only reckoned again next time.
  const made: KeptAnalysis = { key, data: step.value, madeAtMs: tools.now(), said }
  await session.writeLocal(nameOf(range), made).catch(() => undefined)
  return step.value
}
