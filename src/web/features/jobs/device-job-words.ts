import type { DeviceJob, DeviceOperation } from '#domain/jobs/device-job.ts'
import { attemptsOf } from '#domain/jobs/job.ts'
import { dayOf } from '#domain/time/day.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'
import { dayWords, type Moment } from '#web/lib/time-words.ts'
import type { ReadingProgress } from '#worker/journal/reading/reading.calls.ts'

export const operationTitles: Readonly<Record<DeviceOperation, string>> = {
  'journal.read': 'Reading your pages',
  'context.index': 'Indexing your pages for search and the companion',
  'meaning.index': 'Working out what your pages mean',
  'memory.assemble': 'Putting memory together',
  'insights.generate': 'Looking for links between your days',
  'calendar.refresh': 'Fetching the calendars that you follow',
}

const count = (pages: number): string => pages.toLocaleString('en-US')
const pagesWords = (pages: number): string => `${count(pages)} ${pages === 1 ? 'page' : 'pages'}`

/** '1,204 of 3,650 pages are read' */
export function readSoFar({ read, of }: Pick<ReadingProgress, 'read' | 'of'>): string {
  if (of === 0) return 'There is no page to read yet'
  if (read < of) return `${count(read)} of ${count(of)} pages are read`
  return of === 1 ? 'The one page is read' : `All ${count(of)} pages are read`
}

/** 'at 14:05' today, else with the day. */
function whenWords(instant: string, moment: Moment): string {
  const ms = Date.parse(instant)
  const time = `at ${timeOnWall(ms, moment.zone)}`
  return dayOf(ms, moment) === dayOf(moment.now, moment) ? time : `on ${dayWords(ms, moment)}, ${time}`
}

function doneWords({ result, completedAt }: DeviceJob, moment: Moment): string {
  const { pages, skipped, calendars, faults } = (result ?? {}) as Partial<Record<string, number>>
  const left = skipped === undefined ? '' : `; ${pagesWords(skipped)} could not be read`
  const from = pages === undefined ? '' : `, from ${pagesWords(pages)}${left}`
  const unfetched = faults
    ? `; ${count(faults)} of ${count((calendars ?? 0) + faults)} could not be fetched`
    : ''
  return completedAt === null ? 'Done' : `Done ${whenWords(completedAt, moment)}${from}${unfetched}`
}

/** How the latest job of an operation stands, in a sentence without its full stop; undefined: there was none. */
export function jobWords(
  operation: DeviceOperation,
  job: DeviceJob | undefined,
  isPaused: boolean,
  moment: Moment,
): string {
  if (!job && operation === 'memory.assemble')
    return isPaused ? 'Waits until the pause ends' : 'Begins by itself once your pages are read'
  if (!job) return 'Not done on this device yet'
  switch (job.status) {
    case 'queued':
    case 'scheduled':
      if (isPaused) return 'Waits until the pause ends'
      return job.error !== null && job.scheduledAt !== null
        ? `It did not work. The next try is ${whenWords(job.scheduledAt, moment)}`
        : 'Waits for its turn'
    case 'processing':
      return job.progress
        ? `Working on it: ${count(job.progress.done)} of ${pagesWords(job.progress.of)}`
        : 'Working on it'
    case 'completed':
      return doneWords(job, moment)
    case 'failed':
      return `It did not work in ${attemptsOf(job)} attempts. Nothing is lost`
    case 'cancelled':
      return 'Stopped'
  }
}

const byThemselves: readonly DeviceOperation[] = [
  'journal.read',
  'context.index',
  'meaning.index',
  'calendar.refresh',
]

/** What a button beside an operation does, and what it says; null: there is nothing to press. Four operations keep themselves up to date; memory does too, and may be stopped. */
export function pressOf(
  operation: DeviceOperation,
  job: Pick<DeviceJob, 'status' | 'error'> | undefined,
): 'Try again' | 'Do it now' | 'Stop' | null {
  if (job?.status === 'failed' || (job?.status === 'queued' && job.error !== null)) return 'Try again'
  const isByItself = byThemselves.includes(operation)
  if (job?.status === 'processing') return operation === 'memory.assemble' ? 'Stop' : null
  if (isByItself) return null
  return job?.status === 'queued' ? 'Stop' : 'Do it now'
}
