import { describe, expect, test } from 'vitest'
import { zipfJournal } from '#domain/search/sample-journal.ts'
import { type FoundPages, findPages } from './find-pages.ts'
import { hiddenInWords, withoutCondition } from './hidden-words.ts'
import type { SearchedEntry } from './page-facts.ts'
import { PageIndex } from './page-index.ts'
import { parseQuery } from './search-query.ts'

const today = '2026-11-21'

function page(content: string, change: Partial<SearchedEntry> = {}): SearchedEntry {
  const createdAt = '2026-11-14T21:40:00.000Z'
  return { title: '', content, createdAt, zone: 'UTC', mood: null, energy: null, stress: null, ...change }
}

const journal: Record<string, SearchedEntry> = {
  cups: page('She had kept the blue cups, next to the piano books. Anna let me say nothing.', {
    title: 'Anna’s kitchen',
    mood: 8,
    isStarred: true,
    emotions: ['trust'],
  }),
  river: page('Then Anna hummed the left hand of the Schumann.', {
    createdAt: '2026-11-08T12:00:00.000Z',
    mood: 6,
    topics: ['Long walks'],
  }),
  notebook: page('I put it on the piano, open. Anna says read it aloud. #piano #mum', {
    createdAt: '2026-10-18T12:00:00.000Z',
    mood: 3,
  }),
  rain: page('So rain again, ![](photo:1f) and Dr. Weil said rest. Café Ölberg, low key. Straße.', {
    createdAt: '2025-01-31T23:30:00.000Z',
    zone: 'Europe/Stockholm',
    stress: 7,
  }),
  plain: page('Nothing happened, and I slept. 猫が好き 🎹', { createdAt: '2024-02-29T12:00:00.000Z' }),
}

function indexOf(entries: Record<string, SearchedEntry>): PageIndex {
  const index = new PageIndex()
  for (const [uid, entry] of Object.entries(entries)) index.put(uid, entry)
  return index
}

const index = indexOf(journal)
const find = (typed: string, startHour = 0) =>
  findPages(index, parseQuery(typed, today), index.slots(), startHour)
const uidsOf = (one: PageIndex, { slots }: FoundPages) => slots.map((slot) => one.at(slot)?.uid)
const uids = (typed: string, startHour = 0) => uidsOf(index, find(typed, startHour))

test.each([
  ['', 'cups river notebook rain plain'],
  ['piano', 'cups notebook'],
  ['PIA', 'cups notebook'],
  ['ian', ''],
  ['anna piano', 'cups notebook'],
  ['piano or schumann', 'cups river notebook'],
  ['anna -piano', 'river'],
  ['-anna', 'rain plain'],
  ['"piano books"', 'cups'],
  ['"the pian"', ''],
  ['"piano open"', 'notebook'],
  ['"anna"', 'cups river notebook'],
  ['"kitchen she"', ''],
  ['cafe olberg', 'rain'],
  ['strasse', 'rain'],
  ['low-key', 'rain'],
  ['1f', ''],
  ['猫', 'plain'],
  ['好き', 'plain'],
  ['🎹', 'plain'],
  ['with:anna', 'cups river notebook'],
  ['with:ANNA', 'cups river notebook'],
  ['with:"Dr Weil"', 'rain'],
  ['with:an', 'cups river notebook'],
  ['#piano', 'notebook'],
  ['#mum or #long-walks', 'river notebook'],
  ['#"long walks"', 'river'],
  ['#pia', 'notebook'],
  ['mood:>5', 'cups river'],
  ['mood:none', 'rain plain'],
  ['-mood:none', 'cups river notebook'],
  ['mood:3..6', 'river notebook'],
  ['stress:>=7', 'rain'],
  ['after:2026', 'cups river notebook'],
  ['before:2026', 'rain plain'],
  ['on:2026-11', 'cups river'],
  ['on:2025-02-01', 'rain'],
  ['on:2025-01', ''],
  ['on:2024-02-29', 'plain'],
  ['has:photo', 'rain'],
  ['is:starred', 'cups'],
  ['feeling:trust', 'cups'],
  ['with:anna mood:>5 piano or schumann', 'cups river'],
])('%j finds %j', (typed, expected) => {
  expect(uids(typed).join(' ')).toBe(expected)
})

test('days are the person’s: at one in the morning it is still the day before when days begin at four', () => {
  expect(uids('on:2025-02-01', 4)).toEqual([])
  expect(uids('on:2025-01-31', 4)).toEqual(['rain'])
})

test.each([
  ['shumann', 'river', 'Schumann'],
  ['kitchne', 'cups', 'kitchen'],
  ['nohting', 'cups plain', 'nothing'],
  ['with:shumann', 'river', 'Schumann'],
  ['hapened', 'plain', 'happened'],
])('a slip is forgiven where the word stands nowhere: %s', (typed, expected, shown) => {
  const found = find(typed)
  expect(uidsOf(index, found).join(' ')).toBe(expected)
  expect(found.corrections.map((one) => one.shown)).toEqual([shown])
})

