import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import type { Span } from '#domain/text/text.ts'
import { type Page, spanAt, tokensOf } from './language/language-tokens.ts'
import type { NameFound } from './names/names.ts'
import type { Phrase } from './phrases.ts'

/** One thing that a page may lead on to, and the words of the page that are the reason. Never advice. */
export type Suggestion =
  | { readonly kind: 'prompt'; readonly question: string; readonly reason: readonly Span[] }
  | {
      readonly kind: 'practice'
      readonly practice: 'breathing' | 'meditation'
      /** The breathing pattern or the type of meditation. */
      readonly variant: 'calm' | 'body-scan'
      readonly reason: readonly Span[]
    }
  | { readonly kind: 'guided'; readonly method: GuidedMethodId; readonly reason: readonly Span[] }
  /** `templateId`: one of the templates that come with the product. */
  | { readonly kind: 'template'; readonly templateId: string; readonly reason: readonly Span[] }

/** What has been read of the page before. */
export interface SuggestionFacts {
  readonly names: readonly NameFound[]
  readonly phrases: readonly Phrase[]
}

/** Beside these nothing is suggested: they are for people, not for a template. */
const tooHeavy =
  /\b(?:suicid\w*|kill(?:ing)? myself|end (?:my life|it all)|self[- ]?harm\w*|(?:hurt|cut|harm)(?:ting|ing)? myself|want(?:ed)? to die|overdos\w+|abus(?:e|ed|ing|ive)|rap(?:e|ed)|assault\w*|(?:don['’]t|do not) want to (?:be here|live|wake up)|chest pain\w*|can(?:['’]t|not) breathe|faint(?:ed|ing)|bleeding|miscarriage|hit me|hits me|beat me)\b/i

interface Cue {
  readonly pattern: RegExp
  readonly lead: (reason: Span) => Suggestion
}

const template =
  (templateId: string) =>
  (reason: Span): Suggestion => ({ kind: 'template', templateId, reason: [reason] })

const guided =
  (method: GuidedMethodId) =>
  (reason: Span): Suggestion => ({ kind: 'guided', method, reason: [reason] })

