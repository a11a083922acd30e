import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryDay } from '#domain/time/entry-date.ts'
import type { EmotionCategory } from '../emotion.ts'
import { findPages } from './find-pages.ts'
import type { SearchedEntry } from './page-facts.ts'
import { PageIndex } from './page-index.ts'
import { type Asked, parseQuery } from './search-query.ts'

const today = '2026-11-21'

const words = [
  'piano',
  'Pianist',
  'Anna',
  'Ann',
  'café',
  'don’t',
  'and',
  'low',
  'F',
  'Weil',
  '猫',
  '#mum',
  '#Long-walk',
  '🎹',
]
const feelings: readonly EmotionCategory[] = ['joy', 'fear']
const rating = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null })
const entries = fc.record({
  title: fc.constantFrom('', 'Piano', 'low F'),
  content: fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', '. ', '\n', ', ')), { maxLength: 12 })
    .map((parts) => parts.flat().join('')),
  createdAt: fc
    .integer({ min: Date.UTC(2025, 11, 30), max: Date.UTC(2026, 1, 2) })
    .map((ms) => new Date(ms).toISOString()),
  zone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Stockholm'),
  mood: rating,
  energy: rating,
  stress: rating,
  emotions: fc.option(fc.subarray([...feelings]), { nil: null }),
  topics: fc.subarray(['mum', 'Home']),
  isStarred: fc.boolean(),
})
const asked = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '', '-'),
      fc.constantFrom(
        ...['piano', 'pian', 'ann', 'anna', 'CAFE', 'don’t', '"low f"', '"ann"', 'low', '猫', 'zzz', '🎹'],
        ...['with:anna', 'with:weil', '#mum', '#long-walk', '#home', 'mood:<4', 'mood:none', 'stress:3..6'],
        ...['after:2026', 'before:2026-01-15', 'on:2025-12-31', 'on:2026-01', 'is:starred', 'feeling:joy'],
      ),
      fc.constantFrom(' ', ' ', ' or '),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.flat().join('').replace(/ or $/, ''))

/** The same by looking at every page's text anew. */
function holds(entry: SearchedEntry, { condition: has, isNot }: Asked, startHour: number): boolean {
  const foldNaively = (text: string) =>
    text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ')
  const texts = [entry.title, entry.content].map((text) =>
    ` ${foldNaively(text).replace(/[^\p{L}\p{N}猫]+/gu, ' ')} `.replace(/猫/g, ' 猫 ').replace(/\s+/g, ' '),
  )
  const inTexts = (part: string) => texts.some((text) => text.includes(part))
  const look = (): boolean => {
    switch (has.kind) {
      case 'words':
        return inTexts(` ${has.words.join(' ')}${has.isBeginning ? '' : ' '}`)
      case 'name':
        return inTexts(` ${has.words.join(' ')} `)
      case 'signs':
        return `${entry.title}\n${entry.content}`.includes(has.text)
      case 'topic':
        return (
          (entry.topics ?? []).some((topic) => topic.toLowerCase() === has.topic) ||
          entry.content.toLowerCase().includes(`#${has.topic}`)
        )
      case 'rating': {
        const given = entry[has.scale]
        if (given === null || has.range === 'none') return given === null && has.range === 'none'
        return given >= has.range.from && given <= has.range.to
      }
      case 'days': {
        const day = entryDay(entry, startHour)
        return (has.from === null || day >= has.from) && (has.to === null || day <= has.to)
      }
      case 'photo':
        return false
      case 'starred':
        return entry.isStarred === true
      case 'feeling':
        return entry.emotions?.includes(has.feeling) ?? false
    }
  }
  return look() !== isNot
}

test('a search finds exactly the pages that a plain look at every text finds', () => {
  fc.assert(
    fc.property(
      fc.array(entries, { maxLength: 8 }),
      asked,
      fc.constantFrom(0, 4, 11),
      (pages, typed, hour) => {
        const small = new PageIndex()
        for (const [at, entry] of pages.entries()) small.put(`${at}`, entry)
        const query = parseQuery(typed, today)
        const found = findPages(small, query, small.slots(), hour)
        fc.pre(found.corrections.length === 0)
        // A name or a topic that is nowhere finds what begins like it: tried in the tables above.
        const isSomewhere = query.clauses
          .flat()
          .every(
            (one) =>
              (one.condition.kind !== 'name' && one.condition.kind !== 'topic') ||
              one.isNot ||
              pages.some((entry) => holds(entry, one, hour)),
          )
        fc.pre(isSomewhere)
        const expected = pages.flatMap((entry, at) =>
          query.clauses.every((clause) => clause.some((one) => holds(entry, one, hour))) ? [`${at}`] : [],
        )
        expect(found.slots.map((slot) => small.at(slot)?.uid)).toEqual(expected)
        for (const { asked: hider, count, unrated } of found.hidden) {
          const others = query.clauses.filter(([first]) => first !== hider)
          const kept = pages.filter(
            (entry) =>
              others.every((clause) => clause.some((one) => holds(entry, one, hour))) &&
              !holds(entry, hider, hour),
          )
          expect(count + unrated).toBe(kept.length)
        }
      },
    ),
    { numRuns: 600 },
  )
})
