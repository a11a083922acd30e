import type { NameKind } from '../../journal/reading/context.ts'
import type { Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import { doubtsOf } from '../assembly/doubts.ts'
import { type MemoryCalibration, memoryCalibration, type Reinforcement, strengthOf } from '../calibration.ts'
import type { NamedPerson } from '../identity.ts'
import { correctionsOf, type MemoryCorrection } from '../memory-correction.ts'
import type { MemoryGraph, MemoryNode, Named, Receipt, RememberedPage } from '../memory-graph.ts'
import { shownName } from '../node-names.ts'
import { isIdentity, type Surface, self } from '../reading/page-memory.ts'
import { datedFacts } from './dated-facts.test-support.ts'
import { type Identity, identityOf, type SurfaceUse } from './identity.test-support.ts'
import { relationsOf } from './relations.test-support.ts'

/** What the graph rests on besides the pages. */
interface AssembleWith {
  readonly corrections: readonly MemoryCorrection[]
  readonly today: Day
  readonly calibration?: MemoryCalibration
}

/** A thing becomes a node once the journal has come back to it on so many pages. */
const fewestForThing = 4

/** The whole graph, made plainly and slowly from the beginning: what an index that is kept up to date has to agree with. */
export function assembledAtOnce(all: Iterable<RememberedPage>, asked: AssembleWith): MemoryGraph {
  const { corrections, today, calibration = memoryCalibration } = asked
  const never = new Set(correctionsOf(corrections, 'never-page').map(({ entryId }) => entryId))
  const pages = [...all]
    .filter(({ uid }) => !never.has(uid))
    .sort((a, b) => a.atMs - b.atMs || (a.uid < b.uid ? -1 : 1))
  const named = namedOf(pages, corrections)
  const onPages = pages.map((page) => ({
    page,
    named: named.flatMap((one) => (one.page === page ? [one.mention] : [])),
  }))
  const isTogether = togetherIn(pages)
  const identity = identityOf({
    uses: usesOf(named),
    same: pages
      .flatMap(({ read }) =>
        read.links.flatMap(({ type, from, to }) => (type === 'same' ? [[from, to] as const] : [])),
      )
      .sort((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1)),
    corrections,
  })
  const gone = goneOf(corrections)
  const notHere = notHereOf(corrections)
  const byNode = groupByNode(named, identity, gone)
  const kinds = kindsOf(identity, corrections)
  const nodes = Array.from(byNode, ([id, names]) =>
    nodeOf(id, names, { corrections, identity, kinds, today, calibration }),
  )
  nodes.sort((a, b) => b.pages - a.pages || (a.id < b.id ? -1 : 1))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const find = (surface: Surface) => (gone.has(surface) ? undefined : byId.get(identity.rootOf(surface)))
  return {
    pages,
    nodes,
    relations: relationsOf(pages, { byNode, find, notHere, corrections, today, calibration }),
    facts: datedFacts(pages, {
      subjectOf: (surface) => (surface === self ? self : find(surface)?.id),
      nameOf: (id) => byId.get(id)?.name,
      isElsewhere: ({ page, found }) =>
        [found.subject, found.value].some((surface) => notHere.has(`${page.uid} ${surface}`)),
      corrections,
    }),
    doubts: doubtsOf({
      people: peopleOf(named),
      identity,
      isThere: (surface) => find(surface) !== undefined,
      areBeside: isTogether,
      hints: (type) => hintsOf(pages, type),
      pagesInOrder: () => onPages,
    }),
    nodeOf: find,
    pageOf: (uid) => pages.find((page) => page.uid === uid),
    pagesOf: (node) => [...new Set((byNode.get(identity.rootOf(node)) ?? []).map(({ page }) => page))],
    mentionsOf: (node) => receiptsOf(byNode.get(identity.rootOf(node)) ?? []),
  }
}

const notHereOf = (corrections: readonly MemoryCorrection[]): ReadonlySet<string> =>
  new Set(correctionsOf(corrections, 'not-here').map(({ surface, entryId }) => `${entryId} ${surface}`))

/** Every mention of every page that is a name, or a thing that recurs, without those that the person took away. */
function namedOf(pages: readonly RememberedPage[], corrections: readonly MemoryCorrection[]): Named[] {
  const recurring = new Map<Surface, number>()
  for (const { read } of pages)
    for (const { surface } of read.things) recurring.set(surface, (recurring.get(surface) ?? 0) + 1)
  const notHere = notHereOf(corrections)
  const named: Named[] = []
  for (const page of pages) {
    for (const mention of page.read.mentions)
      if (!notHere.has(`${page.uid} ${mention.surface}`)) named.push({ page, mention })
    for (const mention of page.read.things)
      if (
        (recurring.get(mention.surface) ?? 0) >= fewestForThing &&
        !notHere.has(`${page.uid} ${mention.surface}`)
      )
        named.push({ page, mention })
  }
  return named
}

function usesOf(named: readonly Named[]): SurfaceUse[] {
  const uses = new Map<
    Surface,
    SurfaceUse & { pages: number; roles: Map<string, number>; signs: Set<string> }
  >()
  for (const { mention } of named) {
    const { surface } = mention
    const use = uses.get(surface) ?? { surface, pages: 0, roles: new Map(), signs: new Set() }
    for (const sign of mention.signs ?? []) use.signs.add(sign)
    use.pages++
    if (mention.role) use.roles.set(mention.role, (use.roles.get(mention.role) ?? 0) + 1)
    uses.set(mention.surface, use)
  }
  return [...uses.values()].sort((a, b) => (a.surface < b.surface ? -1 : 1))
}

/** The people that are named, with all that pages say of them. */
function peopleOf(named: readonly Named[]): NamedPerson[] {
  const surfaces = new Set(named.map(({ mention }) => mention.surface))
  return [...surfaces]
    .filter((surface) => surface.startsWith('person:'))
    .sort()
    .map((surface) => {
      const own = named.flatMap(({ mention }) => (mention.surface === surface ? [mention] : []))
      return {
        surface,
        roles: new Set(own.flatMap(({ role }) => role ?? [])),
        signs: new Set(own.flatMap(({ signs }) => signs ?? [])),
      }
    })
}

/** Pairs that a page takes for one perhaps, in the order of the alphabet; in that of the page where a name follows. */
function hintsOf(pages: readonly RememberedPage[], type: 'may be' | 'follows'): [Surface, Surface][] {
  const all = pages.flatMap(({ read }) => read.links.filter((link) => link.type === type))
  const pairs = new Set(
    all.map(({ from, to }) => (type === 'follows' ? [from, to] : [from, to].sort()).join('\n')),
  )
  return [...pairs].sort().map((pair) => pair.split('\n') as [Surface, Surface])
}

/** Whether one sentence of a page names both: two people, then. */
function togetherIn(pages: readonly RememberedPage[]): (one: Surface, other: Surface) => boolean {
  let pairs: Set<string> | undefined
  const all = () => {
    const found = new Set<string>()
    for (const { read } of pages) {
      const people = read.mentions.filter(({ kind }) => kind === 'person')
      for (const one of people)
        for (const other of people)
          if (
            one !== other &&
            one.sentences.some((at) => other.sentences.includes(at)) &&
            !read.links.some(
              ({ type, from, to }) =>
                isIdentity(type) && [from, to].sort().join() === [one.surface, other.surface].sort().join(),
            )
          )
            found.add(`${one.surface} ${other.surface}`)
    }
    return found
  }
  return (one, other) => {
    pairs ??= all()
    return pairs.has(`${one} ${other}`)
  }
}

/** What the person wants forgotten, or said is no name. */
function goneOf(corrections: readonly MemoryCorrection[]): ReadonlySet<Surface> {
  const all = [...correctionsOf(corrections, 'forget'), ...correctionsOf(corrections, 'no-name')]
  return new Set(all.map(({ surface }) => surface))
}

function groupByNode(
  named: readonly Named[],
  identity: Identity,
  gone: ReadonlySet<Surface>,
): Map<Surface, Named[]> {
  const byNode = new Map<Surface, Named[]>()
  for (const each of named) {
    const root = identity.rootOf(each.mention.surface)
    if (gone.has(root) || gone.has(each.mention.surface)) continue
    const known = byNode.get(root)
    if (known) known.push(each)
    else byNode.set(root, [each])
  }
  return byNode
}

function kindsOf(
  identity: Identity,
  corrections: readonly MemoryCorrection[],
): ReadonlyMap<Surface, NameKind> {
  return new Map(
    correctionsOf(corrections, 'kind').map(({ surface, kind }) => [identity.rootOf(surface), kind]),
  )
}

interface NodeParts extends Required<Omit<AssembleWith, 'calibration'>> {
  readonly identity: Identity
  readonly kinds: ReadonlyMap<Surface, NameKind>
  readonly calibration: MemoryCalibration
}

function nodeOf(id: Surface, names: readonly Named[], parts: NodeParts): MemoryNode {
  const { corrections, identity, kinds, today, calibration } = parts
  const byPage = new Map(names.map(({ page }) => [page.uid, page]))
  const days = Array.from(byPage.values(), ({ day }) => day)
  const [first = today] = days
  const isAbout = (surface: Surface): boolean => identity.rootOf(surface) === id
  const renamed = correctionsOf(corrections, 'rename')
    .filter(({ surface }) => isAbout(surface))
    .at(-1)
  const told = correctionsOf(corrections, 'role').findLast(({ surface }) => isAbout(surface))
  const counted = (words: readonly string[]) =>
    new Map(words.map((word) => [word, words.filter((one) => one === word).length]))
  const { name, aliases, role } = shownName({
    names: counted(names.map(({ mention }) => mention.name)),
    roles: counted(names.flatMap(({ mention }) => mention.role ?? [])),
    kind: names[0]?.mention.kind,
  })
  return {
    id,
    type: kinds.get(id) ?? names[0]?.mention.kind ?? 'concept',
    name: renamed?.name ?? name,
    aliases: [name, ...aliases].filter((alias) => alias !== (renamed?.name ?? name)),
    surfaces: [...new Set(names.map(({ mention }) => mention.surface))].sort(),
    role: told === undefined ? role : told.role === '' ? null : told.role,
    pages: byPage.size,
    first,
    last: days.at(-1) ?? first,
    strength: nodeStrength(byPage.values(), today, calibration),
    isConfirmed: corrections.some(
      (one) =>
        (one.type === 'same' || one.type === 'rename' || one.type === 'kind' || one.type === 'role') &&
        isAbout(one.surface),
    ),
  }
}

/** memory_nodes.strength: 1 where it is first named, fading from day to day, raised by each page that names it. */
function nodeStrength(pages: Iterable<RememberedPage>, today: Day, calibration: MemoryCalibration): number {
  const steps = Array.from(
    pages,
    ({ day, read }): Reinforcement => ({
      dayNumber: dayNumberOf(day),
      isDirect: true,
      feeling: Math.abs(read.sentiment),
    }),
  )
  const whole = { ...calibration, thresholds: { ...calibration.thresholds, minimum: 1 } }
  return strengthOf(steps, dayNumberOf(today), whole)
}

function receiptsOf(names: readonly Named[]): Receipt[] {
  return names.flatMap(({ page, mention }) =>
    mention.places.map((words, at) => ({
      ...{ uid: page.uid, day: page.day, atMs: page.atMs, words, surface: mention.surface },
      sentence: page.read.sentences[mention.sentences[at] ?? 0] ?? words,
    })),
  )
}
