import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assembleMemory } from '#domain/memory/assemble.ts'
import { knownAcross } from '#domain/memory/known-names.ts'
import type { MemoryGraph, MemoryNode, RememberedPage } from '#domain/memory/memory-graph.ts'
import { readMemory } from '#domain/memory/read-memory.ts'
import { self } from '#domain/memory/reading/page-memory.ts'
import { root } from '../root.ts'
import { type LifeQuestion, type QuestionScore, scoreQuestions } from './score-memory-questions.ts'

export interface Life {
  readonly pages: readonly { readonly day: string; readonly text: string }[]
  readonly people: readonly { readonly names: readonly string[] }[]
  readonly places: readonly string[]
  readonly facts: readonly { readonly subject: string; readonly quote: string; readonly from?: string }[]
  /** Pairs of names that are two people's. */
  readonly different?: readonly (readonly [string, string])[]
  readonly questions?: readonly LifeQuestion[]
}

/** What memory makes of one life, against its truth. Precisions and recalls are shares, counts whole numbers. */
export interface MemoryScore {
  readonly people: {
    readonly found: number
    readonly right: number
    readonly there: number
    readonly f1: number
  }
  readonly places: { readonly found: number; readonly right: number; readonly there: number }
  /** Pairs of names of one person: joined or asked about, and pairs of different people that were joined. */
  readonly samePerson: {
    readonly pairs: number
    readonly joined: number
    readonly asked: number
    readonly wronglyJoined: number
    /** Open questions of who is who, and those of them to which one of the answers offered is true. */
    readonly questions: number
    readonly hits: number
  }
  readonly facts: {
    readonly found: number
    readonly right: number
    /** Facts of the truth that were found; several found ones may be one of them. */
    readonly known: number
    readonly there: number
    readonly datesRight: number
    readonly dated: number
    readonly withoutSentence: number
  }
  readonly questions: ReadonlyMap<LifeQuestion['kind'], QuestionScore>
  /** What was found and is not in the truth, for whoever reads it over. */
  readonly wrong: readonly string[]
  readonly missed: readonly string[]
}

const fold = (words: string): string => words.toLowerCase().replace(/^(?:my|our) /, '')

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** Lives that rules were made with, some of which were held out before. */
const seen = [
  'driver',
  'nurse',
  'mason',
  'teacher',
  'student',
  'father',
  'carpenter',
  'postie',
  'baker',
  'widower',
]
/** Lives that were written after the rules of their time and read once before rules were made with them too. */
const readOnce = [
  ...['vet', 'nanny', 'bandleader', 'ferryman', 'pharmacist', 'chorister'],
  ...['chef', 'farmer', 'doctorand'],
  ...['upholsterer', 'technician', 'australian'],
  ...['district', 'tester', 'signalman'],
]

/** The lives that memory is measured on. */
export const lives: readonly (readonly [name: string, life: () => Life])[] = [
  ...readOnce.map((name) => [name, () => read(`bench/memory/held-life-${name}.json`) as Life] as const),
  [
    'sample',
    () => ({
      ...(read('data/sample-life/truth.json') as Omit<Life, 'pages'>),
      pages: read('data/sample-life/pages.json') as Life['pages'],
    }),
  ],
  ...seen.map((name) => [name, () => read(`bench/memory/life-${name}.json`) as Life] as const),
]

/** Prints what memory makes of each life, against its truth. */
export function printMemory(): void {
  console.log('\nMemory: right of found, of there')
  for (const [name, life] of lives) {
    const { people, samePerson, facts, questions } = scoreLife(life())
    console.log(
      `${name}: people F1 ${people.f1.toFixed(2)} (${people.right} of ${people.there}); same person ${samePerson.joined} joined, ${samePerson.asked} asked of ${samePerson.pairs}, ${samePerson.wronglyJoined} wrong, ${samePerson.hits} of ${samePerson.questions} questions true; ` +
        `facts ${facts.right} of ${facts.found} right, ${facts.known} of ${facts.there} found; dates ${facts.datesRight} of ${facts.dated}`,
    )
    for (const [kind, { asked, ...share }] of questions)
      console.log(
        `  ${asked} ${kind} questions: of the pages they need ${share.without.toFixed(2)} among five found by words, ${share.with.toFixed(2)} with memory`,
      )
  }
}

