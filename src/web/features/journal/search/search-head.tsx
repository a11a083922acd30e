import { TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import type { SearchRow } from '#worker/journal/search/search.calls.ts'

const took = (ms: number): string => (ms < 1 ? 'under 1 ms' : `${Math.round(ms)} ms`)

/** Above what was found: how many of how many, how long it took, and what was made of words that could not be taken as they are. */
export function SearchHead({ row }: { row: SearchRow }) {
  const { found, all, tookMs, corrections, problems, isRanked } = row
  return (
    <div className="type-label px-6 pb-2 pt-3 text-muted">
      <p className="figures flex flex-wrap justify-between gap-x-3">
        <span role="status" className="text-text-2">
          {found} of {all} {all === 1 ? 'page' : 'pages'}
          {isRanked && found > 1 && ', best matches first'}
        </span>
        <span>{took(tookMs)}, on this device</span>
      </p>
      {corrections.length > 0 && found > 0 && (
        <p className="mt-1.5 text-text-2">
          {found === 1 ? 'Showing the page with ' : 'Showing pages with '}
          {corrections.map(({ asked, shown }, at) => (
            <Fragment key={asked}>
              {at > 0 && ', '}
              <b className="font-semibold text-text">{shown}</b>
            </Fragment>
          ))}
          . No page has {corrections.map(({ asked }) => `“${asked}”`).join(', ')}.
        </p>
      )}
      {problems.map(({ from, sentence }) => (
        <p key={from} className="mt-1.5 flex gap-2 text-text-2">
          <TriangleAlert
            size={14}
            strokeWidth={1.7}
            aria-hidden="true"
            className="mt-0.75 shrink-0 text-warning"
          />
          {sentence}
        </p>
      ))}
    </div>
  )
}
