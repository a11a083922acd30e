import { expect, test } from 'vitest'
import { keepComposerDraft, readComposerDraft } from '../companion.calls.ts'
import { openCompanion } from '../companion.test-support.ts'

test('what somebody began to say stays with its own talk until it is sent', async () => {
  const { run } = openCompanion()
  const page = { entryUid: 'page', talkUid: undefined }
  const alone = { entryUid: null, talkUid: 'alone' }
  await Promise.all([
    run(keepComposerDraft, { of: page, words: 'I wanted to' }),
    run(keepComposerDraft, { of: alone, words: 'The piano' }),
    run(keepComposerDraft, { of: page, words: 'I wanted to say' }),
  ])
  expect([await run(readComposerDraft, page), await run(readComposerDraft, alone)]).toEqual([
    'I wanted to say',
    'The piano',
  ])
  expect(await run(readComposerDraft, { entryUid: 'other' })).toBe('')
  await run(keepComposerDraft, { of: page, words: '' })
  expect([await run(readComposerDraft, page), await run(readComposerDraft, alone)]).toEqual(['', 'The piano'])
})
