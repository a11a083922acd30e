import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acceptDraft,
  draftBlock,
  draftsIn,
  removeDraft,
  withoutDraftSigns,
  withoutDrafts,
} from './drafted.ts'
import { changed } from './markdown/text-change.ts'
import { readEntry } from './reading/read-entry.ts'
import { withoutPrompts } from './templates/unanswered.ts'

const page = (block: string): string => `The tuner came.\n\n${block}\n\nRain again.`
const [only] = ['only'] as const
const first = (text: string) => {
  const [block] = draftsIn(text)
  if (!block) throw new Error(`no ${only} block`)
  return block
}

describe('a block that the companion drafted', () => {
  test('is a quote of Markdown that says whose it is', () => {
    expect(draftBlock('I opened the lid.\n\nI do not know why.\n', null)).toBe(
      '> [!companion] A draft from your own words\n>\n> I opened the lid.\n>\n> I do not know why.',
    )
    expect(draftBlock('I opened it.', 'Claude,\n  elsewhere')).toBe(
      '> [!companion] A draft by Claude, elsewhere\n>\n> I opened it.',
    )
  })

  test('is found with its author, until the quote ends', () => {
    const text = page(draftBlock('I opened the lid.', 'GPT'))
    const block = first(text)
    expect(block).toMatchObject({ isAccepted: false, by: 'GPT' })
    expect(text.slice(block.from, block.to)).toBe(draftBlock('I opened the lid.', 'GPT'))
    expect(text.slice(block.body.from, block.body.to)).toBe('>\n> I opened the lid.')
  })

  test('other quotes are the person’s own', () => {
    const text = '> [!note] mine\n> and this\n\n> Just a quote.'
    expect(draftsIn(text)).toEqual([])
    expect(withoutDrafts(text)).toBe(text)
  })

  test('is not the person’s before it is accepted; their own words are, afterwards, and a model’s never', () => {
    const lid = 'I opened the lid.'
    for (const by of [null, 'GPT']) {
      const open = page(draftBlock(lid, by))
      expect(withoutDrafts(open)).not.toContain('lid')
      const kept = changed(open, acceptDraft(open, first(open)))
      expect(first(kept)).toMatchObject({ isAccepted: true, by })
      expect(kept).toContain('> [!drafted] ')
      expect(kept).toContain(`> ${lid}`)
      expect(withoutDrafts(kept).includes(lid)).toBe(by === null)
      expect(withoutDrafts(kept)).not.toContain('drafted')
    }
  })

  test('does not open a page in a list with the words that only say what it is', () => {
    const text = `${draftBlock('I opened the lid.', null)}\n\nRain again.`
    expect(withoutDraftSigns(text)).toBe('> I opened the lid.\n\nRain again.')
    const kept = changed(text, acceptDraft(text, first(text)))
    expect(withoutDraftSigns(kept)).toBe('> I opened the lid.\n\nRain again.')
  })

  test('is taken out without a trace', () => {
    const text = page(draftBlock('I opened the lid.', null))
    expect(changed(text, removeDraft(text, first(text)))).toBe('The tuner came.\n\nRain again.')
    const alone = draftBlock('I opened the lid.', null)
    expect(changed(alone, removeDraft(alone, first(alone)))).toBe('')
  })

  test('leaves no feeling, name or sentence of its own in what is read', () => {
    const rain = 'It rained the whole day and I stayed inside with a book.'
    const text = `${rain}\n\n${draftBlock('I was terribly sad about Anna and cried for hours.', 'GPT')}`
    const own = withoutPrompts(text, () => false)
    const reading = readEntry(own, { day: '2026-05-03', weekStart: 'monday', names: [], notNames: [] })
    expect(reading.names).toEqual([])
    expect(reading.sentences.map((sentence) => sentence.text)).toEqual([rain])
  })

  const line = fc.constantFrom(
    ...[
      '',
      '>',
      '> a',
      '> [!companion] A draft by X',
      '> [!drafted] from your own words',
      'b',
      '> [!companion]',
    ],
  )

  test('every other letter keeps its place, whatever stands on the page', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n')
        const own = withoutDrafts(text)
        expect(own).toHaveLength(text.length)
        const isBlankOrSame = (sign: string, at: number): boolean => sign === text[at] || sign === ' '
        expect([...own].every(isBlankOrSame)).toBe(true)
        for (const { from, to, body } of draftsIn(text)) expect(from < to && body.from <= body.to).toBe(true)
      }),
    )
  })
})
