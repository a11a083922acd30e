import { asQuoted } from '#domain/journal/quoted.ts'
import type { DatedFact, MemoryGraph, MemoryNode, Receipt } from '#domain/memory/memory-graph.ts'
import { factStrength } from '#domain/memory/questions.ts'
import { self } from '#domain/memory/reading/page-memory.ts'
import type { FactRow, NodeRow, PageRow, Quote } from './memory.calls.ts'
import type { MemorySource } from './memory-source.ts'
import type { SourcePage } from './source-page.ts'

/** Sentences and names as screens show them, of one graph. */
export class MemoryRows {
  readonly graph: MemoryGraph
  readonly source: MemorySource

  constructor(graph: MemoryGraph, source: MemorySource) {
    this.graph = graph
    this.source = source
  }

  /** The words of a sentence, as they stand in the page. */
  wordsOf = ({ uid, sentence }: Receipt): string =>
    asQuoted(this.source.page(uid)?.text.slice(...sentence) ?? '')

  quote = (receipt: Receipt): Quote => {
    const page = this.source.page(receipt.uid)
    const words = this.wordsOf(receipt)
    const meant = receipt.words && page ? asQuoted(page.text.slice(...receipt.words)) : ''
    const at = meant ? words.indexOf(meant) : -1
    return {
      ...{ uid: receipt.uid, day: receipt.day, at: receipt.sentence[0], words, mood: page?.mood ?? null },
      marked: at < 0 ? null : [at, at + meant.length],
      ...(page?.talk && { talk: page.talk }),
      ...(receipt.surface && { surface: receipt.surface }),
    }
  }

  /** One for each sentence, newest first. */
  quotes(receipts: readonly Receipt[], most: number): Quote[] {
    const seen = new Set<string>()
    const found: Quote[] = []
    for (const receipt of [...receipts].reverse()) {
      const key = `${receipt.uid} ${receipt.sentence[0]}`
      if (seen.has(key)) continue
      seen.add(key)
      found.push(this.quote(receipt))
      if (found.length === most) break
    }
    return found
  }

  node = ({
    id,
    type,
    name,
    aliases,
    role,
    pages,
    first,
    last,
    strength,
    isConfirmed,
  }: MemoryNode): NodeRow => ({
    ...{ id, type, name, aliases, role, pages, first, last, strength, isConfirmed },
  })

  fact = (fact: DatedFact): FactRow => ({
    key: fact.key,
    subject: fact.subject,
    subjectName: fact.subject === self ? 'You' : (this.graph.nodeOf(fact.subject)?.name ?? ''),
    what: fact.what,
    ...{ from: fact.from, fromLatest: fact.fromLatest, until: fact.until, learnt: fact.learnt },
    state: fact.state,
    isKept: fact.isKept,
    isAsked: fact.against !== null,
    strength: factStrength(fact, this.source.today(), this.source.calibration()),
    said: new Set(fact.receipts.map(({ uid, sentence }) => `${uid} ${sentence[0]}`)).size,
    quotes: this.quotes(fact.receipts, 5),
  })

  page = ({ uid, day, time, title, excerpt, isCheckIn, mood }: SourcePage): PageRow => ({
    ...{ uid, day, time, title, excerpt, isCheckIn, mood, names: this.#namesOn(uid) },
    topics: (this.graph.pageOf(uid)?.read.topics ?? []).map(({ topic }) => topic),
  })

  #namesOn(uid: string): PageRow['names'] {
    const read = this.graph.pageOf(uid)?.read
    const ids = new Map<string, string>()
    for (const { surface } of [...(read?.mentions ?? []), ...(read?.things ?? [])]) {
      const node = this.graph.nodeOf(surface)
      if (node) ids.set(node.id, node.name)
    }
    return Array.from(ids, ([id, name]) => ({ id, name }))
  }
}
