import { describe, expect, test } from 'vitest'
import { aboutOf } from './about.ts'
import { readEntry } from './read-entry.ts'

const context = { day: '2026-11-21', weekStart: 'monday', names: [], notNames: [] } as const
const about = (text: string): string[] => aboutOf(text, readEntry(text, context)).map((span) => span.text)

describe('what a page seems to be about', () => {
  test('is somebody first, then what happens, then its own phrases, as they are written', () => {
    const text =
      'Last night I finally called Anna. We had not spoken since the wedding. She told me about the flat with the green door. Anna laughed, and we walked home along the river.'
    expect(about(text)).toEqual(['Anna', 'the wedding', 'the river'])
  })

  test('is what keeps coming up where nobody is named', () => {
    const text =
      'The garden was wet. I dug in the garden until dark, and the new spade held. Tomorrow the garden again, and the compost.'
    expect(about(text)).toContain('The garden')
  })

  test('says no word twice', () => {
    const text = 'The blue cups broke. I loved the blue cups, and the cups loved me. The shelf is empty.'
    const words = about(text).flatMap((phrase) =>
      phrase
        .toLowerCase()
        .split(' ')
        .filter((word) => word !== 'the'),
    )
    expect(new Set(words).size).toBe(words.length)
    expect(words).toContain('cups')
  })

  test('is literally there', () => {
    const text = 'My boss wants the report by Friday. Tom helped me with the report at the Lakeside Café.'
    for (const { text: phrase, start, end } of aboutOf(text, readEntry(text, context)))
      expect(text.slice(start, end)).toBe(phrase)
  })

  test('names two people at most, and what the page begins with', () => {
    const text =
      'Rehearsal ran over. Anna was late, Tom was flat, and Eva told Ilse about it on the stairs. I met Oskar at the gate later. We walked home.'
    const found = about(text)
    expect(found).toContain('Rehearsal')
    expect(found.filter((name) => /^(?:Anna|Tom|Eva|Ilse|Oskar)$/.test(name))).toHaveLength(2)
  })

  test('is no phrase with a single sign', () => {
    expect(about('It rained. I looked at the old door for a while. Then I slept until noon.')).toEqual([])
  })

  test('is no sound that somebody makes, and no word that only stresses', () => {
    const text =
      'He got stuck and went guh guh guh in the assembly. Guh guh guh. The actual cheese had hair on it. It was on the actual cheese.'
    expect(about(text)).not.toContain('guh guh guh')
    expect(about(text).join(' ')).not.toContain('actual')
  })

  test('is nothing where nothing stands out', () => {
    expect(about('It was what it was.')).toEqual([])
  })
})
