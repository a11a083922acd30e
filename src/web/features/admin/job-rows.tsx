import { useState } from 'react'
import type { ShownJob } from '#contract/admin/jobs.ts'
import { isEnded } from '#domain/jobs/job.ts'
import { dayOf } from '#domain/time/day.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { dayWords, type Moment } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { durationWords } from './admin-words.ts'
import { JobDetail } from './job-detail.tsx'
import type { AskAboutJobs } from './job-proof.tsx'
import { JobSign } from './job-sign.tsx'

const wordButton =
  'hit-44 rounded-inner text-small font-strong text-text-2 hover:text-ink disabled:text-muted'

/** When something is or was: the time today, else day and time. */
function whenWords(at: string, moment: Moment): string {
  const ms = Date.parse(at)
  const time = timeOnWall(ms, moment.zone)
  return dayOf(ms, moment) === dayOf(moment.now, moment) ? time : `${dayWords(ms, moment)}, ${time}`
}

/** What stands beside a job: its fault, when it is to be, how urgent it is. */
function asideOf(job: ShownJob, moment: Moment): string {
  if (job.status === 'failed') return job.error === 'lost' ? 'its server was lost' : (job.error ?? '')
  if (job.status === 'processing' && job.dueAt) return `lease until ${whenWords(job.dueAt, moment)}`
  if (job.status === 'queued' && job.retryCount > 0 && job.dueAt)
    return `${job.error ?? 'failed'}; again at ${whenWords(job.dueAt, moment)}`
  return job.priority === 1 ? '' : `priority ${job.priority}`
}

const tookMs = ({ startedAt, finishedAt }: ShownJob): number | null =>
  startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : null

/** The jobs themselves. A press on one shows all of it. */
export function JobRows({ jobs, ask }: { jobs: readonly ShownJob[]; ask: AskAboutJobs }) {
  const [openId, setOpenId] = useState<string>()
  const moment = { now: useNow(), ...useMyDay() }
  if (jobs.length === 0)
    return (
      <p className="type-interface py-10 text-text-2">
        There is no such job. Those that ended are kept for two weeks.
      </p>
    )
  return (
    <ul className="mt-3">
      {jobs.map((job) => (
        <li key={job.id} className="border-b border-line">
          <JobRow
            job={job}
            moment={moment}
            ask={ask}
            isOpen={job.id === openId}
            onOpen={() => setOpenId(job.id === openId ? undefined : job.id)}
          />
          {job.id === openId && <JobDetail jobId={job.id} moment={moment} />}
        </li>
      ))}
    </ul>
  )
}

function JobRow({
  job,
  moment,
  ask,
  isOpen,
  onOpen,
}: {
  job: ShownJob
  moment: Moment
  ask: AskAboutJobs
  isOpen: boolean
  onOpen: () => void
}) {
  const isAgain = job.status === 'failed' || job.status === 'cancelled'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="flex min-h-9 min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-4 gap-y-0.5 rounded-inner text-left hover:text-ink"
      >
        <span
          className={classNames(
            'flex lg:w-28 items-center gap-2.5 text-small',
            job.status === 'failed' && 'font-strong',
          )}
        >
          <JobSign status={job.status} />
          {job.status}
        </span>
        <span className="lg:w-40 font-mono text-label text-text-2">{job.category}</span>
        <span className="lg:w-36 font-mono text-label">{job.operation}</span>
        <span className="type-label figures lg:w-28 text-text-2">
          {whenWords(job.finishedAt ?? job.startedAt ?? job.dueAt ?? job.createdAt, moment)}
        </span>
        <span className="type-label figures lg:w-16 text-text-2">{durationWords(tookMs(job))}</span>
        <span className="type-label figures lg:w-16 text-text-2">
          {job.startedAt ? job.retryCount + 1 : 0} of {job.maxRetries + 1}
        </span>
        <span className="type-label min-w-0 flex-1 truncate text-text-2">{asideOf(job, moment)}</span>
      </button>
      <span className="flex gap-4">
        {(job.status === 'queued' || job.status === 'scheduled') && (
          <button
            type="button"
            className={wordButton}
            onClick={() => ask({ jobId: job.id, action: 'run' }, job.operation)}
          >
            Run now
          </button>
        )}
        {!isEnded(job.status) && (
          <button
            type="button"
            className={wordButton}
            onClick={() => ask({ jobId: job.id, action: 'cancel' }, job.operation)}
          >
            Cancel
          </button>
        )}
        {isAgain && (
          <button
            type="button"
            className={wordButton}
            onClick={() => ask({ jobId: job.id, action: 'retry' }, job.operation)}
          >
            Retry
          </button>
        )}
      </span>
    </div>
  )
}
