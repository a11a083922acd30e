import { expect, test } from 'vitest'
import { recall } from '#domain/companion/retrieval/recall.ts'
import { zipfJournal } from './sample-journal.ts'
import { SearchIndex } from './search-index.ts'

/** Budgets in time of the processor: 3 s to index, 10 ms to ask. A slower machine may take three times as long. */
const mostIndexMs = 3 * 3_000
const mostAskMs = 3 * 10

function usedMs(run: () => void): number {
  const before = process.cpuUsage()
  run()
  return process.cpuUsage(before).user / 1_000
}

test('10,000 entries of 120 words are indexed in seconds and asked in milliseconds', {
  timeout: 60_000,
}, () => {
  const entries = zipfJournal(10_000, 120)
  const index = new SearchIndex()
  const indexedMs = usedMs(() => {
    for (const entry of entries) index.put(entry)
  })
  expect(index.entryCount).toBe(10_000)
  expect(indexedMs).toBeLessThan(mostIndexMs)

  const asked = entries.slice(0, 40)
  const askedMs = usedMs(() => {
    for (const { uid, content } of asked) {
      expect(index.search(index.terms(content), 10)[0]?.passage.entryUid).toBe(uid)
      recall(index, { message: content, pageText: '', except: new Set(), limit: 3 })
    }
  })
  expect(askedMs / asked.length).toBeLessThan(mostAskMs)
})
