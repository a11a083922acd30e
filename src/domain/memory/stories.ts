import type { Day } from '../time/day.ts'
import { dayNumberOf } from '../time/day-number.ts'
import { type MemoryCalibration, memoryCalibration, strengthOf } from './calibration.ts'
import { correctionsOf, type MemoryCorrection } from './memory-correction.ts'
import type { StoryType } from './memory-entities.ts'
import type { CountedEmotion, MemoryGraph, MemoryNode, Receipt, RememberedPage } from './memory-graph.ts'
import { self } from './reading/page-memory.ts'

/** consolidated_memories: a story that the journal's own sentences tell. Title and lines are literally the person's. */
export interface Story {
  readonly key: string
  readonly type: StoryType
  /** What the story is of, in plain words: 'November 2026', 'Anna'. */
  readonly of: string
  readonly title: Receipt
  readonly lines: readonly Receipt[]
  /** Uids of the pages it is made of, oldest first. */
  readonly sourceIds: readonly string[]
  readonly emotions: readonly CountedEmotion[]
  readonly from: Day
  readonly to: Day
  /** 0..1 */
  readonly strength: number
}

export interface StoryParts {
  readonly calibration?: MemoryCalibration
  readonly corrections: readonly MemoryCorrection[]
  readonly today: Day
  /** The words of a sentence. */
  readonly wordsOf: (receipt: Receipt) => string
}

const fewest = { month: 3, person: 5, thread: 4, feeling: 6, said: 3 }
const mostLines = 5
const most = { people: 12, threads: 12, facts: 12 }
const titleLength = { least: 14, most: 90 }

/** What a story is to be made of. */
interface StoryPlan {
  readonly what: Pick<Story, 'key' | 'type' | 'of'>
  readonly pages: readonly RememberedPage[]
  /** The sentences that it may choose from; null: all of its pages. */
  readonly sentences: (() => readonly Receipt[]) | null
  /** Another one: other sentences. */
  readonly sign: unknown
}

interface WorthySentence {
  readonly receipt: Receipt
  /** 0..1 */
  readonly worth: number
}

type MadeStory = Omit<Story, 'strength'>
type MadeStories = Map<string, { readonly plan: StoryPlan; readonly story: MadeStory | null }>

/** The stories of one journal: each is made again only where its pages or sentences are others now. */
export class StoryBook {
  readonly #worths = new WeakMap<RememberedPage, Map<number, number>>()
  readonly #bestOnPage = new WeakMap<RememberedPage, WorthySentence | null>()
  #made: MadeStories = new Map();

  /** The stories that the journal holds by now, strongest first within months (newest first), people, threads, facts and feelings; a story a step. */
  *stories(graph: MemoryGraph, parts: StoryParts): Generator<undefined, Story[]> {
    const refused = new Set(correctionsOf(parts.corrections, 'no-story').map(({ story }) => story))
    const made: MadeStories = new Map()
    const stories: Story[] = []
    for (const plan of plansOf(graph)) {
      yield
      const { key } = plan.what
      const before = this.#made.get(key)
      const story =
        before && isSamePlan(before.plan, plan) ? before.story : yield* this.#make(plan, graph, parts)
      made.set(key, { plan, story })
      if (story && !refused.has(key)) stories.push({ ...story, strength: strengthThrough(plan.pages, parts) })
    }
    this.#made = made
    return stories
  }

  *#make(plan: StoryPlan, graph: MemoryGraph, parts: StoryParts): Generator<undefined, MadeStory | null> {
    const { what, pages } = plan
    const [first, last] = [pages[0], pages.at(-1)]
    const best = plan.sentences
      ? yield* this.#bestOf(plan.sentences(), graph, parts)
      : yield* this.#bestOfPages(pages, graph, parts)
    const lines = chosenOf(best)
    const [title] = [...lines].sort((a, b) => this.#worth(b, graph, parts) - this.#worth(a, graph, parts))
    if (!first || !last || !title) return null
    return {
      ...what,
      title,
      lines,
      sourceIds: pages.map(({ uid }) => uid),
      emotions: emotionsOf(pages),
      from: first.day,
      to: last.day,
    }
  }

