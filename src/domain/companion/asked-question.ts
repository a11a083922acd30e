import type { AiInterest } from '../account/onboarding-choices.ts'
import type { Cue, CueKind } from './cue.ts'
import { isOverdue } from './floor.ts'
import type { Given } from './giving-back.ts'
import type { Questions } from './questions.ts'
import {
  afterLoss,
  afterRequest,
  aheadAndFeared,
  asking,
  askingOn,
  askingOnward,
  atRite,
  whoIsAway,
} from './questions-asking.ts'
import { challenging } from './questions-challenging.ts'
import { planning } from './questions-planning.ts'
import type { CompanionMode } from './reply.ts'
import { isIn, type Skeleton } from './skeleton.ts'
import { mild } from './tone.ts'
import { hidesTears } from './turning-cues.ts'
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
/** Where something is claimed, that is asked about as the mode asks. */
const claims: readonly CueKind[] = ['hard', 'conflict', 'decision', 'mind', 'should', 'absolute']
/** Where something is claimed, felt or due. */
const matters: ReadonlySet<CueKind> = new Set([
  ...claims,
  ...(['wish', 'due', 'ahead', 'feeling', 'trouble'] as const),
])
/** What somebody said or who they are is challenged only where something stands between people. */
const between: ReadonlySet<CueKind> = new Set(['conflict', 'mind', 'should'])
/** These are about something else as easily: now and then they are passed over. */
const loose: ReadonlySet<CueKind> = new Set(['person', 'first', 'good', 'trouble'])
/** What others told them is not asked after again so soon. */
const heardNewsWithin = 6

/** A question, and what of the message it is about. */
export interface Asked {
  /** The empty text: nothing is asked. */
  readonly text: string
  /** The sign that it takes up; null where nothing is asked. */
  readonly cue: Cue | null
}

/** So many replies back grief is not asked after twice. */
const griefWithin = 3
const ofGrief = [...afterLoss, ...atRite]
const heardNewsOf = [...(asking.of.heardNews ?? []), ...(challenging.of.heardNews ?? [])]

const nothingAsked: Asked = { text: '', cue: null }
/** A general question is asked of messages with so many words. */
const fewestAskedWords = 10
/** So many replies back nobody is asked after twice. */
const samePersonWithin = 5

export const isMatter = (cues: readonly Cue[]): boolean => cues.some(({ kind }) => matters.has(kind))

/**
 * One question, as the mode asks it: about a sign in the message where there is a fresh one. What is only told is asked about, in every mode:
 * nothing is claimed there that could be challenged, and nothing due. News is not asked about.
 */
export function askedQuestion(
  voice: Voice,
  mode: Exclude<CompanionMode, 'listen'>,
  stands: (cue: Cue) => boolean = () => true,
): Asked {
  const { cues } = voice.reading
  if (cues.some(({ kind }) => kind === 'news')) return nothingAsked
  const overdue = isOverdue(voice.recent, mode)
  for (const cue of inOrder(voice)) {
    if (isAskedBefore(voice, cue)) continue
    if (!overdue && (isPassedOver(voice, cue) || isLeftOut(voice, cue))) continue
    if (overdue && cue.kind === 'feeling' && mild.has(cue.facts.felt ?? '')) continue
    const about = { ...voice, facts: { ...voice.facts, ...cue.facts } }
    const pool = poolOf(voice, mode, cue)
    if (!stands(cue)) continue
    if (freshOf(about, pool).length > 0) return { text: say(about, 'question', pool), cue }
  }
  return nothingAsked
}

const isAskedBefore = ({ recent }: Voice, { kind }: Cue): boolean =>
  kind === 'gone' && recent.slice(0, griefWithin).some((reply) => ofGrief.some((one) => isIn(one, reply)))

const isPassedOver = (voice: Voice, { kind }: Cue): boolean =>
  (loose.has(kind) && oneIn(voice, 3, `loose ${kind}`)) ||
  (kind === 'heardNews' &&
    voice.recent.slice(0, heardNewsWithin).some((reply) => heardNewsOf.some((one) => isIn(one, reply))))

/** The questions after a loss, or after a rite. */
export const lossQuestions = ({ facts }: Cue): readonly Skeleton[] => (facts.rite ? atRite : afterLoss)

