import type { Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import { type MemoryCalibration, type Reinforcement, strengthOf } from '../calibration.ts'
import { correctionsOf, type MemoryCorrection } from '../memory-correction.ts'
import type { MemoryNode, MemoryRelation, Named, RememberedPage } from '../memory-graph.ts'
import { isIdentity, type Link, type Surface } from '../reading/page-memory.ts'

interface RelationParts {
  readonly byNode: ReadonlyMap<Surface, readonly Named[]>
  readonly find: (surface: Surface) => MemoryNode | undefined
  /** Page and surface, as `${uid} ${surface}`: it means something else there. */
  readonly notHere: ReadonlySet<string>
  readonly corrections: readonly MemoryCorrection[]
  readonly today: Day
  readonly calibration: MemoryCalibration
}

interface Pair {
  readonly source: Surface
  readonly target: Surface
  steps: Reinforcement[]
  sentences: number
}

/** A page that names more than so many is a list: who stands there together says little. */
const mostTogether = 14

/** memory_relations: who and what stands together, typed where a page says how. */
export function relationsOf(pages: readonly RememberedPage[], parts: RelationParts): MemoryRelation[] {
  const { byNode, find, notHere, corrections, today, calibration } = parts
  const onPage = new Map<string, Map<Surface, Set<number>>>()
  for (const [id, names] of byNode)
    for (const { page, mention } of names) {
      const nodes = onPage.get(page.uid) ?? new Map<Surface, Set<number>>()
      const sentences = nodes.get(id) ?? new Set<number>()
      for (const at of mention.sentences) sentences.add(at)
      nodes.set(id, sentences)
      onPage.set(page.uid, nodes)
    }
  const pairs = new Map<string, Pair>()
  for (const page of pages) addPage(pairs, page, onPage.get(page.uid))
  const types = typesOf(pages, find, (uid, link) => {
    const isUntold = correctionsOf(corrections, 'no-relation').some(
      ({ relation, pairs }) =>
        relation === link.type && pairs.some(({ from, to }) => from === link.from && to === link.to),
    )
    return isUntold || [link.from, link.to].some((surface) => notHere.has(`${uid} ${surface}`))
  })
  return Array.from(pairs, ([key, { source, target, steps, sentences }]) => {
    const typed = types.get(key)
    return {
      source: typed?.source ?? source,
      target: typed?.target ?? target,
      type: typed?.type ?? 'together',
      sentences,
      pages: steps.length,
      strength: strengthOf(steps, dayNumberOf(today), calibration),
    }
  }).sort(
    (a, b) => b.strength - a.strength || (`${a.source}\n${a.target}` < `${b.source}\n${b.target}` ? -1 : 1),
  )
}

const keyOf = (one: Surface, other: Surface): string =>
  one < other ? `${one}\n${other}` : `${other}\n${one}`

function addPage(
  pairs: Map<string, Pair>,
  page: RememberedPage,
  nodes?: ReadonlyMap<Surface, ReadonlySet<number>>,
): void {
  if (!nodes || nodes.size < 2 || nodes.size > mostTogether) return
  const ids = [...nodes.keys()].sort()
  const dayNumber = dayNumberOf(page.day)
  const feeling = Math.abs(page.read.sentiment)
  for (const [at, source] of ids.entries())
    for (const target of ids.slice(at + 1)) {
      const ours = nodes.get(source)
      let shared = 0
      for (const sentence of nodes.get(target) ?? []) if (ours?.has(sentence)) shared++
      const key = keyOf(source, target)
      const pair = pairs.get(key) ?? { source, target, steps: [], sentences: 0 }
      pair.sentences += shared
      pair.steps.push({ dayNumber, isDirect: shared > 0, feeling })
      pairs.set(key, pair)
    }
}

/** What pages say of how two belong together; the latest that says it holds. */
function typesOf(
  pages: readonly RememberedPage[],
  find: RelationParts['find'],
  isDenied: (uid: string, link: Link) => boolean,
) {
  const types = new Map<string, { source: Surface; target: Surface; type: string }>()
  for (const { uid, read } of pages)
    for (const link of read.links) {
      const { from, to, type } = link
      if (isDenied(uid, link)) continue
      const [source, target] = [find(from)?.id, find(to)?.id]
      if (isIdentity(type) || !source || !target || source === target) continue
      types.set(keyOf(source, target), { source, target, type })
    }
  return types
}
