import type { JournalInsight } from '#domain/journal/journal-insight.ts'
import type { CorrectedReading, NotedName } from '#domain/journal/reading/corrections.ts'
import { command, query, type Row } from '#worker/core/worker-calls.ts'

export interface NameInPanel extends NotedName {
  /** On how many pages of the journal the name stands, this one too; 0 where that is not counted. */
  readonly pages: number
  /** The year of the first of them. */
  readonly since: string
}

/** What stands beside a page: how it was read on this device, with what its writer said about that. */
export interface PanelReading extends Omit<CorrectedReading, 'names'> {
  readonly names: readonly NameInPanel[]
  /** Instant of the reading, ms since 1970. */
  readonly readAtMs: number
}

export interface ReadPanel {
  readonly uid: string
  /** Its text as the screen has it. */
  readonly content: string
  /** What was said about its reading. */
  readonly said: readonly JournalInsight[]
}
/** Reads a page; null where there is none. */
export const readPanel = command<ReadPanel, PanelReading | null>('journal.margin')

export interface InsightRow extends Row {
  readonly said: JournalInsight
}
/** What was said about the reading of a page, oldest first: once it changes, the page is to be read again. */
export const pageInsights = query<{ uid: string }, InsightRow>('journal.insights')

/** What a person says about a reading: what it is about, as in JournalInsight. */
export type SaidOfReading = Pick<JournalInsight, 'type' | 'content'>