  /** The best sentence of each page. */
  *#bestOf(
    receipts: readonly Receipt[],
    graph: MemoryGraph,
    parts: StoryParts,
  ): Generator<undefined, WorthySentence[]> {
    const best = new Map<string, WorthySentence>()
    for (const receipt of receipts) {
      const worth = this.#worth(receipt, graph, parts)
      if (worth > (best.get(receipt.uid)?.worth ?? 0)) best.set(receipt.uid, { receipt, worth })
      yield
    }
    return [...best.values()]
  }

  *#bestOfPages(
    pages: readonly RememberedPage[],
    graph: MemoryGraph,
    parts: StoryParts,
  ): Generator<undefined, WorthySentence[]> {
    const all: WorthySentence[] = []
    for (const page of pages) {
      let best = this.#bestOnPage.get(page)
      if (best === undefined) {
        ;[best = null] = yield* this.#bestOf(sentencesOf(page), graph, parts)
        this.#bestOnPage.set(page, best)
      }
      if (best) all.push(best)
    }
    return all
  }

  #worth(receipt: Receipt, graph: MemoryGraph, { wordsOf }: StoryParts): number {
    const page = graph.pageOf(receipt.uid)
    if (!page) return 0
    const worths = this.#worths.get(page) ?? new Map<number, number>()
    this.#worths.set(page, worths)
    const [start] = receipt.sentence
    const worth = worths.get(start) ?? titleWorth(wordsOf(receipt))
    worths.set(start, worth)
    return worth
  }
}

const isSamePlan = (one: StoryPlan, other: StoryPlan): boolean =>
  one.sign === other.sign &&
  one.what.of === other.what.of &&
  one.pages.length === other.pages.length &&
  one.pages.every((page, at) => page === other.pages[at])

function* plansOf(graph: MemoryGraph): Generator<StoryPlan> {
  yield* monthPlans(graph)
  yield* nodePlans(graph)
  yield* factPlans(graph)
  yield* feelingPlans(graph)
}

function* monthPlans({ pages }: MemoryGraph): Generator<StoryPlan> {
  const byMonth = Map.groupBy(pages, ({ day }) => day.slice(0, 7))
  for (const [month, all] of [...byMonth].sort((a, b) => (a[0] < b[0] ? 1 : -1)))
    if (all.length >= fewest.month)
      yield {
        what: { key: `month ${month}`, type: 'consolidated', of: month },
        ...{ pages: all, sentences: null, sign: null },
      }
}

function* nodePlans(graph: MemoryGraph): Generator<StoryPlan> {
  const of = (node: MemoryNode, type: StoryType): StoryPlan => ({
    what: { key: `node ${node.id}`, type, of: node.name },
    pages: graph.pagesOf(node.id),
    sentences: () => graph.mentionsOf(node.id),
    // It is another object as soon as anything that it is made of is.
    sign: node,
  })
  const people = graph.nodes.filter(({ type, pages }) => type === 'person' && pages >= fewest.person)
  const threads = graph.nodes.filter(
    ({ type, pages }) => type !== 'person' && type !== 'place' && pages >= fewest.thread,
  )
  for (const node of people.slice(0, most.people)) yield of(node, 'consolidated')
  for (const node of threads.slice(0, most.threads)) yield of(node, 'episodic')
}

