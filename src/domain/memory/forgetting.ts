import { fold } from '../text/fold.ts'
import { type Forget, type Forgotten, wordsOf } from './forgotten.ts'
import type { MemoryCorrection } from './memory-correction.ts'
import type { MemoryNode } from './memory-graph.ts'
import { mayMeanOne } from './reading/kin-words.ts'

/** What a person says by whom or what is forgotten: every way in which pages name the node, and the longer names that are somebody else's. */
export function forgetting(
  node: MemoryNode,
  nodes: readonly MemoryNode[],
): Pick<Forget, 'surfaces' | 'others'> {
  const { role } = node
  const isOnly = role !== null && !nodes.some((other) => other !== node && other.role === role)
  const surfaces = new Set(node.surfaces)
  if (node.type === 'person' && isOnly && mayMeanOne(role)) surfaces.add(`person:role:${role}`)
  const words = [...surfaces].map(wordsOf)
  const others = nodes.flatMap((other) =>
    other === node ? [] : [other.name, ...other.aliases].map(fold).filter((name) => holdsOneOf(name, words)),
  )
  return { surfaces: [...surfaces].sort(), others: [...new Set(others)].sort() }
}

const holdsOneOf = (name: string, words: readonly string[]): boolean =>
  words.some((one) => name !== one && ` ${name} `.includes(` ${one} `))

/** Whether what a person said about memory would show whom or what is forgotten: in its words or by naming them. What forgets is always shown, to be undone. */
export function tellsForgotten(
  said: MemoryCorrection,
  { surfaces }: Forgotten,
  namesForgotten: (words: string) => boolean,
): boolean {
  if (said.type === 'forget') return false
  const { type: _, createdAt: __, ...shown } = said
  return Object.values(shown).some(
    (words) =>
      typeof words === 'string' &&
      (surfaces.has(words) || surfaces.has(words.split('|')[0] ?? '') || namesForgotten(words)),
  )
}
