import type { AuditEntry } from '#contract/admin/admin.ts'
import type { JobAttempt, ShownJob } from '#contract/admin/jobs.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { durationWords } from './admin-words.ts'
import { jobDeedWords, whoWords } from './audit-words.ts'
import { NotRead } from './not-read.tsx'
import { sendPriority, useAdminDo, useJob } from './use-admin.ts'
import { whenWords } from './when-words.ts'

const priorities = ['0', '1', '2'] as const
const names: Readonly<Record<(typeof priorities)[number], string>> = {
  '0': 'Can wait',
  '1': 'Usual',
  '2': 'Goes first',
}

/** Everything about one job, with its attempts. */
export function JobDetail({ jobId, moment }: { jobId: string; moment: Moment }) {
  const { data, isError, refetch } = useJob(jobId)
  if (isError || data === null) return <NotRead onAgain={() => void refetch()} />
  if (!data) return <Skeleton className="mb-4 h-24 w-full" />
  return (
    <div className="grid gap-x-10 gap-y-5 pt-1 pb-5 pl-7 lg:grid-cols-2">
      <Facts job={data.job} />
      <div className="grid content-start gap-5">
        <Attempts attempts={data.attempts} moment={moment} />
        <Deeds deeds={data.deeds} moment={moment} />
      </div>
      <Priority job={data.job} />
    </div>
  )
}

function Facts({ job }: { job: ShownJob }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Id', job.id],
    ['Given', JSON.stringify(job.data)],
    ['Brought', JSON.stringify(job.result)],
    ['Retries', `${job.retryCount} of ${job.maxRetries}, the first after ${durationWords(job.retryDelay)}`],
    ['Tells', job.callbackUrl ?? 'nobody'],
  ]
  return (
    <dl className="grid content-start gap-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-3 text-label">
          <dt className="w-18 shrink-0 text-muted">{name}</dt>
          <dd className="min-w-0 font-mono break-all text-text-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const outcomes = {
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  lost: 'its server was lost',
} as const

function Attempts({ attempts, moment }: { attempts: readonly JobAttempt[]; moment: Moment }) {
  if (attempts.length === 0) return <p className="type-secondary text-muted">Not begun yet.</p>
  return (
    <ol aria-label="Attempts" className="grid content-start gap-1.5">
      {attempts.map(({ startedAt, finishedAt, outcome, error, worker }, nth) => (
        <li key={startedAt + worker} className="type-label figures flex flex-wrap gap-x-3 text-text-2">
          <span className="w-18 text-muted">Attempt {nth + 1}</span>
          <span>{whenWords(startedAt, moment)}</span>
          <span>{finishedAt ? durationWords(Date.parse(finishedAt) - Date.parse(startedAt)) : ''}</span>
          <span className="text-text">{outcome ? outcomes[outcome] : 'runs'}</span>
          {error && error !== 'lost' && <span>{error}</span>}
          <span className="text-muted">on {worker.slice(0, 8)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Who asked for it, and what else admins did to it; nothing where it came by itself. */
function Deeds({ deeds, moment }: { deeds: readonly AuditEntry[]; moment: Moment }) {
  if (deeds.length === 0) return null
  return (
    <ol aria-label="What admins did" className="grid content-start gap-1.5">
      {deeds.map((deed) => (
        <li key={deed.id} className="type-label figures flex flex-wrap gap-x-3 text-text-2">
          <time dateTime={deed.at} className="text-muted">
            {whenWords(deed.at, moment)}
          </time>
          <span>
            <strong className="font-strong text-text">{whoWords(deed)}</strong> {jobDeedWords(deed)}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Priority({ job }: { job: ShownJob }) {
  const change = useAdminDo(sendPriority)
  if (job.status !== 'queued' && job.status !== 'scheduled') return null
  return (
    <Segments
      label="How urgent it is"
      values={priorities}
      chosen={priorities.find((one) => Number(one) === job.priority) ?? '1'}
      wordsOf={(value) => names[value]}
      onChange={(value) => change.mutate({ jobId: job.id, priority: Number(value) })}
    />
  )
}
