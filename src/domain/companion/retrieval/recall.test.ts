import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleJournal } from '#domain/search/sample-journal.ts'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { recall } from './recall.ts'

function indexOf(entries: readonly IndexedEntry[]): SearchIndex {
  const index = new SearchIndex()
  for (const entry of entries) index.put(entry)
  return index
}

const about = (
  index: SearchIndex,
  message: string,
  pageText = '',
  except: string[] = [],
): RecalledPassage[] => recall(index, { message, pageText, except: new Set(except), limit: 3 })

const journal = sampleJournal(15)
const index = indexOf(journal)
const uidOf = (at: number): string => journal[at]?.uid ?? ''

describe('recall', () => {
  test.each([
    ['I saw Anna today and we drank from the blue cups again', 4, 'Anna kept the blue cups.'],
    [
      'The landlord wrote about the rent once more',
      12,
      'The landlord sent the letter about the rent increase',
    ],
    ['A heron again, like an umbrella somebody lost', 7, 'A heron stood there like a broken umbrella.'],
  ])('%s: finds the related entry', (message, at, quote) => {
    const [found] = about(index, message)
    expect(found?.entryUid).toBe(uidOf(at))
    expect(found?.quote).toContain(quote)
  })

  test('the shared words come back as they were written now', () => {
    expect(about(index, 'The tuners struck the piano')[0]?.shared).toContain('tuners')
  })

  test.each([
    'Work was fine today and I was tired afterwards',
    'I want to feel better about the meeting tomorrow morning',
    'We argued about money and then watched a film',
    'Nothing happened. I sat at home and thought about things.',
    'My sister is getting married in Lisbon in June',
    'Dr. Weil would laugh at me for this',
    'You would not know a heron from a river',
    'ok',
    '🌧️🌧️',
    '',
  ])('%s: an unrelated message recalls nothing', (message) => {
    expect(about(index, message)).toEqual([])
  })

  test('an unrelated message recalls nothing from the first three entries either', () => {
    const young = indexOf(journal.slice(0, 3))
    expect(about(young, 'I had to go home early today, I was so tired after work')).toEqual([])
    expect(about(young, 'The tuner says the piano is done')[0]?.entryUid).toBe(uidOf(0))
  })

  const page = (uid: string, content: string): IndexedEntry => ({
    ...{ uid, title: '', content },
    ...{ createdAt: '2020-01-01T20:00:00Z', day: '2020-01-01' },
  })

  test.each([
    [
      'tears and a mother',
      'He cried about his mother.',
      'I cried at an advert. I do not know how to tell my mother.',
    ],
    ['one name of two parts', 'Carol-Ann came at Hogmanay.', 'Carol-Ann was across the aisle in a hat.'],
    [
      'two people of one first name',
      'Katie bought me a lawyer’s lunch.',
      'I rang Katie B. and it was like having a lawyer.',
    ],
  ])('%s join nothing', (_, message, content) => {
    const other = indexOf([...journal, page('other', content)])
    expect(about(other, message).map(({ entryUid }) => entryUid)).not.toContain('other')
  })

  test('two words of a long message that stand apart on a page are no reason', () => {
    const message =
      'You should have seen the queue at the ferry, and then the river was high and the captain, a heron of a man, would not sail.'
    expect(about(index, message)).toEqual([])
  })

  test('a rule of their own comes up by what it touches, and says what it is', () => {
    const ruled = indexOf([...journal, page('rule', 'Note to self: no email before the first coffee.')])
    const [found] = about(ruled, 'Answered email in bed before coffee, again.')
    expect(found).toMatchObject({ entryUid: 'rule', why: 'promise' })
  })

  test.each([
    [
      'Lent Terry two hundred again, he swears by Friday.',
      'I told Ada: no more loans until the roof is paid.',
    ],
    ['Answered the office from bed at 23:10.', 'Nothing for work after eight at night, no exceptions.'],
    ['Carried the 40 kg cement bags up myself.', 'No lifting over twenty kilos on my own.'],
  ])('%s: brings up the rule that it is about to break, by what both are about', (message, rule) => {
    const ruled = indexOf([...journal, page('rule', rule)])
    expect(about(ruled, message)[0]).toMatchObject({ entryUid: 'rule', why: 'promise' })
  })

  test('a rule about something else stays away, and any rule from what is heavy', () => {
    const ruled = indexOf([...journal, page('rule', 'No more loans until the roof is paid.')])
    const uids = (message: string) => about(ruled, message).map(({ entryUid }) => entryUid)
    expect(uids('Walked along the canal and the geese were back.')).not.toContain('rule')
    expect(uids('My mother died this morning and the bank wants papers.')).not.toContain('rule')
  })

  test('a line about what another did comes with what answers it on its page', () => {
    const told =
      'Uncle Bert mocked my lisp at the regatta. Then Aunt Olive stood up and told him to sit. The regatta went on.'
    const turned = indexOf([...journal, page('turned', told)])
    expect(
      about(turned, 'Uncle Bert and his jokes about my lisp, and the regatta is tomorrow')[0]?.quote,
    ).toContain('Aunt Olive')
  })

  test('neither the open page nor what was already quoted comes back', () => {
    const message = 'The piano tuner struck the low F'
    expect(about(index, message).map((passage) => passage.entryUid)).toContain(uidOf(0))
    expect(about(index, message, '', [uidOf(0)]).map((passage) => passage.entryUid)).not.toContain(uidOf(0))
  })

  test('a message that says little is understood from the page beside it', () => {
    const page = 'I wrote to the landlord about the rent. I said I would not pay more for the damp.'
    expect(about(index, 'I don’t know why it took me so long')).toEqual([])
    expect(about(index, 'I don’t know why it took me so long', page)[0]?.entryUid).toBe(uidOf(12))
  })

  test('of two equally good entries the newer one is quoted', () => {
    const [first] = journal
    const twice = indexOf([
      { ...(first as IndexedEntry), uid: 'old', createdAt: '2019-01-01T00:00:00Z' },
      { ...(first as IndexedEntry), uid: 'new', createdAt: '2021-01-01T00:00:00Z' },
    ])
    const found = about(twice, 'The piano tuner struck his low F again')
    expect(found.map((passage) => passage.entryUid)).toEqual(['new'])
  })

  test('one entry is quoted once, and like passages once', () => {
    const many = indexOf(sampleJournal(60))
    const found = about(many, 'Anna and the blue cups, the piano tuner and the low F')
    expect(new Set(found.map((passage) => passage.text)).size).toBe(found.length)
  })

  test('an empty journal recalls nothing', () => {
    expect(about(new SearchIndex(), 'The piano tuner came')).toEqual([])
  })

  test('a message of 50 kB is answered in well under a second', () => {
    const message = 'The piano tuner came and the river rose over the allotment. '.repeat(850)
    const from = performance.now()
    about(index, message)
    expect(performance.now() - from).toBeLessThan(1_000)
  })

  test('a quote is always a literal substring of the entry, whatever the texts are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .array(fc.constantFrom('piano', 'tuner', 'Dr.', 'heron?', 'rent!', '\n', 'the', '“cup”', '🌧️', 'I'), {
          maxLength: 80,
        })
        .map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), text, text, (contents, message, page) => {
        const entries = contents.map((content, at) => ({ ...(journal[at] as IndexedEntry), content }))
        for (const found of about(indexOf(entries), message, page)) {
          const entry = entries.find((each) => each.uid === found.entryUid)
          expect(entry?.content).toContain(found.text)
          expect(found.text).toContain(found.quote)
          expect(found.quote.trim()).not.toBe('')
        }
      }),
    )
  })
})
