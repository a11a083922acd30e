import type { Span } from '#domain/text/text.ts'
import type { Day } from '#domain/time/day.ts'
import { type Page, spanAt, tokensOf } from '../language/language-tokens.ts'
import type { TimeContext } from './times-calendar.ts'
import { sinceRules, type TimeRule, timeRules } from './times-found.ts'
import type { TimeGranularity } from './times-rules.ts'

/** A time that a text names. `from` and `to` are its first and last day; both null where the words name no day. */
export interface TimeMention extends Span {
  readonly from: Day | null
  readonly to: Day | null
  readonly granularity: TimeGranularity
  /** Where it lies, seen from the day of the entry; null without days. */
  readonly direction: 'past' | 'present' | 'future' | null
}

const byTrigger = new Map<string, TimeRule[]>()
for (const rule of [...timeRules, ...sinceRules]) {
  for (const trigger of rule.triggers) {
    const rules = byTrigger.get(trigger)
    if (rules) rules.push(rule)
    else byTrigger.set(trigger, [rule])
  }
}
/** Words by which a clause says that it speaks of what is to come, and words that take that back. */
const aheadWords =
  /\b(?:will|won['’]t|shall|going to|gonna|(?:has|have|need|needs|want|wants|hope|plan) to|due|(?:can['’]t|cannot) wait|looking forward|\w+['’]ll)\b/i
const pastWords = /\b(?:was|were|had|did|didn['’]t|wasn['’]t|used)\b/i
const since = /(?<!\w)(?:ever )?since (?:the )?$/i

/** The times that a text names, in order and without overlap, read towards the past. Nothing is read out of quotations. */
export function timesIn(page: Page, context: TimeContext): TimeMention[] {
  const found: TimeMention[] = []
  for (const [at, sentence] of page.sentences.entries()) {
    const rules = rulesFor(page, at)
    if (rules.size === 0) continue
    const mentions = inSentence(sentence.text, rules, context)
    for (const each of withoutOverlap(mentions)) {
      const start = sentence.start + each.start
      if (page.foreign.some((quoted) => start >= quoted.start && start < quoted.end)) continue
      found.push({ ...each, ...spanAt(page, start, sentence.start + each.end) })
    }
  }
  return found
}

/** The rules of which a sentence has a trigger. */
function rulesFor(page: Page, at: number): ReadonlySet<TimeRule> {
  const rules = new Set<TimeRule>()
  for (const { folded } of tokensOf(page, at))
    for (const rule of byTrigger.get(triggerOf(folded)) ?? []) rules.add(rule)
  return rules
}

function triggerOf(folded: string): string {
  const first = folded.charCodeAt(0)
  if (first < 48 || first > 57) return folded
  if (/^(?:19|20)\d\d$/.test(folded)) return '#year'
  if (/^\d{1,2}(?:st|nd|rd|th)$/.test(folded)) return '#date'
  return /^\d+0(?:'?s)?$/.test(folded) ? '#decade' : folded
}

function inSentence(sentence: string, rules: ReadonlySet<TimeRule>, context: TimeContext): TimeMention[] {
  const mentions: TimeMention[] = []
  const low = sentence.toLowerCase()
  if (low.length !== sentence.length) return mentions
  for (const rule of rules) {
    for (const match of low.matchAll(rule.pattern)) {
      const mention = mentionOf(rule, match, sentence, context)
      if (mention) mentions.push(mention)
    }
  }
  return mentions
}

function mentionOf(
  { resolve }: TimeRule,
  match: RegExpExecArray,
  sentence: string,
  context: TimeContext,
): TimeMention | null {
  const start = match.index
  const end = start + match[0].length
  const isAhead = speaksAhead(sentence, start, end)
  const resolved = resolve({ groups: match.groups ?? {}, sentence, start, end, isAhead, context })
  if (resolved === null) return null
  const span = { text: sentence.slice(start, end), start, end }
  if (resolved === 'words') return { ...span, from: null, to: null, granularity: 'words', direction: null }
  const isSince = /^since/i.test(match[0])
  const lead = isSince ? 0 : (since.exec(sentence.slice(0, start))?.[0].length ?? 0)
  const { days, granularity } = resolved
  if ((isSince || lead > 0) && days.from < context.day) {
    const open = { from: days.from, to: context.day, granularity: 'span' as const }
    return { ...open, text: sentence.slice(start - lead, end), start: start - lead, end, direction: 'past' }
  }
  return { ...span, ...days, granularity, direction: directionOf(days, context.day) }
}

function directionOf({ from, to }: { readonly from: Day; readonly to: Day }, day: Day) {
  if (from > day) return 'future'
  return to < day ? 'past' : 'present'
}

/** True when the clause around a time says that it is still to come. */
function speaksAhead(sentence: string, start: number, end: number): boolean {
  const head = sentence.slice(Math.max(0, start - 200), start)
  const clauseStart = start - head.length + head.search(/(?<![^,;:—–])[^,;:—–]*$/)
  const rest = sentence.slice(end, end + 200)
  const clauseEnd = end + (/^[^,;:—–]*/.exec(rest)?.[0].length ?? 0)
  const clause = sentence.slice(clauseStart, clauseEnd)
  return aheadWords.test(clause) && !pastWords.test(clause)
}

function withoutOverlap(mentions: readonly TimeMention[]): TimeMention[] {
  const sorted = [...mentions].sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: TimeMention[] = []
  for (const each of sorted) if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each)
  return kept
}
