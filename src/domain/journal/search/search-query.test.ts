import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Asked, parseQuery } from './search-query.ts'

const today = '2026-11-21'
const conditions = (typed: string) =>
  parseQuery(typed, today).clauses.map((clause) => clause.map((asked) => brief(asked)).join(' | '))

function brief({ condition, isNot }: Asked): string {
  const { kind, ...rest } = condition
  const { span: _span, ...said } = rest as Record<string, unknown>
  return `${isNot ? 'not ' : ''}${kind} ${Object.values(said)
    .map((value) => (Array.isArray(value) ? value.join('+') : JSON.stringify(value)))
    .join(' ')}`.trim()
}

test.each([
  ['', []],
  ['   ', []],
  ['piano', ['words piano true']],
  ['  Piano,  ÖLBERG ', ['words piano true', 'words olberg true']],
  ['don’t low-key', ['words don+t true', 'words low+key true']],
  ['"low  F"', ['words low+f false']],
  ['“low F”', ['words low+f false']],
  ['-sleep -"low F" -#work', ['not words sleep true', 'not words low+f false', 'not topic "work"']],
  ['piano or schumann', ['words piano true | words schumann true']],
  ['a or b OR c d', ['words a true | words b true | words c true', 'words d true']],
  ['or', ['words or true']],
  ['piano or', ['words piano true']],
  ['or piano', ['words or true', 'words piano true']],
  ['#Long-Walks #mum', ['topic "long-walks"', 'topic "mum"']],
  ['#"long walks"', ['topic "long-walks"']],
  ['#', []],
  ['-', []],
  ['with:Anna with:"Dr Weil" WITH:zoë', ['name anna', 'name dr+weil', 'name zoe']],
  ['mood:<4', ['rating "mood" {"from":1,"to":3}']],
  ['mood:>5', ['rating "mood" {"from":6,"to":10}']],
  ['energy:<=3 stress:>=7', ['rating "energy" {"from":1,"to":3}', 'rating "stress" {"from":7,"to":10}']],
  ['mood:5 mood:=5', ['rating "mood" {"from":5,"to":5}', 'rating "mood" {"from":5,"to":5}']],
  ['mood:3..6 mood:6..3', ['rating "mood" {"from":3,"to":6}', 'rating "mood" {"from":3,"to":6}']],
  ['mood:none -mood:none', ['rating "mood" "none"', 'not rating "mood" "none"']],
  ['after:2026', ['days "2026-01-01" null']],
  ['after:2026-02', ['days "2026-02-01" null']],
  ['before:2026-01-31', ['days null "2026-01-30"']],
  ['on:2024-02', ['days "2024-02-01" "2024-02-29"']],
  ['on:today on:yesterday', ['days "2026-11-21" "2026-11-21"', 'days "2026-11-20" "2026-11-20"']],
  ['has:photo is:starred feeling:Joy', ['photo', 'starred', 'feeling "joy"']],
  ['mood:<3 or is:starred', ['rating "mood" {"from":1,"to":2} | starred']],
  ['10:30 http://a.b', ['words 10+30 true', 'words http+a+b true']],
  ['🎹 猫', ['signs "🎹"', 'words 猫 true']],
])('%j asks for %j', (typed, expected) => {
  expect(conditions(typed)).toEqual(expected)
})

test.each([
  ['mood:12', '“mood:12” is left out: mood goes from 1 to 10.'],
  ['mood:<1', '“mood:<1” is left out: mood goes from 1 to 10.'],
  ['stress:0..4', '“stress:0..4” is left out: stress goes from 1 to 10.'],
  [
    'energy:high',
    '“energy:high” is left out: energy takes a number, such as energy:<4 or energy:3..6, or none.',
  ],
  ['on:blah', '“on:blah” is left out: a day is written 2026, 2026-01 or 2026-01-31, or today, or yesterday.'],
  ['on:2026-02-30', '“on:2026-02-30” is left out: there is no such day.'],
  ['has:video', '“has:video” is left out: has: knows photo.'],
  ['is:lost', '“is:lost” is left out: is: knows starred.'],
  [
    'feeling:meh',
    '“feeling:meh” is left out: feeling: knows joy, sadness, anger, fear, surprise, disgust, trust, anticipation.',
  ],
])('%s is left out, and why is said', (typed, sentence) => {
  const query = parseQuery(`piano ${typed}`, today)
  expect(query.clauses).toHaveLength(1)
  expect(query.problems).toEqual([{ from: 6, to: 6 + typed.length, sentence }])
})

test('a quote without an end is looked for as far as it goes, and said', () => {
  const { clauses, problems } = parseQuery('piano "low f', today)
  expect(clauses[1]?.[0]?.condition).toEqual({ kind: 'words', words: ['low', 'f'], isBeginning: true })
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    'The quote has no end yet, so everything after it is looked for as one run of words.',
  ])
})

test.each([
  'mood:',
  'mood:<',
  'mood:3..',
  'mood:n',
  'on:',
  'on:20',
  'on:2026-',
  'on:2026-0',
  'on:tod',
  'is:sta',
  'feeling:j',
  'with:',
  '"',
])('nobody is told off for %s while it is being typed', (typed) => {
  expect(parseQuery(typed, today)).toEqual({ clauses: [], question: null, problems: [] })
})

test('every condition knows its place in what was typed', () => {
  const typed = 'with:anna  mood:>5 piano or "low f"'
  const places = parseQuery(typed, today)
    .clauses.flat()
    .map(({ from, to }) => typed.slice(from, to))
  expect(places).toEqual(['with:anna', 'mood:>5', 'piano', '"low f"'])
})

test('nothing that can be typed makes it fail, and it never looks for more than fifteen things', () => {
  const bits = fc.constantFrom(
    'mood:',
    'on:',
    'with:',
    '"',
    '-',
    '#',
    'or',
    '..',
    '<',
    '2026-',
    'a',
    '❤️',
    '#"',
    ' ',
  )
  const typed = fc.array(fc.oneof(bits, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 60 })
  fc.assert(
    fc.property(typed, (parts) => {
      const text = parts.join('')
      const { clauses, problems } = parseQuery(text, today)
      expect(clauses.flat().length).toBeLessThanOrEqual(15)
      for (const { from, to, sentence } of problems) {
        expect(text.slice(from, to)).not.toBe('')
        expect(sentence).toMatch(/[.]$/)
      }
    }),
  )
})
