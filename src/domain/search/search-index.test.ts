import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleJournal } from './sample-journal.ts'
import { type IndexedEntry, SearchIndex } from './search-index.ts'

function indexOf(entries: readonly IndexedEntry[]): SearchIndex {
  const index = new SearchIndex()
  for (const entry of entries) index.put(entry)
  return index
}

const find = (index: SearchIndex, text: string): string[] =>
  index.search(index.terms(text), 10).map((hit) => hit.passage.entryUid)

describe('the search index', () => {
  test('finds the entry that holds the words, in any inflection, best first', () => {
    const entries = sampleJournal(15)
    const index = indexOf(entries)
    expect(find(index, 'counting an ampoule at the shifts')[0]).toBe(entries[2]?.uid)
    expect(find(index, 'herons by rivers')[0]).toBe(entries[7]?.uid)
    expect(find(index, 'zeppelin')).toEqual([])
  })

  test('a passage is literally where the hit says', () => {
    const content = `${'A line about nothing much at all. '.repeat(60)}\n\nThe zeppelin came over the roofs.`
    const entry = { uid: 'a', title: '', content, createdAt: '2026-01-01T00:00:00Z', day: '2026-01-01' }
    const [hit] = indexOf([entry]).search([{ stem: 'zeppelin', idf: 4, isStrong: true }], 1)
    expect(hit?.passage.text).toContain('zeppelin')
    expect(content.startsWith(hit?.passage.text ?? 'missing', hit?.start)).toBe(true)
  })

  test('words of the title find the entry', () => {
    const titled = { ...sampleJournal(1)[0], uid: 't', title: 'The zeppelin', content: 'It came.' }
    const index = indexOf([...sampleJournal(5), titled as IndexedEntry])
    expect(find(index, 'zeppelin')).toEqual(['t'])
  })

  test('an entry that was rewritten answers to its new words only', () => {
    const [first, ...others] = sampleJournal(5)
    const index = indexOf([first as IndexedEntry, ...others])
    index.put({ ...(first as IndexedEntry), content: 'A zeppelin over the roofs.' })
    expect(find(index, 'zeppelin')).toEqual([first?.uid])
    expect(find(index, 'tuner')).toEqual([])
    expect(index.entryCount).toBe(5)
  })

  test('an everyday word is weak evidence even in the first three entries', () => {
    const index = indexOf(sampleJournal(3))
    const strong = index.terms('I felt tired today after the ampoules').filter((term) => term.isStrong)
    expect(strong.map((term) => term.stem)).toEqual(['ampoul'])
  })

  test('after any order of puts and removes it answers like an index built afresh', () => {
    const entries = sampleJournal(12)
    const step = fc.record({ at: fc.nat(11), becomes: fc.nat(11), isRemoved: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const index = new SearchIndex()
        const kept = new Map<string, IndexedEntry>()
        for (const { at, becomes, isRemoved } of steps) {
          const entry = { ...(entries[at] as IndexedEntry), content: entries[becomes]?.content ?? '' }
          if (isRemoved) {
            index.remove(entry.uid)
            kept.delete(entry.uid)
          } else {
            index.put(entry)
            kept.set(entry.uid, entry)
          }
          index.entries(null)
        }
        const fresh = indexOf([...kept.values()])
        const question = 'the piano, the blue cups, the rain and the letter'
        const scored = (from: SearchIndex): string[] =>
          from
            .search(from.terms(question), 50)
            .map((hit) => `${hit.passage.entryUid} ${hit.score.toFixed(9)}`)
            .sort()
        expect(scored(index)).toEqual(scored(fresh))
        expect(index.entryCount).toBe(fresh.entryCount)
        expect(index.entries(null)).toEqual(fresh.entries(null))
      }),
      { numRuns: 60 },
    )
  })
})
