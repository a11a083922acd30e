import type { ReadingContext } from '#domain/journal/reading/context.ts'
import { factsIn } from './reading/facts.ts'
import type { PageMemory } from './reading/page-memory.ts'
import { readPageMemory } from './reading/read-page-memory.ts'

/** Reads what memory keeps of a page, with all its parts at once. `text`: the person's own words only. Pure: the same text and context give the same. */
export const readMemory = (text: string, context: ReadingContext): PageMemory =>
  readPageMemory(text, context, factsIn)
