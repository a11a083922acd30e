import { Fragment } from 'react'
import { unusedExamples } from '#domain/journal/search/search-help.ts'
import type { SearchRow } from '#worker/journal/search/search.calls.ts'

interface SearchFootProps {
  row: SearchRow
  search: string
  onSearch: (search: string) => void
}

const inLine = 'font-medium text-text-2 hover:text-text hover:underline hover:underline-offset-4'

/** Below what was found: what a condition keeps away, and what else can be asked for. */
export function SearchFoot({ row, search, onSearch }: SearchFootProps) {
  const examples = unusedExamples(search)
  return (
    <div className="type-label shrink-0 px-6 pb-[max(18px,env(safe-area-inset-bottom))] pt-2 text-muted">
      {row.hidden.map(({ count, words, without }) => (
        <p key={without} className="pb-3">
          <span className="figures">{count}</span>
          {row.found > 0 ? ' more ' : ' '}
          {words}.{' '}
          <button
            type="button"
            onClick={() => onSearch(without)}
            className="font-semibold text-ink hover:underline hover:underline-offset-4"
          >
            {count === 1 ? 'Show it' : 'Show them'}
          </button>
        </p>
      ))}
      {examples.length > 0 && (
        <p className="border-t border-line pt-3">
          Also:{' '}
          {examples.map((example, at) => (
            <Fragment key={example}>
              {at > 0 && ', '}
              <button type="button" className={inLine} onClick={() => onSearch(`${search} ${example}`)}>
                {example}
              </button>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
