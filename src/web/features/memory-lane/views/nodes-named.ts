import { fold } from '#domain/text/fold.ts'
import type { NodeRow } from '#worker/memory/memory.calls.ts'

/** Those whose name, or another way in which pages name them, has every word that is looked for in it; all of them where nothing is. */
export function nodesNamed(nodes: readonly NodeRow[], query: string): readonly NodeRow[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return nodes
  return nodes.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => {
      const folded = fold(one)
      return words.every((word) => folded.includes(word))
    }),
  )
}
