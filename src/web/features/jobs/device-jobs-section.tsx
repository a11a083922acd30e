import type { DeviceJob, DeviceOperation } from '#domain/jobs/device-job.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { DeviceJobsNow } from '#worker/jobs/device-jobs.calls.ts'
import type { ReadingProgress } from '#worker/journal/reading/reading.calls.ts'
import { jobWords, operationTitles, pressOf, readSoFar } from './device-job-words.ts'
import { type DeviceJobActions, useDeviceJobs } from './use-device-jobs.ts'

const operations = Object.keys(operationTitles) as DeviceOperation[]
const wordButton =
  'hit-44 shrink-0 rounded-inner text-small font-strong text-text-2 hover:text-ink disabled:text-muted'

/** What this device does in the background, how far it is, and ways to pause it and to try again. */
export function DeviceJobsSection() {
  const { now, reading, actions } = useDeviceJobs()
  const moment: Moment = { now: useNow(), ...useMyDay() }
  if (!now || !reading) return <Skeleton className="mt-3 h-40 w-full" />
  const { isPaused, jobs } = now
  return (
    <>
      <p className="type-secondary mt-1 text-muted">
        This is done by rules on this device, while you write. The server never hears of it, but for the
        calendars that you follow: it fetches them for this device. Nothing else is sent anywhere.
      </p>
      <ul className="mt-3">
        {operations.map((operation) => {
          const job = jobs.find((one) => one.operation === operation)
          return <JobLine key={operation} {...{ operation, job, now, reading, moment, actions }} />
        })}
      </ul>
      <button
        type="button"
        aria-pressed={isPaused}
        onClick={() => actions.pause(!isPaused)}
        className={`${wordButton} mt-4`}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </button>
      {isPaused && (
        <span role="status" className="type-secondary ml-3 text-muted">
          Paused. Nothing new begins.
        </span>
      )}
    </>
  )
}

interface JobLineProps {
  operation: DeviceOperation
  /** The latest one. */
  job: DeviceJob | undefined
  now: DeviceJobsNow
  reading: ReadingProgress
  moment: Moment
  actions: DeviceJobActions
}

function JobLine({ operation, job, now: { isPaused, analytics }, reading, moment, actions }: JobLineProps) {
  const title = operationTitles[operation]
  const press = pressOf(operation, job)
  const isReading = operation === 'journal.read' && job?.status !== 'failed'
  const waiting = analytics.filter(({ status }) => status === 'pending').length
  const words = isReading ? readSoFar(reading) : jobWords(operation, job, isPaused, moment)
  const share = shareOf(isReading ? reading : null, job)
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex items-baseline justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-ui font-strong">{title}</h3>
          <p role="status" className="type-secondary figures text-text-2">
            {words}
            {operation === 'insights.generate' && waiting > 1 && `, ${waiting} wait`}
          </p>
        </div>
        {press && (
          <button
            type="button"
            aria-label={`${press}: ${title}`}
            onClick={() => (press === 'Stop' && job ? actions.cancel(job.id) : actions.ask(operation))}
            className={wordButton}
          >
            {press}
          </button>
        )}
      </div>
      {share !== null && (
        <div aria-hidden="true" className="mt-2.5 h-1 overflow-hidden rounded-pill bg-surface-2">
          <div
            className="h-full origin-left rounded-pill bg-primary transition-transform duration-(--quick)"
            style={{ transform: `scaleX(${share})` }}
          />
        </div>
      )}
    </li>
  )
}

/** How much of something is done, 0 to 1; null: it is not going on. */
function shareOf(reading: ReadingProgress | null, job: DeviceJob | undefined): number | null {
  if (reading) return reading.read < reading.of ? reading.read / reading.of : null
  if (job?.status !== 'processing' || !job.progress || job.progress.of === 0) return null
  return job.progress.done / job.progress.of
}
