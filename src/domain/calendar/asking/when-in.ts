import type { Day } from '../../time/day.ts'
import { together, type When } from './when.ts'
import { monthWords, phrases, shortWeekdays, weekdayWords } from './when-phrases.ts'

interface Run {
  readonly when: When
  readonly end: number
}

/** The longest thing that is said of when at a place of a text. */
function longestAt(text: string, at: number, today: Day, isFirst: boolean): Run | null {
  let found: Run | null = null
  for (const { pattern, read, isEnd } of phrases) {
    if (isEnd && isFirst) continue
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match || at + match[0].length <= (found?.end ?? at)) continue
    const when = read(
      match.map((part) => part?.toLowerCase()),
      today,
    )
    if (when) found = { when, end: at + match[0].length }
  }
  return found
}

const between = /[\s,]+(?:and (?=at |on ))?/y

/** Everything about when that follows one another from a place on. */
function runAt(text: string, at: number, today: Day): Run | null {
  let run = longestAt(text, at, today, true)
  while (run) {
    between.lastIndex = run.end
    const gap = between.exec(text)?.[0].length ?? 0
    const next = longestAt(text, run.end + gap, today, false)
    const both: When | null = next && together(run.when, next.when)
    if (!next || !both) return run
    run = { when: both, end: next.end }
  }
  return null
}

/** Words of a time that was not understood, where something understood ends. */
const opensTime = new RegExp(
  String.raw`^(?:(?:and|or|to|by|for|at|on|in|until|till|around)? ?\d|[ap]\.?m\b|(?:and|or|to) (?:at|on|every|each|again|${weekdayWords}|today|tomorrow)\b|(?:at|on|in) (?:the )?(?:half|quarter|end|start|beginning)|(?:every|each|from|between|until|till|by|next|last|past|week|month|year|days|weeks|months|hours|minutes|o['’]?clock|once|twice|half|quarter|daily|hourly|weekly|monthly|early|late|sharp|exactly|sometime|${weekdayWords}|today|tomorrow|tonight)\b|(?:${shortWeekdays})-)`,
  'i',
)
/** Words that something about a time belongs to, before it. */
const closesTime = new RegExp(
  String.raw`(?:^|\s)(?:at|on|in|by|for|from|of|to|the|before|after|until|till|since|between|around|about|with|every|each|next|last|this|a|an|and|or|not|first|second|third|fourth|other|week|weeks|month|day|days|hours|minutes|\d{1,4}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthWords})|(?:on|every|each|next|last|this|by|before|from|until|and|or) (?:${weekdayWords})|today|tomorrow|tonight)[\s,]*$`,
  'i',
)

/** A sentence without what it says of when. */
export interface TimedWords {
  readonly when: When
  readonly rest: string
}

const wordStarts = (text: string): number[] =>
  Array.from(text.matchAll(/(?<![\w'’:./-])[\w@]/g), ({ index }) => index)

/** What stands at the end of a sentence about when. */
function atEnd(text: string, today: Day): (TimedWords & { isPart: boolean }) | null {
  for (const at of wordStarts(text)) {
    const run = at === 0 ? null : runAt(text, at, today)
    if (run?.end !== text.length) continue
    const rest = text.slice(0, at).replace(/(?<![\s,])[\s,]+$/, '')
    return { when: run.when, rest, isPart: closesTime.test(rest) }
  }
  return null
}

/** What stands once within a sentence, with a word before it that says so. */
function within(text: string, today: Day): TimedWords | null {
  for (const at of wordStarts(text)) {
    const run = at === 0 ? null : runAt(text, at, today)
    if (!run) continue
    const [left, right] = [text.slice(0, at), text.slice(run.end)]
    const isSaid = /^(?:on|at|in|this|next|tomorrow|today|tonight|every|the day)\b/i.test(text.slice(at))
    if (!isSaid || closesTime.test(left) || opensTime.test(right.trim())) return null
    return { when: run.when, rest: `${left.trimEnd()} ${right.trimStart()}` }
  }
  return null
}

const leading = /^(?:to|about|of|that|for|:|-|–)\s+/i

/** Takes apart what is to be done and when; null where part of it is about a time and is not understood. */
export function whenIn(words: string, today: Day): TimedWords | null {
  const text = words.trim().replace(/\s+/g, ' ')
  const first = runAt(text, 0, today)
  if (first) {
    const behind = text.slice(first.end).replace(/^[\s,:.–-]+/, '')
    const rest = behind.replace(leading, '')
    if (
      rest === '' ||
      opensTime.test(behind) ||
      (rest === behind && closesTime.test(`x ${rest.split(' ')[0]}`))
    )
      return null
    const last = atEnd(rest, today)
    const both = last && !last.isPart ? together(first.when, last.when) : null
    return last && both ? { when: both, rest: last.rest } : { when: first.when, rest }
  }
  if (opensTime.test(text)) return null
  const rest = text.replace(leading, '')
  const last = atEnd(rest, today)
  if (last) return last.isPart ? null : last
  // Without a word such as 'to' nothing says where what is to be done begins.
  return rest === text ? null : within(rest, today)
}
