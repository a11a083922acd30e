import { Pause, Play, RotateCcw } from 'lucide-react'
import { jobCategories } from '#domain/jobs/job.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { agoWords } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { counted, stuckWords } from './admin-words.ts'
import { AskForJob } from './job-ask.tsx'
import { JobCounts } from './job-counts.tsx'
import { type AskAboutJobs, useJobProof } from './job-proof.tsx'
import { JobRows } from './job-rows.tsx'
import { NotRead } from './not-read.tsx'
import { sendEndOfPause, useAdminDo, useJobs } from './use-admin.ts'
import { useWhichJobs } from './use-which-jobs.ts'

const pageSize = 50

type Listed = NonNullable<ReturnType<typeof useJobs>['data']>

/** The server's queue: what waits, runs and ended. Of devices' work nothing comes here. */
export function JobsTab() {
  const [chosen, choose] = useWhichJobs()
  const { data, isError, refetch } = useJobs(chosen)
  const { ask, dialog } = useJobProof()
  if (isError || data === null) return <NotRead onAgain={() => void refetch()} />
  if (!data) return <Skeleton className="h-100 w-full rounded-card" />
  return (
    <>
      <Stuck listed={data} ask={ask} />
      <JobCounts
        categories={data.categories}
        chosen={chosen.status}
        onChoose={(status) => choose({ status })}
      />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Chips
          label="Which category"
          values={jobCategories}
          chosen={chosen.category}
          onChoose={(category) => choose({ category, operation: undefined })}
        />
        <Operations
          names={data.operationNames}
          chosen={chosen.operation}
          onChoose={(operation) => choose({ operation })}
        />
        <p className="type-label figures text-muted">newest first, {counted(data.total, 'job')}</p>
      </div>
      <JobRows jobs={data.jobs} nowMs={Date.parse(data.now)} ask={ask} />
      <Pages total={data.total} skip={chosen.skip} onSkip={(skip) => choose({ skip })} />
      <Workers listed={data} />
      <AskForJob operations={data.operations} ask={ask} />
      <p className="type-secondary mt-8 text-muted">
        Errors are shown with their kind only. Of what a job is given and brings, numbers, ids and instants
        are shown, and no text.
      </p>
      {dialog}
    </>
  )
}

function Stuck({ listed, ask }: { listed: Listed; ask: AskAboutJobs }) {
  const { failed } = listed
  const goOn = useAdminDo(sendEndOfPause)
  return (
    <div className="mb-7 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div>
        <h2 className="type-insight">Is anything stuck?</h2>
        <p className="type-secondary mt-1 text-text-2">{stuckWords(listed, Date.parse(listed.now))}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {listed.isPaused ? (
          <Button variant="outline" isPending={goOn.isPending} onClick={() => goOn.mutate(undefined)}>
            <Play size={17} aria-hidden="true" />
            Let it go on
          </Button>
        ) : (
          <Button variant="outline" onClick={() => ask({ action: 'pause' }, 'The queue')}>
            <Pause size={17} aria-hidden="true" />
            Pause the queue
          </Button>
        )}
        {failed > 0 && (
          <Button
            onClick={() => ask({ action: 'retry-failed' }, 'Every job that failed in the last two weeks')}
          >
            <RotateCcw size={17} aria-hidden="true" />
            {failed === 1 ? 'Retry the failed one' : `Retry all ${failed.toLocaleString('en')} failed`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** One of the operations of which there are jobs, or all of them. */
function Operations({
  names,
  chosen,
  onChoose,
}: {
  names: readonly string[]
  chosen: string | undefined
  onChoose: (name: string | undefined) => void
}) {
  // What the address names stays to be seen, though there is no such job.
  const all = chosen === undefined || names.includes(chosen) ? names : [...names, chosen]
  return (
    <Select
      aria-label="Which operation"
      className="w-full sm:w-64"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">All operations</option>
      {all.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  )
}

/** One of a few names, or all of them. */
export function Chips<Value extends string>({
  label,
  values,
  chosen,
  onChoose,
}: {
  label: string
  values: readonly Value[]
  chosen: Value | undefined
  onChoose: (value: Value | undefined) => void
}) {
  const chip = (value: Value | undefined, words: string) => (
    <button
      key={words}
      type="button"
      aria-pressed={value === chosen}
      onClick={() => onChoose(value)}
      className={classNames('hit-44 chip min-h-8.5 text-small', value === chosen && 'chip-chosen')}
    >
      {words}
    </button>
  )
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {chip(undefined, 'All')}
      {values.map((value) => chip(value, value))}
    </fieldset>
  )
}

export function Pages({
  total,
  skip,
  onSkip,
}: {
  total: number
  skip: number
  onSkip: (skip: number) => void
}) {
  if (total <= pageSize) return null
  return (
    <div className="mt-4 flex items-center gap-3">
      <Button
        size="small"
        variant="outline"
        disabled={skip === 0}
        onClick={() => onSkip(Math.max(0, skip - pageSize))}
      >
        Newer
      </Button>
      <Button
        size="small"
        variant="outline"
        disabled={skip + pageSize >= total}
        onClick={() => onSkip(skip + pageSize)}
      >
        Older
      </Button>
      <p className="type-label figures text-muted">
        {(skip + 1).toLocaleString('en')} to {Math.min(total, skip + pageSize).toLocaleString('en')} of{' '}
        {total.toLocaleString('en')}
      </p>
    </div>
  )
}

function Workers({ listed: { workers } }: { listed: Listed }) {
  const moment = { now: useNow(), ...useMyDay() }
  return (
    <section aria-labelledby="admin-workers" className="mt-10">
      <h2 id="admin-workers" className="type-insight">
        Who works on it?
      </h2>
      {workers.length === 0 && (
        <p className="type-secondary mt-1 text-text-2">No server has shown itself yet.</p>
      )}
      <ul className="mt-3">
        {workers.map(({ id, startedAt, seenAt, isHere }) => (
          <li key={id} className="type-secondary flex flex-wrap gap-x-5 border-b border-line py-2.5">
            <span className="font-mono text-label">{id.slice(0, 8)}</span>
            <span className={isHere ? 'text-success' : 'text-warning'}>{isHere ? 'here' : 'gone'}</span>
            <span className="text-text-2">
              seen {agoWords(Date.parse(seenAt), moment)}, started {agoWords(Date.parse(startedAt), moment)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
