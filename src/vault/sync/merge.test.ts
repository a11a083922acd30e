import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tombstone } from '../seal/seal-record.ts'
import { mergeContents, sameJson } from './merge.ts'

const entry = (data: Record<string, unknown>) => ({ kind: 'journal_entry', schemaVersion: 1, data })

describe('two devices change the same thing', () => {
  const before = entry({ title: 'Rain', content: 'It rained.', mood: null, topics: [] })

  test('changes of different fields are all kept', () => {
    const mine = entry({ title: 'Rain again', content: 'It rained.', mood: null, topics: [] })
    const theirs = entry({ title: 'Rain', content: 'It rained.', mood: 6, topics: ['weather'] })
    const { merged, copy } = mergeContents(before, mine, theirs)
    expect(merged.data).toEqual({ title: 'Rain again', content: 'It rained.', mood: 6, topics: ['weather'] })
    expect(copy).toBeNull()
  })

  test('the longer of two texts that contain each other stays', () => {
    const mine = entry({ content: 'It rained. I walked.' })
    const theirs = entry({ content: 'It rained. I walked. Then home.' })
    expect(mergeContents(before, mine, theirs)).toEqual({ merged: theirs, copy: null })
    expect(mergeContents(before, theirs, mine)).toEqual({ merged: theirs, copy: null })
  })

  test('texts that do not fit are both kept, theirs as a copy', () => {
    const mine = entry({ content: 'It rained on the phone.' })
    const theirs = entry({ content: 'It rained on the laptop.' })
    expect(mergeContents(before, mine, theirs)).toEqual({ merged: mine, copy: theirs })
  })

  test('of two ratings the later writer stays', () => {
    const { merged, copy } = mergeContents(before, entry({ mood: 3 }), entry({ mood: 8 }))
    expect(merged.data).toEqual({ mood: 3 })
    expect(copy).toBeNull()
  })

  test('an edit beats a delete, whichever side deleted', () => {
    const gone = tombstone('journal_entry', '2026-11-21T08:00:00.000Z')
    const edited = entry({ content: 'Still here.' })
    expect(mergeContents(before, gone, edited).merged).toBe(edited)
    expect(mergeContents(before, edited, gone).merged).toBe(edited)
  })

  test('two things that became different kinds are both kept', () => {
    const mine = entry({ content: 'a' })
    const theirs = { kind: 'about_me', schemaVersion: 1, data: { otherGoal: 'b' } }
    expect(mergeContents(before, mine, theirs)).toEqual({ merged: mine, copy: theirs })
  })

  test('no text is ever lost: what either side says is in the merged thing or its copy', () => {
    const text = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(text, text, text, (old, mine, theirs) => {
        const result = mergeContents(
          entry({ content: old }),
          entry({ content: mine }),
          entry({ content: theirs }),
        )
        const kept = JSON.stringify([result.merged.data, result.copy?.data])
        const holds = (said: string) => said === old || kept.includes(JSON.stringify(said).slice(1, -1))
        expect(holds(mine)).toBe(true)
        expect(holds(theirs)).toBe(true)
      }),
    )
  })

  test('what did not change on either side stays as it is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
        const same = entry(data)
        expect(sameJson(mergeContents(same, same, entry(structuredClone(data))).merged.data, data)).toBe(true)
      }),
    )
  })
})
