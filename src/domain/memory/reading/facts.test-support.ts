import { namesTableReady } from '#names-table'
import { readMemory } from '../read-memory.ts'

await namesTableReady()

/** The day of every page, a Tuesday. */
export const day = '2026-03-10'

/** The facts of a page. */
export const factsOf = (text: string) =>
  readMemory(text, { day, weekStart: 'monday', names: [], notNames: [] }).facts

/** Whom and what a page states, as 'ilse home begins'. */
export const stated = (text: string): string[] =>
  factsOf(text).map(
    ({ subject, slot, state }) => `${subject.replace(/^person:(?:role:)?/, '')} ${slot} ${state}`,
  )
