import type { EmotionCategory } from '../../emotion.ts'
import { wordsOfClass } from './event-classes.ts'

/** Patterns that stand on lines of their own, as they stand between semicolons. */
export const patterns = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(';')

/**
 * What some ways to tell an event say about its teller: emotions by the appraisal of the event (Lazarus 1991; Scherer 2005):
 * what was lost, threatened, done wrongly, reached or given, and to whom.
 */
export interface EventRules {
  /** The first one is the strongest. */
  readonly emotions: readonly EmotionCategory[]
  /** What the event adds to the sentiment, -4..4. */
  readonly valence: number
  /** Patterns, with ';' between, that count unless somebody else is who the clause is about. */
  readonly mine?: string
  /** Patterns that name the writer or theirs already. */
  readonly anyones?: string
  /** It counts in plans, wishes and suppositions too. */
  readonly isMood?: true
  /** It is not told where something good is told of the same words: 'recovered from the operation'. */
  readonly yields?: true
  /** It is no more than a hint: it names nothing against the rest. */
  readonly isHint?: true
}

/** One place of a pattern: words, of which one has to stand there, and how many words may stand before it. */
export interface PatternItem {
  readonly words: ReadonlySet<string>
  /** Those of the words that will do whoever is meant. */
  readonly free: ReadonlySet<string>
  /** Else it has to be somebody or an animal of the writer's, but for `free`: 'my sister', 'a friend of mine', 'Mum'. */
  readonly isDear: boolean
  /** How many other words of the clause may stand between this place and the one before it. */
  readonly gap: number
}

/** A pattern: its places, and which of them it is looked up by. */
export interface Pattern {
  readonly items: readonly PatternItem[]
  readonly head: number
  /** It must begin its clause, but for words that carry grammar only. */
  readonly opens: boolean
  /** Nothing may follow it in its clause. */
  readonly closes: boolean
  /** It speaks of a denial itself, so that what it denies is no objection. */
  readonly denies: boolean
}

const gaps: Readonly<Record<string, number>> = { '*': 3, '**': 6 }
const denials = new Set([...wordsOfClass('not'), ...wordsOfClass('nobody'), 'nothing', 'nor', 'neither'])

function itemOf(source: string, gap: number): PatternItem {
  const named = source.split('|')
  const isDear = dearClasses.has(named[0] ?? '')
  const words = new Set(named.flatMap(wordsOf))
  return { words, free: isDear ? new Set(named.slice(1).flatMap(wordsOf)) : words, isDear, gap }
}

const wordsOf = (named: string): string[] =>
  (named.startsWith('@') ? wordsOfClass(named.slice(1)) : [named]).flatMap((word) =>
    word.endsWith('~') ? formsOf(word.slice(0, -1)) : [word],
  )

/** The forms of a regular verb, with a doubled consonant and without: more than there are, since what nobody writes does no harm. */
function formsOf(verb: string): string[] {
  const bare = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const doubled = verb + (verb.at(-1) ?? '')
  const ends = [`${bare}ed`, `${bare}ing`, ...(verb.endsWith('e') ? [] : [`${doubled}ed`, `${doubled}ing`])]
  return [verb, `${verb}s`, `${verb}es`, ...ends]
}

const dearClasses = new Set(['@dear', '@kin', '@pet', '@friend'])
/** A place with more words than this is no place to look a pattern up by, where there is another. */
const size = ({ words, isDear }: PatternItem): number => words.size + (isDear ? 1000 : 0)

/**
 * The pattern that a line describes: words with '|' between alternatives, '~' after a verb in all its
 * forms, '@' before a class, '*' for up to three
 * words and '**' for up to six, '^' at the front for the beginning of a
 * clause and '$' at the back for its end.
 */
export function patternOf(line: string): Pattern {
  const opens = line.startsWith('^')
  const items: PatternItem[] = []
  let gap = 0
  for (const source of line.replace(/[$^]/g, '').trim().split(' '))
    if (source in gaps) gap = gaps[source] ?? 0
    else {
      items.push(itemOf(source, gap))
      gap = 0
    }
  const sizes = items.map(size)
  return {
    items,
    head: sizes.indexOf(Math.min(...sizes)),
    opens,
    closes: line.endsWith('$'),
    denies: items.some(({ words }) => [...words].some((word) => denials.has(word))),
  }
}
