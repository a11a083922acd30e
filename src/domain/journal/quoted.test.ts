import { expect, test } from 'vitest'
import { asQuoted } from './quoted.ts'

const photo = '![The low F](photo:01a1b2c3-0000-4000-8000-000000000000)'

test.each([
  ['I **finally** called *Anna*.', 'I finally called Anna.'],
  ['We sang [the old song](https://example.org/song?a=1) twice.', 'We sang the old song twice.'],
  [`${photo} The piano came.`, 'The piano came.'],
  [`It rang. ${photo}`, 'It rang.'],
  ['> She said so.', 'She said so.'],
  ['2 * 3 * 4 is 24.', '2 * 3 * 4 is 24.'],
  ['Plain words (in brackets) stay.', 'Plain words (in brackets) stay.'],
])('%s', (written, quoted) => {
  expect(asQuoted(written)).toBe(quoted)
})
