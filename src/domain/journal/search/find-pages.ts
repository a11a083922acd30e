import { answeringPages, lookUp } from './answering-pages.ts'
import { type ConditionTest, type Correction, compileQuery } from './compile-query.ts'
import type { PageIndex } from './page-index.ts'
import type { Asked, SearchQuery } from './search-query.ts'

/** Pages that one condition on a rating or a date keeps away, though they have everything else that was asked for. */
export interface HiddenPages {
  readonly asked: Asked
  /** With another rating, or of another time. */
  readonly count: number
  /** Whose rating was never given. */
  readonly unrated: number
}

export interface FoundPages {
  /** Slots, in the order in which they were given; of a question, those that answer it best first. */
  readonly slots: readonly number[]
  readonly hidden: readonly HiddenPages[]
  /** Words that stand on no page, and what was looked for instead. */
  readonly corrections: readonly Correction[]
  /** The stems that a question was looked up by; null where none was asked. */
  readonly stems: ReadonlySet<string> | null
}

/** Which of the pages (their slots) have everything that was asked for; `startHour` is the hour at which the person's day begins. */
export function findPages(
  index: PageIndex,
  query: SearchQuery,
  slots: Uint32Array,
  startHour: number,
): FoundPages {
  const { clauses, words, corrections } = compileQuery(index, query, startHour)
  const bitsOf = new Int32Array(index.slotCount)
  for (const { ids, bit } of words)
    for (const id of ids) for (const slot of index.slotsWith(id)) bitsOf[slot] = (bitsOf[slot] ?? 0) | bit
  const found: number[] = []
  const hiders = hidersOf(query)
  for (const slot of slots) {
    const bits = bitsOf[slot] ?? 0
    const missing = firstMissing(clauses, slot, bits, 0)
    if (missing === -1) found.push(slot)
    else {
      const hider = hiders[missing]
      if (hider && firstMissing(clauses, slot, bits, missing + 1) === -1) countHidden(index, hider, slot)
    }
  }
  const hidden = hiders.filter((hider) => hider !== null && hider.count + hider.unrated > 0)
  const all = { hidden: hidden.filter((hider) => hider !== null), corrections }
  if (!query.question) return { ...all, slots: found, stems: null }
  const lookedUp = lookUp(index, query.question)
  return {
    ...all,
    slots: answeringPages(index, query.question, lookedUp, found),
    corrections: [...corrections, ...lookedUp.corrections],
    stems: lookedUp.stems,
  }
}

type Tests = readonly (readonly ConditionTest[])[]

/** The first clause from a place on of which no condition holds; -1: there is none. */
function firstMissing(clauses: Tests, slot: number, bits: number, from: number): number {
  for (let at = from; at < clauses.length; at++) {
    let holds = false
    for (const test of clauses[at] ?? []) holds ||= test(slot, bits)
    if (!holds) return at
  }
  return -1
}

interface Hider {
  readonly asked: Asked
  count: number
  unrated: number
}

const isOutward = ({ condition }: Asked): boolean => condition.kind === 'rating' || condition.kind === 'days'

/** For each clause that is one condition on a rating or a date, where to count what it hides. Beside nothing else, nothing is worth saying. */
function hidersOf({ clauses }: SearchQuery): (Hider | null)[] {
  const isAlone = clauses.every((clause) => clause.every(isOutward))
  return clauses.map((clause) => {
    const [asked, ...others] = clause
    const isHider = asked && others.length === 0 && isOutward(asked) && !isAlone
    return isHider ? { asked, count: 0, unrated: 0 } : null
  })
}

function countHidden(index: PageIndex, hider: Hider, slot: number): void {
  const { condition } = hider.asked
  const isUnrated = condition.kind === 'rating' && index.ratings[condition.scale][slot] === 0
  if (isUnrated) hider.unrated++
  else hider.count++
}
