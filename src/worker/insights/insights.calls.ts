import type { Analysis } from '#domain/insights/analysis.ts'
import type { InsightRange } from '#domain/insights/insight-range.ts'
import type { Noticed } from '#domain/insights/noticed.ts'
import type { Day } from '#domain/time/day.ts'
import { query, stream } from '#worker/core/worker-calls.ts'

/** How far an analysis has come, and what it found. */
export type InsightEvent =
  | { readonly is: 'reading'; readonly read: number; readonly of: number }
  | { readonly is: 'found'; readonly analysis: Analysis }

/** Reckons what is in a range of days, tells it, and again after every change of pages, until it is stopped. */
export const watchInsights = stream<{ range: InsightRange; today: Day }, InsightEvent>('insights.watch')

/** off: none is kept, and none is made unless somebody asks. coming: the first one is being reckoned. nothing: no clear link. */
export type NoticedEvent =
  | { readonly is: 'off' | 'coming' | 'nothing' }
  | { readonly is: 'noticed'; readonly noticed: Noticed; readonly isNew: boolean }

/** What watchNoticed told last since the vault was opened: one row, or none. */
export const lastNoticed = query<null, { readonly id: string; readonly event: NoticedEvent }>(
  'insights.last-noticed',
)

/** Tells one thing that was noticed lately, at once where it is kept; puts insights together anew when that is due. */
export const watchNoticed = stream<{ today: Day }, NoticedEvent>('insights.noticed')
