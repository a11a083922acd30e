import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnsavedNote } from './unsaved-note.tsx'

const nothing = { current: null }
const drawn = (trouble: string | null): string =>
  renderToStaticMarkup(<UnsavedNote trouble={trouble} title={nothing} text={nothing} />)

test('a page that cannot be kept says why in whole sentences, and offers its words to copy or save', () => {
  const html = drawn('This browser keeps nothing for this site just now.')
  for (const piece of [
    'role="alert"',
    'This browser keeps nothing for this site just now. Your words are only on this page so far.',
    'Copy the text',
    'Save as a file',
  ])
    expect(html).toContain(piece)
  expect(html).not.toContain('truncate')
})

test('a page that is kept says nothing of it', () => {
  expect(drawn(null)).toBe('')
})
