import type { Span } from '#domain/text/text.ts'
import { type Page, spanAt, tokensOf } from './language/language-tokens.ts'
import {
  type ConstructiveKind,
  constructiveRules,
  type LimitingKind,
  limitingRules,
  type PhraseRule,
} from './phrases-rules.ts'

interface Found<Type extends 'limiting' | 'constructive', Kind> extends Span {
  /** As cognitive patterns are told apart: 'limiting' is worth a second look, 'constructive' a sign of strength. */
  readonly type: Type
  readonly kind: Kind
  readonly sentence: Span
}

/** The writer's own words that show a way of thinking; quoted, never a judgement of the person. */
export type Phrase = Found<'limiting', LimitingKind> | Found<'constructive', ConstructiveKind>

const byTrigger = new Map<string, PhraseRule[]>()
for (const rule of [...limitingRules, ...constructiveRules]) {
  for (const trigger of rule.triggers) {
    const rules = byTrigger.get(trigger)
    if (rules) rules.push(rule)
    else byTrigger.set(trigger, [rule])
  }
}

const reporters =
  'says?|said|thinks?|thought|tells?|told|believes?|believed|claims?|claimed|wrote|writes|yelled|shouted|insists?|insisted'
const word = "[\\w'’\\u00c0-\\u024f]+"
/** Somebody else says or thinks it. */
const reported = new RegExp(
  `(?:(?:^|\\W)(?:[Hh]e|[Ss]he|[Tt]hey|[Yy]ou|who|(?:[Mm]y|[Tt]he|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir) ${word}(?: ${word})?)|(?:^|\\s)[A-Z]${word})(?: (?:always|often|just|once|never|also|still|even))? (?:${reporters})(?: (?:me|us|him|her|them|people|everyone))?(?: that)?,? $`,
)
const own = /(?:^|\W)I(?:['’]\w+)?(?: \w+)? \w+(?: that)?,? $/
/** What comes before takes it back. */
const denied =
  /(?:\b(?:not|never|hardly|barely|doubt|without|used to|no longer|stopped|would|could)\b|n['’]t\b)[^,;:.!?]{0,40}$/i
/** What comes before only supposes it. */
const supposed = /\b(?:if|wish|whether|as though|as if|unless)\b[^,;:.!?]{0,40}$/i

/** The phrases of a page that are its writer's own, not denied, asked or supposed; in order, none over another. */
export function phrasesIn(page: Page): Phrase[] {
  const found: Phrase[] = []
  for (const [at, sentence] of page.sentences.entries()) {
    const rules = rulesFor(page, at)
    if (rules.size === 0 || sentence.text.endsWith('?')) continue
    const low = sentence.text.toLowerCase()
    if (low.length !== sentence.text.length) continue
    const here: Phrase[] = []
    for (const rule of rules) collect(here, page, rule, low, at)
    here.sort((a, b) => a.start - b.start || b.end - a.end)
    for (const phrase of here) if (phrase.start >= (found.at(-1)?.end ?? 0)) found.push(phrase)
  }
  return found
}

/** The rules of which a sentence has a trigger. */
function rulesFor(page: Page, at: number): ReadonlySet<PhraseRule> {
  const rules = new Set<PhraseRule>()
  for (const { folded } of tokensOf(page, at)) for (const rule of byTrigger.get(folded) ?? []) rules.add(rule)
  return rules
}

function collect(
  into: Phrase[],
  page: Page,
  { type, kind, pattern }: PhraseRule,
  low: string,
  at: number,
): void {
  const sentence = page.sentences[at]
  if (!sentence) return
  for (const match of low.matchAll(pattern)) {
    const start = sentence.start + match.index
    const end = sentence.start + endOfClause(low, match.index + match[0].length)
    if (isForeign(page, at, start, end)) continue
    const before = sentence.text.slice(Math.max(0, match.index - 80), match.index)
    if (isReported(before) || isTakenBack(before, type, kind)) continue
    const span = { sentence, ...spanAt(page, start, end) }
    into.push(type === 'limiting' ? { type, kind, ...span } : { type, kind, ...span })
  }
}

/** A clause ends at a mark, or where another one is joined on. */
const clauseMark = /[,;:.!?…()“”"\n]|\s[-–—]\s|[–—]/g
const joint =
  /\s(?:(?:but|because|although|though|so|if|while|when|since|until|before|after|which|who)\s|(?:and|or)\s(?:i|we|you|he|she|they|it|this|that|then|now|there|my|the|nobody|everyone|everybody)\b)/g
/** Ends in one of them, and more has to come: 'for functioning like I’ve'. */
const isOpen =
  /(?:^|\s)(?:the|a|an|my|our|your|his|her|their|this|to|of|in|on|at|for|from|with|by|about|like|as|than|that|is|are|was|were|be|i|we|he|she|they|it|i['’](?:m|ve|d|ll)|not|very|so|too|or|and)$/

/** Where the clause ends that runs on at `from`: nothing is quoted that breaks off. */
function endOfClause(low: string, from: number): number {
  clauseMark.lastIndex = from
  const mark = clauseMark.exec(low)?.index ?? low.length
  joint.lastIndex = from
  for (let found = joint.exec(low); found && found.index < mark; found = joint.exec(low)) {
    if (!isOpen.test(low.slice(Math.max(0, found.index - 12), found.index))) return found.index
    joint.lastIndex = found.index + 1
  }
  return mark
}

/** 'If I fail this my life is over' is the thought itself; other suppositions are not. */
function isTakenBack(before: string, type: Phrase['type'], kind: Phrase['kind']): boolean {
  if (kind !== 'catastrophe' && supposed.test(before)) return true
  return type === 'limiting' && denied.test(before)
}

const isReported = (before: string): boolean => reported.test(before) && !own.test(before)

const isForeign = (page: Page, sentence: number, start: number, end: number): boolean =>
  tokensOf(page, sentence).some((token) => token.isForeign && token.start < end && token.end > start)
