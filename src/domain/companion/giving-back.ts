import { acknowledgements, frames, gladness } from './acknowledgements.ts'
import type { Reflection } from './reflection.ts'
import { wordCount } from './reflection-clauses.ts'
import { capitalised } from './second-person.ts'
import { hashOf, type Style } from './skeleton.ts'
import { oneIn, say, type Voice } from './voice.ts'

/** What says so much less than the best is not given back instead of it. */
const nearlyAsGood = 1
/** In how many of twelve cases a style leads to what it gives back. */
const leading: Readonly<Record<Style, number>> = {
  direct_concise: 0,
  warm_supportive: 2,
  professional_analytical: 4,
  casual_friendly: 5,
}
/** What says less is not given back; of a message of one statement nearly everything is. */
const leastScore = 3.5
const leastScoreAlone = 2
/** In words. A longer clause is not led to. */
const longestLed = 9

/** What a reply may give back of: `at` is a statement of the message. */
export type About = (at: number) => boolean
const anything: About = () => true

/** What of a message is given back, the second for who only listens: not what a recent reply held, never the same twice. */
function chosenReflections({ reading, recent, seed }: Voice, about: About): readonly Reflection[] {
  const least = reading.statements.length === 1 ? leastScoreAlone : leastScore
  const fresh = reading.reflections.filter(
    ({ text, at, score }) => score >= least && about(at) && !recent.some((reply) => holds(reply, text)),
  )
  const best = fresh[0]
  if (!best) return []
  const good = fresh.filter(({ score }) => score >= best.score - nearlyAsGood)
  const first = good[hashOf(`first|${seed}`) % good.length] ?? best
  const second = fresh.find(
    ({ text, kind, score }) =>
      (kind === 'own' || kind === 'told') && score >= 5 && !overlaps(text, first.text),
  )
  return second ? [first, second] : [first]
}

const holds = (reply: string, text: string): boolean => reply.toLowerCase().includes(text.toLowerCase())

const overlaps = (one: string, other: string): boolean => holds(one, other) || holds(other, one)

/** A sentence of theirs, turned to them; the empty text where nothing can be given back. */
export function givenBack(voice: Voice, about: About = anything): string {
  const { reading, style } = voice
  if (reading.kind === 'word') return sentence(reading.line.replace(/[\s.!…]+$/u, ''))
  const [first] = chosenReflections(voice, about)
  if (!first) return ''
  const canBeLedTo =
    first.kind === 'own' &&
    reading.tone !== 'heavy' &&
    !first.text.includes(',') &&
    wordCount(first.text) <= longestLed
  const isLed = canBeLedTo && hashOf(`frame|${voice.seed}`) % 12 < leading[style]
  const led = isLed ? say({ ...voice, facts: { ...voice.facts, clause: first.text } }, 'frame', frames) : ''
  return led || sentence(first.text)
}

/** Two things of theirs, as they came, for who only listens; one where there is no second. */
export function bothGivenBack(voice: Voice): string {
  const all = chosenReflections(voice, anything).toSorted((a, b) => a.at - b.at)
  return all.map(({ text }) => sentence(text)).join(' ')
}

/** A short word of kindness or gladness where the message calls for one; warm people say one more often. */
export function acknowledged(voice: Voice): string {
  const { tone } = voice.reading
  const isWarm = voice.style === 'warm_supportive'
  if (tone === 'heavy' && !oneIn(voice, isWarm ? 4 : 3, 'kindness'))
    return say(voice, 'kindness', acknowledgements)
  if (tone === 'light' && oneIn(voice, 2, 'gladness')) return say(voice, 'gladness', gladness)
  return tone === 'plain' && isWarm && oneIn(voice, 6, 'kindness')
    ? say(voice, 'kindness', acknowledgements)
    : ''
}

/** Quoted words keep their marks, whatever follows. */
const sentence = (text: string): string =>
  text.endsWith('”') ? text.replace(/”$/, '.”') : `${capitalised(text)}.`
