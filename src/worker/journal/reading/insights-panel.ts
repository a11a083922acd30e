import { journalInsights } from '#domain/journal/journal-insight.ts'
import type { Store } from '#vault/store/store.ts'
import { answer, type CommandImpl, perform, type QueryImpl } from '#worker/core/worker-calls.ts'
import { type InsightRow, pageInsights, readPanel } from './insights-panel.calls.ts'

function rowsOf(store: Store, uid: string): InsightRow[] {
  const rows: InsightRow[] = []
  for (const { uid: id, data } of store.of(journalInsights).values())
    if (data.entryId === uid) rows.push({ id, said: data })
  return rows.sort((a, b) => (a.said.createdAt < b.said.createdAt ? -1 : 1))
}

export const insightsPanelQueries: readonly QueryImpl[] = [
  answer(pageInsights, (store, { uid }) => rowsOf(store, uid)),
]

export const insightsPanelCommands: readonly CommandImpl[] = [
  // The engine and its tables are fetched when the first page is read.
  perform(readPanel, async (tools, asked) =>
    (await import('./panel-reading.ts')).panelReadingOf(tools, asked),
  ),
]
