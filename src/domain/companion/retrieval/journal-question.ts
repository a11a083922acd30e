import type { ReadingContext } from '#domain/journal/reading/context.ts'
import { preparePage } from '#domain/journal/reading/language/language-tokens.ts'
import { timesIn } from '#domain/journal/reading/times/times.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import { sentences } from '#domain/text/text.ts'
import type { Day } from '#domain/time/day.ts'
import { type AskedPart, askedPart } from './asked-part.ts'

/** Days from one to another, both included. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

/** What somebody asks their own journal. */
export interface JournalQuestion {
  readonly kind: 'last' | 'first' | 'count' | 'how' | 'recall' | 'summary' | 'premise'
  /** The question as it was asked. */
  readonly asked: string
  /** What it is about, without the words that only ask. */
  readonly about: string
  readonly period: Period | null
  /** The words that name the period, as written: "in May". */
  readonly periodWords: string | null
  /** False where it may as well be said to oneself: "what did I do wrong". Only something found makes it a question then. */
  readonly isPlain: boolean
  /** Meaning says that it asks the pages, whatever it names. */
  readonly isMeant?: boolean
  /** It names nobody and nothing but what no page holds. */
  readonly isOfWorld?: boolean
  /** It may be told and not asked: then a sure place alone answers it, and nothing is said of a search. */
  readonly isDoubtful?: boolean
  /** A summary of what was said in this talk. */
  readonly isOfTalk: boolean
  /** It asks for yes or no, which no line is: lines are shown beside it, and what only somebody else may judge comes first. */
  readonly isYesOrNo: boolean
}

interface Rule {
  readonly kind: JournalQuestion['kind']
  readonly pattern: RegExp
}

