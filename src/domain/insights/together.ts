/** Two of a list that stand on the same pages. */
export interface Together {
  readonly a: number
  readonly b: number
  /** Pages with both. */
  readonly pages: number
  /** Pages with both of those with either, 0 to 1 (Jaccard 1901). */
  readonly strength: number
}

/** Once may be chance, and joins nothing. */
const leastPages = 2

/** Which of a list, each given by its pages, stand on the same ones, the strongest first. */
export function togetherOf(entries: readonly (readonly (string | number)[])[]): Together[] {
  const found: Together[] = []
  for (const [b, its] of entries.entries()) {
    const on = new Set(its)
    for (const [a, others] of entries.slice(0, b).entries()) {
      const pages = others.filter((one) => on.has(one)).length
      if (pages >= leastPages)
        found.push({ a, b, pages, strength: pages / (on.size + others.length - pages) })
    }
  }
  return found.sort((one, other) => other.strength - one.strength)
}
