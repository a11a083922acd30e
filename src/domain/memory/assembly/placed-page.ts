import { dayNumberOf } from '../../time/day-number.ts'
import type { Reinforcement } from '../calibration.ts'
import type { RememberedPage } from '../memory-graph.ts'
import {
  type FactFound,
  isIdentity,
  type Link,
  type Mention,
  type Surface,
  self,
} from '../reading/page-memory.ts'

/** What a page says of how two nodes belong together. */
export interface PlacedLink {
  readonly pair: string
  readonly source: Surface
  readonly target: Surface
  readonly type: string
}

/** A fact of a page with the nodes that it needs: whom it is about, and whom it names. */
export interface PlacedFact {
  readonly found: FactFound
  readonly at: number
  readonly subject: Surface
  readonly names: Surface | null
}

/** How a page names a node: its mentions in the page's order, and the sentences that hold them. */
interface NodeOnPage {
  readonly mentions: Mention[]
  readonly sentences: Set<number>
}

/** A page with its names led to their nodes. */
export interface PlacedPage {
  readonly page: RememberedPage
  /** What it adds to the strength of whatever it names directly. */
  readonly step: Reinforcement
  readonly nodes: ReadonlyMap<Surface, NodeOnPage>
  /** Its pairs of nodes with how many sentences hold both. */
  readonly pairs: ReadonlyMap<string, number>
  readonly links: readonly PlacedLink[]
  readonly facts: readonly PlacedFact[]
}

/** A page that names more than so many is a list: who stands there together says little. */
const mostTogether = 14

/** The name of a pair of nodes, whichever comes first. */
export const pairOf = (one: Surface, other: Surface): string =>
  one < other ? `${one}\n${other}` : `${other}\n${one}`
export const nodesOfPair = (pair: string): readonly [Surface, Surface] => {
  const at = pair.indexOf('\n')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

/** Leads the names of a page to nodes. `nodeFor`: the node of a surface; null where it is gone. */
export function placedPage(
  {
    page,
    named,
    links,
    elsewhere,
  }: {
    readonly page: RememberedPage
    readonly named: readonly Mention[]
    readonly links: readonly Link[]
    readonly elsewhere: ReadonlySet<Surface>
  },
  nodeFor: (surface: Surface) => Surface | null,
): PlacedPage {
  const nodes = new Map<Surface, NodeOnPage>()
  for (const mention of named) {
    const node = nodeFor(mention.surface)
    if (node === null) continue
    const here = nodes.get(node) ?? { mentions: [], sentences: new Set<number>() }
    here.mentions.push(mention)
    for (const at of mention.sentences) here.sentences.add(at)
    nodes.set(node, here)
  }
  return {
    page,
    step: { dayNumber: dayNumberOf(page.day), isDirect: true, feeling: Math.abs(page.read.sentiment) },
    nodes,
    pairs: pairsOf(nodes),
    links: links.flatMap(({ from, to, type }): PlacedLink[] => {
      const [source, target] = [nodeFor(from), nodeFor(to)]
      if (isIdentity(type) || source === null || target === null || source === target) return []
      return [{ pair: pairOf(source, target), source, target, type }]
    }),
    facts: page.read.facts.flatMap((found, at): PlacedFact[] => {
      if (elsewhere.has(found.subject) || elsewhere.has(found.value)) return []
      const subject = found.subject === self ? self : nodeFor(found.subject)
      const names = /^(?:person|place):/.test(found.value) ? nodeFor(found.value) : undefined
      return subject === null || names === null ? [] : [{ found, at, subject, names: names ?? null }]
    }),
  }
}

function pairsOf(nodes: ReadonlyMap<Surface, NodeOnPage>): Map<string, number> {
  const pairs = new Map<string, number>()
  if (nodes.size > mostTogether) return pairs
  const all = [...nodes].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [at, [one, ours]] of all.entries())
    for (const [other, theirs] of all.slice(at + 1)) {
      let shared = 0
      for (const sentence of theirs.sentences) if (ours.sentences.has(sentence)) shared++
      pairs.set(pairOf(one, other), shared)
    }
  return pairs
}
