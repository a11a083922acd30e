import type { NameContext } from '../journal/reading/context.ts'
import { fold } from '../text/fold.ts'
import { correctionsOf, type MemoryCorrection } from './memory-correction.ts'
import { type PageMemory, type Surface, withoutSentences } from './reading/page-memory.ts'

/** What was read of a page without the sentences that name what is to be forgotten: nothing is made of them any more, and nobody is quoted with them. */
export function withoutForgotten(read: PageMemory, forgotten: ReadonlySet<Surface>): PageMemory {
  if (forgotten.size === 0) return read
  const gone = new Set<number>()
  for (const { surface, sentences } of [...read.mentions, ...read.things])
    if (forgotten.has(surface)) for (const at of sentences) gone.add(at)
  for (const { subject, sentence } of read.facts) if (forgotten.has(subject)) gone.add(sentence)
  return withoutSentences(read, gone)
}

/** The names that are forgotten, folded: those that were shown, and every way of writing them. */
export function forgottenNames(corrections: readonly MemoryCorrection[]): ReadonlySet<string> {
  return new Set(
    correctionsOf(corrections, 'forget').flatMap(({ surface, name }) => [
      fold(name),
      ...(surface.includes(':role:') ? [] : [surface.slice(surface.indexOf(':') + 1)]),
    ]),
  )
}

/** What readings know of names, so that none of the forgotten is found any more. */
export function knowingNoForgotten(
  { names, notNames }: NameContext,
  corrections: readonly MemoryCorrection[],
): NameContext {
  const forgotten = forgottenNames(corrections)
  if (forgotten.size === 0) return { names, notNames }
  return {
    names: names.filter(({ name }) => !forgotten.has(fold(name))),
    notNames: [...notNames, ...[...forgotten].sort()],
  }
}
