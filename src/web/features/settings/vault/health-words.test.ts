import { expect, test } from 'vitest'
import {
  bytesWords,
  noticeWords,
  putBackWords,
  reasonWords,
  resealWords,
  retryWords,
  shortId,
} from './health-words.ts'

const uid = '0192f3a8-1111-7222-8333-44445555c41e'
const notice = { uid, seen: 4, got: 2, at: 0 }

test.each([
  [0, '0 B'],
  [1104, '1,104 B'],
  [12_400, '12 kB'],
  [4_200_000, '4.2 MB'],
  [60_000_000_000, '60 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(bytesWords(bytes)).toBe(words)
})

test('an id is shown by its ends', () => {
  expect(shortId(uid)).toBe('0192f3a8…c41e')
  expect(shortId('manifest')).toBe('manifest')
})

test('each notice says what the server did and what this device did', () => {
  const said = (['older', 'other', 'missing', 'manifest', 'history'] as const).map((what) =>
    noticeWords({ ...notice, what }),
  )
  expect(said[0]).toBe(
    'The server showed version 2 of record 0192f3a8…c41e; this device has seen version 4 and kept it.',
  )
  expect(said[1]).toMatch(/another version 4/)
  expect(said[2]).toMatch(/no longer has record 0192f3a8…c41e/)
  expect(said[3]).toMatch(/does not fit/)
  expect(said[4]).toMatch(/put back from a backup/)
})

test('bringing earlier versions back says what is back and what went', () => {
  expect(putBackWords({ records: 1, removed: 0, files: 0 })).toBe('One record is back.')
  expect(putBackWords({ records: 1200, removed: 1, files: 2 })).toBe(
    '1,200 records are back. 2 photos and files are back. One record that never opened was deleted.',
  )
  expect(putBackWords({ records: 0, removed: 0, files: 0 })).toMatch(/Neither this device nor the server/)
  expect(noticeWords({ ...notice, what: 'put_back', seen: 2, got: 0 })).toMatch(
    /set that right: 2 records are back\.$/,
  )
})

test('a reason that is not known is shown as it came', () => {
  expect(reasonWords('truncated')).toBe('It is cut short.')
  expect(reasonWords('older_generation')).toMatch(/keys from before you renewed them/)
  expect(reasonWords('A sentence.')).toBe('A sentence.')
})

test('trying again says how many opened and how many are left', () => {
  expect(retryWords(0, 1)).toBe('It still does not open.')
  expect(retryWords(0, 3)).toBe('None of them opens yet.')
  expect(retryWords(1, 0)).toBe('One record opened; nothing is set aside any more.')
  expect(retryWords(1200, 3)).toBe('1,200 records opened; 3 still set aside.')
  expect(resealWords({ left: 312, of: 1204 })).toBe('892 of 1,204 sealed with the new keys')
})
