import { ear, heard, room } from './acknowledgements.ts'
import { askedQuestion, generalQuestion, overdueQuestion } from './asked-question.ts'
import type { Cue, CueKind } from './cue.ts'
import { type Draft, inQuotes } from './draft.ts'
import { acknowledged, bothGivenBack, type Given, givenBack, nothingGiven } from './giving-back.ts'
import { toldIn } from './message-reading.ts'
import type { Reflection } from './reflection.ts'
import { wordCount } from './reflection-clauses.ts'
import type { CompanionMode } from './reply.ts'
import { capitalised, inSecondPerson } from './second-person.ts'
import { hashOf, type Style, skeletons } from './skeleton.ts'
import { nothingFound, specials } from './skeletons-special.ts'
import { oneIn, say } from './voice.ts'

const leaning = skeletons(null, [
  'Which way are you leaning?',
  'What speaks for it, and what against?',
  'What would you tell a friend?',
])
/** A longer message is no echo. */
const mostEchoedWords = 15

/** The sentences of a reply that quotes no earlier page, by paragraphs. */
export function withoutQuote(draft: Draft): string[][] {
  const { reading } = draft
  if (isAboutThePast(draft)) return [[notFound(draft)]]
  switch (reading.kind) {
    case 'medical':
    case 'identity':
    case 'thanks':
    case 'greeting':
    case 'rebuke':
    case 'factual':
    case 'foreign':
    case 'wordless':
      return [[special(draft, reading.kind)]]
    case 'advice':
      return [[special(draft, 'advice'), leaningOf(draft)]]
    default:
      return [taken(draft)]
  }
}

/** These are facts and may come again: the one that was said longest ago. */
function special(draft: Draft, kind: keyof typeof specials): string {
  return (
    say(draft, kind, specials[kind]) ||
    say({ ...draft, recent: draft.recent.slice(0, 1) }, kind, specials[kind])
  )
}

/** Asked for advice, it asks back about the deciding. */
function leaningOf(draft: Draft): string {
  if (draft.request.mode === 'listen') return ''
  return say(draft, 'question', leaning)
}

/** Asked plainly, nothing found is an answer, too; so it is where nothing but a question was said, with its mark or without. */
export const isAboutThePast = ({ request: { finding }, reading }: Draft): boolean =>
  finding ? finding.question.isPlain || reading.statements.length === 1 : reading.kind === 'past'

function notFound(draft: Draft): string {
  const { entriesSearched: read, readsEarlier = true } = draft.request
  const pool = !readsEarlier
    ? nothingFound.notAllowed
    : read === null
      ? nothingFound.noJournal
      : read === 0
        ? nothingFound.none
        : nothingFound.some
  return say(draft, 'nothing', pool) || say({ ...draft, recent: [] }, 'nothing', pool)
}

/** What they said, given back; then a kind word, another thing of theirs, or a question about the same thing. */
function taken(draft: Draft): string[] {
  if (draft.isStill) return [heardOf(draft)]
  const { mode } = draft.request
  if (mode === 'listen') return listened(draft)
  const besideOf = (cue: Cue, voice: Draft): Given => givenBack(voice, (one) => isAbout(cue, one))
  const asked = askedQuestion(draft, mode, (cue) =>
    canStand(draft, cue, besideOf(cue, { ...draft, used: [] })),
  )
  if (asked.cue === null) return notAsked(draft, mode)
  const beside = besideOf(asked.cue, draft)
  if (isShort(draft) && canStand(draft, asked.cue, nothingGiven)) return [asked.text]
  const back = beside.text !== '' || draft.reading.tone !== 'heavy' ? beside : backOf(draft)
  return [back.text, acknowledged(draft, back), asked.text]
}

