/** Where a line stands in each of three texts, counted from 0. */
export interface Anchor {
  readonly old: number
  readonly mine: number
  readonly theirs: number
}

/** Lines that each of three texts has exactly once, in the same order in all: the fixed points of a merge, rising. */
export function anchorsOf(
  old: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): Anchor[] {
  const [inMine, inTheirs] = [placesOfUnique(mine), placesOfUnique(theirs)]
  const found: Anchor[] = []
  for (const [line, place] of placesOfUnique(old)) {
    const [one, other] = [inMine.get(line), inTheirs.get(line)]
    if (place >= 0 && one !== undefined && one >= 0 && other !== undefined && other >= 0)
      found.push({ old: place, mine: one, theirs: other })
  }
  found.sort((a, b) => a.old - b.old)
  return longestRising(
    longestRising(found, ({ mine: place }) => place),
    ({ theirs: place }) => place,
  )
}

/** Place of each line; -1 for one that is there more than once. */
function placesOfUnique(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, line] of lines.entries()) places.set(line, places.has(line) ? -1 : place)
  return places
}

/** The longest subsequence whose keys rise (Schensted's patience sorting), in n log n. */
function longestRising<T>(items: readonly T[], keyOf: (item: T) => number): T[] {
  interface Link {
    readonly item: T
    readonly key: number
    readonly before: Link | undefined
  }
  const piles: Link[] = []
  for (const item of items) {
    const key = keyOf(item)
    let [low, high] = [0, piles.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((piles[middle]?.key ?? 0) < key) low = middle + 1
      else high = middle
    }
    piles[low] = { item, key, before: piles[low - 1] }
  }
  const rising: T[] = []
  for (let link = piles.at(-1); link; link = link.before) rising.push(link.item)
  return rising.reverse()
}
