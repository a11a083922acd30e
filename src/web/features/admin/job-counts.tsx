import type { CategoryCount } from '#contract/admin/jobs.ts'
import { type JobStatus, jobStatuses } from '#domain/jobs/job-status.ts'
import { classNames } from '#web/ui/class-names.ts'
import { durationWords } from './admin-words.ts'
import { JobSign } from './job-sign.tsx'

const cell = 'border-b border-line py-3 pr-4 text-left align-baseline font-normal'

/** How many jobs of each category are in each state. A state's name shows those jobs alone. */
export function JobCounts({
  categories,
  chosen,
  onChoose,
}: {
  categories: readonly CategoryCount[]
  chosen: JobStatus | undefined
  onChoose: (status: JobStatus | undefined) => void
}) {
  return (
    <section aria-label="Jobs by category and state" className="overflow-x-auto" tabIndex={-1}>
      <table className="w-full min-w-180">
        <caption className="sr-only">
          Jobs that have not ended, and those that ended in the last 24 hours
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classNames(cell, 'type-label text-muted')}>
              in the last 24 hours
            </th>
            {jobStatuses.map((status) => (
              <th key={status} scope="col" className={cell}>
                <button
                  type="button"
                  aria-pressed={status === chosen}
                  onClick={() => onChoose(status === chosen ? undefined : status)}
                  className={classNames(
                    'hit-44 type-label flex items-center gap-2 rounded-inner hover:text-ink',
                    status === chosen ? 'font-strong text-ink' : 'text-text-2',
                  )}
                >
                  <JobSign status={status} />
                  {status}
                </button>
              </th>
            ))}
            <th scope="col" className={classNames(cell, 'type-label pr-0 text-right text-muted')}>
              median, 95 of 100
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, counts, medianMs, p95Ms }) => (
            <tr key={category}>
              <th scope="row" className={classNames(cell, 'font-mono text-label')}>
                {category}
              </th>
              {jobStatuses.map((status) => (
                <td
                  key={status}
                  className={classNames(
                    cell,
                    'figures font-serif text-item',
                    colourOf(status, counts[status]),
                  )}
                >
                  {counts[status] === 0 ? '–' : counts[status].toLocaleString('en')}
                </td>
              ))}
              <td
                className={classNames(
                  cell,
                  'type-label figures pr-0 text-right whitespace-nowrap text-text-2',
                )}
              >
                {medianMs === null ? '–' : `${durationWords(medianMs)}, ${durationWords(p95Ms)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const colourOf = (status: JobStatus, count: number): string => {
  if (count === 0) return 'text-muted'
  return status === 'failed' ? 'text-danger' : ''
}