/** Where no sign calls for a question. */
function notAsked(draft: Draft, mode: Exclude<CompanionMode, 'listen'>): string[] {
  const back = backOf(draft)
  const kindness = acknowledged(draft, back)
  const question = inGeneral(draft, back) || (kindness ? '' : overdueQuestion(draft, mode, back.text))
  if (!back.text && !kindness) return [heardOf(draft), question || wordFor(draft)]
  if (question && back.text && draft.style === 'direct_concise' && oneIn(draft, 2, 'alone')) return [question]
  const isBare = !kindness && !question && back.at !== null
  const both = isBare && saysTwoThings(draft) ? bothGivenBack(draft) : back
  return [both.text, kindness, question || wordFor(draft)]
}

/** News, or what weighs, that cannot be turned is said as they said it: “She's here.” */
export function backOf(draft: Draft): Given {
  const { cues, tone, statements, heavyAt } = draft.reading
  const back = givenBack(draft)
  const news = tone === 'light' ? cues.find(({ kind }) => kind === 'news') : undefined
  const at = news?.at ?? (back.text === '' ? heavyAt.at(-1) : undefined)
  const said = at !== undefined && back.at !== at ? statements[at] : undefined
  const isClear = said !== undefined && !unclear.test(said) && wordCount(said) <= mostEchoedWords
  return at !== undefined && isClear ? { text: echoed(said), at } : back
}

/** After a single word room is left in every mode; friends leave some where they ask, too. */
const wordFor = (draft: Draft): string => {
  const isLeft = draft.request.mode === 'ask' && draft.style === 'casual_friendly'
  return draft.reading.kind === 'word' || isLeft ? roomFor(draft) : ''
}

/** What says less does not make two. */
const leastOfTwo = 6
const saysTwoThings = ({ style, reading: { reflections, tone, cues } }: Draft): boolean =>
  style !== 'direct_concise' &&
  tone === 'plain' &&
  !cues.some(({ kind }) => kind === 'news') &&
  new Set(reflections.filter(({ score }) => score >= leastOfTwo).map(({ at }) => at)).size > 1

/** What says less is not asked after. */
const leastAskedAfter = 5
/** Nobody is asked how they slept on. */
const asleep = /\b(?:slept|asleep|nap)\b/i
/** The direct style asks now and then without more. */
const isShort = (draft: Draft): boolean =>
  draft.style === 'direct_concise' && draft.reading.tone !== 'heavy' && oneIn(draft, 3, 'short')

/** What they did, or what others did to them. */
const isTheirs = ({ kind, text }: Reflection): boolean =>
  kind === 'own' || (kind === 'told' && /\byou(?:rs?)?\b/i.test(text))

/** After something of theirs that says enough to be asked about. */
function inGeneral(draft: Draft, { text, at }: Given): string {
  const { mode } = draft.request
  const { reading } = draft
  const says = (one: Reflection): boolean => one.at === at && isTheirs(one) && one.score >= leastAskedAfter
  if (mode === 'listen' || at === null || asleep.test(text) || !reading.reflections.some(says)) return ''
  const told = toldIn(text.replace(/^(?:So )?you\b/i, 'I'))
  return generalQuestion({ ...draft, reading: { ...reading, told } }, mode, { text, at })
}

const saying = /^“|\b(?:sa(?:id|ys)|told|asked|texted|reckons|goes|wrote)\b/

/** What stands before a question is what the question is about: the words that were said, the person asked after, the same statement. */
function isAbout(cue: Cue, { at, text }: Reflection): boolean {
  if (cue.kind === 'person') return text.includes(cue.facts.person ?? '')
  return at === cue.at && (cue.kind !== 'said' || saying.test(text))
}

/** Without a sentence of theirs before it a question stands only where it is about what was said last, and needs no name to be clear. */
function canStand({ reading }: Draft, cue: Cue, { text }: Given): boolean {
  if (text !== '') return true
  if (needsEcho.has(cue.kind)) return false
  return cue.kind === 'gone' || cue.at >= reading.statements.length - 2
}
const needsEcho: ReadonlySet<CueKind> = new Set(['said', 'person', 'due', 'heardNews', 'changed', 'asked'])

