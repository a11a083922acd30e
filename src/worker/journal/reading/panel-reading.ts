import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { corrected } from '#domain/journal/reading/corrections.ts'
import { readEntry } from '#domain/journal/reading/read-entry.ts'
import { findPages } from '#domain/journal/search/find-pages.ts'
import { parseQuery } from '#domain/journal/search/search-query.ts'
import { withoutPrompts } from '#domain/journal/templates/unanswered.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { hasSouthernSeasons } from '#domain/time/southern-seasons.ts'
import { namesTableReady } from '#names-table'
import type { Store } from '#vault/store/store.ts'
import { searchedPages } from '#worker/core/journal-index.ts'

import { promptsKnownIn } from '#worker/core/prompts.ts'
import { namesTaughtIn } from '#worker/core/taught-names.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { namesReadIn } from './background-reader.ts'
import type { NameInPanel, PanelReading, ReadPanel } from './insights-panel.calls.ts'

/** Reads a page, without what a template asked on it, with all that its writer said about readings; null where there is no such page. */
export async function panelReadingOf(
  { session, now }: WorkerTools,
  { uid, content, said }: ReadPanel,
): Promise<PanelReading | null> {
  await namesTableReady()
  const { store } = session
  const entity = store.one(journalEntries, uid)
  if (entity?.kind !== journalEntries.kind) return null
  const { startHour, weekStart } = myDayIn(store)
  const day = entryDay(entity.data, startHour)
  const isSouthern = hasSouthernSeasons(entity.data.zone)
  const taught = namesTaughtIn(store)
  const names = [...taught.names, ...namesReadIn(store)]
  const written = withoutPrompts(content, promptsKnownIn(store))
  const reading = readEntry(written, { day, weekStart, isSouthern, names, notNames: taught.notNames })
  const own = corrected(written, reading, said, entity.data.emotions ?? [])
  return {
    ...own,
    names: own.names.map((name) => ({ ...name, ...pagesWith(store, name.name, day) })),
    readAtMs: now(),
  }
}

/** On how many pages a name stands and since which year. Roles ("my boss") are said of many people and are not counted. */
function pagesWith(store: Store, name: string, today: string): Pick<NameInPanel, 'pages' | 'since'> {
  if (!/^\p{Lu}/u.test(name)) return { pages: 0, since: '' }
  const { index } = searchedPages(store)
  const query = parseQuery(`with:"${name.replaceAll('"', '')}"`, today)
  const { slots } = findPages(index, query, index.slots(), myDayIn(store).startHour)
  let first: { readonly atMs: number; readonly entry: Pick<JournalEntry, 'createdAt'> } | undefined
  for (const slot of slots) {
    const page = index.at(slot)
    if (page && (!first || page.atMs < first.atMs)) first = page
  }
  return { pages: slots.length, since: first?.entry.createdAt.slice(0, 4) ?? '' }
}
