import { type EventRules, type Pattern, patternOf } from './event-pattern.ts'
import { eventRules } from './event-rules.ts'

/** One way to tell an event, with what it says. */
export interface EventWay extends Pattern {
  readonly line: string
  readonly rules: EventRules
  /** It counts only where nobody else is who the clause is about. */
  readonly isMine: boolean
}

const linesOf = (listed: string | undefined): string[] => listed?.split(';').filter(Boolean) ?? []

function indexed(): ReadonlyMap<string, readonly EventWay[]> {
  const found = new Map<string, EventWay[]>()
  const add = (way: EventWay): void => {
    for (const word of way.items[way.head]?.words ?? []) {
      const known = found.get(word)
      if (known) known.push(way)
      else found.set(word, [way])
    }
  }
  for (const rules of eventRules) {
    for (const line of linesOf(rules.mine)) add({ ...patternOf(line), line, rules, isMine: true })
    for (const line of linesOf(rules.anyones)) add({ ...patternOf(line), line, rules, isMine: false })
  }
  return found
}

let made: ReadonlyMap<string, readonly EventWay[]> | undefined
const none: readonly never[] = []

/** The ways to tell an event that are looked up by a word in lower case. */
export function eventWaysOf(lower: string): readonly EventWay[] {
  made ??= indexed()
  return made.get(lower) ?? none
}