/** The pages of a life, each read with the names that all of them prove. */
export function rememberedPages(life: Life): RememberedPage[] {
  const context = (day: string, names = [] as ReturnType<typeof knownAcross>) =>
    ({ day, weekStart: 'monday', names, notNames: [] }) as const
  const first = life.pages.map(({ day, text }) => readMemory(text, context(day)))
  const known = knownAcross(first)
  return life.pages.map(
    ({ day, text }, at): RememberedPage => ({
      ...{ uid: String(at), day, atMs: Date.parse(day), mood: null },
      read: readMemory(text, context(day, known)),
    }),
  )
}

/** All that memory makes of a life. */
export const graphOfLife = (life: Life, pages: readonly RememberedPage[]): MemoryGraph =>
  assembleMemory(pages, { corrections: [], today: life.pages.at(-1)?.day ?? '2026-01-01' })

/** Reads a life and holds it against its truth. */
export function scoreLife(life: Life): MemoryScore {
  const graph = graphOfLife(life, rememberedPages(life))
  return { ...namesScore(life, graph), ...factsScore(life, graph), questions: scoreQuestions(life, graph) }
}

type NodeId = string | undefined

/** Whom true answers to the open questions, and to nothing else, join to one of the nodes that are `own`. */
function reachedFrom(graph: MemoryGraph, from: NodeId, own: ReadonlySet<NodeId>): Set<NodeId> {
  const pairs = graph.doubts.flatMap(({ one, others }) =>
    others.map((other) => [graph.nodeOf(one)?.id, graph.nodeOf(other)?.id] as const),
  )
  const open = pairs.filter((pair) => pair.every((id) => own.has(id)))
  const reached = new Set([from])
  for (const id of reached)
    for (const pair of open) if (pair.includes(id)) for (const each of pair) reached.add(each)
  return reached
}

const spellings = ({ name, aliases }: MemoryNode): string[] => [name, ...aliases].map(fold)
const isOf = (truth: readonly string[], node: MemoryNode): boolean =>
  truth.some((name) => spellings(node).includes(fold(name)))

/** Whether two ways of naming somebody are one person's, as the truth says. */
export function sameInTruth({ people }: Life, graph: MemoryGraph): (one: string, other: string) => boolean {
  const ownersOf = (surface: string) => {
    const node = graph.nodeOf(surface)
    return node ? people.filter(({ names }) => isOf(names, node)) : []
  }
  return (one, other) => {
    const owners = ownersOf(one)
    return ownersOf(other).some((owner) => owners.includes(owner))
  }
}

/** How many open questions have a true answer among those that they offer. */
function trueQuestions(life: Life, graph: MemoryGraph): number {
  const isSame = sameInTruth(life, graph)
  return graph.doubts.filter(({ one, others }) => others.some((other) => isSame(one, other))).length
}