/** In this order: what is felt now comes before what is to be decided, that before what is good. */
const cues: readonly Cue[] = [
  {
    pattern:
      /\bI (?:still )?miss (?:him|her|them|you|my \w+) (?:so much|since|every day|terribly)|\b(?:since|after) (?:he|she|they|my \w+|mum|mom|dad) (?:died|passed away)/i,
    lead: template('still-talking-to-you'),
  },
  {
    pattern:
      /\bI (?:can['’]t|cannot|could not|couldn['’]t) (?:switch off|stop thinking|fall asleep|get to sleep)|\bI lay awake|\bmy (?:head|mind) (?:is|was|keeps|kept) (?:racing|spinning|going)/i,
    lead: template('down-for-the-night'),
  },
  {
    pattern:
      /\bmy (?:heart|pulse) (?:is|was) (?:racing|pounding)|\bI(?: am|['’]m| was| feel| felt) (?:so |very |really )?(?:panicky|on edge|wound up|jittery|tense|overwhelmed)/i,
    lead: (reason) => ({ kind: 'practice', practice: 'breathing', variant: 'calm', reason: [reason] }),
  },
  {
    pattern:
      /\bI(?: am|['’]m| was) (?:so |very |really )?(?:restless|scattered|distracted)|\bI (?:can['’]t|cannot|couldn['’]t) (?:focus|concentrate|sit still)/i,
    lead: (reason) => ({ kind: 'practice', practice: 'meditation', variant: 'body-scan', reason: [reason] }),
  },
  {
    pattern:
      /\b(?:I (?:had|got into) (?:a|an|another) (?:fight|argument|row|quarrel) with|we (?:argued|fought|quarrelled)|I (?:argued|fought|quarrelled) with)\b/i,
    lead: template('what-happened-there'),
  },
  {
    pattern:
      /\bI (?:can['’]t|cannot|couldn['’]t) decide|\bI(?: don['’]t|['’]m not sure| do not) (?:know )?(?:whether|if) (?:to|I should)|\bI(?: am|['’]m) torn between|\bI have to decide/i,
    lead: guided('decision'),
  },
  {
    pattern: /\bI(?: am| was| keep|['’]m)? ?(?:worrying|worry|worried) (?:that|about) [\w'’ -]{2,50}/i,
    lead: guided('worry-time'),
  },
  {
    pattern: /\bI never (?:really |properly )?thanked \w+|\bI owe (?:him|her|them) (?:so much|a lot|thanks)/i,
    lead: template('letter-of-thanks'),
  },
]

const byPhrase: Readonly<Record<string, (reason: Span) => Suggestion>> = {
  label: template('as-to-a-friend'),
  should: template('as-to-a-friend'),
  personalising: template('as-to-a-friend'),
  absolute: guided('thought-record'),
  'mind-reading': guided('thought-record'),
  catastrophe: guided('thought-record'),
  'fortune-telling': guided('thought-record'),
  'all-or-nothing': guided('thought-record'),
  gratitude: guided('three-good-things'),
}

/** At most one suggestion for a page; null is often right. The same page and facts give the same. */
export function suggestionFor(page: Page, facts: SuggestionFacts): Suggestion | null {
  if (page.tokens.length < 12 || tooHeavy.test(page.text)) return null
  return (
    fromPhrases(facts.phrases, 'limiting') ??
    fromCues(page) ??
    fromWish(page) ??
    fromPeople(page, facts.names) ??
    fromPhrases(facts.phrases, 'constructive')
  )
}

function fromPhrases(phrases: readonly Phrase[], type: Phrase['type']): Suggestion | null {
  for (const { type: found, kind, text, start, end } of phrases) {
    const lead = found === type ? byPhrase[kind] : undefined
    if (lead) return lead({ text, start, end })
  }
  return null
}

function fromCues(page: Page): Suggestion | null {
  for (const { pattern, lead } of cues) {
    const found = ownMatch(page, pattern)
    if (found) return lead(found.span)
  }
  return null
}

const wish =
  /\bI(?: want| need|['’]d like| would like| wish I could|['’]ve been meaning| have been meaning) to ((?!be\b|have\b|say\b|know\b|die\b|go to (?:bed|sleep)\b)[a-z][a-z’' -]{2,40}?)(?=[.,;!]|$| (?:but|and|because|so|before|when|if)\b)/m

/** A wish becomes a question that quotes it. First-person words would need turning: such wishes are left. */
function fromWish(page: Page): Suggestion | null {
  const found = ownMatch(page, wish)
  const wanted = found?.groups[1]?.trim()
  if (!found || !wanted || /\b(?:me|my|myself|i|mine|us|our|we|it|this|that)\b/.test(wanted)) return null
  return {
    kind: 'prompt',
    question: `What would be the smallest first step to ${wanted}?`,
    reason: [found.span],
  }
}

/** Somebody who comes up more than once. */
function fromPeople({ sentences }: Page, names: readonly NameFound[]): Suggestion | null {
  const person = names.find(
    ({ kind, spans, key }) => kind === 'person' && spans.length > 1 && !key.startsWith('role:'),
  )
  if (!person) return null
  const reason = sentences.filter(({ start, end }) =>
    person.spans.some((span) => span.start >= start && span.end <= end),
  )
  return { kind: 'prompt', question: `What would you like to remember about ${person.name} today?`, reason }
}

/** The first match of a pattern in the writer's own words. */
function ownMatch(
  page: Page,
  pattern: RegExp,
): { readonly span: Span; readonly groups: RegExpExecArray } | null {
  if (!pattern.test(page.text)) return null
  for (const [at, sentence] of page.sentences.entries()) {
    if (sentence.text.length > 600) continue
    const groups = pattern.exec(sentence.text)
    if (!groups) continue
    const start = sentence.start + groups.index
    const isForeign = tokensOf(page, at).some(
      (token) => token.isForeign && token.start <= start + 3 && token.end > start,
    )
    if (!isForeign) return { span: spanAt(page, start, start + groups[0].length), groups }
  }
  return null
}

/** The same for the same suggestion, whichever words led to it. */
export function suggestionKey(suggestion: Suggestion): string {
  if (suggestion.kind === 'prompt') return `prompt ${suggestion.question}`
  if (suggestion.kind === 'guided') return `guided ${suggestion.method}`
  return suggestion.kind === 'practice'
    ? `practice ${suggestion.practice} ${suggestion.variant}`
    : `template ${suggestion.templateId}`
}
