import { withoutDrafts } from '../../journal/drafted.ts'
import { asQuoted } from '../../journal/quoted.ts'
import { sentences } from '../../text/text.ts'
import type { HabitArea } from '../habit-choices.ts'
import { nameFrom } from '../habit-sentence.ts'
import { baseOf } from './base-form.ts'
import { isHarmful } from './wish-harm.ts'
import { habitual, isOwnAndMeant, leadTo } from './wish-limits.ts'
import { wishOpenings } from './wish-openings.ts'
import { areaOf, benefitsIn, deedKey, withTrigger } from './wish-parts.ts'

/** Something that a sentence says its writer wishes or plans to do, or regrets not to have done. */
export interface Wish {
  /** The sentence, as it is quoted; of one longer than 600 units what stands around the wish. */
  readonly quote: string
  /** What it is: 'walk along the river again'. */
  readonly behavior: string
  /** What sets it off, where the sentence says so: 'after lunch'; else empty. */
  readonly trigger: string
  /** Why, where the sentence says so; else empty. */
  readonly benefits: string
  readonly name: string
  readonly area: HabitArea
  /** Wishes of one key are the same wish in other words. */
  readonly key: string
  /** It says itself that it is meant more than once. */
  readonly isRepeated: boolean
}

const clauseEnd =
  /[.!?…]{1,8}(?=\s|$)|\.{2,}|…|,|;|:| - | – |—|\(| because | but | so | otherwise | I am | I['’]m | although | though | if | and (?:then|I|it|we|he|she|they|want|would|will|now|did|never|have|getting|being|feeling|having|try to) | which | since I | like I | the way I | than I |["“”]/
const lead =
  /^(?:(?:try(?:ing)? to|start to|begin to|really|just|finally|maybe|perhaps|actually|probably) )+/i
const triedOut = /^(?:try|consider) (\p{L}+ing)\b/iu
/** Says that it is meant, and not what. */
const aside =
  / (?:from (?:now|today|tomorrow) on|today|yesterday|this (?:week|month|morning|evening)|any ?more|these days|for (?:real|good)(?: this time)?|this time)\b/gi
/** 'I am going to Lisbon', 'I would like to the full': no verb follows. */
const noVerb = /^(?:\p{Lu}|(?:the|an?|this|that|my|our|your|his|her|their|no)\b)/u
const longest = { quote: 600, beside: 250, deed: 200, words: 14 } as const

function clauseOf(rest: string): string {
  const end = rest.search(clauseEnd)
  return (end < 0 ? rest : rest.slice(0, end)).trim()
}

/** What is said to be done, without what surrounds it. */
const deedOf = (clause: string): string =>
  clause
    .replace(lead, '')
    .replace(triedOut, (_, verb: string) => baseOf(verb))
    .replace(aside, '')
    .trim()

const isSized = (deed: string): boolean =>
  deed.length > 2 && deed.length <= longest.deed && deed.split(/\s+/).length <= longest.words

/** What is quoted of a sentence: all of it, or so much around a place in it. */
function quoteAround(sentence: string, start: number): string {
  const whole = asQuoted(sentence)
  if (whole.length <= longest.quote) return whole
  const from = start <= longest.beside ? 0 : sentence.indexOf(' ', start - longest.beside) + 1
  const to = sentence.lastIndexOf(' ', start + longest.beside)
  const piece = asQuoted(sentence.slice(from, Math.max(to, start)))
  return `${from > 0 ? '… ' : ''}${piece}${to < sentence.length - 1 ? ' …' : ''}`
}

function wishOf(sentence: string): Wish[] {
  for (const opening of wishOpenings(sentence)) {
    if (!isOwnAndMeant(sentence, opening)) continue
    const { rest, start, end } = opening
    const clause = clauseOf(rest)
    const deed = deedOf(clause)
    const isNamed = noVerb.test(deed) && !sentence.slice(start, end).includes(':')
    if (!isSized(deed) || isNamed || isHarmful(rest.slice(0, clause.length + 60))) continue
    const before = leadTo(sentence.slice(0, start))
    const said = habitual(opening.kind, deed, `${before}${clause}`)
    const { behavior, trigger } = withTrigger(deed, before)
    const key = deedKey(behavior)
    if (!said || key === '') continue
    const quote = quoteAround(sentence, start)
    const parts = { behavior, trigger, benefits: benefitsIn(rest), name: nameFrom(behavior) }
    return [{ quote, ...parts, area: areaOf(behavior), key, ...said }]
  }
  return []
}

/** The lines that somebody wrote themselves: what the companion drafted is blank, and what is quoted is left out. */
export const ownLines = (content: string): string =>
  withoutDrafts(content)
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')

/** The wishes, plans and regrets of a page, in its own words alone. What is denied, asked, said by somebody else, meant for once or harmful is none. */
export const wishesIn = (content: string): Wish[] =>
  sentences(ownLines(content)).flatMap(({ text }) => wishOf(text))