test('short words, numbers and words in quotes are taken as they are', () => {
  for (const typed of ['cpu', '2126', '"shumann"', '-shumann']) expect(find(typed).corrections).toEqual([])
})

test('a condition on a rating says how many pages it keeps away that have everything else', () => {
  const [hidden, ...others] = find('anna mood:>5').hidden
  expect(others).toEqual([])
  expect(hidden && [hidden.count, hidden.unrated, hiddenInWords(hidden)]).toEqual([
    1,
    0,
    'with mood 5 or lower',
  ])
  expect(hidden && withoutCondition('anna mood:>5', hidden.asked)).toBe('anna')
  expect(find('rain mood:>5').hidden.map((one) => [one.unrated, hiddenInWords(one)])).toEqual([
    [1, 'with no mood given'],
  ])
  expect(find('anna before:2026-11').hidden.map(hiddenInWords)).toEqual(['from November 2026 on'])
  expect(find('mood:>5').hidden).toEqual([])
  expect(find('zzzz mood:>5').hidden).toEqual([])
})

test.each([
  ['mood:3..6', 'with mood outside 3 to 6, or none given'],
  ['mood:7', 'with another mood, or none given'],
  ['mood:<4', 'with mood 4 or higher, or none given'],
  ['mood:none', 'with a mood'],
  ['-mood:<7', 'with mood 6 or lower'],
  ['after:2027', 'before 2027'],
  ['-after:2024', 'from 2024 on'],
  ['on:2020', 'outside 2020'],
  ['on:today', 'on other days'],
])('what %s keeps away is said in words', (typed, words) => {
  const hidden = find(`-zzzz ${typed}`).hidden
  expect(hidden.map(hiddenInWords)).toEqual([words])
})

describe('an index that changed page by page', () => {
  test('finds what an index made anew finds, and forgets what is gone', () => {
    const changed = indexOf(journal)
    changed.put('cups', page('only tea now'))
    changed.put('new', page('piano again #piano'))
    changed.remove('river')
    const { river: _gone, ...rest } = journal
    const fresh = indexOf({ ...rest, cups: page('only tea now'), new: page('piano again #piano') })
    for (const typed of ['piano', 'anna', 'schumann', 'tea', '#piano', 'with:anna', 'blu', 'shumann']) {
      const found = (one: PageIndex) => {
        const all = findPages(one, parseQuery(typed, today), one.slots(), 0)
        return [uidsOf(one, all).sort(), all.corrections]
      }
      expect(found(changed), typed).toEqual(found(fresh))
    }
    expect(changed.pageCount).toBe(5)
  })
})

test('a search with and without a dash share out the journal between them', () => {
  const big = new PageIndex()
  for (const { uid, title, content, createdAt } of zipfJournal(300, 60))
    big.put(uid, page(content, { title, createdAt }))
  for (const word of ['ba', 'ren', 'to', 'sul', 'tomi']) {
    const [those, others] = [word, `-${word}`].map(
      (typed) => findPages(big, parseQuery(typed, today), big.slots(), 0).slots.length,
    )
    expect((those ?? 0) + (others ?? 0)).toBe(300)
  }
})

test('each script is found as its readers look for it', () => {
  const scripts = indexOf({
    chinese: page('昨天我看到了火星。'),
    glass: page('庭のガラス。'),
    crow: page('庭のカラス。'),
    halfWidth: page('ｶﾞﾗｽの花瓶。'),
    hebrew: page('שָׁלוֹם לְכוּלָּם'),
    arabic: page('قرأتُ كِتـاباً'),
    thai: page('วันนี้ไปทะเล'),
    russian: page('Ещё один йод.'),
    apart: page('Un cafe\u0301, then 가을'.normalize('NFD')),
  })
  const found = (typed: string) => {
    const pages = findPages(scripts, parseQuery(typed, today), scripts.slots(), 0)
    return uidsOf(scripts, pages).sort().join(' ')
  }
  expect(found('火星')).toBe('chinese')
  expect(found('カラス')).toBe('crow')
  expect(found('ガラス')).toBe('glass halfWidth')
  expect(found('ガラス'.normalize('NFD'))).toBe('glass halfWidth')
  expect(found('שלום')).toBe('hebrew')
  expect(found('كتاب')).toBe('arabic')
  expect(found('ทะเล')).toBe('thai')
  expect([found('еще'), found('йод'), found('иод')]).toEqual(['russian', 'russian', ''])
  expect([found('cafe'), found('가을'), found('café')]).toEqual(['apart', 'apart', 'apart'])
})
