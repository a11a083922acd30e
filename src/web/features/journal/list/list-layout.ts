import { type MonthGroup, monthCount } from '#domain/journal/month-groups.ts'

/** Rows are asked for in stretches of this many. */
export const stretch = 40

export interface ListSizes {
  readonly row: number
  readonly head: number
}

/** A month's head: where it stands and what it says. */
export interface PlacedMonth {
  readonly month: string
  readonly top: number
  readonly count: string
}

/** Where everything in the list of entries stands, in px, without measuring anything. */
export interface ListLayout {
  readonly height: number
  readonly months: readonly PlacedMonth[]
  /** The months of the entries from place `first` up to, and without, `last`. */
  monthsAmong(first: number, last: number): readonly PlacedMonth[]
  /** Top of the entry at a place of the list. */
  topOf(index: number): number
  /** Place of the entry at a height; the nearest when there is none. */
  indexAt(y: number): number
  /** Top of the page that is being written and not kept yet; null when there is none. */
  readonly freshTop: number | null
}

/** Lays months out below each other; `freshMonth` is the month of a page that is not in the list yet. */
export function layoutList(
  groups: readonly MonthGroup[],
  sizes: ListSizes,
  freshMonth: string | null,
): ListLayout {
  const isOwnMonth = freshMonth !== null && groups[0]?.month !== freshMonth
  const own: MonthGroup[] = isOwnMonth
    ? [{ month: freshMonth, from: 0, count: 0, pages: 0, checkIns: 0 }]
    : []
  const all = [...own, ...groups]
  const fresh = freshMonth === null ? 0 : 1
  let top = 0
  const placed = all.map((group, at) => {
    const rows = group.count + (at === 0 ? fresh : 0)
    const firstRow = top + sizes.head + (at === 0 ? fresh * sizes.row : 0)
    const month = { month: group.month, top, count: monthCount(group), from: group.from, firstRow }
    top += sizes.head + rows * sizes.row
    return month
  })
  const monthOf = (isBefore: (month: (typeof placed)[number]) => boolean) =>
    placed.findLast(isBefore) ?? placed[0]
  const total = all.reduce((sum, group) => sum + group.count, 0)
  return {
    height: top,
    months: placed,
    monthsAmong: (first, last) =>
      placed.filter(({ from }, at) => from < last && (placed[at + 1]?.from ?? total) >= first),
    freshTop: fresh ? sizes.head : null,
    topOf(index) {
      const month = monthOf((one) => one.from <= index)
      return month ? month.firstRow + (index - month.from) * sizes.row : 0
    },
    indexAt(y) {
      const month = monthOf((one) => one.top <= y)
      if (!month) return 0
      const index = month.from + Math.floor((y - month.firstRow) / sizes.row)
      return Math.max(0, Math.min(total - 1, index))
    },
  }
}
