import { expect, test } from 'vitest'
import { SearchIndex } from '#domain/search/search-index.ts'
import { rankedLines, recall } from '../retrieval/recall.ts'
import { noticeIn } from './notice.ts'

function noticed(message: string, pages: readonly string[], isHarsh = false) {
  const index = new SearchIndex()
  for (const [at, content] of pages.entries()) {
    const day = `2026-10-${String(at + 10)}`
    index.put({ uid: day, title: '', content, createdAt: `${day}T19:00:00.000Z`, day })
  }
  const found = noticeIn(index, { message, isHarsh, except: new Set() })
  return found && { kind: found.kind, said: found.said, quote: found.line.quote }
}
const everyday = [
  'Rain, and the bus was full of wet dogs.',
  'Leeks at the market, two for one.',
  'Mended the gate hinge with wire.',
  'Frost on the allotment, the tap has a beard.',
]

test('one line that tells otherwise is shown against "never", though it shares no word with it, the newest', () => {
  const pages = ['Passed the theory test.', ...everyday, 'Handed in the accounts a day early.']
  expect(noticed('I never get anything done.', pages)).toEqual({
    kind: 'disagrees',
    said: null,
    quote: 'Handed in the accounts a day early.',
  })
  expect(noticed('I never get anything done.', everyday)).toBeNull()
})

test('where both lines are about the same, both are shown, but no harsh word again', () => {
  const pages = [
    ...everyday,
    'I told Rosalind and the choir that I would not sing the solo, and she said fine.',
  ]
  const message = 'I can never say no to Rosalind and the choir.'
  expect(noticed(message, pages)).toMatchObject({ kind: 'disagrees', said: message })
  expect(noticed(message, pages, true)).toMatchObject({ kind: 'disagrees', said: null })
})

test('a rule of their own is set beside what touches it, and nothing beside what does not', () => {
  const pages = [...everyday, 'Rule: no laptop in the bedroom.']
  expect(noticed('Took the laptop into the bedroom again, only for an hour.', pages)).toMatchObject({
    kind: 'promise',
    quote: 'Rule: no laptop in the bedroom.',
  })
  expect(noticed('Bought leeks and a new hinge on the way home from work.', pages)?.kind).not.toBe('promise')
})

test('a line that only tells of what somebody will not do is no rule of the person', () => {
  const pages = [...everyday, 'Don’t laugh, the laptop fell into the bath.']
  expect(noticed('The laptop went into the bath a second time.', pages)?.kind).not.toBe('promise')
})

test('lines that were ranked for the recall are noticed as others are, on the day of the year of a rule, too', () => {
  const index = new SearchIndex()
  const rule = 'Rule: no laptop in the bedroom.'
  for (const [at, content] of [...everyday, rule].entries()) {
    const day = `2025-10-${String(at + 10)}`
    index.put({ uid: day, title: '', content, createdAt: `${day}T19:00:00.000Z`, day })
  }
  const message = 'Took the laptop into the bedroom again, only for an hour.'
  const beside = { message, except: new Set<string>(), today: '2026-10-14' }
  const ranked = rankedLines(index, message, beside)
  const noticed = noticeIn(index, beside, ranked)
  expect(noticed).toEqual(noticeIn(index, { message, except: new Set() }))
  expect(noticed?.line).toMatchObject({ quote: rule, why: 'promise' })
  const asked = { ...beside, pageText: '', limit: 3 }
  expect(recall(index, asked, ranked)).toEqual(recall(index, asked))
  expect(recall(index, asked)[0]).toMatchObject({ quote: rule, why: 'promise' })
})

test.each([
  [
    'My cousin is short again, she needs two hundred till Friday. I could send it tonight.',
    'No more loans to Bettina until the first is paid.',
  ],
  [
    'My nephew wants £300 for the van. Help me see where it comes from.',
    'I will never lend to family again.',
  ],
  [
    'Next Sunday they want me at the fair all day, working. Help me sort the stalls.',
    'I decided it: every Sunday morning belongs to the twins, no work.',
  ],
  ['Plan this Tuesday for me, the shop is free from noon.', 'From now on the shop stays shut on Tuesdays.'],
])('what they set themselves about the same deed is shown: "%s"', (message, rule) => {
  expect(noticed(message, [...everyday, rule])).toMatchObject({ kind: 'promise', quote: rule })
})

test.each([
  ['Next Sunday they want me at the fair.', 'On Sundays the bells were too loud.'],
  ['Last Sunday we sat by the weir.', 'I decided it: every Sunday morning belongs to the twins.'],
  ['Next Monday I paint the gate.', 'I decided it: every Sunday morning belongs to the twins.'],
  ['Otto needs 40 for the ferry.', 'No more loans to Bettina until the first is paid.'],
  ['She needs a coat for the ferry.', 'No more loans to Bettina until the first is paid.'],
])('and of another day, deed or person not: "%s"', (message, rule) => {
  expect(noticed(message, [...everyday, rule])).toBeNull()
})
