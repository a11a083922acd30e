import { useState } from 'react'
import type { ShownJob } from '#contract/admin/jobs.ts'
import { isEnded } from '#domain/jobs/job-status.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { durationWords } from './admin-words.ts'
import { JobDetail } from './job-detail.tsx'
import type { AskAboutJobs } from './job-proof.tsx'
import { JobSign } from './job-sign.tsx'
import { whenWords } from './when-words.ts'

const wordButton =
  'hit-44 rounded-inner text-small font-strong text-text-2 hover:text-ink disabled:text-muted'

/** What stands beside a job: its fault, when it is to be, how urgent it is. */
function asideOf(job: ShownJob, moment: Moment): string {
  if (job.status === 'failed') return job.error === 'lost' ? 'its server was lost' : (job.error ?? '')
  if (job.status === 'processing' && job.dueAt) return `lease until ${whenWords(job.dueAt, moment)}`
  if (job.status === 'queued' && job.retryCount > 0 && job.dueAt)
    return `again at ${whenWords(job.dueAt, moment)}, ${job.error ?? 'failed'}`
  return job.priority === 1 ? '' : `priority ${job.priority}`
}

/** How long its last attempt took, or takes by now (ms); null: none was made, or the next one is waited for. */
function tookMs({ status, startedAt, finishedAt }: ShownJob, nowMs: number): number | null {
  if (!startedAt || (!finishedAt && status !== 'processing')) return null
  return (finishedAt ? Date.parse(finishedAt) : nowMs) - Date.parse(startedAt)
}

interface JobRowsProps {
  jobs: readonly ShownJob[]
  /** When the server gave them. */
  nowMs: number
  ask: AskAboutJobs
}

/** The jobs themselves. A press on one shows all of it. */
export function JobRows({ jobs, nowMs, ask }: JobRowsProps) {
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
        <li
          key={job.id}
          className={classNames(
            'border-b border-line',
            job.status === 'failed' && '-mx-3 rounded-inner bg-wash px-3',
          )}
        >
          <JobRow
            job={job}
            nowMs={nowMs}
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
  nowMs,
  moment,
  ask,
  isOpen,
  onOpen,
}: {
  job: ShownJob
  nowMs: number
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
        <span className="type-label figures lg:w-38 text-text-2">
          {whenWords(job.finishedAt ?? job.startedAt ?? job.dueAt ?? job.createdAt, moment)}
        </span>
        <span className="type-label figures lg:w-16 text-text-2">{durationWords(tookMs(job, nowMs))}</span>
        <span className="type-label figures lg:w-16 text-text-2">
          {job.startedAt ? job.retryCount + 1 : 0} of {job.maxRetries + 1}
        </span>
        <span
          className={classNames(
            'type-label min-w-0 flex-1 truncate empty:hidden max-lg:basis-full',
            job.status === 'failed' ? 'text-text' : 'text-text-2',
          )}
        >
          {asideOf(job, moment)}
        </span>
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
