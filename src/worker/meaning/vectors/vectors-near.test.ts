import { expect, test, vi } from 'vitest'
import { loadEncoder } from '#domain/meaning/encoder.ts'
import { simdKernel } from '#domain/meaning/kernel.ts'
import { meaningOf } from '#worker/core/journal-meaning.ts'
import { packedMeaning } from '../../../../scripts/build/pack-meaning.ts'
import type { MeaningModel } from '../meaning-model.ts'
import { meaningKeeper } from './keep-vectors.ts'
import { newLocks, openJournal, quick, uidOf } from './vectors.test-support.ts'

test('by the model itself a page is near a question in other words', async () => {
  const encoder = loadEncoder(
    packedMeaning() ?? expect.unreachable('the package is not installed'),
    simdKernel(),
  )
  const model: MeaningModel = {
    isFast: true,
    ask: async (text) => encoder.encode(text),
    encode: async (texts) => texts.map((text) => encoder.encode(text)),
  }
  const journal = openJournal()
  journal.write(1, 'My boss praised the slides and I could not believe it.')
  journal.write(2, 'Fed the neighbour’s cat. She purred on my lap all evening.')
  journal.write(3, 'The dentist pulled a tooth, and my jaw is swollen.')
  const life = new AbortController()
  const over = meaningKeeper({ whileFirst: newLocks(), waits: quick }).keep(
    journal.tools,
    model,
    () => undefined,
    life.signal,
  )
  const meaning = await vi.waitFor(
    () => {
      const known = meaningOf(journal.store)
      if (known?.index.passageCount !== 3) throw new Error('Not all is read yet')
      return known
    },
    { timeout: 15_000 },
  )
  const nearest = async (question: string) => {
    const asked = await meaning.ask(question)
    return asked && meaning.index.score(asked).nearPages(0, 1)[0]?.uid
  }
  expect(await nearest('When was my manager pleased with the presentation?')).toBe(uidOf(1))
  expect(await nearest('kitten')).toBe(uidOf(2))
  expect(await nearest('Was I in pain in my mouth?')).toBe(uidOf(3))
  life.abort()
  await over
})
