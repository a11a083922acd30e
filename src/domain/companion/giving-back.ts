import { achievement, acknowledgements, congratulation, frames, gladness } from './acknowledgements.ts'
import { isClearPair } from './clear-pair.ts'
import type { CueKind } from './cue.ts'
import type { MessageReading } from './message-reading.ts'
import type { Reflection } from './reflection.ts'
import { wordCount } from './reflection-clauses.ts'
import { capitalised } from './second-person.ts'
import { hashOf, type Style } from './skeleton.ts'
import { isGrave } from './tone.ts'
import { hidesTears, slightly } from './turning-cues.ts'
import { oneIn, say, type Voice } from './voice.ts'

/** What says so much less than the best is not given back instead of it. */
const nearlyAsGood = 0.5
/** In how many of twelve cases a style leads to what it gives back. */
const leading: Readonly<Record<Style, number>> = {
  direct_concise: 0,
  warm_supportive: 6,
  professional_analytical: 6,
  casual_friendly: 8,
}
/** What says less is not given back; of a message of one statement nearly everything is. */
const leastScore = 3.5
const leastFragment = 4.5
const leastScoreAlone = 2
/** In words. A longer clause is not led to. */
const longestLed = 9

/** What a reply may give back of: `at` is a statement of the message. */
export type About = (reflection: Reflection) => boolean
const anything: About = () => true

/** A sentence of theirs as it is said, and which statement it is from; null: nothing can be given back. */
export interface Given {
  readonly text: string
  readonly at: number | null
}
export const nothingGiven: Given = { text: '', at: null }

/** After a loss what follows it about "her" is still about it, so many statements on. */
const lossGoesOn = 4

/** Of a heavy message only what weighs is given back, of news only the news. */
function mayBeGiven(
  { cues, tone, heavyAt, statements }: MessageReading,
  { at, kind, text }: Reflection,
): boolean {
  const news = cues.find((cue) => cue.kind === 'news')
  if (news && tone !== 'heavy') return at === news.at
  if (tone !== 'heavy' || statements.length === 1 || heavyAt.includes(at)) return true
  const gone = cues.find((cue) => cue.kind === 'gone')
  return (
    gone !== undefined &&
    at > gone.at &&
    at <= gone.at + lossGoesOn &&
    kind === 'told' &&
    /^(?:he|she)\b/i.test(text)
  )
}

/** What of a message is given back, the second for who only listens: not what a recent reply held, never the same twice. */
function chosenReflections({ reading, recent, seed, style }: Voice, about: About): readonly Reflection[] {
  const isNews = reading.cues.some(({ kind }) => kind === 'news')
  const least = isNews || reading.statements.length === 1 ? leastScoreAlone : leastScore
  const said = reading.reflections.filter(
    ({ text, score, kind }) =>
      score >= (kind === 'fragment' && least === leastScore ? leastFragment : least) &&
      !recent.some((reply) => holds(reply, text)),
  )
  const suited = said.filter(about)
  const weighed = suited.filter((one) => mayBeGiven(reading, one))
  const isRite = reading.cues.some(({ kind, facts }) => kind === 'gone' && facts.rite)
  const allowed = weighed.length > 0 || (reading.tone === 'heavy' && !isRite) ? weighed : suited
  const grave = allowed.filter(({ at }) => reading.heavyAt.includes(at))
  const fresh = grave.length > 0 ? grave : allowed
  const best = fresh[0]
  if (!best) return []
  const good = asGoodAs(best, fresh)
  const first = good[hashOf(`first|${style}|${seed}`) % good.length] ?? best
  const { statements } = reading
  const second = fresh.find(
    (one) =>
      (one.kind === 'own' || one.kind === 'told') &&
      one.score >= 5 &&
      one.at !== first.at &&
      !overlaps(one.text, first.text) &&
      isClearPair(statements, first, one),
  )
  return second && !hidesTears.test(statements[first.at] ?? '') ? [first, second] : [first]
}

/** Who is meant by "he" or "she" in a clause can be read from another one of the same statement. */
const byPronoun = /^(?:he|she|they)\b/i
const byName = /\S\s\p{Lu}\p{Ll}/u

/** What says about as much as the best: a fragment only beside a fragment, the clause with the name before the one without. */
function asGoodAs(best: Reflection, all: readonly Reflection[]): Reflection[] {
  const good = all.filter(
    ({ score, kind }) =>
      score >= best.score - nearlyAsGood && (kind !== 'fragment' || best.kind === 'fragment'),
  )
  return good.filter(
    ({ text, at }) =>
      !byPronoun.test(text) ||
      byName.test(text) ||
      !good.some((other) => other.at === at && byName.test(other.text)),
  )
}

const holds = (reply: string, text: string): boolean => reply.toLowerCase().includes(text.toLowerCase())

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []

/** More than half of the words of one stand in the other. */
export function overlaps(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length)
  const known = new Set(long)
  return short.filter((word) => known.has(word)).length > short.length / 2
}

/** The best that can be given back scores so much; nothing far below it stands beside a quote. */
export const isNearBest = ({ reflections }: MessageReading, { score }: Reflection): boolean =>
  score >= (reflections[0]?.score ?? 0) - nearlyAsGood

