import { describe, expect, test } from 'vitest'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { retrieve } from './retrieve.ts'

const said = (uid: string, day: string, content: string): IndexedEntry => ({
  ...{ uid, day, content, title: '' },
  createdAt: `${day}T20:00:00.000Z`,
})

/** Talks of two or three things said, and pages, so that no word is rare by chance. */
function filled(): SearchIndex {
  const index = new SearchIndex()
  index.putTalk('parrot', [
    said('p1', '2025-03-01', 'The back door stood open and Terry flew off over the shed.'),
    said('p2', '2025-03-01', 'Nine years I have had that bird. I put his cage on the wall.'),
  ])
  index.putTalk('clinic', [
    said('c1', '2025-04-02', 'Dr. Achebe drew the eye for me. An injection every month.'),
    said('c2', '2025-04-02', 'I told only Bess about it.'),
  ])
  index.putTalk('mother', [said('m1', '2025-06-10', 'My mother sold the piano to the Harmer family.')])
  index.putTalk('harmer', [said('h1', '2025-09-03', 'The Harmer girl has learnt a sonata by heart.')])
  for (let at = 0; at < 40; at++)
    index.put(
      said(`w${at}`, '2025-10-01', `Work again, box ${at} of many, then soup and the radio until ten.`),
    )
  return index
}
const index = filled()
const uids = (text: string, more = {}): string[] =>
  retrieve(index, { text, limit: 3, ...more }).map(({ passage }) => passage.entryUid)

describe('what is retrieved', () => {
  test('holds the words in any form, irregular ones too', () => {
    expect(uids('When did Terry fly away?')[0]).toBe('p1')
    expect(uids('Whom did I tell about it, Bess?')[0]).toBe('c2')
  })

  test('is found by a word that people use for the same', () => {
    expect(uids('What did mum sell?')[0]).toBe('m1')
    expect(uids('the physician who drew')[0]).toBe('c1')
  })

  test('of two passages that fit alike, the one whose neighbour fits, too, comes first', () => {
    const two = new SearchIndex()
    two.putTalk('a', [
      said('a1', '2025-01-01', 'The kettle sang.'),
      said('a2', '2025-01-01', 'At the lake Ilse counted boats.'),
    ])
    two.putTalk('b', [
      said('b1', '2025-01-02', 'The heron was back with the kettle on.'),
      said('b2', '2025-01-02', 'At the lake Tom fed swans.'),
    ])
    const found = retrieve(two, { text: 'the heron at the lake', limit: 4 }).map(
      ({ passage }) => passage.entryUid,
    )
    expect(found.indexOf('b2')).toBeLessThan(found.indexOf('a2'))
  })

  test('what could be the answer to when, who or how many comes before what only shares the words', () => {
    const two = new SearchIndex()
    two.put(said('plain', '2025-01-01', 'The boiler broke and we froze in the kitchen all evening.'))
    two.put(said('dated', '2025-01-02', 'The boiler broke on a Tuesday in March, in the kitchen again.'))
    const found = (text: string) => retrieve(two, { text, limit: 2 }).map(({ passage }) => passage.entryUid)
    expect(found('When did the boiler break?')[0]).toBe('dated')
  })

  test('what stands in the same talk as the words of a question counts, though it holds none of them', () => {
    const answer = new SearchIndex()
    answer.putTalk('t', [
      said('t1', '2025-01-01', 'The specialist looked at my knee for an hour.'),
      said('t2', '2025-01-01', 'Torn in two places, and no running until autumn.'),
    ])
    answer.put(said('other', '2025-01-02', 'Bread, milk, a new lamp for the hall.'))
    const found = retrieve(answer, { text: 'What did the specialist say about my knee?', limit: 3 })
    expect(found.map(({ passage }) => passage.entryUid)).toEqual(['t1', 't2'])
  })

  test('can be kept to some days, and without some entries', () => {
    expect(uids('Terry', { between: { from: '2025-04-01', to: '2025-12-31' } })).toEqual([])
    expect(uids('the bird Terry', { except: new Set(['p1']) })).not.toContain('p1')
  })

  test('is nothing for words that stand nowhere', () => {
    expect(uids('a zeppelin')).toEqual([])
    expect(uids('')).toEqual([])
  })
})
