import type { RecalledPassage } from '#domain/companion/replies/recalled-passage.ts'
import type { MemoryForTalk } from '#domain/companion/retrieval/memory-for-talk.ts'
import type { DatedFact, MemoryGraph } from '#domain/memory/memory-graph.ts'
import type { MemoryQuestion, Remembered } from '#domain/memory/retrieval/memory-question.ts'
import { viewOf } from '#domain/memory/summaries/memory-view.ts'
import { keptTalkContext, type TalkContext } from '#domain/memory/summaries/talk-context.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { MemoryLife } from './memory-life.ts'
import { lifeOf } from './memory-lives.ts'

/** An answer need not wait longer for a memory that is being put together, ms. */
const patienceMs = 1_500
const mostFacts = 12
const longestLine = 200

/** Asks the person's own memory; null where it is not put together yet. */
export async function memoryForTalk(
  tools: WorkerTools,
  asked: MemoryQuestion,
): Promise<MemoryForTalk | null> {
  const life = lifeOf(tools, null)
  const graph = life.latest ?? (await within(life.graph()))
  if (!graph) return null
  const view = viewOf(graph, life.source.today())
  const context = keptTalkContext(life.answers, asked, view, tools.now())
  const isAskedWhen = /\b(?:when|how long)\b/i.test(asked.question)
  return {
    lines: context.lines.flatMap((line) => lineOf(life, line, isAskedWhen)),
    facts: factsOf(context, graph),
  }
}

const within = (graph: Promise<MemoryGraph | null>): Promise<MemoryGraph | null> =>
  Promise.race([
    graph.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs)),
  ])

function lineOf(life: MemoryLife, { receipt, fact }: Remembered, isAskedWhen: boolean) {
  const { uid, day, sentence } = receipt
  const page = life.source.page(uid)
  if (!page) return []
  const { text, title, atMs, talk } = page
  const quote = text.slice(...sentence).trim()
  const passage: RecalledPassage = {
    ...{ entryUid: uid, title: talk ? '' : title, text, day, createdAt: new Date(atMs).toISOString() },
    ...{ quote, shared: [], ...(talk && { isFromTalk: true }) },
  }
  const { from, fromLatest, until, state } = fact ?? {
    from: null,
    fromLatest: null,
    until: null,
    state: null,
  }
  const time = fact && { isAskedWhen, from, fromLatest, until, goesOn: state === 'begins' || state === 'is' }
  return quote === '' ? [] : [{ passage, time }]
}

const factsOf = ({ who }: TalkContext, { nodeOf }: MemoryGraph): string[] =>
  who
    .flatMap(({ facts }) => facts)
    .slice(-mostFacts)
    .map((fact: DatedFact) => {
      const since = fact.from ? `, since ${fact.from}` : ''
      return `${nodeOf(fact.subject)?.name ?? fact.subject} ${fact.what}${since}`.slice(0, longestLine)
    })
