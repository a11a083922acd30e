import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameJson } from '#domain/entity/same-json.ts'
import { tombstone } from '#vault/seal/seal-record.ts'
import { mergeContents, sameContent } from './merge.ts'
import { mergeTexts } from './merge-text.ts'

const entry = (data: Record<string, unknown>) => ({ kind: 'journal_entry', schemaVersion: 1, data })
const nothingElse = { copy: null, lost: null }

describe('two devices change the same thing', () => {
  const before = entry({ title: 'Rain', content: 'It rained.', mood: null, topics: [] })

  test('changes of different fields are all kept', () => {
    const mine = entry({ title: 'Rain again', content: 'It rained.', mood: null, topics: [] })
    const theirs = entry({ title: 'Rain', content: 'It rained.', mood: 6, topics: ['weather'] })
    const data = { title: 'Rain again', content: 'It rained.', mood: 6, topics: ['weather'] }
    expect(mergeContents(before, mine, theirs)).toEqual({ merged: entry(data), ...nothingElse })
  })

  test('paragraphs that each wrote in another place stand together, with no copy', () => {
    const old = entry({ content: 'One.\n\nTwo.\n\nThree.' })
    const mine = entry({ content: 'One, on the phone.\n\nTwo.\n\nThree.' })
    const theirs = entry({ content: 'One.\n\nTwo.\n\nThree.\n\nFour, on the laptop.' })
    const content = 'One, on the phone.\n\nTwo.\n\nThree.\n\nFour, on the laptop.'
    for (const [a, b] of [[mine, theirs] as const, [theirs, mine] as const])
      expect(mergeContents(old, a, b)).toEqual({ merged: entry({ content }), ...nothingElse })
  })

  test('the longer of two texts that contain each other stays', () => {
    const mine = entry({ content: 'It rained. I walked.' })
    const theirs = entry({ content: 'It rained. I walked. Then home.' })
    expect(mergeContents(before, mine, theirs)).toEqual({ merged: theirs, ...nothingElse })
    expect(mergeContents(before, theirs, mine)).toEqual({ merged: theirs, ...nothingElse })
  })

  test('where both changed the same lines, the version that gives way is kept whole as a copy', () => {
    const mine = entry({ content: 'It rained on the phone.' })
    const theirs = entry({ content: 'It rained on the laptop.' })
    expect(mergeContents(before, mine, theirs)).toEqual({ merged: mine, copy: theirs, lost: null })
  })

  // Spec: S1-017
  test('days that each took out of a series, or put back, all hold, and nothing gives way', () => {
    const series = (skipped: readonly string[], hour: number) => ({
      kind: 'calendar_event',
      schemaVersion: 1,
      data: { skipped, updatedAt: `2026-11-21T0${hour}:00:00Z` },
    })
    const cases = [
      [[], ['2026-12-03'], ['2026-12-10'], ['2026-12-03', '2026-12-10']],
      [['2026-11-26'], ['2026-11-26', '2026-12-10'], ['2026-12-03'], ['2026-12-03', '2026-12-10']],
      [['2026-11-26', '2026-12-03'], ['2026-11-26'], ['2026-12-03'], []],
    ] as const
    for (const [old, one, other, both] of cases) {
      const [mine, theirs] = [series(one, 8), series(other, 9)]
      const kept = { merged: series(both, 9), ...nothingElse }
      expect(mergeContents(series(old, 7), mine, theirs)).toEqual(kept)
      expect(mergeContents(series(old, 7), theirs, mine)).toEqual(kept)
    }
    expect(mergeContents(null, series(['2026-12-03'], 8), series(['2026-12-10'], 9)).merged).toEqual(
      series(['2026-12-03', '2026-12-10'], 9),
    )
  })

  test('the later write stays by its own instant, whichever side merges, and its neighbours merge', () => {
    const at = (editedAt: string, content: string, mood: number) =>
      entry({ content, mood, metadata: { editedAt } })
    const old = at('2026-11-20T08:00:00Z', 'One\nTwo\nThree', 5)
    const early = at('2026-11-21T08:00:00Z', 'One\nTwo, early\nThree', 3)
    const late = at('2026-11-21T09:00:00+00:00', 'One\nTwo, late\nThree', 8)
    expect(mergeContents(old, early, late)).toEqual({ merged: late, copy: early, lost: null })
    expect(mergeContents(old, late, early)).toEqual({ merged: late, copy: early, lost: null })
  })

  test('of two ratings the later one stays, and the other goes into the history', () => {
    const inner = { weather: 'rain', place: 'Kiel' }
    const old = entry({ mood: 5, metadata: inner })
    const mine = entry({
      mood: 3,
      metadata: { ...inner, weather: 'snow', updatedAt: '2026-11-21T07:00:00Z' },
    })
    const theirs = entry({
      mood: 8,
      metadata: { ...inner, weather: 'sun', updatedAt: '2026-11-21T06:00:00Z' },
    })
    const lost = { mood: 8, metadata: { weather: 'sun' } }
    expect(mergeContents(old, mine, theirs)).toEqual({ merged: mine, copy: null, lost })
    expect(mergeContents(old, theirs, mine)).toEqual({ merged: mine, copy: null, lost })
  })

  test('without instants what arrives later stays', () => {
    expect(mergeContents(before, entry({ mood: 3 }), entry({ mood: 8 }))).toEqual({
      merged: entry({ mood: 3 }),
      copy: null,
      lost: { mood: 8 },
    })
  })

  test('an edit beats a delete, whichever side deleted', () => {
    const gone = tombstone('journal_entry', '2026-11-21T08:00:00.000Z')
    const edited = entry({ content: 'Still here.' })
    expect(mergeContents(before, gone, edited).merged).toBe(edited)
    expect(mergeContents(before, edited, gone).merged).toBe(edited)
  })

  test('what was written on stays out of the trash, whichever side put it there, and says so', () => {
    const at = '2026-11-21T08:00:00.000Z'
    const old = entry({
      content: 'It rained.',
      deletedAt: null,
      metadata: { editedAt: '2026-11-20T08:00:00Z' },
    })
    const binned = entry({ ...old.data, deletedAt: at })
    const edited = entry({ ...old.data, content: 'It rained. I walked.' })
    for (const [a, b] of [[binned, edited] as const, [edited, binned] as const])
      expect(mergeContents(old, a, b)).toEqual({
        merged: entry({ ...edited.data, keptFromTrash: at }),
        ...nothingElse,
      })
    const rated = entry({ content: 'It rained.', mood: 4 })
    expect(mergeContents(entry({ content: 'It rained.' }), rated, binned).merged.data).toMatchObject({
      mood: 4,
      deletedAt: null,
    })
  })

  test('words that clashed with those of a page in the trash are a copy outside it', () => {
    const old = entry({ content: 'It rained.', deletedAt: null })
    const binned = entry({ content: 'It rained in Kiel.', deletedAt: '2026-11-21T08:00:00.000Z' })
    const edited = entry({ content: 'It rained in Oslo.', deletedAt: null })
    const { merged, copy } = mergeContents(old, edited, binned)
    expect([merged.data, copy?.data]).toMatchObject([
      { content: 'It rained in Oslo.', deletedAt: null },
      { content: 'It rained in Kiel.', deletedAt: null },
    ])
  })

  test('what was only looked at, or lay in the trash before, stays there', () => {
    const old = entry({
      content: 'It rained.',
      deletedAt: null,
      metadata: { editedAt: '2026-11-20T08:00:00Z' },
    })
    const binned = entry({ ...old.data, deletedAt: '2026-11-21T08:00:00.000Z' })
    const seen = entry({ ...old.data, metadata: { editedAt: '2026-11-22T08:00:00Z' } })
    expect(mergeContents(old, seen, binned).merged.data).toMatchObject({ deletedAt: binned.data.deletedAt })
    const starred = entry({ ...binned.data, isStarred: true })
    const noted = entry({
      ...binned.data,
      inTrash: { deletedAt: binned.data.deletedAt, seenAt: '2026-11-22T08:00:00Z' },
    })
    expect(mergeContents(binned, starred, noted)).toMatchObject({
      merged: { data: { ...starred.data, inTrash: noted.data.inTrash } },
      ...nothingElse,
    })
    const twice = entry({
      ...noted.data,
      inTrash: { ...(noted.data.inTrash as object), seenAt: '2026-11-22T09:00:00Z' },
    })
    expect(mergeContents(binned, twice, noted)).toMatchObject(nothingElse)
  })

  test('a delete for good beats a note about what lies in the trash, and no edit and no way back from there', () => {
    const deletedAt = '2026-11-21T08:00:00.000Z'
    const gone = tombstone('journal_entry', '2026-11-22T08:00:00.000Z')
    const binned = entry({ content: 'It rained.', deletedAt })
    const noted = entry({ ...binned.data, inTrash: { deletedAt, seenAt: deletedAt } })
    const back = entry({ ...binned.data, deletedAt: null })
    const edited = entry({ ...binned.data, content: 'It rained. I walked.', deletedAt: null })
    const told = { keptFromTrash: '2026-11-22T08:00:00.000Z' }
    for (const merge of [
      mergeContents,
      (a: typeof binned, b: typeof gone, c: typeof gone) => mergeContents(a, c, b),
    ]) {
      expect(merge(binned, gone, noted).merged).toBe(gone)
      expect(merge(binned, gone, back).merged.data).toEqual({ ...back.data, ...told })
      expect(merge(back, gone, edited).merged.data).toEqual({ ...edited.data, ...told })
    }
  })

  test('what nobody touched stays deleted', () => {
    const gone = tombstone('journal_entry', '2026-11-21T08:00:00.000Z')
    expect(mergeContents(before, gone, structuredClone(before)).merged).toBe(gone)
    expect(mergeContents(before, structuredClone(before), gone).merged).toBe(gone)
  })

  test('two things that became different kinds are both kept', () => {
    const mine = entry({ content: 'a' })
    const theirs = { kind: 'about_me', schemaVersion: 1, data: { otherGoal: 'b' } }
    expect(mergeContents(before, mine, theirs)).toEqual({ merged: mine, copy: theirs, lost: null })
  })

  test('a field whose name means something to JavaScript is a field like any other', () => {
    const mine = JSON.parse('{"__proto__":{"a":1},"content":"x y"}')
    const theirs = JSON.parse('{"constructor":2,"content":"x y"}')
    const { merged } = mergeContents(entry({ content: 'x y' }), entry(mine), entry(theirs))
    expect(JSON.parse(JSON.stringify(merged.data))).toEqual({
      content: 'x y',
      constructor: 2,
      ...JSON.parse('{"__proto__":{"a":1}}'),
    })
  })
})

