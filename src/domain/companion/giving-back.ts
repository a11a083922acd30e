import { achievement, acknowledgements, congratulation, frames, gladness } from './acknowledgements.ts'
import type { CueKind } from './message-cues.ts'
import type { MessageReading } from './message-reading.ts'
import type { Reflection } from './reflection.ts'
import { wordCount } from './reflection-clauses.ts'
import { capitalised } from './second-person.ts'
import { hashOf, type Style } from './skeleton.ts'
import { oneIn, say, type Voice } from './voice.ts'

/** What says so much less than the best is not given back instead of it. */
const nearlyAsGood = 0.5
/** In how many of twelve cases a style leads to what it gives back. */
const leading: Readonly<Record<Style, number>> = {
  direct_concise: 0,
  warm_supportive: 3,
  professional_analytical: 5,
  casual_friendly: 5,
}
/** What says less is not given back; of a message of one statement nearly everything is. */
const leastScore = 3.5
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
    ({ text, score }) => score >= least && !recent.some((reply) => holds(reply, text)),
  )
  const suited = said.filter(about)
  const weighed = suited.filter((one) => mayBeGiven(reading, one))
  const allowed = weighed.length > 0 || reading.tone === 'heavy' ? weighed : suited
  const grave = allowed.filter(({ at }) => reading.heavyAt.includes(at))
  const fresh = grave.length > 0 ? grave : allowed
  const best = fresh[0]
  if (!best) return []
  const good = fresh.filter(({ score }) => score >= best.score - nearlyAsGood)
  const first = good[hashOf(`first|${style}|${seed}`) % good.length] ?? best
  const second = fresh.find(
    ({ text, kind, at, score }) =>
      (kind === 'own' || kind === 'told') && score >= 5 && at !== first.at && !overlaps(text, first.text),
  )
  return second ? [first, second] : [first]
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

/** A sentence of theirs, turned to them. */
export function givenBack(voice: Voice, about: About = anything): Given {
  const { reading, style } = voice
  if (reading.kind === 'word') return { text: sentence(reading.line.replace(/[\s.!…]+$/u, '')), at: 0 }
  const [first] = chosenReflections(voice, about)
  if (!first) return nothingGiven
  const canBeLedTo =
    first.kind === 'own' &&
    reading.tone !== 'heavy' &&
    !first.text.includes(',') &&
    !/n’t\b|\b(?:not|never)\b/.test(first.text) &&
    wordCount(first.text) <= longestLed
  const isLed = canBeLedTo && hashOf(`frame|${style}|${voice.seed}`) % 12 < leading[style]
  const led = isLed ? say({ ...voice, facts: { ...voice.facts, clause: first.text } }, 'frame', frames) : ''
  return { text: led || sentence(first.text), at: first.at }
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
  const { tone, heavyAt, cues } = voice.reading
  if (tone === 'heavy') {
    const isBeside = text === '' || (at !== null && (heavyAt.includes(at) || cues[0]?.kind === 'gone'))
    const isSaid = text === '' || !oneIn(voice, voice.style === 'warm_supportive' ? 6 : 4, 'kindness')
    return isBeside && isSaid ? say(voice, 'kindness', acknowledgements) : ''
  }
  const lifting = cues.find(({ kind }) => lifts.has(kind))
  if (tone !== 'light' || !lifting || text === '' || at !== lifting.at) return ''
  const isOwn = /\b(?:I|i|we|We|WE)\b/.test(voice.reading.statements[lifting.at] ?? '')
  const more = lifting.kind === 'news' && isOwn ? congratulation : lifting.kind === 'done' ? achievement : []
  return lifting.kind === 'news' || oneIn(voice, 2, 'gladness')
    ? say(voice, 'gladness', [...gladness, ...more])
    : ''
}

const lifts: ReadonlySet<CueKind> = new Set(['news', 'good', 'done', 'feeling'])

/** Quoted words keep their marks, whatever follows. */
const sentence = (text: string): string =>
  text.endsWith('”') ? text.replace(/”$/, '.”') : `${capitalised(text)}.`
