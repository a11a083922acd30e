import { isRole } from '../../journal/reading/names/names-roles.ts'
import { tellingWords } from '../../search/word-keys.ts'
import { fold } from '../../text/fold.ts'
import type { Day } from '../../time/day.ts'
import type { DatedFact, MemoryNode } from '../memory-graph.ts'
import { self } from '../reading/page-memory.ts'
import type { MemoryView } from '../summaries/memory-view.ts'
import { type AskedAbout, askedAbout } from './asked-about.ts'
import { kinAsked } from './kin-asked.ts'
import type { MemoryQuestion, Remembered } from './memory-question.ts'
import { asWords, namesAsWords, wordsOfQuestion } from './names-in-question.ts'

const most = { nodes: 400, lines: 5 }
/** Less than one thing asked for and found is a guess. */
const enough = 1

/**
 * What memory answers to a question: the sentences of dated facts about whom and what it asks, the best first; often none. It goes from the words of the
 * question to nodes by any of their names, along typed relations ("the daughter of my boss"), and to the facts that held in the time that is asked about.
 */
export function remembered(asked: MemoryQuestion, view: MemoryView): Remembered[] {
  const words = wordsOfQuestion(asked.question)
  const named = namedIn(words, view)
  const about = askedAbout(words)
  const kin = kinAsked(words, named, view)
  const people = named.filter(({ type }) => type === 'person')
  const isOwn = people.length === 0 && / (?:i|me|my|mine|we|our|us) /.test(withoutRoles(words))
  const subjects =
    kin.subjects.length > 0 ? kin.subjects : [...people.map(({ id }) => id), ...(isOwn ? [self] : [])]
  const facts = subjects.length > 0 ? subjects.flatMap((id) => view.factsOf(id)) : factsOn(named, view)
  const inTime = timed(facts, { asked, about, words, named })
  const lines = [...kin.lines, ...whoIs(words, people, asked, view)]
  const stems = new Set(stemsOf(words))
  for (const fact of inTime) {
    const worth = worthOf(fact, { about, stems, named })
    const [receipt] = fact.receipts
    if (receipt && worth >= enough) lines.push({ receipt, fact, worth })
  }
  const order = about.isNow || about.isLast ? -1 : 1
  return distinct(lines.sort((a, b) => b.worth - a.worth || order * (a.receipt.atMs - b.receipt.atMs))).slice(
    0,
    most.lines,
  )
}

/** "My sister" is not about the one who asks. */
const withoutRoles = (words: string): string =>
  words.replace(/ (?:my|our) ((?:[a-z]+ ){1,3})/g, (all, after: string) =>
    after.split(' ').some(isRole) ? ' ' : all,
  )

/** The nodes whose name, other name, or role ("my sister") stands among the words. */
function namedIn(words: string, view: MemoryView): MemoryNode[] {
  const isNamed = (node: MemoryNode): boolean =>
    namesAsWords(node).some((name) => words.includes(name)) ||
    (node.type === 'person' && node.role !== null && isOwnRole(words, node.role))
  return (['person', 'place', 'concept', 'event'] as const)
    .flatMap((type) => view.nodes(type, most.nodes))
    .filter(isNamed)
}

/** "my boss", "our dear landlady". */
function isOwnRole(words: string, role: string): boolean {
  const [before = '', after] = words.split(` ${role} `)
  return (
    after !== undefined &&
    before
      .split(' ')
      .slice(-2)
      .some((word) => word === 'my' || word === 'our')
  )
}

/** Of a question without anybody: facts that tell of its places and things. */
function factsOn(named: readonly MemoryNode[], view: MemoryView): DatedFact[] {
  const surfaces = new Set(named.flatMap(({ id, surfaces }) => [id, ...surfaces]))
  return surfaces.size === 0 ? [] : view.facts().filter(({ value }) => surfaces.has(value))
}

interface Weighed {
  readonly about: AskedAbout
  readonly words: string
  readonly named: readonly MemoryNode[]
}