/** The best that there is, however little it says; nothing beside what is heavy. */
export function leastGiven({ reading, recent }: Voice): string {
  const one = reading.reflections.find(
    ({ kind, score, text }) =>
      kind !== 'fragment' && score >= leastScoreAlone && !recent.some((reply) => holds(reply, text)),
  )
  return reading.tone === 'heavy' || !one ? '' : sentence(one.text)
}

/** A sentence of theirs, turned to them. */
export function givenBack(voice: Voice, about: About = anything): Given {
  const { reading, style } = voice
  if (reading.kind === 'word')
    return { text: sentence(reading.line.replace(/(?<![\s.!…])[\s.!…]+$/u, '')), at: 0 }
  const [first] = chosenReflections(voice, about)
  if (!first) return nothingGiven
  const canBeLedTo =
    first.kind === 'own' &&
    reading.tone !== 'heavy' &&
    !reading.cues.some(({ kind }) => notLedTo.has(kind)) &&
    !hidesTears.test(reading.statements[first.at] ?? '') &&
    !first.text.includes(',') &&
    !/n’t\b|\b(?:not|never)\b/.test(first.text) &&
    wordCount(first.text) <= longestLed
  const isLed = canBeLedTo && hashOf(`frame|${style}|${voice.seed}`) % 12 < leading[style]
  const led = isLed ? say({ ...voice, facts: { ...voice.facts, clause: first.text } }, 'frame', frames) : ''
  return { text: led || sentence(clipped(voice, first)), at: first.at }
}

const begun = /^you’ve (?!got\b|no\b|never\b|not\b|a\b|been (?:asleep|in bed)\b)/

/** These stand by themselves. */
const notLedTo: ReadonlySet<CueKind> = new Set([
  ...(['news', 'changed', 'expected', 'ailing', 'heardNews'] as const),
])

const longForDirect = 7
const secondHalf = /,\s(?:and|but|so)\s.*$/su

/** As friends say it: "Found a teacher for the accordion."; who is concise stops before a second half. */
function clipped({ style, seed, reading }: Voice, { text, kind }: Reflection): string {
  if (reading.tone !== 'plain' || kind === 'spoken') return text
  if (style === 'direct_concise') {
    const half = text.replace(secondHalf, '')
    return wordCount(text) > longForDirect && wordCount(half) > 3 ? half : text
  }
  const isClipped = style === 'casual_friendly' && hashOf(`clip|${seed}`) % 2 === 0
  return isClipped ? text.replace(begun, '') : text
}

/** Two things of theirs, as they came, for who only listens; one where there is no second. */
export function bothGivenBack(voice: Voice): Given {
  const all = chosenReflections(voice, anything).toSorted((a, b) => a.at - b.at)
  return { text: all.map(({ text }) => sentence(text)).join(' '), at: all[0]?.at ?? null }
}

/**
 * A short word of kindness or gladness where the message calls for one, only after a sentence of theirs that does, or alone; warm people say one
 * more often. News always has one.
 */
export function acknowledged(voice: Voice, { text, at }: Given): string {
  const { tone, heavyAt, cues, statements } = voice.reading
  if (tone === 'heavy') {
    if (cues.some(({ kind, facts }) => kind === 'gone' && facts.rite)) return ''
    if (at !== null && slightly.test(statements[at] ?? '')) return ''
    const isOfGrave = at !== null && isGrave(statements[at] ?? '')
    const isBeside = text === '' || (at !== null && (heavyAt.includes(at) || cues[0]?.kind === 'gone'))
    const isSaid =
      text === '' || isOfGrave || !oneIn(voice, voice.style === 'warm_supportive' ? 6 : 4, 'kindness')
    return isBeside && isSaid ? say(voice, 'kindness', acknowledgements) : ''
  }
  const lifting = cues.find(({ kind }) => lifts.has(kind))
  if (tone !== 'light' || !lifting || text === '' || at !== lifting.at) return ''
  const isOwn = /\b(?:I|i|we|We|WE)\b/.test(voice.reading.statements[lifting.at] ?? '')
  const said = statements[lifting.at] ?? ''
  if (lifting.kind === 'news' && isOwn && celebrated.test(said))
    return say(voice, 'gladness', congratulation) || say(voice, 'gladness', gladness)
  if (lifting.kind === 'news' && heldOut.test(said)) return say(voice, 'gladness', achievement)
  const more = lifting.kind === 'news' && isOwn ? congratulation : lifting.kind === 'done' ? achievement : []
  return lifting.kind === 'news' || oneIn(voice, 2, 'gladness')
    ? say(voice, 'gladness', [...gladness, ...more])
    : ''
}

/** A post, an engagement, a birth: no other word comes first. */
const celebrated =
  /\b(?:engaged|getting married|are to be married|born|uncle|aunt|auntie|got the (?:job|post|place|flat)|offered me|got (?:it|in)|passed)\b/i
const heldOut = /\b(?:played it|dry|sober|clean|no vap\w+|without a)\b/i

const lifts: ReadonlySet<CueKind> = new Set(['news', 'good', 'done', 'feeling'])

/** Quoted words keep their marks, whatever follows. */
const sentence = (text: string): string =>
  text.endsWith('”') ? text.replace(/”$/, '.”') : `${capitalised(text)}.`
