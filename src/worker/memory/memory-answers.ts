import { asQuoted } from '#domain/journal/quoted.ts'
import { forgetting } from '#domain/memory/forgetting.ts'
import { correctionsOf } from '#domain/memory/memory-correction.ts'
import type { MemoryGraph, MemoryRelation, Receipt } from '#domain/memory/memory-graph.ts'
import { moodDaysOf, moodWhenSteps } from '#domain/memory/node-mood.ts'
import type { Beliefs, NodePage, PageRow, PersonOnPages } from './memory.calls.ts'
import type { MemoryLife } from './memory-life.ts'
import { pagesInTime, unseen } from './memory-overview.ts'
import { MemoryRows } from './memory-rows.ts'
import { inSlices } from './slices.ts'

const most = { quotes: 5_000, together: 24 }

async function rowsOf(life: MemoryLife): Promise<MemoryRows | null> {
  const graph = await life.graph()
  return graph && new MemoryRows(graph, life.source)
}

/** The pages of a month, newest first. */
export async function pagesOfMonth(life: MemoryLife, month: string): Promise<PageRow[]> {
  const rows = await rowsOf(life)
  const pages = rows && (await inSlices(pagesInTime(life.source), () => false))
  if (!rows || !pages) return []
  return pages
    .filter(({ day }) => day.startsWith(month))
    .reverse()
    .map(rows.page)
}

/** Everything about a node, by any surface of it. */
export async function pageOfNode(life: MemoryLife, id: string): Promise<NodePage | null> {
  const rows = await rowsOf(life)
  const node = rows?.graph.nodeOf(id)
  if (!rows || !node) return null
  const { graph } = rows
  const mentions = graph.mentionsOf(node.id)
  const uids = new Set(mentions.map(({ uid }) => uid))
  const moodDays = moodDaysOf(graph.pages, uids)
  const mood = await inSlices(moodWhenSteps(moodDays), () => false)
  if (!mood) return null
  const months = new Map<string, number>()
  for (const { uid, day } of graph.pages)
    if (uids.has(uid)) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + 1)
  const isOther = (relation: MemoryRelation) =>
    relation.source === node.id ? relation.target : relation.source
  return {
    ...rows.node(node),
    surfaces: node.surfaces,
    forgetting: forgetting(node, graph.nodes),
    of: graph.pages.length,
    months: Array.from(months, ([month, pages]) => ({ month, pages })),
    mood,
    moodDays,
    facts: graph.facts
      .filter(({ subject, value }) => subject === node.id || graph.nodeOf(value)?.id === node.id)
      .map(rows.fact),
    quotes: rows.quotes(mentions, most.quotes),
    together: relationsNow(life, graph)
      .filter(({ relation: { source, target } }) => source === node.id || target === node.id)
      .flatMap(({ relation, isOver }) => {
        const other = graph.nodeOf(isOther(relation))
        return other ? [{ node: rows.node(other), relation, isOver }] : []
      })
      .slice(0, most.together),
  }
}

/** The people whom some pages name, on most of them first, then by name; each with the newest sentence there. */
export async function peopleOn(life: MemoryLife, uids: readonly string[]): Promise<PersonOnPages[]> {
  const rows = await rowsOf(life)
  if (!rows) return []
  const asked = new Set(uids)
  const found = rows.graph.nodes.flatMap(({ id, type, name }) => {
    if (type !== 'person') return []
    const mentions = rows.graph.mentionsOf(id).filter(({ uid }) => asked.has(uid))
    const [quote] = rows.quotes(mentions, 1)
    return quote ? [{ id, name, pages: new Set(mentions.map(({ uid }) => uid)).size, quote }] : []
  })
  return found.sort((a, b) => b.pages - a.pages || a.name.localeCompare(b.name, 'en'))
}

