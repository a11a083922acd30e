import type { z } from 'zod'
import type { recentJournalExtract, unifiedExtraction } from '../memory-entities.ts'
import type { MemoryGraph, RememberedPage } from '../memory-graph.ts'
import { isIdentity, memoryEngine, self } from '../reading/page-memory.ts'
import { modelUsed } from './claims.ts'

/** The page, its text, and when it is looked at (instant, ISO). */
interface Extracted {
  readonly page: RememberedPage
  readonly text: string
  readonly graph: Pick<MemoryGraph, 'nodeOf'>
}

const idsOn = ({ read }: RememberedPage, { nodeOf }: Extracted['graph']) =>
  [...new Set([...read.mentions, ...read.things].map(({ surface }) => nodeOf(surface)))].filter(
    (node) => node !== undefined,
  )

/** The recent journal extract of a page: its facts in its own words, whom it names, its feelings. */
export function extractOf(
  { page, graph }: Extracted,
  { userId, now }: { userId: number; now: string },
): z.infer<typeof recentJournalExtract> {
  const name = (subject: string) => (subject === self ? 'You' : (graph.nodeOf(subject)?.name ?? ''))
  return {
    ...{ userId, journalId: page.uid, extractedAt: now, modelUsed },
    entryTimestamp: new Date(page.atMs).toISOString(),
    keyFacts: page.read.facts.flatMap(({ subject, what }) =>
      name(subject) === '' ? [] : [`${name(subject)} ${what}`],
    ),
    mentionedEntities: idsOn(page, graph).map((node) => node.name),
    keyEmotions: page.read.emotions.map(({ category, intensity }) => ({ category, intensity })),
  }
}

/** The unified extraction of a page. Its chains: the ways in which it writes each node. `confidence`: the share of its names that are sure. */
export function unifiedExtractionOf({ page, text, graph }: Extracted): z.infer<typeof unifiedExtraction> {
  const { read, uid } = page
  const nodes = idsOn(page, graph)
  const chains = nodes.map(({ id }) => [
    ...new Set(
      [...read.mentions, ...read.things].flatMap(({ surface, places }) =>
        graph.nodeOf(surface)?.id === id ? places.map((place) => text.slice(...place)) : [],
      ),
    ),
  ])
  const sure = nodes.filter(({ isConfirmed, pages }) => isConfirmed || pages > 1).length
  return {
    ...{ entryId: uid, extractionId: `${uid} ${memoryEngine}`, text },
    entities: nodes.map(({ id, type, name }) => ({ id, type, name })),
    relationships: read.links.filter(({ type }) => !isIdentity(type)),
    emotions: read.emotions.map(({ category, intensity }) => ({ category, intensity })),
    coreferenceChains: chains,
    confidence: nodes.length === 0 ? 1 : sure / nodes.length,
    metadata: { modelUsed, facts: read.facts.length },
  }
}
