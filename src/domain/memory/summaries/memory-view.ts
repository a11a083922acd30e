import type { Day } from '../../time/day.ts'
import type { DatedFact, MemoryGraph, MemoryNode, MemoryRelation, RememberedPage } from '../memory-graph.ts'
import type { Surface } from '../reading/page-memory.ts'

/** What summaries and answers may look at. What did not change since is the same object again, so that it can be told whether an answer still holds. */
export interface MemoryView {
  readonly today: () => Day
  readonly pagesBetween: (from: Day, to: Day) => readonly RememberedPage[]
  readonly node: (surface: Surface) => MemoryNode | undefined
  /** The nodes that most pages name, at most so many. */
  readonly nodes: (type: MemoryNode['type'], most: number) => readonly MemoryNode[]
  /** The pages that name a node, oldest first. */
  readonly pagesOf: (node: Surface) => readonly RememberedPage[]
  readonly factsOf: (subject: Surface) => readonly DatedFact[]
  /** What is said of a node and others; not where they only appear together. */
  readonly relationsOf: (node: Surface) => readonly MemoryRelation[]
  readonly facts: () => readonly DatedFact[]
}

/** A graph to be looked at, as of its day. */
export function viewOf(graph: MemoryGraph, today: Day): MemoryView {
  return {
    today: () => today,
    pagesBetween: (from, to) => graph.pages.filter(({ day }) => day >= from && day <= to),
    node: (surface) => graph.nodeOf(surface),
    nodes: (type, most) => graph.nodes.filter((node) => node.type === type).slice(0, most),
    pagesOf: (node) => graph.pagesOf(node),
    factsOf: (subject) => graph.facts.filter((fact) => fact.subject === subject),
    relationsOf: (node) =>
      graph.relations.filter(
        ({ source, target, type }) => type !== 'together' && (source === node || target === node),
      ),
    facts: () => graph.facts,
  }
}

/** Something that was looked at, and how to look again. */
export interface Look {
  readonly again: (view: MemoryView) => unknown
  readonly saw: unknown
}

/** A view that notes all that is looked at in it. */
export function noting(view: MemoryView): { readonly view: MemoryView; readonly looks: readonly Look[] } {
  const looks: Look[] = []
  const note = <Saw>(again: (view: MemoryView) => Saw): Saw => {
    const saw = again(view)
    looks.push({ again, saw })
    return saw
  }
  return {
    looks,
    view: {
      today: () => note((now) => now.today()),
      pagesBetween: (from, to) => note((now) => now.pagesBetween(from, to)),
      node: (surface) => note((now) => now.node(surface)),
      nodes: (type, most) => note((now) => now.nodes(type, most)),
      pagesOf: (node) => note((now) => now.pagesOf(node)),
      factsOf: (subject) => note((now) => now.factsOf(subject)),
      relationsOf: (node) => note((now) => now.relationsOf(node)),
      facts: () => note((now) => now.facts()),
    },
  }
}

/** Whether everything that was looked at is still the same. */
export const isUnchanged = (looks: readonly Look[], view: MemoryView): boolean =>
  looks.every(({ again, saw }) => isSame(again(view), saw))

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each, at) => each === other[at])
    : one === other
