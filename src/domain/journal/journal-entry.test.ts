import { expect, test } from 'vitest'
import { journalEntry, journalMessage } from './journal-entry.ts'

const uid = '01923f00-0000-7000-8000-000000000001'
const at = '2026-11-19T20:31:00.000Z'
const least = { content: 'By the river.', mood: null, energy: null, stress: null, createdAt: at }
const isTaken = (more: object): boolean => journalEntry.safeParse({ ...least, ...more }).success

// Spec: S3-037, S3-039, S3-041, S3-042, S3-043
test('an entry that says nothing more is active, and everything else about it is empty', () => {
  expect(journalEntry.parse(least)).toEqual({
    title: '',
    content: 'By the river.',
    isActive: true,
    mood: null,
    energy: null,
    stress: null,
    analysis: null,
    topics: [],
    summary: '',
    embedding: [],
    features: [],
    emotions: null,
    sentiment: null,
    suggestions: [],
    metadata: {},
    templateId: null,
    mode: null,
    createdAt: at,
    endedAt: null,
    zone: 'UTC',
    deletedAt: null,
  })
  const full = { analysis: { any: ['json'] }, emotions: ['joy', 'fear'], metadata: { editedAt: at } }
  expect(journalEntry.parse({ ...least, ...full })).toMatchObject(full)
})

// Spec: S3-038, S3-040
test('an entry has words and three ratings from 1 to 10, of which each may be not given', () => {
  const { content: _words, ...wordless } = least
  const { mood: _mood, ...moodless } = least
  expect(journalEntry.safeParse(wordless).success).toBe(false)
  expect(journalEntry.safeParse(moodless).success).toBe(false)
  for (const scale of ['mood', 'energy', 'stress'])
    expect([1, 10, null, 0, 11, 5.5, '5'].map((value) => isTaken({ [scale]: value }))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
})

test('an entry holds a million signs and no more, and feelings of the eight only', () => {
  expect(isTaken({ content: 'a'.repeat(1_000_000) })).toBe(true)
  expect(isTaken({ content: 'a'.repeat(1_000_001) })).toBe(false)
  expect(isTaken({ emotions: ['joy', 'trust'] })).toBe(true)
  expect(isTaken({ emotions: ['boredom'] })).toBe(false)
})

// Spec: S3-044, S3-045, S3-046, S3-047
test('a message of a talk belongs to an entry or stands alone, is whole, and says who spoke', () => {
  const said = { entryId: uid, content: 'Why did I wait?', role: 'user', createdAt: at, messageId: 'm1' }
  expect(journalMessage.parse(said)).toEqual({
    ...said,
    mood: null,
    embedding: [],
    isStreaming: false,
    isComplete: true,
    source: null,
    entriesRead: 0,
    receipts: [],
  })
  const { role: _role, ...nobody } = said
  expect(journalMessage.safeParse(nobody).success).toBe(false)
  expect(journalMessage.safeParse({ ...said, entryId: null }).success).toBe(true)
  expect(journalMessage.safeParse({ ...said, messageId: 'm'.repeat(50) }).success).toBe(true)
  expect(journalMessage.safeParse({ ...said, messageId: 'm'.repeat(51) }).success).toBe(false)
})
