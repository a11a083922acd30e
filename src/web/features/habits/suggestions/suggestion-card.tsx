import { capital, inWords } from '#domain/text/number-words.ts'
import type { Day } from '#domain/time/day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'

/** The newest sentence of a person's own that may be a habit; nothing where there is none. */
export function SuggestionCard({ today, onLook }: { today: Day; onLook: () => void }) {
  const { rows } = useView('habits.suggestions', { today })
  const [first] = rows
  if (!first) return null
  const count = `${capital(inWords(rows.length))} ${rows.length === 1 ? 'suggestion' : 'suggestions'}, from your own words`
  return (
    <section aria-label="Suggestions" className="mt-9 border-line border-t pt-5">
      <p className="type-secondary text-muted">{count}</p>
      <div className="flex items-end justify-between gap-4">
        <p className="type-quote mt-1 line-clamp-3 text-text-2">“{first.quote}”</p>
        <Button variant="quiet" size="small" className="-mr-3 text-ink" onClick={onLook}>
          See {rows.length === 1 ? 'it' : 'them'}
        </Button>
      </div>
    </section>
  )
}
