import { expect, test } from 'vitest'
import { insightKey, type JournalInsight, journalInsight } from './journal-insight.ts'

const entryId = '0192f3a8-0000-7000-8000-000000000001'
const createdAt = '2026-11-21T20:00:00.000Z'
const said = (type: string, content: unknown): unknown => ({ entryId, type, content, createdAt })

// Spec: S3-048
test('an insight says of which entry it is, what kind of thing it says, what, and when', () => {
  const all = [
    said('emotion', { emotion: 'joy', isThere: false }),
    said('topic', { topic: 'piano', isThere: true }),
    said('name', { name: 'Anna', kind: 'person', isThere: true }),
    said('phrase', { quote: 'I always ruin everything', isThere: false }),
    said('summary', { quote: 'She had kept the blue cups.', isThere: true }),
    said('suggestion', { suggestion: 'template thought-record', isThere: false }),
  ]
  for (const one of all) expect(journalInsight.parse(one)).toEqual(one)
})

test('what is not of the entry’s kinds is refused', () => {
  for (const one of [
    said('mood', { mood: 4 }),
    said('emotion', { emotion: 'boredom', isThere: true }),
    said('name', { name: 'Anna', kind: 'animal', isThere: true }),
    said('name', { name: '', kind: 'person', isThere: true }),
    // Phrases and suggestions are the engine's: they can be taken away, not made up.
    said('phrase', { quote: 'I always', isThere: true }),
    said('suggestion', { suggestion: 'template decision', isThere: true }),
    { ...(said('topic', { topic: 'piano', isThere: true }) as object), entryId: 'an entry' },
    { ...(said('topic', { topic: 'piano', isThere: true }) as object), createdAt: 'today' },
  ])
    expect(journalInsight.safeParse(one).success).toBe(false)
})

test('two insights are about the same thing whatever they say of it, and however it is written large', () => {
  const keyOf = (type: string, content: unknown) => insightKey(said(type, content) as JournalInsight)
  expect(keyOf('emotion', { emotion: 'joy', isThere: true })).toBe(
    keyOf('emotion', { emotion: 'joy', isThere: false }),
  )
  expect(keyOf('name', { name: 'Anna', kind: 'person', isThere: true })).toBe(
    keyOf('name', { name: 'anna', kind: 'place', isThere: false }),
  )
  expect(keyOf('phrase', { quote: 'a', isThere: false })).not.toBe(
    keyOf('summary', { quote: 'a', isThere: false }),
  )
})
