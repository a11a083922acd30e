import { expect, test } from 'vitest'
import { paddedBytes, sampleFound, sampleLine, sampleSealed, sampleSearch } from '../hero-sample.ts'
import { foundInWords, holdsWords } from './faq-search.ts'
import { digitsOf, findWords, newKey, openLine, sealLine, wordToFind } from './sealed-lines.ts'

test('a line is sealed, opens with its key, and with no other', async () => {
  const key = await newKey()
  const sealed = await sealLine(key, sampleLine)
  expect(await openLine(key, sealed)).toBe(sampleLine)
  await expect(openLine(await newKey(), sealed)).rejects.toThrow()
  new DataView(sealed.bytes).setUint8(3, new DataView(sealed.bytes).getUint8(3) ^ 1)
  await expect(openLine(key, sealed)).rejects.toThrow()
})

test('short lines have one length, as long as the sample, and never the same bytes twice', async () => {
  const key = await newKey()
  const digits = async (line: string) => Object.values(digitsOf(await sealLine(key, line))).join('')
  for (const line of ['', 'A', sampleLine, 'x'.repeat(paddedBytes - 1)])
    expect((await digits(line)).length).toBe(sampleSealed.length)
  expect(await digits(sampleLine)).not.toBe(await digits(sampleLine))
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('words are found in a line as they stand there', () => {
  expect(findWords(sampleLine, sampleSearch)).toEqual(sampleFound)
  expect(findWords(sampleLine, ' ANNA ')).toEqual({
    before: 'I told ',
    match: 'Anna',
    after: ' the truth about the job.',
  })
  expect(findWords(sampleLine, 'nobody')).toBeNull()
  expect(findWords(sampleLine, '  ')).toBeNull()
  expect(wordToFind('Rain on the skylight, again.')).toBe('skylight')
  expect(wordToFind('...')).toBe('')
})

test('answers are searched by the beginnings of words, whatever their accents', () => {
  expect(holdsWords('What happens if I forget my password?', 'forg pass')).toBe(true)
  expect(holdsWords('What happens if I forget my password?', 'word')).toBe(false)
  expect(holdsWords('It’s in a café.', "it's cafe")).toBe(true)
  expect(holdsWords('Anything', '  ')).toBe(true)
  expect([foundInWords(0, 24), foundInWords(3, 24), foundInWords(24, 24)]).toEqual([
    'No answer has these words.',
    '3 of 24 answers',
    '',
  ])
})
