import type { HealthLine } from '#contract/admin/admin.ts'
import type { JobStatus } from '#domain/jobs/job-status.ts'

const most = 1_000

/** A number of bytes in words: '312 MB'. Thousands, as disks are sold. */
export function bytesWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  let value = bytes
  let unit = 0
  while (value >= most && unit < units.length - 1) {
    value /= most
    unit++
  }
  const digits = unit > 0 && value < 10 ? 1 : 0
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${units[unit]}`
}

/** A duration in words: '46 ms', '9.2 s', '3 min'; null: a dash. */
export function durationWords(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1_000).toLocaleString('en', { maximumFractionDigits: 1 })} s`
  return `${Math.round(ms / 60_000).toLocaleString('en')} min`
}

/** How often something happens by itself: 'every hour', 'every day'. */
export function everyWords(ms: number): string {
  if (ms % 86_400_000 === 0) return ms === 86_400_000 ? 'every day' : `every ${ms / 86_400_000} days`
  if (ms % 3_600_000 === 0) return ms === 3_600_000 ? 'every hour' : `every ${ms / 3_600_000} hours`
  return `every ${Math.round(ms / 60_000)} minutes`
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const inWords = (count: number): string => small[count] ?? count.toLocaleString('en')

/** What is shown of a part: untried is set up, and nothing tells yet whether it works. */
export type ShownState = HealthLine['state'] | 'untried'

export const shownState = ({ state, ms, at }: Pick<HealthLine, 'state' | 'ms' | 'at'>): ShownState =>
  state === 'well' && ms === null && at === null ? 'untried' : state

/** The answer to 'Is everything up?'. */
export function healthWords(health: readonly HealthLine[]): string {
  const faults = (state: HealthLine['state']) =>
    health.filter((line) => line.state === state).map(({ part, says }) => `${part.toLowerCase()}: ${says}`)
  const asides = (
    [
      ['not_configured', 'not configured, which is not an error'],
      ['untried', 'set up and not tried yet'],
    ] as const
  ).map(([state, words]) => {
    const count = health.filter((line) => shownState(line) === state).length
    return count === 0 ? '' : ` ${inWords(count)} ${count === 1 ? 'is' : 'are'} ${words}.`
  })
  const aside = asides.join('')
  const failing = faults('failing')
  if (failing.length > 0) return `No. Look at ${failing.join('; ')}.${aside}`
  const warned = faults('warning')
  if (warned.length > 0) return `Yes, but look at ${warned.join('; ')}.${aside}`
  return `Yes.${aside}`
}

interface Queue {
  readonly isPaused: boolean
  readonly categories: readonly { readonly counts: Readonly<Record<JobStatus, number>> }[]
  /** Since when the longest waiting job could have begun; null: none is kept waiting. */
  readonly oldestDueAt: string | null
  readonly workers: readonly { readonly isHere: boolean }[]
  /** All that failed and are still kept. */
  readonly failed: number
}

const minuteMs = 60_000
/** What could have begun so long ago is late. */
const lateMs = 10 * minuteMs

/** The answer to 'Is anything stuck?' at an instant (ms). */
export function stuckWords(
  { isPaused, categories, oldestDueAt, workers, failed: kept }: Queue,
  nowMs: number,
): string {
  const sum = (status: JobStatus) => categories.reduce((all, { counts }) => all + counts[status], 0)
  const [running, waiting, failed] = [sum('processing'), sum('queued'), sum('failed')]
  const waitedMs = oldestDueAt === null ? 0 : nowMs - Date.parse(oldestDueAt)
  const minutes = Math.floor(waitedMs / minuteMs)
  const hours = Math.floor(minutes / 60)
  const parts = [
    running === 0 ? 'Nothing runs' : counted(running, 'job runs', 'jobs run'),
    waiting === 0 ? 'nothing waits' : `${waiting.toLocaleString('en')} ${waiting === 1 ? 'waits' : 'wait'}`,
    ...(minutes > 0
      ? [`the oldest for ${hours > 0 ? counted(hours, 'hour') : counted(minutes, 'minute')}`]
      : []),
    `${failed === 0 ? 'none' : failed.toLocaleString('en')} failed in the last 24 hours`,
    ...(kept > failed ? [`${(kept - failed).toLocaleString('en')} before that`] : []),
  ].join(', ')
  if (isPaused) return `The queue is paused: nothing new begins. ${parts}.`
  if (!workers.some(({ isHere }) => isHere)) return `Yes: no server takes jobs. ${parts}.`
  return `${failed > 0 || waitedMs > lateMs ? 'Something needs a look.' : 'No.'} ${parts}.`
}

interface Asked extends Pick<Queue, 'isPaused' | 'categories' | 'oldestDueAt'> {
  readonly now: string
  /** Those that are listed; the others are only counted. */
  readonly jobs: readonly { readonly status: JobStatus; readonly dueAt: string | null }[]
}

/** How long until the queue is asked again, in ms: soon while something runs or is about to, since then somebody looks on. */
export function askJobsAgainMs({ now, isPaused, categories, oldestDueAt, jobs }: Asked): number {
  const nowMs = Date.parse(now)
  const isSoon = (at: string | null): boolean => at !== null && Math.abs(Date.parse(at) - nowMs) < minuteMs
  const isRunning = categories.some(({ counts }) => counts.processing > 0)
  const isAboutTo =
    isSoon(oldestDueAt) || jobs.some(({ status, dueAt }) => status === 'queued' && isSoon(dueAt))
  return isRunning || (isAboutTo && !isPaused) ? 2_000 : 15_000
}
