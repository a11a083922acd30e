import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TakeWords } from './take-words.tsx'
import { UnsavedNote } from './unsaved-note.tsx'

const fields = { title: { current: null }, text: { current: null } }

test('a page that cannot be kept says why in whole sentences, and is silent otherwise', () => {
  const drawn = (trouble: string | null) =>
    renderToStaticMarkup(<UnsavedNote trouble={trouble} {...fields} />)
  const html = drawn('This browser is not storing anything for this site right now.')
  expect(html).toContain('role="alert"')
  expect(html).toContain(
    'This browser is not storing anything for this site right now. So far your words are only on this page',
  )
  expect(html).not.toContain('truncate')
  expect(drawn(null)).toBe('')
})

test('the words of a page are offered to copy and to save', () => {
  const html = renderToStaticMarkup(<TakeWords {...fields} />)
  for (const words of ['Copy the text', 'Save as a file']) expect(html).toContain(words)
})
