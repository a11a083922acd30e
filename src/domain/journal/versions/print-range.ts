import type { Day } from '#domain/time/day.ts'

/** What is to be printed: one page, the days from one to another (both included), or everything. */
export type PrintRange =
  | { readonly kind: 'page'; readonly uid: string }
  | { readonly kind: 'days'; readonly from: Day; readonly to: Day }
  | { readonly kind: 'all' }

export interface PrintOptions {
  readonly withRatings: boolean
  readonly withTopics: boolean
}

/** Whether an entry of a day is in the range. */
export const isInRange = (range: PrintRange, uid: string, day: Day): boolean =>
  range.kind === 'all' || (range.kind === 'page' ? range.uid === uid : day >= range.from && day <= range.to)

/** So much is printed at once: more, and a browser may run out of memory while it cuts the pages. */
export const mostPrintedEntries = 2_000
export const mostPrintedText = 6_000_000

/** As many of the entries, from the first on, as can be printed at once; always at least one. */
export function fitForPrint<E extends { readonly size: number }>(entries: readonly E[]): E[] {
  let text = 0
  return entries.slice(0, mostPrintedEntries).filter(({ size }, at) => {
    text += size
    return at === 0 || text <= mostPrintedText
  })
}

/** The first and last day of a month, which is given by any of its days. */
export function monthOf(day: Day): { readonly from: Day; readonly to: Day } {
  const month = day.slice(0, 7)
  const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}
