import { describe, expect, test } from 'vitest'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { type Meaning, vectorLength } from '#domain/meaning/vectors.ts'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { retrieve } from './retrieve.ts'

const said = (uid: string, day: string, content: string): IndexedEntry => ({
  ...{ uid, day, content, title: '' },
  createdAt: `${day}T20:00:00.000Z`,
})

/** Four meanings, at right angles to each other: birds, weather, money, and all the rest. */
const about = (which: 'birds' | 'weather' | 'money' | 'rest'): Meaning => {
  const vector = new Int8Array(vectorLength)
  vector[['birds', 'weather', 'money', 'rest'].indexOf(which)] = 127
  return vector
}

function journal() {
  const [index, meanings] = [new SearchIndex(), new MeaningIndex()]
  const put = (uid: string, day: string, content: string, which: Parameters<typeof about>[0]): void => {
    index.put(said(uid, day, content))
    meanings.put(uid, [{ uid, start: 0, end: content.length, vector: about(which) }])
  }
  put('parrot', '2026-03-01', 'The parrot next door said my name.', 'birds')
  put('rain', '2026-03-02', 'It rained into the bicycle basket.', 'weather')
  put('rent', '2026-03-03', 'They raised the rent by forty.', 'money')
  put('wage', '2026-03-04', 'Nothing more in the envelope than last month.', 'money')
  for (let at = 0; at < 12; at++) put(`soup${at}`, '2026-04-01', `Soup ${at} and a game of cards.`, 'rest')
  index.putTalk('alone 1', [
    said('t1', '2026-05-01', 'I told you about the kitchen.'),
    said('t2', '2026-05-01', 'A robin sat on the tap the whole morning.'),
  ])
  meanings.put('alone 1', [
    { uid: 't1', start: 0, end: 29, vector: about('rest') },
    { uid: 't2', start: 0, end: 41, vector: about('birds') },
  ])
  return { index, meanings }
}

const { index, meanings } = journal()
const found = (text: string, which: Parameters<typeof about>[0], more = {}): string[] =>
  retrieve(index, { text, limit: 3, near: meanings.score(about(which)), ...more }).map(
    ({ passage }) => passage.entryUid,
  )

describe('by words and meaning', () => {
  test('a page is found that holds no word of the question, and so is what was said in a talk', () => {
    expect(retrieve(index, { text: 'Which feathered creature was it?', limit: 3 })).toEqual([])
    expect(new Set(found('Which feathered creature was it?', 'birds'))).toEqual(new Set(['parrot', 't2']))
  })

  test('a question without one telling word is found by meaning alone', () => {
    expect(found('What was it?', 'weather')).toEqual(['rain'])
  })

  test('what both find comes first, and words find what meaning puts elsewhere', () => {
    expect(found('What became of the rent?', 'money').slice(0, 2)).toEqual(['rent', 'wage'])
    expect(found('bicycle basket', 'money')[0]).toBe('rain')
  })

  test('a page with every word of the question is found before one with most of them that is nearer in meaning', () => {
    const { index: other, meanings: all } = journal()
    other.put(said('whole', '2026-06-01', 'Forty steps to the parrot and the bicycle.'))
    all.put('whole', [{ uid: 'whole', start: 0, end: 42, vector: about('rest') }])
    other.put(said('most', '2026-06-02', 'Forty, forty times parrot, parrot.'))
    all.put('most', [{ uid: 'most', start: 0, end: 34, vector: about('birds') }])
    const near = all.score(about('birds'))
    const [first] = retrieve(other, { text: 'forty parrot bicycle', limit: 3, near })
    expect(first?.passage.entryUid).toBe('whole')
  })

  test('words that stand nowhere count as missed: one word of many does not outweigh meaning', () => {
    expect(
      found('the zeppelin, the gondola, the airship and the parachute in the basket', 'birds')[0],
    ).not.toBe('rain')
  })

  test('is kept to some days and without some entries, as by words', () => {
    expect(found('birds', 'birds', { except: new Set(['parrot']) })).toEqual(['t2'])
    const between = { from: '2026-02-01', to: '2026-04-30' }
    expect(found('birds', 'birds', { between })).toEqual(['parrot'])
  })

  test('the talk that is open has vectors and is not found: it is out of the index', () => {
    const { index: other, meanings: all } = journal()
    other.remove('alone 1')
    const near = all.score(about('birds'))
    expect(retrieve(other, { text: 'birds', limit: 3, near }).map(({ passage }) => passage.entryUid)).toEqual(
      ['parrot'],
    )
    expect(other.at('t2', 0)).toBeUndefined()
  })

  test('a journal of which nothing has a vector is found by words alone', () => {
    const near = new MeaningIndex().score(about('birds'))
    const byWords = retrieve(index, { text: 'the rent and the parrot', limit: 3 })
    const both = retrieve(index, { text: 'the rent and the parrot', limit: 3, near })
    expect(both.map(({ id }) => id)).toEqual(byWords.map(({ id }) => id))
  })
})
