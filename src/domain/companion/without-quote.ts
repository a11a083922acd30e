import { room } from './acknowledgements.ts'
import { askedQuestion, generalQuestion } from './asked-question.ts'
import type { Cue, CueKind } from './cue.ts'
import type { Draft } from './draft.ts'
import { canBeEchoed, echoed, heardOf, turnedBack, withoutOpening } from './echo.ts'
import { acknowledged, bothGivenBack, type Given, givenBack, nothingGiven } from './giving-back.ts'
import { type MessageReading, toldIn } from './message-reading.ts'
import type { Reflection } from './reflection.ts'
import { wordCount } from './reflection-clauses.ts'
import { skeletons } from './skeleton.ts'
import { nothingFound, specials } from './skeletons-special.ts'
import { oneIn, say } from './voice.ts'

const leaning = skeletons(null, [
  'Which way are you leaning?',
  'What speaks for it, and what against?',
  'What would you tell a friend?',
])
const sleepWell = skeletons(null, ['Sleep well.', 'Good night.', 'Sleep, then.'])
const bedtime =
  /^(?:(?:good ?)?night(?: night)?|(?:i['’]?m )?(?:off|going|going back) to (?:bed|sleep))[.!x ]*$/i
/** After it somebody adds so few words at most. */
const fewestAfterBedtime = 3

/** Good night is said at the end, or with a word or two after it. */
function goesToBed({ tone, statements }: MessageReading): boolean {
  const isLate = statements.some(
    (text, at) =>
      bedtime.test(text) && statements.slice(at + 1).every((later) => wordCount(later) <= fewestAfterBedtime),
  )
  return tone !== 'heavy' && isLate
}

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
    case 'advice': {
      const back = reading.statements.length > 1 ? backOf(draft) : nothingGiven
      return [[back.text || special(draft, 'advice'), leaningOf(draft)]]
    }
    default: {
      const sleep = goesToBed(reading) ? say(draft, 'sleep', sleepWell) : ''
      return [sleep ? [backOf(draft).text, sleep] : taken(draft)]
    }
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
  if (asked.cue === null) return notAsked(draft)
  const beside = besideOf(asked.cue, draft)
  if (isShort(draft, asked.cue) && canStand(draft, asked.cue, nothingGiven)) return [asked.text]
  const back = beside.text === '' ? besideQuestion(draft, asked.cue) : beside
  return [back.text, acknowledged(draft, back), asked.text]
}

/** What stands before a question that no sentence given back belongs to: what is heavy, or the short statement that is asked about. A question about a wish says it itself. */
function besideQuestion(draft: Draft, { at, kind }: Cue): Given {
  if (draft.reading.tone === 'heavy') return backOf(draft)
  const said = draft.reading.statements[at] ?? ''
  const turned = kind !== 'wish' && canBeEchoed(said) ? turnedBack(said) : null
  return turned ? { text: turned, at } : nothingGiven
}

/** Where no sign calls for a question. */
function notAsked(draft: Draft): string[] {
  const back = backOf(draft)
  const kindness = acknowledged(draft, back)
  const question = inGeneral(draft, back)
  if (!back.text && !kindness) return [heardOf(draft), roomFor(draft)]
  const isLast = back.at === draft.reading.statements.length - 1
  if (question && isLast && draft.style === 'direct_concise' && oneIn(draft, 2, 'alone')) return [question]
  const isBare = !kindness && !question && back.at !== null
  const both = isBare && saysTwoThings(draft) ? bothGivenBack(draft) : back
  return [both.text, kindness, question || roomFor(draft)]
}

/** News, or what weighs, that cannot be turned is said as they said it: “She's here.” */
export function backOf(draft: Draft): Given {
  const { cues, tone, statements, heavyAt } = draft.reading
  const back = givenBack(draft)
  const news = tone === 'light' ? cues.find(({ kind }) => kind === 'news') : undefined
  const at = news?.at ?? (back.text === '' ? heavyAt.at(-1) : undefined)
  const said = at !== undefined && back.at !== at ? statements[at] : undefined
  return at !== undefined && said !== undefined && canBeEchoed(said)
    ? { text: echoed(withoutOpening(said)), at }
    : back
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
/** The direct style asks now and then without more, of what was said last. */
const isShort = (draft: Draft, { kind, at }: Cue): boolean =>
  draft.style === 'direct_concise' &&
  draft.reading.tone !== 'heavy' &&
  kind !== 'miss' &&
  at === draft.reading.statements.length - 1 &&
  oneIn(draft, 3, 'short')

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

/** What a sentence has to hold for a question about words, news or what they told. */
const heldBy: Readonly<Partial<Record<CueKind, RegExp>>> = {
  said: /^“|\b(?:sa(?:id|ys)|told|asked|texted|reckons|goes|wrote)\b/,
  heardNews: /\b(?:told|rang|wrote|letter|found out|find out|seeing|friend|hear|call)\b/,
  toldThem: /\byou(?:’ve)? (?:\p{L}+ )?(?:told|asked|texted|wrote|emailed|messaged)\b/u,
}

/** What stands before a question is what the question is about: the words that were said, the person asked after, the same statement. */
function isAbout(cue: Cue, { at, text }: Reflection): boolean {
  if (cue.kind === 'person') return text.includes(cue.facts.person ?? '')
  return at === cue.at && (heldBy[cue.kind]?.test(text) ?? true)
}

/** Without a sentence of theirs before it a question stands only where it is about what was said last, and needs no name to be clear. */
function canStand({ reading }: Draft, cue: Cue, { text }: Given): boolean {
  if (text !== '') return true
  if (needsEcho.has(cue.kind) || cue.facts.rite) return false
  return cue.kind === 'gone' || cue.at >= reading.statements.length - 2
}
const needsEcho: ReadonlySet<CueKind> = new Set([
  ...(['said', 'person', 'due', 'heardNews', 'changed', 'asked'] as const),
  ...(['good', 'ailing', 'expected', 'toldThem'] as const),
])

function listened(draft: Draft): string[] {
  const isMore = draft.reading.tone === 'plain' && oneIn(draft, 2, 'also')
  const back = isMore ? bothGivenBack(draft) : backOf(draft)
  const kindness = acknowledged(draft, back)
  if (back.text === '' && kindness === '') return [heardOf(draft), roomFor(draft)]
  return [back.text, kindness || roomFor(draft)]
}

/** After a single word room is left. */
const roomFor = (draft: Draft): string => (draft.reading.kind === 'word' ? say(draft, 'room', room) : '')
