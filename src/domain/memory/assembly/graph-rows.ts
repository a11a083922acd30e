import type { MemoryNode, MemoryRelation, RememberedPage } from '../memory-graph.ts'
import { type Surface, self } from '../reading/page-memory.ts'
import type { Corrected, NodeLabel } from './corrected.ts'
import { inOrder, PageList } from './page-list.ts'
import type { PageRegister } from './page-register.ts'
import { type PlacedPage, placedPage } from './placed-page.ts'
import { SortedRows } from './sorted-rows.ts'
import { type FactRow, factsOfSubject } from './subject-facts.ts'
import { NodeTally, PairTally, type RowParts } from './tallies.ts'

type NodeFor = (surface: Surface) => Surface | null

export interface SettleWith {
  readonly nodeFor: NodeFor
  readonly labels: ReadonlyMap<Surface, NodeLabel>
  readonly verdicts: Corrected['facts']
  readonly parts: RowParts
}

/** Nodes, relations and facts in their order, each made anew only when a page that it rests on was stirred. */
export class GraphRows {
  readonly #register: PageRegister
  readonly nodes = new SortedRows<MemoryNode>((a, b) => b.pages - a.pages || (a.id < b.id ? -1 : 1))
  readonly relations = new SortedRows<MemoryRelation>(strongerFirst)
  readonly facts = new SortedRows<FactRow>(
    ({ first: a }, { first: b }) => inOrder(a.page, b.page) || a.at - b.at,
  )
  readonly #placed = new Map<string, PlacedPage>()
  readonly #tallies = new Map<Surface, NodeTally>()
  readonly #pairs = new Map<string, PairTally>()
  readonly #factPages = new Map<Surface, PageList>()
  /** Pages with a fact that is about a node or names it. */
  readonly #factsWith = new Map<Surface, PageList>()
  readonly #stirred = {
    pages: new Set<string>(),
    nodes: new Set<Surface>(),
    pairs: new Set<string>(),
    subjects: new Set<Surface>(),
  }
  #asOf: RowParts | null = null

  constructor(register: PageRegister) {
    this.#register = register
  }

  /** The page has other names, or they lead elsewhere. */
  stir(uid: string): void {
    this.#stirred.pages.add(uid)
  }

  stirNode(node: Surface): void {
    this.#stirred.nodes.add(node)
  }

  /** Something else is said of a fact. */
  stirFact(key: string, nodeFor: NodeFor): void {
    const surface = key.slice(0, key.indexOf('|'))
    const subject = surface === self ? self : nodeFor(surface)
    if (subject !== null) this.#stirred.subjects.add(subject)
  }

  /** The pages that name a node, in their order. */
  pagesOf(node: Surface): readonly RememberedPage[] {
    return [...(this.#tallies.get(node)?.pages ?? [])]
  }

  placedOf(node: Surface): PlacedPage[] {
    return (this.#tallies.get(node)?.pages ?? []).flatMap(({ uid }) => this.#placed.get(uid) ?? [])
  }

  *settle(asked: SettleWith): Generator<undefined, void> {
    const { parts } = asked
    if (this.#asOf && (this.#asOf.today !== parts.today || this.#asOf.calibration !== parts.calibration))
      this.#stirStrengths()
    this.#asOf = parts
    for (const uid of this.#stirred.pages) {
      this.#place(uid, asked.nodeFor)
      yield
    }
    this.#stirred.pages.clear()
    for (const node of this.#stirred.nodes) this.#stirFactsOf(node)
    yield* this.#each(this.#stirred.nodes, (node) => this.#makeNode(node, asked))
    yield* this.#each(this.#stirred.pairs, (pair) => this.#makeRelation(pair, parts))
    yield* this.#each(this.#stirred.subjects, (subject) => this.#makeFacts(subject, asked.verdicts))
    this.nodes.rows()
    yield
    this.relations.rows()
    yield
    this.facts.rows()
    yield
  }

  *#each(keys: Set<string>, make: (key: string) => void): Generator<undefined, void> {
    for (const key of keys) {
      make(key)
      yield
    }
    keys.clear()
  }

  /** Strengths fade from day to day. */
  #stirStrengths(): void {
    for (const node of this.#tallies.keys()) this.#stirred.nodes.add(node)
    for (const pair of this.#pairs.keys()) this.#stirred.pairs.add(pair)
  }

  #place(uid: string, nodeFor: NodeFor): void {
    const before = this.#placed.get(uid)
    const entered = this.#register.page(uid)
    const now = entered && placedPage(entered, nodeFor)
    if (before) this.#count(before, -1)
    if (now) this.#count(now, 1)
    if (now) this.#placed.set(uid, now)
    else this.#placed.delete(uid)
  }

  #count(placed: PlacedPage, by: 1 | -1): void {
    const { page, nodes, pairs, links, facts } = placed
    for (const node of nodes.keys()) {
      keptIn(this.#tallies, node, () => new NodeTally()).count(node, placed, by)
      this.#stirred.nodes.add(node)
    }
    for (const pair of pairs.keys()) this.#pair(pair).count(pair, placed, by)
    for (const { pair } of links) this.#pair(pair).link(page, by)
    for (const { subject, names } of facts) {
      for (const list of [
        keptIn(this.#factPages, subject, () => new PageList()),
        ...[subject, names ?? subject].map((node) => keptIn(this.#factsWith, node, () => new PageList())),
      ])
        if (by === 1) list.add(page)
        else list.remove(page)
      this.#stirred.subjects.add(subject)
    }
  }

  #pair(key: string): PairTally {
    this.#stirred.pairs.add(key)
    return keptIn(this.#pairs, key, () => new PairTally())
  }

  /** A fact needs its nodes: where one came or went, the facts with it are made anew. */
  #stirFactsOf(node: Surface): void {
    const isThere = (this.#tallies.get(node)?.pages.length ?? 0) > 0
    if (isThere === this.nodes.has(node)) return
    for (const { uid } of this.#factsWith.get(node)?.all ?? [])
      for (const { subject, names } of this.#placed.get(uid)?.facts ?? [])
        if (subject === node || names === node) this.#stirred.subjects.add(subject)
  }

  #makeNode(node: Surface, { labels, parts }: SettleWith): void {
    const tally = this.#tallies.get(node)
    const first = this.#placed.get(tally?.pages[0]?.uid ?? '')
    this.nodes.replace(node, tally && first ? [tally.node(node, first, labels.get(node), parts)] : [])
    if (!first) this.#tallies.delete(node)
  }

  #makeRelation(key: string, parts: RowParts): void {
    const pair = this.#pairs.get(key)
    const last = pair?.lastLinked
    const typed = this.#placed.get(last?.uid ?? '')?.links.findLast((link) => link.pair === key)
    const isThere = pair !== undefined && pair.pages.length > 0
    this.relations.replace(key, isThere ? [pair.relation(key, typed, parts)] : [])
    if (!isThere && !last) this.#pairs.delete(key)
  }

  #makeFacts(subject: Surface, verdicts: Corrected['facts']): void {
    const isThere = (node: Surface) => node === self || this.nodes.has(node)
    const stated = isThere(subject)
      ? (this.#factPages.get(subject)?.all ?? []).flatMap((page) =>
          (this.#placed.get(page.uid)?.facts ?? [])
            .filter((fact) => fact.subject === subject && (fact.names === null || isThere(fact.names)))
            .map(({ found, at }) => ({ page, found, at })),
        )
      : []
    this.facts.replace(subject, factsOfSubject(subject, stated, verdicts))
  }
}

const strongerFirst = (a: MemoryRelation, b: MemoryRelation): number =>
  b.strength - a.strength ||
  (a.source === b.source ? (a.target < b.target ? -1 : 1) : a.source < b.source ? -1 : 1)

function keptIn<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