/** Holds the people, places and questions of a life against its truth. */
export function namesScore(life: Life, graph: MemoryGraph) {
  const people = graph.nodes.filter(({ type }) => type === 'person')
  const right = life.people.filter(({ names }) => people.some((node) => isOf(names, node))).length
  const trueNodes = people.filter((node) => life.people.some(({ names }) => isOf(names, node)))
  const precision = people.length === 0 ? 1 : trueNodes.length / people.length
  const recall = right / life.people.length
  const places = graph.nodes.filter(({ type }) => type === 'place')
  const pairs = life.people.flatMap(({ names }) =>
    names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const)),
  )
  const nodeWith = (name: string) => people.find((node) => spellings(node).includes(fold(name)))
  const present = pairs.filter(([one, other]) => nodeWith(one) && nodeWith(other))
  const joined = present.filter(([one, other]) => nodeWith(one) === nodeWith(other))
  const isAsked = ([one, other]: readonly [string, string]) => {
    const names = life.people.find(
      (person) => person.names.includes(one) && person.names.includes(other),
    )?.names
    const own = new Set(names?.map((name) => nodeWith(name)?.id))
    return reachedFrom(graph, nodeWith(one)?.id, own).has(nodeWith(other)?.id)
  }
  return {
    people: {
      found: people.length,
      right,
      there: life.people.length,
      f1: (2 * precision * recall) / (precision + recall || 1),
    },
    places: {
      found: places.length,
      right: life.places.filter((name) => places.some((node) => spellings(node).includes(fold(name)))).length,
      there: life.places.length,
    },
    samePerson: {
      pairs: present.length,
      joined: joined.length,
      asked: present.filter((pair) => !joined.includes(pair) && isAsked(pair)).length,
      wronglyJoined: people.filter((node) => life.people.filter(({ names }) => isOf(names, node)).length > 1)
        .length,
      questions: graph.doubts.length,
      hits: trueQuestions(life, graph),
    },
    wrong: [
      ...people.filter((node) => !trueNodes.includes(node)).map(({ name }) => `person ${name}`),
      ...present
        .filter((pair) => !joined.includes(pair) && !isAsked(pair))
        .map(([one, other]) => `two for one: ${one}, ${other}`),
      ...people
        .filter((node) => life.people.filter(({ names }) => isOf(names, node)).length > 1)
        .map(({ name, aliases }) => `one for two: ${[name, ...aliases].join(', ')}`),
    ],
    missed: life.people
      .filter(({ names }) => !people.some((node) => isOf(names, node)))
      .map(({ names }) => `person ${names[0]}`),
  }
}

/** All names of the person whom a fact is about. */
const namesOf = ({ people }: Life, subject: string): string[] =>
  [
    subject,
    ...(people.find(({ names }) => names.some((name) => fold(name) === fold(subject)))?.names ?? []),
  ].map(fold)

function factsScore(life: Life, graph: MemoryGraph) {
  const named = namesScore(life, graph)
  const textOf = (uid: string) => life.pages[Number(uid)]?.text ?? ''
  const told = graph.facts.map((fact) => {
    const [receipt] = fact.receipts
    const quote = receipt ? textOf(receipt.uid).slice(...receipt.sentence) : ''
    const node = graph.nodeOf(fact.subject)
    const names =
      fact.subject === self
        ? ['self']
        : [node?.name ?? '', ...(node?.aliases ?? []), node?.role ?? ''].map(fold)
    // Of several in one sentence, the one that has the fact's own words.
    const page = receipt ? textOf(receipt.uid) : ''
    // A quote may go on behind the sentence.
    const truths = life.facts.filter(
      (one) =>
        (quote.includes(one.quote) || (page.includes(one.quote) && one.quote.includes(fact.what))) &&
        namesOf(life, one.subject).some((name) => names.includes(name)),
    )
    const truth = truths.find((one) => one.quote.includes(fact.what.slice(0, 12))) ?? truths[0]
    return { fact, quote, truth }
  })
  const right = told.filter(({ truth }) => truth)
  const dated = right.filter(({ truth }) => truth?.from)
  // What only 'is' names no beginning: it is dated by the day on which it held.
  const isInTime = ({ fact, truth }: (typeof dated)[number]): boolean =>
    truth?.from !== undefined &&
    (fact.from === null
      ? fact.state === 'is' && truth.from <= fact.learnt
      : fact.from <= truth.from && (fact.fromLatest ?? fact.from) >= truth.from)
  return {
    facts: {
      found: told.length,
      right: right.length,
      known: new Set(right.map(({ truth }) => truth)).size,
      there: life.facts.length,
      dated: dated.length,
      datesRight: dated.filter(isInTime).length,
      withoutSentence: told.filter(({ quote }) => quote.trim() === '').length,
    },
    wrong: [
      ...named.wrong,
      ...told
        .filter(({ truth }) => !truth)
        .map(({ fact, quote }) => `fact ${fact.subject}: ${fact.what} (${quote})`),
      ...dated
        .filter((one) => !isInTime(one))
        .map(({ fact, truth, quote }) => `date ${fact.from} for ${truth?.from}: ${quote}`),
    ],
    missed: [
      ...named.missed,
      ...life.facts
        .filter((one) => !right.some(({ truth }) => truth === one))
        .map(({ quote }) => `fact ${quote}`),
    ],
  }
}