/** In this order; what the pattern matches is taken out of what the question is about. */
const rules: readonly Rule[] = [
  {
    kind: 'summary',
    pattern:
      /\b(?:summari[sz]e|sum (?:(?:it|this|that|everything|the day)(?: (?:page|talk|entry|day|week))? )?up|recap|give me the gist(?: of)?|in a few sentences)\b|\bwhat (?:is|was) (?:this|that|the) (?:page|talk|entry|conversation) about\b|\bwhat have i (?:written|been writing)(?: about)?(?= (?:today|this|last|in|since|yesterday)\b)/,
  },
  {
    kind: 'premise',
    pattern:
      /\b(?:quote|show|find|give)(?: (?:me|us))?(?: back)?(?: the| a| any)?(?: (?:page|line|place|entry|sentence|words|passage|day)s?)? ?(?:where|in which|when|that) i (?:wrote|said|say|write|admitted|told you|mentioned)\b(?: that\b)?|\bwhere (?:did|do|have) i (?:write|written|say|said|admit|admitted)\b(?: that\b)?|\b(?:did|have) i (?:ever )?(?:write|written|say|said|admit|admitted) that\b/,
  },
  {
    kind: 'last',
    pattern:
      /\bwhen (?:did|was|were|have) (?:i|we) last\b|\bwhen(?:'s| is| was) the last time(?: that)?(?: (?:i|we))?\b|^(?:the )?last time (?:that )?(?:i|we)\b|\bwhen (?:have|did|was|were|has) (?=.{0,200}\blast\b(?! (?:week|month|year|night|spring|summer|autumn|fall|winter|\w+day)))(?:(?:i|we)\b)?|\bhow long (?:is it|has it been|ago (?:is|was) it)(?: since| that)?(?: (?:i|we))?\b/,
  },
  {
    kind: 'first',
    pattern:
      /\bwhen (?:did|was|were|have) (?:i|we) first\b|\bwhen(?:'s| is| was) the first time(?: that)?(?: (?:i|we))?\b|\bwhen did (?:it|this|that) (?:start|begin)\b|\bsince when (?:have|do|am|did) (?:i|we)\b/,
  },
  {
    kind: 'count',
    pattern:
      /\bhow (?:often|many times)(?: (?:did|do|have|has|was|were|am))?(?: (?:i|we|my))?\b|\bon how many (?:pages|days)(?: (?:did|do|have) (?:i|we))?\b|\bhow many (?:pages|days|entries)\b/,
  },
  {
    kind: 'how',
    pattern:
      /\bhow (?:was|were|is|are|have|has|had|did)\b(?= (?:i|my|we|our|things|the|it|last|this)\b)(?: (?:i|we|things)\b)?(?: (?:been|feel|felt|doing|sleep|slept))?/,
  },
  {
    kind: 'recall',
    pattern:
      /\b(?:have|did) i ever\b(?: (?:said|say|written|write|mentioned|mention|told you)\b)?(?: anything)?(?: about)?|\bhave i (?:ever )?(?:said|written|mentioned|told you)(?: anything)?(?: about)?\b|\bdid i (?:ever )?(?:write|say|mention)(?: anything)?(?: about)?\b|\bwhat (?:did|have|do) i (?:write|written|say|said|mention|mentioned|think|thought|feel|felt|know|note|noted)(?: about| of)?\b|\bdo you (?:remember|know)\b(?! (?:what|how)\b)|\bremember (?:when|what|the)\b|\btell me (?:about|what i (?:wrote|said) about)\b|\bwhat was i (?:thinking|feeling)(?: about)?\b|\bfind (?:me )?(?:the )?(?:page|entry|line)s?(?: about| where| with)?\b|^(?:is there |was there |have i got )?any(?:thing)? (?:in (?:here|my (?:pages|journal)) )?(?:about|on|that mentions)\b/,
  },
  { kind: 'recall', pattern: /\bwhen (?:did|was|were|have) (?:i|we|my|the|he|she)\b/ },
]

/** The words of a question that only ask. */
const onlyAsks =
  /^(?:(?:on|in|at|from|to|by|with|for|since|until|of) )?(?:(?:what|wha|wot|who|whom|whose|where|which|when|why|how)(?:['’]?s|['’]?re|['’]?d)?\b(?: (?:exactly|again|all|on earth)\b)?|(?:did|have|has|had|was|were|do|am)(?:n['’]?t)?\b(?: (?:i|we)\b)?(?: (?:ever|often|usually|always|mostly|still|really|been)\b)*|(?:find|show|look(?: it)? (?:for|up)|search(?: for)?|dig (?:out|up)|pull up|bring (?:up|back)|get me|fetch|read me|give me)\b(?: (?:me|us|that|the|any|page|pages|entry|bit|part|line|thing|where|when|about|i|wrote|said)\b)*)|,? (?:did|have|had|was|were)n['’]?t (?:i|we)\?*$/i
const isWhether = /^(?:did|have|has|had|was|were|do|am)\b|,? (?:did|have|had|was|were)n['’]?t (?:i|we)\?*$/

const longestMessage = 400

/** What a message asks the journal; null for one that asks it nothing. `context.day` is today. */
export function questionIn(message: string, context: ReadingContext): JournalQuestion | null {
  const whole = message.trim()
  if (whole.length > longestMessage) return null
  const asked = askedPart(whole)
  const text = asked?.text ?? whole
  const plain = text.toLowerCase().replaceAll('’', "'")
  const last = sentences(whole).at(-1)?.text.toLowerCase().replaceAll('’', "'") ?? ''
  for (const { kind, pattern } of rules) {
    const match = pattern.exec(plain)
    if (!match) continue
    const isSaidSo = asked !== null || match.index === 0 || kind === 'summary' || kind === 'premise'
    if (!isSaidSo || (asked === null && !pattern.test(last))) continue
    // "How" in the second half of a question belongs to what is asked.
    if (kind === 'how' && (match.index > 0 || asked === null)) continue
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    const about = withAround(rest, asked)
    const isDoubtful = asked?.isDoubtful === true
    const asking = { kind, isPlain: !isDoubtful, isDoubtful, isYesOrNo: false, asked: text }
    return questionOf(asking, about, context)
  }
  if (!asked) return null
  const about = withAround(text.replace(onlyAsks, ' '), asked)
  const isYesOrNo = isWhether.test(plain)
  const { isPlain, isDoubtful } = asked
  return questionOf({ kind: 'recall', isPlain, isDoubtful, isYesOrNo, asked: text }, about, context)
}

const enoughToAsk = 2

/** What is asked about; what stands around it belongs to it only where it says little itself: "That hotel in Leeds, what was it called?" */
const withAround = (own: string, asked: AskedPart | null): string =>
  tellingWords(own).length >= enoughToAsk ? own : `${asked?.around ?? ''} ${own}`

/** What is asked of is what was written about, not the writing. */
const ofWriting =
  /^(?:write|wrote|written|writing|mention(?:ed)?|talk(?:ed)?|speak|spoken?|say|said|note(?:d)?)(?: (?:anything|something))?(?: (?:about|of|down|on))? (?=\S)/i

/** Nothing is asked about but what was written, done or thought on the days. */
const ofNothing =
  /^(?:(?:was|were|did|had|have|has|do|am|is|are|been|i|we|things?|it|my|life|going|go) ?)*(?:writ\w*|wrote|say\w*|said|think\w*|thought|feel\w*|felt|doing|do|up to|on about|on|happen\w*|like|moaning|worr\w+|busy|bothering me|in my (?:head|mind)|my mind)?(?: (?:about|of|on|down|with))?$/i

/** Which part of the days that are named. */
const partOfTime =
  /,? ?\b(?:(?:at|in|by|around|towards?) )?the (?:end|beginning|start|middle)\b(?: of(?: (?:the|that) (?:month|year|week))?)?(?: i mean)?/gi

/** What ratings say something of, where days are named: "Was I happier in spring?" */
const ofMood =
  /\b(?:happ(?:y|ier)|sad(?:der)?|low(?:er)?|better|worse|tired|exhausted|calm(?:er)?|stress(?:ed|ful)|tense|anxious|energetic)\b/i

function questionOf(
  asking: Pick<JournalQuestion, 'kind' | 'isPlain' | 'isDoubtful' | 'isYesOrNo' | 'asked'>,
  rest: string,
  context: ReadingContext,
): JournalQuestion {
  const { kind, isYesOrNo, asked } = asking
  const time = kind === 'last' || kind === 'premise' ? null : timeIn(rest, context)
  const about = time ? `${rest.slice(0, time.start)} ${rest.slice(time.end)}`.replace(partOfTime, ' ') : rest
  return {
    ...asking,
    kind: isYesOrNo && time && ofMood.test(asked) ? 'how' : kind,
    isOfTalk: /\b(?:talk|conversation|chat|said|told you)\b/i.test(asked),
    about: about
      .replace(/[?!.]+|\bagain\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(ofWriting, '')
      .replace(ofNothing, ''),
    period: time?.period ?? null,
    periodWords: time ? wordsBefore(rest, time.start) + rest.slice(time.start, time.end) : null,
  }
}

/** The first days that are named; a month may stand without its 'in': 'summarise May'. */
function timeIn(
  rest: string,
  context: ReadingContext,
): { readonly start: number; readonly end: number; readonly period: Period } | null {
  for (const lead of ['', 'in ']) {
    const text = lead + rest.trimStart()
    const cut = lead.length - (rest.length - rest.trimStart().length)
    for (const { from, to, start, end } of timesIn(preparePage(text), context))
      if (from && to) return { start: Math.max(0, start - cut), end: end - cut, period: { from, to } }
  }
  return null
}

/** 'in ' of 'in May', where the time itself does not hold it. */
const wordsBefore = (text: string, at: number): string =>
  /\b(?:in|on|during|over|since|around) (?:the )?$/i.exec(text.slice(0, at))?.[0] ?? ''
