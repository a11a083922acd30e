import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { followPages } from '#worker/core/journal-index.ts'
import { meaningOf } from '#worker/core/journal-meaning.ts'
import { vectorsToEnd } from './keep-vectors.ts'
import { at, contentsOf, keepOver, openJournal, uidOf } from './vectors.test-support.ts'

type Journal = ReturnType<typeof openJournal>

const pages = fc.integer({ min: 1, max: 4 })
const words = fc.constantFrom(
  'I met Quillon at the lake.',
  'The choir sang, and I was glad.',
  'Ich bin müde und habe heute nicht geschlafen, aber es ist nicht schlimm.',
  `I walked on and on. ${'The road went up the hill and it was hot. '.repeat(8)}\n\nQuillon slept.`,
  '',
)
const steps = fc.oneof(
  fc.record({ type: fc.constant('write' as const), nth: pages, content: words }),
  fc.record({ type: fc.constant('say' as const), nth: pages, content: words }),
  fc.record({ type: fc.constantFrom('bin' as const, 'restore' as const, 'remove' as const), nth: pages }),
  fc.record({
    type: fc.constant('refuse' as const),
    what: fc.constantFrom('page' as const, 'name' as const),
  }),
  fc.record({ type: fc.constantFrom('allow' as const, 'again' as const) }),
)

const refused = {
  page: { type: 'never-page', entryId: uidOf(1), createdAt: at },
  name: { type: 'forget', surface: 'person:quillon', name: 'Quillon', createdAt: at },
}

function apply(
  { store, write, said, remove }: Journal,
  step: typeof steps extends fc.Arbitrary<infer Step> ? Step : never,
) {
  const pageOf = (nth: number) => store.get(uidOf(nth))?.data as { content: string } | undefined
  switch (step.type) {
    case 'write':
      return write(step.nth, step.content)
    case 'say':
      return said(100 + step.nth, step.content)
    case 'bin':
    case 'restore': {
      const page = pageOf(step.nth)
      return page && write(step.nth, page.content, { deletedAt: step.type === 'bin' ? at : null })
    }
    case 'remove':
      return remove(step.nth)
    case 'refuse': {
      const data = refused[step.what]
      return store.apply([
        { uid: uidOf(200), kind: memoryCorrections.kind, data, revision: 1, kept: 'synced' },
      ])
    }
    case 'allow':
      return remove(200)
    default:
      return
  }
}

async function settled({ tools, store }: Journal) {
  const meaning = await vi.waitFor(
    () => {
      const known = meaningOf(store)
      if (!known) throw new Error('Nothing is known yet')
      return known
    },
    { timeout: 15_000, interval: 1 },
  )
  // Refusals are fetched the first time.
  await followPages(store).tells()
  await vectorsToEnd(tools, new AbortController().signal)
  return contentsOf(meaning.index)
}

const tick = () => new Promise((resolve) => setTimeout(resolve))

test('after whatever happened the index is the one that is made of the journal from nothing', async () => {
  const happening = fc.array(fc.tuple(steps, fc.constantFrom('go on', 'tick', 'settle', 'settle')), {
    maxLength: 14,
  })
  await fc.assert(
    fc.asyncProperty(happening, async (happened) => {
      const journal = openJournal()
      for (const nth of [1, 2]) journal.write(nth, 'I met Quillon at the lake.')
      let keeping = keepOver(journal.tools)
      await settled(journal)
      for (const [step, then] of happened) {
        apply(journal, step)
        if (step.type === 'again') {
          await keeping.close()
          keeping = keepOver(journal.tools)
        }
        if (then === 'settle') await settled(journal)
        else if (then === 'tick') await tick()
      }
      const followed = await settled(journal)
      await keeping.close()
      await journal.session.dropLocals('meaning.')
      const anew = keepOver(journal.tools)
      const made = await settled(journal)
      await anew.close()
      expect(followed).toEqual(made)
    }),
    { numRuns: 40 },
  )
})
