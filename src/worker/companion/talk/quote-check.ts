import { unfoundQuotations } from '#domain/companion/given/quotations.ts'
import { ownWords } from '#domain/companion/talk/own-words.ts'
import { aboutOf } from '#domain/companion/talk/talk-in.ts'
import { withoutDrafts } from '#domain/journal/drafted.ts'
import { type JournalMessage, journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import type { Store } from '#vault/store/store.ts'

/**
 * What a model put into quotation marks that is nowhere the person's own: on no page, in nothing that they said in any talk or of themselves. What a
 * model wrote is no evidence, neither a draft on a page nor a reply, nor where the person only repeats what was not found before.
 */
export function unfoundIn(
  store: Store,
  { entryId, talkId }: Pick<JournalMessage, 'entryId' | 'talkId'>,
  content: string,
): string[] {
  const said = Array.from(store.of(journalMessages).values(), ({ data }) => data)
  const isHere = (one: JournalMessage): boolean => one.entryId === entryId && one.talkId === talkId
  const notSaid = said.filter(isHere).flatMap(({ unfound = [] }) => unfound)
  const pages = Array.from(store.of(journalEntries).values(), ({ data }) => withoutDrafts(data.content))
  const own = said.filter(({ role }) => role === 'user').map((one) => ownWords(one.content, notSaid))
  return unfoundQuotations(content, [...own, ...pages, ...Object.values(aboutOf(store))])
}