function listened(draft: Draft): string[] {
  const isMore = draft.reading.tone === 'plain' && oneIn(draft, 2, 'also')
  const back = isMore ? bothGivenBack(draft) : backOf(draft)
  const kindness = acknowledged(draft, back)
  if (back.text === '' && kindness === '') return [heardOf(draft), roomFor(draft)]
  return [back.text, kindness || roomFor(draft)]
}

/** In how many of six cases room is left where nothing else is said after little; after much three times as seldom, after a single word always. */
const roomIn: Readonly<Record<Style, number>> = {
  direct_concise: 0,
  warm_supportive: 4,
  professional_analytical: 2,
  casual_friendly: 3,
}
const fewStatements = 2

function roomFor(draft: Draft): string {
  const { kind, statements } = draft.reading
  const cases = statements.length > fewStatements ? 18 : 6
  const isLeft = hashOf(`room|${draft.style}|${draft.seed}`) % cases < roomIn[draft.style]
  return kind === 'word' || isLeft ? say(draft, 'room', room) : ''
}

/** So few words need no echo from who says little. */
const fewWords = 5

/** At last something is always said: a sign of listening after a few words, their last short sentence, or that it was read. */
function heardOf(draft: Draft): string {
  const { reading, recent, request } = draft
  const isBrief = wordCount(request.message) < fewWords && !draft.isStill && reading.kind === 'telling'
  const sign = isBrief ? say(draft, 'ear', ear) : ''
  if (sign) return sign
  const all = [...reading.statements.toReversed(), request.message.trim()].map(withoutOpening)
  const echo = all.find((text) => isEcho(draft, text))
  const isNod = !draft.isStill && echo && (saysLittle.test(echo) || nods(draft))
  const nod = isNod ? say(draft, 'ear', ear) : ''
  if (nod) return nod
  if (echo) return draft.isStill ? echoed(echo) : toldBack(echo)
  return (
    say(draft, 'ear', ear) ||
    say(draft, 'heard', heard) ||
    say(draft, 'room', room) ||
    say({ ...draft, recent: recent.slice(0, 2) }, 'heard', heard)
  )
}

const opening = /^(?:exactly|I know|yeah|naw|ha|no|yes|quiet|one|I think so)[.!,]+\s+(?=\S)/i
const withoutOpening = (text: string): string => {
  const from = text.replace(opening, '')
  return from !== text && wordCount(from) > 2 ? capitalised(from) : text
}

/** Who says little nods instead. */
const nods = (draft: Draft): boolean =>
  draft.style === 'direct_concise' || (draft.style === 'casual_friendly' && oneIn(draft, 2, 'nod'))

/** Of what they said or think of something that went before. */
const saysLittle = /^I (?:said|told|believe|think|thought|suppose|guess|hope|know|did|do|am|have)\b/i

/** Turned to them where that is safe, otherwise in marks. */
function toldBack(text: string): string {
  const whole = text.replace(/[\s.!…,;:]+$/u, '')
  const isOwn = /^(?:I|We)(?:['’]\p{L}+)?\s/u.test(whole) && !/["“”]/.test(whole) && !saysLittle.test(whole)
  const turned = isOwn && wordCount(whole) > 3 ? inSecondPerson(whole) : null
  return turned ? `${capitalised(turned)}.` : echoed(text)
}

const echoed = (text: string): string =>
  inQuotes(`${text.replace(/[\s.!…,;:]+$/u, '')}${/["”]$/.test(text) ? '' : '.'}`)

/** What cannot stand between marks: lines, questions, links, code, marks that do not close. */
const unclear = /\.\.\.$|…$|[\n?‘<>{}[\]|*_#\\]|https?:|^[^"]*"[^"]*$|^[^“]*”|“[^”]*$/

function isEcho({ recent }: Draft, text: string): boolean {
  const count = text.split(/\s+/).length
  const isClear = !unclear.test(text) && count > 2 && count <= mostEchoedWords
  return isClear && !recent.some((reply) => reply.includes(text))
}
