import { expect, test } from 'vitest'
import { comingWords, exportWords, restoreWords, sizeWords } from './exchange-words.ts'

test('sizes are said in the unit that fits', () => {
  expect([1, 999, 1_000, 12_345, 1_230_000, 4.2e9].map(sizeWords)).toEqual([
    '1 byte',
    '999 bytes',
    '1.0 kB',
    '12 kB',
    '1.2 MB',
    '4.2 GB',
  ])
})

test('an export says what is in it', () => {
  const report = { entries: 1, records: 4, blobs: 0, missing: [], bytes: 2_000 }
  expect(exportWords('inkwell.zip', report)).toBe('1 page is in inkwell.zip, 2.0 kB.')
  expect(exportWords('inkwell.zip', { ...report, entries: 1_204, blobs: 1 })).toBe(
    '1,204 pages and 1 photo or file are in inkwell.zip, 2.0 kB.',
  )
})

test('photos that are not in the export are not passed over', () => {
  expect(comingWords({ count: 2, bytes: 3_000, missing: 0 })).toBe(
    '2 photos or files would come along, 3.0 kB.',
  )
  expect(comingWords({ count: 0, bytes: 0, missing: 1 })).toBe('1 photo or file is not in the export.')
  expect(comingWords({ count: 1, bytes: 5, missing: 2 })).toBe(
    '1 photo or file would come along, 5 bytes. 2 photos or files are not in the export.',
  )
})

test('a restore says what it did, and what it did not', () => {
  const nothing = { added: 0, replaced: 0, copied: 0, kept: 0, same: 0, unfit: 0, blobs: 0, missingBlobs: 0 }
  expect(restoreWords(nothing)).toBe('There was nothing to restore.')
  expect(restoreWords({ ...nothing, added: 1_200, copied: 2, same: 3 })).toBe(
    'Done: 1,200 added, 2 added as a copy and 3 here already.',
  )
  expect(restoreWords({ ...nothing, replaced: 1, blobs: 1, missingBlobs: 2 })).toBe(
    'Done: 1 replaced. 1 photo or file came along. 2 photos or files could not be had from the export.',
  )
})