describe('whatever two devices wrote', () => {
  const line = fc.constantFrom('', 'a', 'b', 'walked home', 'it rained', '- [ ] call')
  const text = fc.array(line, { maxLength: 9 }).map((lines) => lines.join('\n'))
  const data = fc.record(
    { content: text, mood: fc.nat(3), place: fc.constantFrom('Kiel', 'Oslo'), topics: fc.array(fc.nat(2)) },
    { requiredKeys: ['content'] },
  )
  const three = fc.tuple(data, data, data)

  /** Everything that is said anywhere in it: lines of texts, other values with their names. */
  const said = (value: object, all = new Set<string>(), path = ''): Set<string> => {
    for (const [key, inside] of Object.entries(value))
      if (key === 'content') for (const one of String(inside).split('\n')) all.add(one)
      else all.add(`${path}${key}=${JSON.stringify(inside)}`)
    return all
  }

  test('everything new that either says is in the merged thing, its copy or its history', () => {
    fc.assert(
      fc.property(three, ([old, mine, theirs]) => {
        const { merged, copy, lost } = mergeContents(entry(old), entry(mine), entry(theirs))
        const kept = said(merged.data as object)
        const holds = (one: string) => [...kept].some((other) => other.includes(one))
        if (copy) said(copy.data as object, kept)
        if (lost) said(lost, kept)
        const known = said(old)
        for (const side of [mine, theirs])
          for (const one of said(side)) if (!known.has(one)) expect(holds(one), one).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('both devices come to the same when their versions say when they were written', () => {
    fc.assert(
      fc.property(three, ([old, mine, theirs]) => {
        const [a, b] = [
          entry({ ...mine, updatedAt: '2026-11-21T08:00:00Z' }),
          entry({ ...theirs, updatedAt: '2026-11-21T09:00:00Z' }),
        ]
        expect(mergeContents(entry(old), a, b)).toEqual(mergeContents(entry(old), b, a))
      }),
      { numRuns: 1000 },
    )
  })

  test('merging once more changes nothing and copies nothing', () => {
    fc.assert(
      fc.property(three, ([old, mine, theirs]) => {
        const { merged } = mergeContents(entry(old), entry(mine), entry(theirs))
        expect(mergeContents(entry(theirs), merged, entry(theirs))).toEqual({
          merged: sameContent(merged, entry(theirs)) ? entry(theirs) : merged,
          ...nothingElse,
        })
      }),
    )
  })

  test('what did not change on either side stays as it is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (any) => {
        const same = entry(any)
        expect(sameJson(mergeContents(same, same, entry(structuredClone(any))).merged.data, any)).toBe(true)
      }),
    )
  })
})

describe('long texts', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => (at % 3 === 0 ? '' : `${at} ${'word '.repeat(11)}`))
  const edited = (places: number[], words: string) =>
    lines.map((one, at) => (places.includes(at) ? words + at : one)).join('\n')

  test('of a megabyte merge, wherever they were changed', () => {
    const before = lines.join('\n')
    expect(before.length).toBeGreaterThan(800_000)
    const { text, isClean } = mergeTexts(before, edited([10, 9000], 'mine'), edited([500, 19_000], 'theirs'))
    expect(isClean).toBe(true)
    expect(text.split('\n').flatMap((one, at) => (one === lines[at] ? [] : [one]))).toEqual([
      'mine10',
      'theirs500',
      'mine9000',
      'theirs19000',
    ])
  })

  test('that cannot be compared in reasonable time count as changed everywhere', () => {
    const blank = '\n'.repeat(20_000)
    const merged = mergeTexts(`x${blank}y`, `a${blank}\ny`, `x${blank}\n\nb`)
    expect(merged).toEqual({ text: `a${blank}\ny`, isClean: false })
  })
})
