import { expect, test } from 'vitest'
import { keepHalfSaid, readHalfSaid } from './companion.calls.ts'
import { openCompanion } from './test-companion.ts'

test('what somebody began to say stays with its own talk until it is sent', async () => {
  const { run } = openCompanion()
  const page = { entryUid: 'page', talkUid: undefined }
  const alone = { entryUid: null, talkUid: 'alone' }
  await Promise.all([
    run(keepHalfSaid, { of: page, words: 'I wanted to' }),
    run(keepHalfSaid, { of: alone, words: 'The piano' }),
    run(keepHalfSaid, { of: page, words: 'I wanted to say' }),
  ])
  expect([await run(readHalfSaid, page), await run(readHalfSaid, alone)]).toEqual([
    'I wanted to say',
    'The piano',
  ])
  expect(await run(readHalfSaid, { entryUid: 'other' })).toBe('')
  await run(keepHalfSaid, { of: page, words: '' })
  expect([await run(readHalfSaid, page), await run(readHalfSaid, alone)]).toEqual(['', 'The piano'])
})
