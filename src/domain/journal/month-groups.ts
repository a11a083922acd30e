interface Dated {
  /** '2026-11' */
  readonly month: string
  /** Ratings without a word. */
  readonly isCheckIn: boolean
}

/** A month in a list of entries. */
export interface MonthGroup {
  /** '2026-11' */
  readonly month: string
  /** Index of its first entry in the list, and how many follow each other from there. */
  readonly from: number
  readonly count: number
  readonly pages: number
  readonly checkIns: number
}

/** Cuts a list that is sorted by time into its months, in the list's own order. */
export function groupByMonth(entries: readonly Dated[]): MonthGroup[] {
  const groups: { -readonly [K in keyof MonthGroup]: MonthGroup[K] }[] = []
  for (const [index, entry] of entries.entries()) {
    const { month } = entry
    let group = groups.at(-1)
    if (group?.month !== month) {
      group = { month, from: index, count: 0, pages: 0, checkIns: 0 }
      groups.push(group)
    }
    group.count += 1
    if (entry.isCheckIn) group.checkIns += 1
    else group.pages += 1
  }
  return groups
}

/** '6 pages, 1 check-in'; 'no pages yet' for an empty month. */
export function monthCount(group: Pick<MonthGroup, 'pages' | 'checkIns'>): string {
  const parts = [count(group.pages, 'page'), count(group.checkIns, 'check-in')].filter(Boolean)
  return parts.join(', ') || 'no pages yet'
}

function count(n: number, noun: string): string {
  if (n === 0) return ''
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`
}
