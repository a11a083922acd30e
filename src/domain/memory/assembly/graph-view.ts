import type { Identity, NamedPerson } from '../identity.ts'
import type { MemoryGraph, Receipt } from '../memory-graph.ts'
import type { Surface } from '../reading/page-memory.ts'
import type { DoubtGrounds } from './doubt-grounds.ts'
import { doubtsOf } from './doubts.ts'
import type { GraphRows } from './graph-rows.ts'
import type { PageRegister } from './page-register.ts'

interface ViewParts {
  readonly rows: GraphRows
  readonly register: PageRegister
  readonly people: readonly NamedPerson[]
  readonly identity: Identity
  readonly nodeFor: (surface: Surface) => Surface | null
}

/** The graph that rows make now. What it finds by name or page holds until the index takes the next change. */
export function graphOf({ rows, register, people, identity, nodeFor }: ViewParts): MemoryGraph {
  const find = (surface: Surface) => {
    const id = nodeFor(surface)
    return id === null ? undefined : rows.nodes.get(id)[0]
  }
  let doubts: MemoryGraph['doubts'] | undefined
  return {
    pages: [...register.order.all],
    nodes: rows.nodes.rows(),
    relations: rows.relations.rows(),
    facts: rows.facts.rows().map(({ fact }) => fact),
    // Weighing who may be who looks at many pages: only for whoever asks.
    get doubts() {
      doubts ??= doubtsOf(
        groundsOf({ register, people, identity, isThere: (surface) => find(surface) !== undefined }),
      )
      return doubts
    },
    nodeOf: find,
    pageOf: (uid) => register.page(uid)?.page,
    pagesOf: (node) => rows.pagesOf(nodeFor(node) ?? ''),
    mentionsOf: (node) => {
      const id = nodeFor(node)
      if (id === null) return []
      return rows.placedOf(id).flatMap(({ page, nodes }) =>
        (nodes.get(id)?.mentions ?? []).flatMap(({ places, sentences, surface }) =>
          places.map(
            (words, at): Receipt => ({
              ...{ uid: page.uid, day: page.day, atMs: page.atMs, words, surface },
              sentence: page.read.sentences[sentences[at] ?? 0] ?? words,
            }),
          ),
        ),
      )
    },
  }
}

/** What asking rests on. */
export const groundsOf = ({
  register,
  ...known
}: Pick<ViewParts, 'register' | 'people' | 'identity'> & Pick<DoubtGrounds, 'isThere'>): DoubtGrounds => ({
  ...known,
  areBeside: (one, other) => register.areBeside(one, other),
  hints: (type) => register.hints(type),
  pagesInOrder: () => register.order.all.flatMap(({ uid }) => register.page(uid) ?? []),
})