/** "You've found a teacher", "you're going to show her the river". */
const underWay =
  /^(?:So )?you’(?:ve (?!slept|been (?:asleep|ill|in bed|tired))(?:\w+ed|found|begun|written|made|taken|given|been (?:put|asked|offered|told|made|invited))|re going to)\b/i

/** Somebody, and something lived through with them. */
const somebody = /\b(?:he|she|they|him|her|them|your (?!own)\p{L}+)\b|(?<=\s)\p{Lu}\p{Ll}+/u
const livedThrough =
  /\b(?:asked|told|said|meet|met|saw|seen|heard|waited|sat (?:with|beside|next)|cried|wept|came|was there|were there|rang|hugged|held|kissed|laughed|visited|danced|sang|played|helped|thanked)\b/i
/** Background, or told for a laugh. */
const notAskedAfter =
  /\byou’d \p{L}+(?:ed|en|ne|de|pt)\b|\bhad (?:gone|been|made|done|taken)\b|\bso \p{L}+ (?:that|a)\b/iu

/**
 * A question that suits something of their own, not after little and never twice in a row; what came after only where it is the last thing told.
 * Where nothing is claimed or due it opens the matter up, whatever the mode, and is asked of somebody and something lived through.
 */
export function generalQuestion(
  voice: Voice,
  mode: Exclude<CompanionMode, 'listen'>,
  { text, at }: Given,
): string {
  const { cues, statements } = voice.reading
  const isLong = statements.join(' ').split(/\s+/).length >= fewestAskedWords
  const isLeft = cues.some(({ kind, facts }) => kind === 'news' || mild.has(facts.felt ?? ''))
  const isHidden = at !== null && hidesTears.test(statements[at] ?? '')
  if (!isLong || isLeft || isHidden || voice.recent[0]?.includes('?')) return ''
  const isDue = cues.some((cue) => cue.at === at && claims.includes(cue.kind))
  if (isDue) return say(voice, 'question', questionsOf[mode].general)
  const isFit = somebody.test(text.slice(3)) && livedThrough.test(text) && !notAskedAfter.test(text)
  if (!isFit) return ''
  const onward = underWay.test(text) ? say(voice, 'question', askingOnward) : ''
  const on = at === statements.length - 1 ? askingOn : []
  return onward || say(voice, 'question', [...on, ...asking.general])
}

/** What a fact of the sign calls for, in every mode. */
function specialOf({ kind, facts }: Cue): readonly Skeleton[] | undefined {
  if (kind === 'asked' && facts.request) return afterRequest
  if (kind === 'ahead' && facts.feared) return aheadAndFeared
  return kind === 'miss' && facts.near ? whoIsAway : undefined
}

function poolOf({ reading }: Voice, mode: Exclude<CompanionMode, 'listen'>, cue: Cue): readonly Skeleton[] {
  const { kind, isToWriter } = cue
  if (kind === 'gone') return lossQuestions(cue)
  const special = specialOf(cue)
  if (special) return special
  const isOfPeople = kind === 'said' || kind === 'person'
  const isBetween = reading.cues.some((cue) => between.has(cue.kind))
  const isOnlyTold = isOfPeople && ((kind === 'said' && !isToWriter) || !isBetween)
  return (isOnlyTold ? asking.of : questionsOf[mode].of)[kind] ?? []
}

/** Unless they wish for it, being tired asks for nothing; after somebody it is asked where something stands between them or they are family, and not again soon. */
function isLeftOut({ reading, recent, interests }: Voice, { kind, facts }: Cue): boolean {
  if (interests.some((interest) => cuesOf[interest].includes(kind))) return false
  if (kind === 'feeling') return mild.has(facts.felt ?? '')
  if (kind !== 'person') return false
  const { person = '' } = facts
  const isNear = person.startsWith('your ') || reading.cues.some((cue) => between.has(cue.kind))
  return !isNear || recent.slice(0, samePersonWithin).some((reply) => reply.includes(person))
}

/** What the person is interested in first; a loss before everything. */
function inOrder({ reading, interests }: Voice): readonly Cue[] {
  const wanted = new Set(interests.flatMap((interest) => cuesOf[interest]))
  const rank = ({ kind }: Cue): number => (kind === 'gone' ? 0 : wanted.has(kind) ? 1 : 2)
  return reading.cues.toSorted((a, b) => rank(a) - rank(b))
}
