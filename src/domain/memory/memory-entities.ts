import { z } from 'zod'
import { emotionCategories } from '../journal/emotion.ts'
import { nameKinds } from '../journal/reading/context.ts'

/**
 * The specification's memory entities. All of them are derived from the person's own pages, so none is a record: they are recomputed, or kept in this
 * device's sealed cache. What the person says about them is a record: see memory-correction.ts.
 */
const strength = z.number().min(0).max(1)
const instant = z.iso.datetime()
const json = z.record(z.string(), z.unknown())

/** memory_nodes. */
export const memoryNode = z.object({
  type: z.enum(nameKinds),
  name: z.string('Name is required').min(1, 'Name is required'),
  properties: json.default({}),
  strength: strength.default(1),
  lastAccessed: instant.nullable().default(null),
})

/** memory_relations. `sourceId` and `targetId` are ids of nodes. */
export const memoryRelation = z.object({
  sourceId: z.string().min(1),
  targetId: z.string().min(1),
  type: z.string('Type is required').min(1, 'Type is required'),
  strength,
  properties: json.default({}),
})

const felt = z.object({ category: z.enum(emotionCategories), intensity: z.number().min(0).max(1) })

/** emotions: one that was read out of a page; `context`: the sentence that says so. */
export const memoryEmotion = felt.extend({ context: z.string().default('') })
export type MemoryEmotion = z.infer<typeof memoryEmotion>

/** The kinds of consolidated memories. */
export const storyTypes = ['episodic', 'semantic', 'emotional', 'consolidated'] as const
export type StoryType = (typeof storyTypes)[number]

/** consolidated_memories. `sourceIds` are entries; `embedding` is empty, since no model reads here. */
export const consolidatedMemory = z.object({
  sourceIds: z.array(z.string()),
  summary: z.string('Summary is required').min(1, 'Summary is required'),
  type: z.enum(storyTypes),
  emotions: z.array(felt).default([]),
  embedding: z.array(z.number()).default([]),
  strength,
})

const summaryOf = z.object({
  userId: z.number().int(),
  summaryContent: json,
  contentStartDate: z.iso.date(),
  contentEndDate: z.iso.date(),
  modelUsed: z.string(),
})

/** The stretches that a working memory summary covers. */
export const workingSummaryTypes = ['day', 'week', 'month'] as const

/** Working memory summary. `checksum` names what it was made from: another one makes it stale. */
export const workingMemorySummary = summaryOf.extend({
  summaryType: z.enum(workingSummaryTypes),
  lastUpdated: instant,
  version: z.number().int().default(1),
  checksum: z.string(),
})

/** Temporal summary: the year so far. */
export const temporalSummary = summaryOf.extend({ createdAt: instant, updatedAt: instant })

const cached = z.object({
  userId: z.number().int(),
  querySignature: z.string(),
  createdAt: instant,
  expiresAt: instant,
  lastAccessed: instant,
})

/** Memory cache entry. Its key is id and userId together. */
export const memoryCacheEntry = cached.extend({
  id: z.string(),
  result: z.unknown(),
  metadata: json.default({}),
  modelUsed: z.string(),
  accessCount: z.number().int().default(0),
})
export type MemoryCacheEntry = z.infer<typeof memoryCacheEntry>

/** Working memory cache: what was retrieved for one question. */
export const workingMemoryCache = cached.extend({
  query: z.string(),
  retrievedContext: z.unknown(),
  accessCount: z.number().int().default(1),
  isStale: z.boolean().default(false),
})

/** Recent journal extract. */
export const recentJournalExtract = z.object({
  userId: z.number().int(),
  journalId: z.string(),
  extractedAt: instant,
  entryTimestamp: instant,
  keyFacts: z.array(z.string()),
  mentionedEntities: z.array(z.string()),
  keyEmotions: z.array(felt),
  modelUsed: z.string(),
})

/** unified_extractions: all that was read for memory in one entry. */
export const unifiedExtraction = z.object({
  entryId: z.string(),
  extractionId: z.string(),
  text: z.string(),
  entities: z.array(z.unknown()),
  relationships: z.array(z.unknown()),
  emotions: z.array(z.unknown()),
  coreferenceChains: z.array(z.array(z.string())),
  confidence: z.number().min(0).max(1),
  metadata: json.default({}),
})
