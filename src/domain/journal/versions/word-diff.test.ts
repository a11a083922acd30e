import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TextDiff, wordDiff } from './word-diff.ts'

/** The diff as text: [-out-]{+in+}, a paragraph a line. */
const shown = ({ paragraphs }: TextDiff): string =>
  paragraphs
    .map(({ kind, pieces }) => {
      const text = pieces
        .map((piece) =>
          piece.kind === 'same'
            ? piece.text
            : piece.kind === 'in'
              ? `{+${piece.text}+}`
              : `[-${piece.text}-]`,
        )
        .join('')
      return kind === 'same' || kind === 'mixed' ? text : `${kind}: ${text}`
    })
    .join('\n')

test('words that changed are marked within their paragraph, the rest stands', () => {
  const diff = wordDiff('He took two hours.\n\nI was sad.', 'He took three long hours.\n\nI was sad.')
  expect(shown(diff)).toBe('He took [-two-]{+three long+} hours.\n\nI was sad.')
  expect(diff).toMatchObject({ wordsIn: 2, wordsOut: 1 })
})

test('paragraphs that came or went are whole', () => {
  expect(shown(wordDiff('One.\nTwo.', 'One.\nTwo.\nAnd then I slept.'))).toBe(
    'One.\nTwo.\nin: {+And then I slept.+}',
  )
  expect(shown(wordDiff('One.\nAll six cups.\nTwo.', 'One.\nTwo.'))).toBe(
    'One.\nout: [-All six cups.-]\nTwo.',
  )
})

test('a paragraph that was written anew is not shown as crumbs of another', () => {
  const diff = wordDiff('The river was loud.', 'Nobody asked about Saturday.')
  expect(shown(diff)).toBe('out: [-The river was loud.-]\nin: {+Nobody asked about Saturday.+}')
})

test('a paragraph that was edited is found beside one that was put before it', () => {
  const before = 'She had kept the blue cups on the shelf.'
  const after = 'A new first line.\nShe had kept the blue cups on the top shelf.'
  expect(shown(wordDiff(before, after))).toBe(
    'in: {+A new first line.+}\nShe had kept the blue cups on the {+top +}shelf.',
  )
})

test('several changed words in a row are one change', () => {
  const diff = wordDiff(
    'I walked past that piano for fourteen months.',
    'I walked by the old piano for fourteen months.',
  )
  expect(shown(diff)).toBe('I walked [-past that-]{+by the old+} piano for fourteen months.')
})

const side = ({ paragraphs }: TextDiff, without: 'in' | 'out'): string =>
  paragraphs
    .filter(({ kind }) => kind !== without)
    .map(({ pieces }) =>
      pieces
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n')

test('both texts can be read out of what differs between them', () => {
  const text = fc.string({ unit: fc.constantFrom('a ', 'b ', 'c. ', '\n', 'é', ' '), maxLength: 60 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = wordDiff(before, after)
      expect(side(diff, 'in')).toBe(before)
      expect(side(diff, 'out')).toBe(after)
    }),
  )
})

test('texts of 200 kB that have nothing in common are compared within seconds', () => {
  const text = (seed: number, gap: string) =>
    Array.from({ length: 26_000 }, (_, at) => `word${(at * seed) % 9_973}${at % 65 === 64 ? gap : ' '}`).join(
      '',
    )
  for (const gap of ['\n', ' ']) {
    const before = performance.now()
    const diff = wordDiff(text(7, gap), text(13, gap))
    expect(diff.wordsIn).toBeGreaterThan(1_000)
    expect(performance.now() - before).toBeLessThan(5_000)
  }
})
