import { acknowledgements, frames, gladness } from './acknowledgements.ts'
import type { Reflection } from './reflection.ts'
import { capitalised } from './second-person.ts'
import { hashOf, type Style } from './skeleton.ts'
import { oneIn, say, type Voice } from './voice.ts'

/** What says so much less than the best is not given back instead of it. */
const nearlyAsGood = 1
/** In how many of twelve cases a style leads to what it gives back. */
const leading: Readonly<Record<Style, number>> = {
  direct_concise: 0,
  warm_supportive: 4,
  professional_analytical: 7,
  casual_friendly: 8,
}

/** What a reply may give back of: `at` is a statement of the message. */
export type About = (at: number) => boolean
const anything: About = () => true

/** What of a message is given back, the second for who only listens: not what a recent reply held, never the same twice. */
function chosenReflections({ reading, recent, seed }: Voice, about: About): readonly Reflection[] {
  const fresh = reading.reflections.filter(
    ({ text, at }) => about(at) && !recent.some((reply) => holds(reply, text)),
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
  const canBeLedTo = first.kind === 'own' || (first.kind === 'told' && /^\p{Ll}/u.test(first.text))
  const isLed = canBeLedTo && hashOf(`frame|${voice.seed}`) % 12 < leading[style]
  const leads = /[,:]/.test(first.text) ? frames.filter(({ text }) => !text.endsWith(', then.')) : frames
  const led = isLed ? say({ ...voice, facts: { ...voice.facts, clause: first.text } }, 'frame', leads) : ''
  return led || sentence(first.text)
}

/** One more thing of theirs, for who only listens. */
export function alsoGivenBack(voice: Voice): string {
  const [, second] = chosenReflections(voice, anything)
  return second ? sentence(second.text) : ''
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
