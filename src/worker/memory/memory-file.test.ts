import { expect, test } from 'vitest'
import {
  consolidatedMemory,
  memoryCacheEntry,
  memoryEmotion,
  memoryNode,
  memoryRelation,
  recentJournalExtract,
  temporalSummary,
  unifiedExtraction,
  workingMemorySummary,
} from '#domain/memory/memory-entities.ts'
import { memoryFile } from './memory-file.ts'
import { memoryForTalk } from './memory-for-talk.ts'
import { openMemory } from './open-memory.test-support.ts'

const schemas = {
  memory_nodes: memoryNode,
  memory_relations: memoryRelation,
  consolidated_memories: consolidatedMemory,
  temporal_summaries: temporalSummary,
  working_memory_summaries: workingMemorySummary,
  memory_cache_entries: memoryCacheEntry,
  emotions: memoryEmotion,
  recent_journal_extracts: recentJournalExtract,
  unified_extractions: unifiedExtraction,
}

// Spec: S3-051, S3-086, S3-089, S3-090, S3-092, S3-101
test('a file of memory holds every entity of the specification, filled, and nothing of whom is forgotten', async () => {
  const { put, tools, say, names } = openMemory()
  for (let nth = 1; nth <= 6; nth++)
    put(
      nth,
      `My sister Ilse and my friend Bertram sang on day ${nth}. I was so happy about it.`,
      `2026-11-0${nth}`,
    )
  put(7, 'Ilse moved to Leeds last week. Quillon frightened me so much.', '2026-11-17', { mood: 7 })
  await say({ type: 'forget', surface: 'person:quillon', name: 'Quillon' })
  await names()
  await memoryForTalk(tools, { question: 'Where does Ilse live?', period: null })
  const text = [...(await memoryFile(tools))].join('')
  const { entities } = JSON.parse(text) as { entities: { kind: string }[] }
  const byKind = Map.groupBy(entities, ({ kind }) => kind)
  for (const [kind, schema] of Object.entries(schemas)) {
    const all = byKind.get(kind) ?? []
    expect([kind, all.length > 0]).toEqual([kind, true])
    for (const one of all) schema.parse(one)
  }
  expect(byKind.get('emotions')?.[0]).toMatchObject({ category: 'joy', context: 'I was so happy about it.' })
  expect(byKind.get('memory_nodes')).toContainEqual(
    expect.objectContaining({ id: 'person:ilse', type: 'person', name: 'Ilse' }),
  )
  expect(byKind.get('users')?.[0]).toMatchObject({ mental_model_summary: { version: 1 } })
  expect(text).not.toMatch(/quillon|frightened/i)
})
