import type { Together } from '#domain/insights/together.ts'

/** The places of a list around a circle, so that those who stand together most stand beside each other: from the first one on, each time whoever is joined the most to the one before, else the next of the list. */
export function roundOrder(count: number, links: readonly Together[]): number[] {
  const left = new Set(Array.from({ length: count }, (_, at) => at))
  const order: number[] = []
  while (left.size > 0) {
    const last = order.at(-1)
    const [next] = links.flatMap(({ a, b }) =>
      a === last && left.has(b) ? [b] : b === last && left.has(a) ? [a] : [],
    )
    const [first = 0] = left
    order.push(next ?? first)
    left.delete(next ?? first)
  }
  return order
}
