import { smallestOffers } from '#domain/habits/smallest-words.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { BuilderFields } from './use-builder.ts'

/** A version for hard days: as the sentence says it, one that is offered, or the person's own. */
export function SmallestFields({ form, set, faults }: BuilderFields) {
  const offers = smallestOffers(form.kind)
  const asWritten = { words: '', shown: form.behavior.trim() || 'the whole thing', why: 'as written' }
  const shown = [asWritten, ...offers.map(({ words, why }) => ({ words, shown: words, why }))]
  return (
    <section aria-label="On hard days" className="mt-9">
      <h2 className="type-secondary font-strong text-text-2">
        How small can it get? A version for hard days helps.
      </h2>
      {offers.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-3">
          {shown.map(({ words, shown: said, why }) => (
            <button
              key={words}
              type="button"
              aria-pressed={form.smallest.trim() === words}
              onClick={() => set({ smallest: words })}
              className="min-h-14 max-w-full rounded-control border border-line px-4 py-1.5 text-left hover:border-line-strong aria-pressed:chosen aria-pressed:border-primary"
            >
              <span dir="auto" className="block max-w-72 truncate font-serif text-read text-text-2">
                {said}
              </span>
              <span className="type-label block text-text-2">{why}</span>
            </button>
          ))}
        </div>
      )}
      <div className="mt-3 max-w-130">
        <TextField
          label="In your own words"
          aside="(Optional)"
          placeholder="just the first minute"
          dir="auto"
          error={faults.smallest}
          value={form.smallest}
          onChange={({ target }) => set({ smallest: target.value })}
        />
      </div>
    </section>
  )
}