/** What several pages say and nothing has ended since. */
function* factPlans(graph: MemoryGraph): Generator<StoryPlan> {
  const kept = graph.facts.filter(
    ({ state, until, receipts }) =>
      until === null &&
      (state === 'is' || state === 'begins') &&
      new Set(receipts.map(({ uid }) => uid)).size >= fewest.said,
  )
  for (const { key, subject, what, receipts } of kept.slice(-most.facts)) {
    const name = subject === self ? 'You' : (graph.nodeOf(subject)?.name ?? '')
    const uids = [...new Set(receipts.map(({ uid }) => uid))]
    yield {
      what: { key: `fact ${key}`, type: 'semantic', of: `${name} ${what}` },
      pages: uids.flatMap((uid) => graph.pageOf(uid) ?? []),
      ...{ sentences: () => receipts, sign: receipts.length },
    }
  }
}

function* feelingPlans({ pages }: MemoryGraph): Generator<StoryPlan> {
  const felt = Map.groupBy(
    pages.flatMap((page) =>
      page.read.emotions.flatMap(({ category, intensity, sentence }) =>
        intensity >= 0.3 && sentence !== null ? [{ category, page, sentence }] : [],
      ),
    ),
    ({ category }) => category,
  )
  for (const [category, found] of [...felt].sort((a, b) => (a[0] < b[0] ? -1 : 1)))
    if (found.length >= fewest.feeling)
      yield {
        what: { key: `feeling ${category}`, type: 'emotional', of: category },
        pages: found.map(({ page }) => page),
        sentences: () =>
          found.flatMap(({ page: { uid, day, atMs, read }, sentence }) => {
            const place = read.sentences[sentence]
            return place ? [{ uid, day, atMs, sentence: place, words: null }] : []
          }),
        sign: null,
      }
}

const sentencesOf = ({ uid, day, atMs, read }: RememberedPage): Receipt[] =>
  read.sentences.map((sentence) => ({ uid, day, atMs, sentence, words: null }))

const strengthThrough = (
  pages: readonly RememberedPage[],
  { today, calibration = memoryCalibration }: StoryParts,
): number =>
  strengthOf(
    pages.map(({ day, read }) => ({
      dayNumber: dayNumberOf(day),
      isDirect: true,
      feeling: Math.abs(read.sentiment),
    })),
    dayNumberOf(today),
    calibration,
  )

/** Of the best sentence of each page those that stand best alone, spread from the first page to the last. */
function chosenOf(all: readonly WorthySentence[]): Receipt[] {
  if (all.length <= mostLines) return all.map(({ receipt }) => receipt)
  return Array.from({ length: mostLines }, (_, part) => {
    const from = Math.floor((part * all.length) / mostLines)
    const to = Math.floor(((part + 1) * all.length) / mostLines)
    const [top] = all.slice(from, to).sort((a, b) => b.worth - a.worth)
    return top?.receipt
  }).filter((one) => one !== undefined)
}

/** How well a sentence stands alone, 0..1: whole, neither short nor long, and no mere pronoun at its beginning. */
function titleWorth(words: string): number {
  if (!/^\p{Lu}/u.test(words) || !/[.!]["”’)]?$/.test(words)) return 0
  const { least, most } = titleLength
  if (words.length < least) return 0.05
  const length = words.length <= most ? 1 : most / words.length
  const isBare = /^(?:He|She|It|They|This|That|So|And|But)\b/.test(words)
  const isOwn = /\bI\b/.test(words)
  return length * (isBare ? 0.5 : 0.8) + (isOwn ? 0.1 : 0)
}

function emotionsOf(pages: readonly RememberedPage[]): CountedEmotion[] {
  const counted = new Map<CountedEmotion['category'], { pages: number; sum: number }>()
  for (const { read } of pages)
    for (const { category, intensity } of read.emotions) {
      const known = counted.get(category) ?? { pages: 0, sum: 0 }
      counted.set(category, { pages: known.pages + 1, sum: known.sum + intensity })
    }
  return Array.from(counted, ([category, one]) => ({
    category,
    pages: one.pages,
    intensity: one.sum / one.pages,
  })).sort((a, b) => b.pages - a.pages || (a.category < b.category ? -1 : 1))
}
