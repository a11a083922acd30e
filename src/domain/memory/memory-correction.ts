import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { nameKinds } from '../journal/reading/context.ts'

/** A way in which pages name something, such as 'person:ilse': what is said of it outlives every reading. */
const surface = z.string().min(3).max(200)
const words = z.string().min(1).max(500)

const says = <Type extends string, Content extends z.ZodRawShape>(type: Type, content: Content) =>
  z.object({ type: z.literal(type), ...content, createdAt: z.iso.datetime() })

/**
 * Sealed as kind 'memory_correction': what a person says about what memory made of their pages. It holds for every later reading and on every device, is
 * listed, and is undone by removing it. Of several about the same thing the latest holds.
 */
export const memoryCorrection = z.discriminatedUnion('type', [
  /** Two ways of naming are one thing, or are not. */
  says('same', { surface, other: surface, isSame: z.boolean() }),
  says('rename', { surface, name: words }),
  says('kind', { surface, kind: z.enum(nameKinds) }),
  /** What a person is to the writer, such as 'sister'; empty: nothing that a word says. */
  says('role', { surface, role: z.string().max(60) }),
  /** It is no name at all. */
  says('no-name', { surface, name: words }),
  /** In this sentence it means somebody or something else. */
  says('not-here', { surface, name: words, entryId: z.uuid(), quote: words }),
  /** `fact`: its key. never: it was never true. kept: it is right. over: it was true until `until`. both: it holds beside what contradicts it. */
  says('fact', {
    fact: z.string().min(1).max(600),
    what: words,
    verdict: z.enum(['kept', 'never', 'over', 'both']),
    until: z.iso.date().optional(),
  }),
  /** Two are not to each other what pages say. `pairs`: the ways of naming them, as from and to; `relation`: such as 'sister of'. */
  says('no-relation', {
    pairs: z
      .array(z.object({ from: surface, to: surface }))
      .min(1)
      .max(100),
    relation: z.string().min(1).max(100),
    what: words,
  }),
  /** Everything that was derived of it goes, and nothing is learnt again. `surfaces`: all ways of naming it; `others`: longer names that hold one of them and are somebody else's. */
  says('forget', {
    ...{ surface, name: words },
    surfaces: z.array(surface).max(200).optional(),
    others: z.array(words).max(200).optional(),
  }),
  /** Nothing is remembered of this page. */
  says('never-page', { entryId: z.uuid() }),
  /** Nothing is remembered of this talk. `talk`: the uid of the talk, or of the entry that it belongs to; null: of the first talk that stands alone. */
  says('never-talk', { talk: z.uuid().nullable() }),
  /** Nothing is remembered of sentences about this topic. */
  says('never-topic', { topic: z.string().min(1).max(100) }),
  /** From then on nothing is remembered of what is written, or again. What was written meanwhile stays out. */
  says('pause', { isOn: z.boolean() }),
  /** `story`: its key. */
  says('no-story', { story: z.string().min(1).max(300), title: words }),
  /** A page that was looked at, or is not to be shown again by itself. */
  says('seen-page', { entryId: z.uuid(), isNeverAgain: z.boolean() }),
])
export type MemoryCorrection = z.infer<typeof memoryCorrection>
export const memoryCorrections = entity('memory_correction', {
  schema: memoryCorrection,
  version: 1,
  upgrades: {},
  label: 'What you corrected in memory',
})

/** Corrections of one type, oldest first. */
export const correctionsOf = <Type extends MemoryCorrection['type']>(
  all: readonly MemoryCorrection[],
  type: Type,
): Extract<MemoryCorrection, { type: Type }>[] =>
  all
    .filter((one): one is Extract<MemoryCorrection, { type: Type }> => one.type === type)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
