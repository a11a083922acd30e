import { expect, test, vi } from 'vitest'
import { journalMessages } from '#domain/journal/journal-entry.ts'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { tellMeaning } from '#worker/core/journal-meaning.ts'
import { lifeOf } from '#worker/memory/memory-lives.ts'
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

test('while somebody types, a reply is got ready: all the way, up to memory and meaning, and nothing of it is kept', async () => {
  const { run, write, store, tools } = openCompanion()
  write('00000000-0000-7000-8000-000000000001', '2026-03-14T20:00:00.000Z', 'My sister Ilse moved to Bath.')
  const ask = vi.fn(async () => null)
  tellMeaning(store, { index: new MeaningIndex(), edition: 1, isFast: true, ask })
  const words = 'Where does my sister live now?'
  await run(keepComposerDraft, { of: { entryUid: null, talkUid: undefined }, words })
  await vi.waitFor(() => expect(lifeOf(tools, null).latest).not.toBeNull(), 10_000)
  expect(ask).toHaveBeenCalledWith(words)
  expect(store.of(journalMessages).size).toBe(0)
})
