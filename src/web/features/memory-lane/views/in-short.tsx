import { useId, useState } from 'react'
import { Select } from '#web/ui/fields/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  type ClaimRow,
  type MemorySummaries,
  memorySummaries,
  type StretchRow,
} from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { count, monthYear } from '../memory-words.ts'
import { QuoteLines } from '../parts/quote-lines.tsx'
import { useAsked } from '../use-memory-life.ts'

const parts = [
  ['mental_model_summary', 'Who is who, and what holds now'],
  ['historical_context_summary', 'What happened, and what is over'],
  ['psychological_summary', 'How the pages feel'],
  ['causal_summary', 'What goes with your mood'],
  ['temporal_summary', 'How the months went'],
] as const satisfies readonly (readonly [keyof MemorySummaries['user'], string])[]

/** A life in short: five summaries, and those of this day, week, month and year, each claim with its sentences. */
export function InShort() {
  const { of, overview } = useMemory()
  const told = useAsked(memorySummaries, { of }, overview)
  if (!told) return <Skeleton className="mt-7 h-60 w-full" />
  return (
    <section className="mt-9">
      <h3 className="border-b border-line pb-2 font-serif text-title-xs">In short</h3>
      <div className="grid gap-x-12 md:grid-cols-2">
        {parts.map(([name, title]) => (
          <Claims key={name} title={title} claims={told.user[name]}>
            {name === 'causal_summary' && 'It does not say which causes which.'}
          </Claims>
        ))}
        <Stretch stretches={told.stretches} />
      </div>
      <p className="mt-3 text-label text-muted">Made {told.modelUsed}.</p>
    </section>
  )
}

const few = 4
const monthNamed = (words: string): string => words.replace(/^\d{4}-\d\d/, (month) => monthYear(month))

function Claims({
  title,
  claims,
  children,
}: {
  title: string
  claims: readonly ClaimRow[]
  children?: string | false
}) {
  const [isAll, setAll] = useState(false)
  return (
    <div className="border-b border-line py-5">
      <h4 className="text-label font-strong text-muted">{title}</h4>
      {claims.length === 0 && <p className="mt-2 text-small text-text-2">Nothing that sentences show yet.</p>}
      <ul className="mt-1">
        {(isAll ? claims : claims.slice(0, few)).map((claim) => (
          <Claim key={claim.words} claim={claim} />
        ))}
      </ul>
      {claims.length > few && !isAll && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="hit-44 mt-2 text-small font-strong text-ink"
        >
          All {claims.length}
        </button>
      )}
      {children && claims.length > 0 && <p className="mt-2 text-label text-muted">{children}</p>}
    </div>
  )
}

/** A claim; its sentences open below it. */
function Claim({ claim: { words, pages, quotes } }: { claim: ClaimRow }) {
  return (
    <li>
      <details className="group py-1">
        <summary className="flex min-h-8 cursor-pointer list-none items-baseline justify-between gap-4 hover:text-ink">
          <span className="font-serif text-read leading-item">{monthNamed(words)}</span>
          <span className="shrink-0 text-label text-muted">{count(pages, 'page')}</span>
        </summary>
        <div className="py-3">
          <QuoteLines quotes={quotes} />
        </div>
      </details>
    </li>
  )
}

const names = { day: 'Today', week: 'This week', month: 'This month', year: 'This year' } as const

function Stretch({ stretches }: { stretches: readonly StretchRow[] }) {
  const id = useId()
  const [type, setType] = useState<StretchRow['type']>('month')
  const stretch = stretches.find((one) => one.type === type)
  return (
    <div className="border-b border-line py-5">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-label font-strong text-muted">
          A stretch of days
        </label>
        <Select
          id={id}
          value={type}
          onChange={(event) => setType(event.target.value as StretchRow['type'])}
          className="min-w-40"
        >
          {stretches.map((one) => (
            <option key={one.type} value={one.type}>
              {names[one.type]}
            </option>
          ))}
        </Select>
      </div>
      {stretch && (
        <>
          <p className="mt-2 text-small text-text-2">
            {count(stretch.pages, 'page')}
            {stretch.mood && `, mood ${stretch.mood.mean} on average`}
          </p>
          <ul className="mt-1">
            {[...stretch.names, ...stretch.topics, ...stretch.feelings, ...stretch.learnt].map((claim) => (
              <Claim key={claim.words} claim={claim} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
