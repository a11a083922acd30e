import { longDate } from '#domain/time/entry-date.ts'
import type { RowOf } from '#domain/views/views.ts'
import { classNames } from '#web/ui/class-names.ts'

const barHeight = 84

/** Minutes by week, each bar with its number; a week without a session has a nought and no bar. */
export function WeekBars({ rows }: { rows: readonly RowOf<'mindfulness.weeks'>[] }) {
  const most = Math.max(1, ...rows.map(({ minutes }) => minutes))
  return (
    <>
      <div
        aria-hidden="true"
        className="figures mt-4 grid grid-flow-col auto-cols-fr items-end text-center leading-none"
      >
        {rows.map(({ id, number, minutes, sessions }, index) => (
          <div key={id}>
            <span className={classNames('block text-label', sessions > 0 ? 'text-text' : 'text-muted')}>
              {minutes}
            </span>
            <div className="mt-2 flex justify-center border-b border-line">
              {sessions > 0 && (
                <span
                  className="block w-4.5 max-w-[70%] rounded-t-mark bg-primary"
                  style={{ height: Math.max(3, (minutes / most) * barHeight) }}
                />
              )}
            </div>
            <span
              className={classNames(
                'mt-2 block text-fine',
                index === rows.length - 1 ? 'text-text' : 'text-muted',
              )}
            >
              {number}
            </span>
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="type-label mt-2 text-muted">
        Minutes by week of the year.
      </p>
      <table className="sr-only">
        <caption>Minutes practised, by week of the year</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Minutes</th>
            <th scope="col">Sessions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, number, minutes, sessions }) => (
            <tr key={id}>
              <th scope="row">
                {number}, from {longDate(id)}
              </th>
              <td>{minutes}</td>
              <td>{sessions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
