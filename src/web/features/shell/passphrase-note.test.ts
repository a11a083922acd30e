import { expect, test } from 'vitest'
import { passphraseNote } from './passphrase-note.ts'

test('the line under a passphrase counts down and then says that it is long enough', () => {
  expect(['', 'a river', 'twelve sign', 'twelve signs'].map(passphraseNote)).toEqual([
    'At least 12 characters. Four plain words are better than a short riddle.',
    '5 characters to go.',
    '1 character to go.',
    'Long enough. Longer is stronger.',
  ])
})
