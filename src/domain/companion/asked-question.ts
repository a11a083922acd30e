import type { AiInterest } from '../account/onboarding-choices.ts'
import type { Cue, CueKind } from './message-cues.ts'
import type { Questions } from './questions.ts'
import { asking } from './questions-asking.ts'
import { challenging } from './questions-challenging.ts'
import { planning } from './questions-planning.ts'
import type { CompanionMode } from './reply.ts'
import { freshOf, oneIn, say, type Voice } from './voice.ts'

const questionsOf: Readonly<Record<Exclude<CompanionMode, 'listen'>, Questions>> = {
  ask: asking,
  challenge: challenging,
  plan: planning,
}

/** What each interest has the companion take up first. */
const cuesOf: Readonly<Record<AiInterest, readonly CueKind[]>> = {
  faster_writing: ['ahead', 'said'],
  pattern_recognition: ['absolute', 'trouble', 'hard'],
  emotional_insights: ['feeling', 'good'],
  memory_context: ['person', 'first'],
  guided_reflection: ['wish', 'decision', 'should'],
}
/** These are about something else as easily: now and then a general question is better. */
const loose: ReadonlySet<CueKind> = new Set(['person', 'first', 'good', 'trouble'])

/** A question, and the statement of the message that it is about; null for one that suits the whole. */
export interface Asked {
  readonly text: string
  readonly at: number | null
}

/**
 * One question, as the mode asks it: about a sign in the message where there is a fresh one. What is only told is mostly
 * asked about, in every mode. An empty one: nothing new is left to ask.
 */
export function askedQuestion(voice: Voice, mode: Exclude<CompanionMode, 'listen'>): Asked {
  const { of, general } = questionsOf[mode]
  const isMatter = voice.reading.cues.some(({ kind }) => !loose.has(kind) && kind !== 'said')
  for (const { kind, facts, at } of inOrder(voice)) {
    if (loose.has(kind) && oneIn(voice, 3, `loose ${kind}`)) continue
    const about = { ...voice, facts: { ...voice.facts, ...facts } }
    const pool = of[kind] ?? []
    if (freshOf(about, pool).length > 0) return { text: say(about, 'question', pool), at }
  }
  const pool = isMatter || oneIn(voice, 4, 'matter') ? general : asking.general
  return { text: say(voice, 'question', pool) || say(voice, 'question', general), at: null }
}

/** What the person is interested in first; a loss before everything. */
function inOrder({ reading, interests }: Voice): readonly Cue[] {
  const wanted = new Set(interests.flatMap((interest) => cuesOf[interest]))
  const rank = ({ kind }: Cue): number => (kind === 'gone' ? 0 : wanted.has(kind) ? 1 : 2)
  return reading.cues.toSorted((a, b) => rank(a) - rank(b))
}
