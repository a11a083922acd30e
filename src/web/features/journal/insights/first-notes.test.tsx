import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { corrected } from '#domain/journal/reading/corrections.ts'
import { readEntry } from '#domain/journal/reading/read-entry.ts'
import { FirstNotes } from './first-notes.tsx'

function notesOn(text: string): string {
  const context = {
    day: '2026-11-19',
    weekStart: 'monday',
    isSouthern: false,
    names: [],
    notNames: [],
  } as const
  const own = corrected(text, readEntry(text, context), [])
  const names = own.names.map((name) => ({ ...name, pages: 1, since: '2026' }))
  return renderToStaticMarkup(<FirstNotes margin={{ ...own, names, readAtMs: 0 }} />)
}

const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('a feeling, a name and a topic stand each beside the words of the line that say them', () => {
  const line = 'I feel anxious about the meeting with Tom tomorrow.'
  const said = textOf(notesOn(line))
  expect(said).toContain('“anxious” fear')
  expect(said).toContain('“Tom” a person')
  expect(said).toContain('“meeting” work')
  for (const [, words = ''] of said.matchAll(/“([^”]*)”/g)) expect(line).toContain(words)
})

test('of a line that says nothing plainly nothing is guessed, and one that cannot be read says why', () => {
  const quiet = textOf(notesOn('The kitchen is quiet and I am still in my coat.'))
  expect(quiet).toContain('“the kitchen” and “my coat”')
  expect(quiet).toContain('none is guessed. It is kept word for word.')
  expect(notesOn('Tired.')).toContain('A word alone says too little')
  expect(notesOn('Heute war die Arbeit zu viel und ich bin müde.')).toContain(
    'a language that Inkwell does not read',
  )
  expect(quiet + notesOn('Tired.')).not.toContain('Noticed in it')
})