/** Only what held, or happened, in the time that is asked about. */
function timed(
  facts: readonly DatedFact[],
  { asked: { period }, about, words, named }: Weighed & { readonly asked: MemoryQuestion },
): readonly DatedFact[] {
  const from = (fact: DatedFact): Day => fact.from ?? fact.learnt
  if (about.bound) {
    const pivot = facts.find((fact) => isAtBound(fact, about, words, named))
    if (!pivot) return facts
    const rest = facts.filter((fact) => fact.slot === pivot.slot && fact !== pivot)
    const side = rest.filter((fact) =>
      about.bound === 'before' ? from(fact) < from(pivot) : from(fact) > from(pivot),
    )
    const ordered = side.sort((a, b) => (from(a) < from(b) ? -1 : 1))
    return about.bound === 'before' ? ordered.slice(-1) : ordered.slice(0, 1)
  }
  if (period) {
    const held = facts.filter(
      (fact) =>
        (fact.state === 'is' && fact.from === null ? fact.learnt : from(fact)) <= period.to &&
        (fact.until ?? '9') >= period.from,
    )
    return held.filter((fact) => fact.state !== 'once' || (fact.fromLatest ?? fact.learnt) >= period.from)
  }
  return about.isNow ? facts.filter(({ until, state }) => until === null && state !== 'ends') : facts
}

/** Whether a fact is what stands after 'before' or 'after'. */
function isAtBound(
  { value, what }: DatedFact,
  { boundWords }: AskedAbout,
  _: string,
  named: readonly MemoryNode[],
): boolean {
  if (boundWords === '') return false
  const node = named.find(({ id, surfaces }) => id === value || surfaces.includes(value))
  if (node && ` ${boundWords} `.includes(asWords(fold(node.name)))) return true
  const asked = new Set(stemsOf(boundWords))
  return stemsOf(what).some((stem) => asked.has(stem))
}

const calendar = /\b(?:days?|weeks?|months?|years?|today|yesterday|tomorrow|morning|evening|night|time)\b/g

/** The stems that tell something, times aside. */
const stemsOf = (words: string): string[] =>
  tellingWords(words.replace(calendar, ' ')).map(({ stem }) => stem)

const known = new WeakMap<DatedFact, readonly string[]>()

/** The same of a fact; made once for each. */
function stemsOfFact(fact: DatedFact): readonly string[] {
  const { what, slot, value } = fact
  const made = known.get(fact) ?? stemsOf(`${what} ${slot} ${value.replace(/^\w+:/, '')}`)
  known.set(fact, made)
  return made
}

/** Of these somebody has several: only the words of the question tell which is meant. */
const ofMany = new Set('does has begun given-up skill plays member cannot'.split(' '))

function worthOf(
  fact: DatedFact,
  { about, stems, named }: Omit<Weighed, 'words'> & { readonly stems: ReadonlySet<string> },
): number {
  const slot = about.slots.find((one) => fact.slot === one || fact.slot.startsWith(`${one} `))
  const ofSlot = slot === undefined ? 0 : ofMany.has(slot) ? 0.5 : 1
  const shared = new Set(stemsOfFact(fact).filter((stem) => stems.has(stem)))
  const isOfNamed = named.some(({ id, surfaces }) => fact.value === id || surfaces.includes(fact.value))
    ? 0.5
    : 0
  const ofState = about.states.includes(fact.state) ? 0.25 : 0
  const base = ofSlot + Math.min(shared.size, 2) * 0.75 + isOfNamed
  const open = about.slots.length === 0 && about.isOpen && fact.subject !== self ? 1 : 0
  return base + open === 0 ? 0 : base + open + ofState
}

/** "Who is Ilse?", "Who was my boss in spring?": where pages say what somebody is, in the time that is asked about. */
function whoIs(
  words: string,
  people: readonly MemoryNode[],
  { period }: MemoryQuestion,
  view: MemoryView,
): Remembered[] {
  if (!/^ (?:and |so |but )?who(?:se|s)? /.test(words)) return []
  return people.flatMap((node): Remembered[] => {
    const pages = view
      .pagesOf(node.id)
      .filter(({ day }) => !period || (day >= period.from && day <= period.to))
    for (const { uid, day, atMs, read } of pages) {
      const mention =
        read.mentions.find(({ surface, role }) => node.surfaces.includes(surface) && role !== undefined) ??
        read.mentions.find(({ surface }) => node.surfaces.includes(surface))
      const sentence = mention && read.sentences[mention.sentences[0] ?? 0]
      if (sentence)
        return [
          {
            receipt: {
              ...{ uid, day, atMs, sentence, words: mention.places[0] ?? null },
              surface: mention.surface,
            },
            fact: null,
            worth: enough,
          },
        ]
    }
    return []
  })
}

function distinct(lines: readonly Remembered[]): Remembered[] {
  const seen = new Set<string>()
  return lines.filter(({ receipt: { uid, sentence } }) => {
    const key = `${uid} ${sentence[0]}`
    return !seen.has(key) && seen.add(key)
  })
}
