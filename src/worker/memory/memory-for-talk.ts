import { type Known, personLine } from '#domain/companion/given/given.ts'
import type { RecalledPassage } from '#domain/companion/replies/recalled-passage.ts'
import type { MemoryForTalk } from '#domain/companion/retrieval/memory-for-talk.ts'
import type { RememberedFor } from '#domain/journal/journal-entry.ts'
import type { DatedFact, MemoryGraph, Receipt } from '#domain/memory/memory-graph.ts'
import { self } from '#domain/memory/reading/page-memory.ts'
import type { MemoryQuestion, Remembered } from '#domain/memory/retrieval/memory-question.ts'
import { whoIsWho } from '#domain/memory/retrieval/who-is-who.ts'
import { viewOf } from '#domain/memory/summaries/memory-view.ts'
import { keptTalkContext } from '#domain/memory/summaries/talk-context.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { MemoryLife } from './memory-life.ts'
import { lifeOf } from './memory-lives.ts'

/** An answer need not wait longer for a memory that is being put together, ms. */
const patienceMs = 1_500
const mostFacts = 12
const longestLine = 200
/** As a correction of memory takes them. */
const longest = { key: 600, what: 500, surface: 200 }

const nothing: ReadonlySet<string> = new Set()

/** Asks the person's own memory; null where it is not put together yet. Is not kept waiting by pages and messages that are `leftOut`, which may stand in it as they were. */
export async function memoryForTalk(
  tools: WorkerTools,
  asked: MemoryQuestion,
  leftOut = nothing,
): Promise<MemoryForTalk | null> {
  const life = lifeOf(tools, null)
  const graph = life.latestWithout(leftOut) ?? (await within(life.graph()))
  if (!graph) return null
  const view = viewOf(graph, life.source.today())
  const context = keptTalkContext(life.answers, asked, view, tools.now())
  const isAskedWhen = /\b(?:when|how long)\b/i.test(asked.question)
  const told = new Told(life, graph)
  return {
    lines: context.lines.flatMap((line) => lineOf(told, line, isAskedWhen)),
    // Only models are told of these.
    get facts() {
      const facts = context.who.flatMap((one) => one.facts)
      return facts.slice(-mostFacts).map(told.fact)
    },
    get self() {
      return context.self.map(told.fact)
    },
    get open() {
      return context.open.map(({ fact, earlier }) => ({
        ...told.fact(fact),
        words: `Not settled: ${told.dated(earlier)}, or ${told.dated(fact)}`.slice(0, longestLine),
      }))
    },
    whoIsWho: (text) =>
      whoIsWho(text, view).map(({ name, role, also, receipt }) => ({
        words: personLine(name, role, also).slice(0, longestLine),
        source: receipt && told.passage(receipt, null),
      })),
  }
}

const within = (graph: Promise<MemoryGraph | null>): Promise<MemoryGraph | null> =>
  Promise.race([
    graph.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs)),
  ])

function lineOf(told: Told, { receipt, fact }: Remembered, isAskedWhen: boolean) {
  const passage = told.passage(receipt, fact)
  const { from, fromLatest, until, state } = fact ?? {
    from: null,
    fromLatest: null,
    until: null,
    state: null,
  }
  const time = fact && { isAskedWhen, from, fromLatest, until, goesOn: state === 'begins' || state === 'is' }
  return passage ? [{ passage, time }] : []
}

/** What one graph knows, as talks take it. */
class Told {
  readonly #life: MemoryLife
  readonly #graph: MemoryGraph

  constructor(life: MemoryLife, graph: MemoryGraph) {
    this.#life = life
    this.#graph = graph
  }

  /** A sentence as it stands on its page; null where the page is gone. `fact`: what it was read as; null: it says who somebody is. */
  passage(receipt: Receipt, fact: DatedFact | null): RecalledPassage | null {
    const { uid, day, sentence } = receipt
    const page = this.#life.source.page(uid)
    const quote = page?.text.slice(...sentence).trim()
    if (!page || !quote) return null
    const { text, title, atMs, talk } = page
    return {
      ...{ entryUid: uid, title: talk ? '' : title, text, day, createdAt: new Date(atMs).toISOString() },
      ...{ quote, shared: [], ...(talk && { isFromTalk: true }) },
      remembered: this.#rememberedFor(receipt, fact),
    }
  }

  /** 'Ilse moved to Leeds, since 2026-03-12', with its sentence. */
  fact = (fact: DatedFact): Known => {
    const since = fact.from ? `, since ${beginning(fact)}` : ''
    const [receipt] = fact.receipts
    return {
      words: `${this.#titleOf(fact, 'I')}${since}`.slice(0, longestLine),
      source: receipt ? this.passage(receipt, fact) : null,
    }
  }

  /** 'Ilse moved to Leeds (2026-03-12)'. */
  dated = (fact: DatedFact): string => `${this.#titleOf(fact, 'I')} (${beginning(fact)})`

  #titleOf({ subject, what }: DatedFact, own: 'I' | 'You'): string {
    const name = subject === self ? own : (this.#graph.nodeOf(subject)?.name ?? subject)
    return /^['’,]/.test(what) ? `${name}${what}` : `${name} ${what}`
  }

  #rememberedFor(receipt: Receipt, fact: DatedFact | null): RememberedFor {
    const who = this.#whoIn(receipt, fact?.subject ?? receipt.surface)
    if (!fact || fact.key.length > longest.key) return { ...(who && { who }) }
    const { key, until, state } = fact
    const what = this.#titleOf(fact, 'You').slice(0, longest.what)
    return { fact: { key, what, holds: until === null && state !== 'once' }, ...(who && { who }) }
  }

  /** How a sentence names whom it is about; undefined where it does not. */
  #whoIn({ uid, sentence }: Receipt, subject: string | undefined): RememberedFor['who'] {
    const read = this.#graph.pageOf(uid)?.read
    const node = subject === undefined ? undefined : this.#graph.nodeOf(subject)
    const mention = read?.mentions.find(
      ({ surface, sentences }) =>
        node?.surfaces.includes(surface) &&
        sentences.some((at) => read.sentences[at]?.[0] === sentence[0]) &&
        surface.length <= longest.surface,
    )
    if (!node?.name || !mention) return undefined
    return { surface: mention.surface, name: node.name.slice(0, longest.what) }
  }
}

/** '2026-03-12'; 'around 2026-03-05 to 2026-03-12' where the day is not known. */
const beginning = ({ from, fromLatest, learnt, state }: DatedFact): string =>
  from && fromLatest && from !== fromLatest && state !== 'is'
    ? `around ${from} to ${fromLatest}`
    : (from ?? learnt)
