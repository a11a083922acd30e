import { asQuoted } from '../../journal/quoted.ts'
import { sentences } from '../../text/text.ts'
import { ownLines } from '../wishes/journal-wishes.ts'
import { withTrigger } from '../wishes/wish-parts.ts'
import { knownDeeds } from './known-deeds.ts'

/** A sentence that tells that something was done. */
export interface ToldDeed {
  /** A key of the known deeds. */
  readonly deed: string
  /** The sentence, as it is quoted. */
  readonly quote: string
  /** What came before it, where the sentence says so: 'after lunch'; else empty. */
  readonly trigger: string
}

const beginning =
  '(?:(?:and|then|so|but|today|tonight|this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening)|(?:after|before) (?:work|lunch|dinner|breakfast|supper|school|bed)|at lunch),? )*'
const between = '(?:(?:also|then|just|even|finally|again|both|only|at last) )*'
/** Who does it: the person, said or left out at the beginning; 'I got up and walked' too. */
const subject = `(?:^${beginning}(?:I |we )?|\\b(?:I|we) (?:(?:(?!that|who|which|as|when|while|where|because|how|if)[\\p{L}\\p{N}’'-]+,? ){1,9}?and (?:then )?)?)${between}`
const tellings = Object.entries(knownDeeds).flatMap(([deed, { told }]) =>
  told ? [{ deed, pattern: new RegExp(`${subject}(?<deed>${told.source})`, 'u') }] : [],
)
/** What was not done, or not on this day, or not by the person. */
const denied =
  /\b(?:not|never|no longer|almost|nearly|hardly|barely|if|wish(?:ed)?|should|would|could|might|dream(?:t|ed)|imagined?|as though|\p{L}+n['’]t)\b/iu
const otherTime =
  /\b(?:yesterday|last (?:night|week|month|year|spring|summer|autumn|winter|\p{L}+day)|(?:years?|months?|weeks?|days?) ago|as a (?:child|boy|girl|kid)|when I was|in (?:19|20)\d\d|dream(?:t|ed)?)\b/iu
const clauseStart = /[,;:–—]|\b(?:so|but|then)\b/giu
const longestQuote = 300

/** The clause up to a place. */
function clauseTo(text: string, at: number): string {
  const before = text.slice(0, at)
  const last = [...before.matchAll(clauseStart)].at(-1)
  return last ? before.slice(last.index + last[0].length) : before
}

function toldIn(sentence: string): ToldDeed[] {
  if (/["“”]/.test(sentence) || sentence.endsWith('?') || otherTime.test(sentence)) return []
  const text = /^I\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)
  return tellings.flatMap(({ deed, pattern }) => {
    const found = pattern.exec(text)
    const words = found?.groups?.deed
    if (!found || words === undefined) return []
    const at = found.index + found[0].length - words.length
    if (denied.test(clauseTo(text, at)) || denied.test(text.slice(found.index, at))) return []
    const clause = text.slice(at).split(/[,.;:!?]/)[0] ?? ''
    const { trigger } = withTrigger(clause.trim(), text.slice(0, found.index))
    return [{ deed, quote: asQuoted(sentence).slice(0, longestQuote), trigger }]
  })
}

/** What the person's own words tell that they did on its day, each thing once. What is denied, asked, planned, quoted or told of another day is none. */
export function deedsTold(content: string): ToldDeed[] {
  const told = sentences(ownLines(content)).flatMap(({ text }) => toldIn(text.trim()))
  return [...new Map(told.toReversed().map((one) => [one.deed, one])).values()]
}

/** The known deed that an activity is; undefined: it is none. */
export const deedOfTag = (tag: string): string | undefined =>
  Object.entries(knownDeeds).find(([, { tag: is }]) => is.test(tag.trim()))?.[0]

/** Whether a habit of these words does a deed already. */
export const doesAlready = (deed: string, habit: string): boolean =>
  knownDeeds[deed]?.covered.test(habit) ?? false
