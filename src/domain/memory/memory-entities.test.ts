import { expect, test } from 'vitest'
import type { z } from 'zod'
import { assembleMemory } from './assemble.ts'
import {
  consolidatedMemory,
  memoryCacheEntry,
  memoryEmotion,
  memoryNode,
  memoryRelation,
  storyTypes,
} from './memory-entities.ts'
import type { RememberedPage } from './memory-graph.ts'
import { readMemory } from './read-memory.ts'
import { StoryBook } from './stories.ts'

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const without = <Thing extends object>(thing: Thing, name: keyof Thing) => ({ ...thing, [name]: undefined })

const node = { type: 'person', name: 'Ilse' }
const relation = { sourceId: 'person:ilse', targetId: 'place:leeds', type: 'lives in', strength: 0.4 }
const emotion = { category: 'joy', intensity: 0.5, context: 'I was so happy.' }
const story = { sourceIds: ['page 1'], summary: 'Ilse moved.', type: 'episodic', strength: 0.5 }

// Spec: S3-088, S5-033
test('a memory node has full strength unless it says otherwise, and needs a name', () => {
  expect(memoryNode.parse(node).strength).toBe(1)
  for (const nameless of [{ ...node, name: '' }, without(node, 'name')])
    expect(problems(memoryNode, nameless)).toEqual(['name: Name is required'])
})

// Spec: S5-034
test('a memory relation needs a type', () => {
  expect(problems(memoryRelation, relation)).toEqual([])
  for (const typeless of [{ ...relation, type: '' }, without(relation, 'type')])
    expect(problems(memoryRelation, typeless)).toEqual(['type: Type is required'])
})

// Spec: S3-090, S3-091, S5-036
test('an emotion is one of eight, from 0 to 1, with the words that say so', () => {
  for (const category of 'joy sadness anger fear surprise disgust trust anticipation'.split(' '))
    for (const intensity of [0, 1])
      expect(memoryEmotion.parse({ ...emotion, category, intensity })).toEqual({
        ...{ category, intensity, context: 'I was so happy.' },
      })
  expect(memoryEmotion.shape.category.options).toHaveLength(8)
  for (const intensity of [-0.01, 1.01, Number.NaN])
    expect(problems(memoryEmotion, { ...emotion, intensity })).toHaveLength(1)
})

// Spec: S3-100
test('a kept answer was asked for by nobody yet', () => {
  const at = '2026-05-20T20:00:00.000Z'
  const answer = { id: 'a', userId: 7, querySignature: 'q', modelUsed: 'm', result: [] }
  expect(memoryCacheEntry.parse({ ...answer, createdAt: at, expiresAt: at, lastAccessed: at })).toMatchObject(
    {
      accessCount: 0,
    },
  )
})

// Spec: S3-093, S5-035
test('a consolidated memory is of one of four kinds and needs a summary', () => {
  expect(storyTypes).toEqual(['episodic', 'semantic', 'emotional', 'consolidated'])
  for (const type of storyTypes) expect(problems(consolidatedMemory, { ...story, type })).toEqual([])
  expect(problems(consolidatedMemory, { ...story, type: 'dream' })).toHaveLength(1)
  for (const empty of [{ ...story, summary: '' }, without(story, 'summary')])
    expect(problems(consolidatedMemory, empty)).toEqual(['summary: Summary is required'])
})

const today = '2026-05-20'
const texts = [
  'Ilse came to the garden. I was so happy about the choir.',
  'Ilse rang and I was happy. The choir sang well today.',
  'I was so happy with Ilse at the choir this evening.',
  'Ilse and I laughed. I was happy, and the choir was loud.',
  'Such a happy day with Ilse. The choir goes on tour.',
  'Happy again. Ilse made soup after the choir had gone.',
]
const pages = texts.map((text, nth): RememberedPage => {
  const day = `2026-05-${String(4 + nth * 2).padStart(2, '0')}`
  const read = readMemory(text, { day, weekStart: 'monday', names: [], notNames: [] })
  return { uid: `page ${nth}`, day, atMs: Date.parse(day), mood: null, read }
})

// Spec: S3-092, S3-094
test('the stories of a journal are consolidated memories, with the pages that they come from and what was felt there', () => {
  const graph = assembleMemory(pages, { corrections: [], today })
  const wordsOf = ({ uid, sentence }: { uid: string; sentence: readonly [number, number] }) =>
    (texts[pages.findIndex((page) => page.uid === uid)] ?? '').slice(...sentence)
  const telling = new StoryBook().stories(graph, { corrections: [], today, wordsOf })
  let step = telling.next()
  while (!step.done) step = telling.next()
  const memories = step.value.map(({ sourceIds, type, title, emotions, strength }) =>
    consolidatedMemory.parse({ sourceIds, type, summary: wordsOf(title), emotions, strength }),
  )
  expect(new Set(memories.map(({ type }) => type))).toEqual(
    new Set(['consolidated', 'emotional', 'episodic']),
  )
  for (const { sourceIds, summary, emotions, embedding, strength } of memories) {
    expect(sourceIds).toEqual(pages.map(({ uid }) => uid))
    expect(texts.some((text) => text.includes(summary))).toBe(true)
    expect(emotions).toContainEqual({ category: 'joy', intensity: expect.closeTo(0.5, 0) })
    expect(embedding).toEqual([])
    expect(strength).toBeGreaterThan(0)
  }
})
