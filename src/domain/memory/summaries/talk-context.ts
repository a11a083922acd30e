import type { z } from 'zod'
import { fold } from '../../text/fold.ts'
import type { workingMemoryCache } from '../memory-entities.ts'
import type { DatedFact, MemoryNode } from '../memory-graph.ts'
import type { MemoryQuestion, Remembered } from '../retrieval/memory-question.ts'
import { asCalled, foldedNames, wordsOfQuestion } from '../retrieval/names-in-question.ts'
import { remembered } from '../retrieval/remembered.ts'
import { type AnswerCache, signatureOf } from './answer-cache.ts'
import type { MemoryView } from './memory-view.ts'
import { ownFactsNow } from './user-summaries.ts'

/** Who somebody is, and what holds of them now. */
export interface WhoNow {
  readonly node: MemoryNode
  readonly facts: readonly DatedFact[]
}

/** Two facts that do not agree. */
export interface OpenFact {
  readonly fact: DatedFact
  readonly earlier: DatedFact
}

/** What memory has to say to a question: who is meant by its names, and what holds now of them and of the writer. */
export interface TalkContext {
  readonly who: readonly WhoNow[]
  readonly self: readonly DatedFact[]
  /** Facts of these that do not agree with an earlier one while nobody has said which holds. */
  readonly open: readonly OpenFact[]
  /** The sentences that answer the question, the best first. */
  readonly lines: readonly Remembered[]
}

const most = { who: 6, self: 12, asked: 400, open: 5 }

/** Finds whom a question names, by any of their names or by what they are to the writer. */
export function talkContext(asked: MemoryQuestion, view: MemoryView): TalkContext {
  const { question } = asked
  const words = wordsOfQuestion(question)
  const isIn = (one: string): boolean => one !== '' && words.includes(` ${one} `)
  const isNamed = (node: MemoryNode): boolean =>
    foldedNames(node).some(isIn) || (node.role !== null && isIn(asCalled(node.role)))
  const nodes = (['person', 'place', 'concept', 'event'] as const)
    .flatMap((type) => view.nodes(type, most.asked))
    .filter(isNamed)
    .slice(0, most.who)
  const holds = ({ until, state }: DatedFact): boolean => until === null && state !== 'ends'
  const who = nodes.map((node) => ({ node, facts: view.factsOf(node.id).filter(holds) }))
  const own = ownFactsNow(view)
  return {
    who,
    self: own.slice(-most.self),
    open: [...who.flatMap(({ facts }) => facts), ...own]
      .flatMap((fact) => openOf(fact, view))
      .slice(0, most.open),
    lines: remembered(asked, view),
  }
}

function openOf(fact: DatedFact, view: MemoryView): OpenFact[] {
  if (fact.against === null || fact.isKept) return []
  const earlier = view.factsOf(fact.subject).find(({ key }) => key === fact.against)
  return earlier ? [{ fact, earlier }] : []
}

const kind = 'talk'

/** The same, kept as long as it holds. */
export const keptTalkContext = (
  cache: AnswerCache,
  asked: MemoryQuestion,
  view: MemoryView,
  nowMs: number,
): TalkContext =>
  cache.answer({ kind, args: argsOf(asked) }, view, nowMs, (noted) => talkContext(asked, noted))

const argsOf = ({ question, period }: MemoryQuestion) => [fold(question), period]

/** The working memory cache: what was retrieved for a question, as it is kept; null where it never was. */
export function workingMemoryOf(
  cache: AnswerCache,
  asked: MemoryQuestion,
  view: MemoryView,
): z.infer<typeof workingMemoryCache> | null {
  const signature = signatureOf(kind, argsOf(asked))
  const kept = cache.entries(view).find(({ entry }) => entry.querySignature === signature)
  if (!kept) return null
  const { userId, querySignature, result, createdAt, expiresAt, lastAccessed, accessCount } = kept.entry
  return {
    ...{ userId, query: asked.question, querySignature, retrievedContext: result, createdAt, expiresAt },
    ...{ lastAccessed, accessCount: accessCount + 1, isStale: kept.isStale },
  }
}
