import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import { type KnowsPrompt, promptsWith } from '#domain/journal/templates/unanswered.ts'
import type { Store } from '#vault/store/store.ts'

/** What the product's templates and those of this journal ask: lines that are nobody's own words. */
export function promptsKnownIn(store: Store): KnowsPrompt {
  const own = store.of(journalTemplates).values()
  return promptsWith(Array.from(own, ({ data }) => data.body))
}
