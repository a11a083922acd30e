/** first: the first screen waits for it; page: the pages named; later: when something is opened; worker and look: all pages, beside the script. */
export type SectionGroup = 'first' | 'page' | 'later' | 'worker' | 'look'

/** One file of the built app, as `npm run build` lists it in /bundle.json. */
export interface BundlePart {
  /** Its address on this server. */
  readonly file: string
  readonly name: string
  readonly group: SectionGroup
  /** Whose code is in it, what it has most of first: packages, and rooms of our own. */
  readonly holds: readonly string[]
  readonly bytes: number
  /** How many of them travel. */
  readonly gzipBytes: number
  /** The pages that cannot be shown without it; empty where that is no particular page. */
  readonly pages: readonly string[]
}

export interface PartList {
  readonly group: SectionGroup
  readonly parts: readonly BundlePart[]
  /** Many parts are so small that only their sum matters. */
  readonly small: readonly BundlePart[]
  readonly gzipBytes: number
}

const smallBelow = 1000

const order: readonly SectionGroup[] = ['first', 'page', 'later', 'worker', 'look']
export const gzipSum = (parts: readonly BundlePart[]): number =>
  parts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)

/** By group, the heaviest part first. */
export function partLists(all: readonly BundlePart[]): PartList[] {
  return order.flatMap((group) => {
    const own = all.filter((part) => part.group === group).sort((a, b) => b.gzipBytes - a.gzipBytes)
    if (own.length === 0) return []
    const parts = own.filter(({ gzipBytes }) => gzipBytes >= smallBelow)
    return [{ group, parts, small: own.slice(parts.length), gzipBytes: gzipSum(own) }]
  })
}

/** 1234 -> '1.2 kB', 123456 -> '123 kB'. */
export function kilobytes(bytes: number): string {
  const kilo = bytes / 1000
  return `${kilo < 10 ? kilo.toFixed(1) : Math.round(kilo).toLocaleString('en-US')} kB`
}
