import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftBlock } from '../drafted.ts'
import { photoMark } from '../photo.ts'
import { deletionOf, outsideChips } from './chip-steps.ts'
import { chipLines, chipsIn } from './chips-in.ts'

const id = '01923f00-0000-7000-8000-000000000001'
const mark = photoMark(id, 'The blue cups')

describe('the chips of a page', () => {
  test('are the marks of its pictures and the first lines of drafts, each whole', () => {
    const text = `Rain.\n\n${mark}\n\n${draftBlock('I opened the lid.', 'GPT')}\n`
    const [photo, draft] = chipsIn(text)
    expect(photo).toMatchObject({ kind: 'photo', blobId: id, words: 'The blue cups' })
    expect(text.slice(photo?.from, photo?.to)).toBe(mark)
    expect(draft).toMatchObject({ kind: 'draft', isAccepted: false, by: 'GPT' })
    expect(text.slice(draft?.from, draft?.to)).toBe('> [!companion] A draft by GPT\n>')
    expect(chipsIn('![a](https://example.org/a.png) > [!note] and ![b](photo:short)')).toEqual([])
  })

  test('leave the body of a draft alone, whether it begins at once or below an empty line', () => {
    for (const body of ['> I opened it.', '>\n> I opened it.']) {
      const text = `> [!drafted] from your own words\n${body}`
      const [draft] = chipsIn(text)
      expect(text.slice(draft?.to)).toBe('\n> I opened it.')
    }
    expect(chipsIn('> [!companion] A draft from your own words')[0]).toMatchObject({ from: 0, to: 42 })
  })

  test('cut the text into whole lines that give it back up to the last chip’s line', () => {
    const part = fc.constantFrom('Rain.', '\n', mark, ' ', draftBlock('Lid.', null), 'a\nb')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        const chips = chipsIn(text)
        const pieces = chipLines(text, chips)
        const joined = pieces.map((piece) => piece.text).join('\n')
        expect(text.startsWith(joined)).toBe(true)
        expect(pieces.flatMap((piece) => piece.chips)).toEqual(chips)
        for (const { from, text: words } of pieces) expect(text.slice(from, from + words.length)).toBe(words)
        expect(chipsIn(text.slice(joined.length))).toEqual([])
      }),
    )
  })
})

describe('the caret', () => {
  const chips = [{ from: 10, to: 40 }]
  const at = (from: number, to = from) => ({ from, to })

  test('passes a chip in one step, from either side', () => {
    expect(outsideChips(chips, at(11), at(10))).toEqual(at(40))
    expect(outsideChips(chips, at(39), at(40))).toEqual(at(10))
    // By lines: from below it comes to stand before, from above behind it.
    expect(outsideChips(chips, at(25), at(60))).toEqual(at(10))
    expect(outsideChips(chips, at(25), at(2))).toEqual(at(40))
    expect(outsideChips(chips, at(10), at(9))).toEqual(at(10))
  })

  test('takes and leaves a chip whole while it selects', () => {
    expect(outsideChips(chips, at(10, 11), at(10))).toEqual(at(10, 40))
    expect(outsideChips(chips, at(39, 40), at(40))).toEqual(at(10, 40))
    expect(outsideChips(chips, at(5, 39), at(5, 40))).toEqual(at(5, 10))
    expect(outsideChips(chips, at(11, 50), at(10, 50))).toEqual(at(40, 50))
    expect(outsideChips(chips, at(10, 39), at(10, 40))).toEqual(at(10))
  })

  test('selects a chip that is pressed, and all of one that a drag touches', () => {
    expect(outsideChips(chips, at(20), null)).toEqual(at(10, 40))
    expect(outsideChips(chips, at(5, 20), null)).toEqual(at(5, 40))
    expect(outsideChips(chips, at(20, 60), null)).toEqual(at(10, 60))
    expect(outsideChips(chips, at(20, 22), null)).toEqual(at(10, 40))
  })

  test('never stays within a chip, wherever it came from', () => {
    const place = fc.integer({ min: 0, max: 60 })
    const stretch = fc.tuple(place, place).map(([a, b]) => at(Math.min(a, b), Math.max(a, b)))
    fc.assert(
      fc.property(stretch, fc.option(stretch), (now, before) => {
        const { from, to } = outsideChips(chips, now, before)
        for (const end of [from, to]) expect(end <= 10 || end >= 40).toBe(true)
        expect(from).toBeLessThanOrEqual(to)
      }),
    )
  })
})

describe('a deletion', () => {
  const text = `Rain ${mark} and\nsnow`
  const chips = chipsIn(text)
  const [from, to] = [5, 5 + mark.length]

  test('takes a chip whole, by letter, word and line', () => {
    expect(deletionOf(text, chips, to, 'deleteContentBackward')).toEqual({ from, to })
    expect(deletionOf(text, chips, from, 'deleteContentForward')).toEqual({ from, to })
    expect(deletionOf(text, chips, to + 1, 'deleteWordBackward')).toEqual({ from, to: to + 1 })
    expect(deletionOf(text, chips, from - 1, 'deleteWordForward')).toEqual({ from: from - 1, to })
    expect(deletionOf(text, chips, to + 4, 'deleteSoftLineBackward')).toEqual({ from: 0, to: to + 4 })
    expect(deletionOf(text, chips, 2, 'deleteHardLineForward')).toEqual({ from: 2, to: to + 4 })
  })

  test('is the browser’s own where it touches none', () => {
    expect(deletionOf(text, chips, to + 1, 'deleteContentBackward')).toBeNull()
    expect(deletionOf(text, chips, to + 4, 'deleteWordBackward')).toBeNull()
    expect(deletionOf(text, chips, text.length, 'deleteSoftLineBackward')).toBeNull()
    expect(deletionOf(text, chips, to, 'insertText')).toBeNull()
  })
})
