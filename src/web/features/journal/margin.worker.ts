import { journalInsight, journalInsights } from '#domain/journal/journal-insight.ts'
import type { Store } from '#vault/store/store.ts'
import { answer, type CommandImpl, perform, type QueryImpl } from '#web/lib/worker-calls.ts'
import { type InsightRow, pageInsights, readMargin, sayOfReading, unsayOfReading } from './margin.calls.ts'

function rowsOf(store: Store, uid: string): InsightRow[] {
  const rows: InsightRow[] = []
  for (const { uid: id, data } of store.of(journalInsights).values())
    if (data.entryId === uid) rows.push({ id, said: data })
  return rows.sort((a, b) => (a.said.createdAt < b.said.createdAt ? -1 : 1))
}

export const marginQueries: readonly QueryImpl[] = [
  answer(pageInsights, (store, { uid }) => rowsOf(store, uid)),
]

export const marginCommands: readonly CommandImpl[] = [
  // The engine and its tables are fetched when the first page is read.
  perform(readMargin, async (tools, asked) =>
    (await import('./margin-reading.worker.ts')).marginOf(tools, asked),
  ),
  perform(sayOfReading, async ({ session, now, newUid }, { uid, said }) => {
    const insight = newUid()
    const createdAt = new Date(now()).toISOString()
    await session.put(journalInsights, insight, journalInsight.parse({ ...said, entryId: uid, createdAt }))
    return insight
  }),
  perform(unsayOfReading, ({ session }, { insight }) => session.remove(insight)),
]
