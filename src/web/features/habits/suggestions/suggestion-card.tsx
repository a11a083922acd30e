import { capital, inWords } from '#domain/text/number-words.ts'
import type { SuggestionRow } from '#domain/views/habit-suggestions.ts'
import { Button } from '#web/ui/button.tsx'

/** Where suggestions come from: 'your own words', 'your days'. */
function originOf(rows: readonly SuggestionRow[]): string {
  const fromDays = rows.filter(({ source }) => source === 'ai').length
  if (fromDays === 0) return 'your own words'
  return fromDays === rows.length ? 'your days' : 'your own words and days'
}

/** The first thing that may be a habit, as it was written or as days show it; nothing where there is none. */
export function SuggestionCard({ rows, onLook }: { rows: readonly SuggestionRow[]; onLook: () => void }) {
  const [first] = rows
  if (!first) return null
  const count = `${capital(inWords(rows.length))} ${rows.length === 1 ? 'suggestion' : 'suggestions'}, from ${originOf(rows)}`
  return (
    <section aria-label="Suggestions" className="mt-9 border-line border-t pt-5">
      <p className="type-secondary text-muted">{count}</p>
      <div className="flex items-end justify-between gap-4">
        {first.source === 'ai' ? (
          <p className="type-insight mt-1 line-clamp-3 text-text-2">{first.benefits}</p>
        ) : (
          <p className="type-quote mt-1 line-clamp-3 text-text-2">“{first.quote}”</p>
        )}
        <Button variant="quiet" size="small" className="-mr-3 text-ink" onClick={onLook}>
          See {rows.length === 1 ? 'it' : 'them'}
        </Button>
      </div>
    </section>
  )
}