/** All that is believed, with its sentences. */
export async function beliefsOf(life: MemoryLife): Promise<Beliefs> {
  const rows = await rowsOf(life)
  if (!rows) return { facts: [], relations: [] }
  const { graph } = rows
  const said = Map.groupBy(linkReceipts(graph), ({ key }) => key)
  const relations = relationsNow(life, graph).flatMap(({ relation: { source, target, type }, isOver }) => {
    const [one, other] = [graph.nodeOf(source), graph.nodeOf(target)]
    if (type === 'together' || !one || !other) return []
    const own = said.get(linkKey(source, type, target)) ?? []
    const receipts = own.map(({ receipt }) => receipt)
    return [
      {
        words: `${one.name}${/^(?:lives|works) /.test(type) ? '' : ','} ${type} ${other.name}`,
        quotes: rows.quotes(receipts, 3),
        ids: [source, target] as const,
        relation: type,
        pairs: [...new Map(own.map(({ pair }) => [pair.join('\n'), pair])).values()],
        isOver,
      },
    ]
  })
  return { facts: graph.facts.map(rows.fact), relations }
}

/** The relations, but for those whose fact was never true by the person's word, and whether something later ended them. */
function relationsNow(life: MemoryLife, graph: MemoryGraph) {
  const struck = new Set<string>()
  const verdicts = new Map(
    correctionsOf(
      life.source.corrections().map(({ data }) => data),
      'fact',
    ).map((one) => [one.fact, one.verdict]),
  )
  for (const [key, verdict] of verdicts) {
    const [surface = '', slot = '', value = ''] = key.split('|')
    const [subject, other] = [graph.nodeOf(surface)?.id, graph.nodeOf(value)?.id]
    if (verdict !== 'never' || subject === undefined || other === undefined) continue
    if (slot === 'home') struck.add(linkKey(subject, 'lives in', other))
    if (slot === 'partner')
      for (const [one, two] of [
        [subject, other],
        [other, subject],
      ] as const)
        struck.add(linkKey(one, 'married to', two))
  }
  return graph.relations.flatMap((relation) =>
    struck.has(linkKey(relation.source, relation.type, relation.target))
      ? []
      : [{ relation, isOver: isOver(graph, relation) }],
  )
}

/** Whether a later fact has ended it: who moved away lives there no more, who died or parted is married no more. */
function isOver(
  { facts, nodeOf }: MemoryGraph,
  { source, target, type }: Pick<MemoryRelation, 'source' | 'target' | 'type'>,
): boolean {
  const own = facts.filter(({ subject }) => subject === source || subject === target)
  if (type === 'lives in')
    return own.some(
      ({ subject, slot, value, until }) =>
        subject === source && slot === 'home' && nodeOf(value)?.id === target && until !== null,
    )
  if (type !== 'married to') return false
  return own.some(
    ({ slot, state, until }) => state === 'ends' && until === null && (slot === 'partner' || slot === 'life'),
  )
}

const linkKey = (source: string, type: string, target: string): string => `${source}\n${type}\n${target}`

/** Every sentence that says how two belong together. */
function linkReceipts(
  graph: MemoryGraph,
): { readonly key: string; readonly pair: readonly [string, string]; readonly receipt: Receipt }[] {
  return graph.pages.flatMap(({ uid, day, atMs, read }) =>
    read.links.flatMap(({ from, to, type, sentence }) => {
      const [one, other] = [graph.nodeOf(from)?.id, graph.nodeOf(to)?.id]
      const place = read.sentences[sentence]
      if (one === undefined || other === undefined || !place) return []
      return [
        {
          key: linkKey(one, type, other),
          pair: [from, to] as const,
          receipt: { uid, day, atMs, sentence: place, words: null },
        },
      ]
    }),
  )
}

/** Memory was stopped, or its vault closed, before it could tell. */
class NotReadyError extends Error {
  override readonly name = 'NotReadyError'
  constructor() {
    super('Memory was stopped before it had the next page. Please try again.')
  }
}

/** One of the pages that may be shown by themselves; `not`: those that were shown just now. Null: there is none left. */
export async function pageSeen(life: MemoryLife, not: readonly string[], chance: number) {
  const rows = await rowsOf(life)
  if (!rows) throw new NotReadyError()
  const corrections = life.source.corrections().map(({ data }) => data)
  const shown = new Set(not)
  const among = unseen(rows, corrections).filter((uid) => !shown.has(uid))
  const uid = among[Math.min(among.length - 1, Math.floor(chance * among.length))]
  const page = uid === undefined ? null : life.source.page(uid)
  if (!page) return null
  const content = page.text
    .split(/\n{2,}/)
    .map(asQuoted)
    .filter((words) => words !== '')
    .join('\n\n')
  return { ...rows.page(page), content }
}
