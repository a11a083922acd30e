import type { ReadingContext } from '#domain/journal/reading/context.ts'
import { preparePage } from '#domain/journal/reading/language/language-tokens.ts'
import { timesIn } from '#domain/journal/reading/times/times.ts'
import { sentences } from '#domain/text/text.ts'
import type { Day } from '#domain/time/day.ts'

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
  /** A summary of what was said in this talk. */
  readonly isOfTalk: boolean
  /** It asks for yes or no, which no line is: lines are shown beside it, and what only somebody else may judge comes first. */
  readonly isYesOrNo: boolean
}

interface Rule {
  readonly kind: JournalQuestion['kind']
  readonly pattern: RegExp
  readonly isPlain?: boolean
  readonly isYesOrNo?: boolean
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
  { kind: 'first', pattern: /\bwhen (?:did|was|were|have) (?:i|we|my|the|he|she)\b/ },
  {
    kind: 'recall',
    isPlain: false,
    pattern:
      /^(?:(?:on|in|at|from|to|by|with|for|since|until|of) (?=what\b|which\b|whom?\b|whose\b|when\b))?(?:what|who|whom|whose|where|which|when|why (?=(?:did|was|were|could|had|have|has)(?:n['’]?t)? )|how (?=(?:high|old|much|far|big|long|tall|many|heavy|did|was|were|does)\b))(?:['’]?s|['’]?re)?\b(?: again\b)?(?!.*\b(?:should|would|could|can|if|wrong with (?:me|us|you)|the point|supposed)\b)/,
  },
  {
    kind: 'recall',
    isPlain: false,
    pattern: /^(?:the )?(?:name of|number of|word for)\b/,
  },
  {
    kind: 'recall',
    isPlain: false,
    isYesOrNo: true,
    pattern:
      /^(?:(?:did|have|has|had|was|were)(?:n['’]?t)?(?= (?!it\b|this\b|that\b|there\b|these\b|those\b|any|every|some|no)\S)|do(?= (?:i|we) (?:ever|often|usually|always|mostly|still|really|tend|write|sleep|feel)\b)|am(?= i (?:often|usually|always|still|more|less)\b))\b(?: (?:i|we)\b)?(?: (?:ever|often|usually|always|mostly|still|really|been)\b)*/,
  },
]

const wh = /^(?:(?:on|in|at|from) )?(?:what|who|where|which|when)\b/
/** "Was I wrong?", "Did I deserve it?": no page judges that. */
const unsaid =
  /\b(?:wrong(?! with (?!me\b|us\b))|deserve|point|matter|supposed|happen if|right|fair|unfair|harsh|stupid|selfish|cruel|silly|fault|blame|crazy|(?:bad|good|terrible|awful|horrible) (?:person|mother|father|mum|dad|parent|friend|partner|wife|husband|daughter|son))\b/
const notToTheJournal = /\b(?:you|your|yourself)\b/

/** After a story only what comes last is asked. */
function askedIn(text: string): string {
  const all = sentences(text)
  return all.length > 2 ? (all.at(-1)?.text ?? text) : text
}

/** What stands before a question, said to whoever reads it. */
const preface =
  /^(?:(?:hey|hi|hello|ok(?:ay)?|so|and|but|well|right|um+|uh|er+m?|hm+|oh|lol|please|pls|sorry|listen|actually|wait|no but|quick (?:one|question)|a question|question|random|one more(?: thing)?|out of interest|by the way|btw|remind me(?: again)?|(?:please )?tell me(?! about| what i (?:wrote|said))|(?:can|could|would|will) (?:you|u) (?:please )?(?:tell me|remind me|check|look up|find out)|(?:i was|i am|i'm|just|was) (?:just )?wondering|any (?:idea|clue)|help me remember|(?:i )?(?:forget|forgot|can'?t remember|cannot remember|don'?t remember)(?= (?:when|which|where|how (?:much|many)|the name|what .{1,60}(?:called|name)))|do (?:you|u) (?:know|remember)(?= (?:when|which|where|who|how|what)))\b[\s,:;.!…–—-]*)+/i
/** It is asked, with a question mark or without one. */
const asksOpenly =
  /\b(?:remind me|tell me|wondering|any (?:idea|clue)|help me remember|forget|forgot|remember|look up|find out|check)\b/i

/** What a message asks the journal; null for one that asks it nothing. `context.day` is today. */
export function questionIn(message: string, context: ReadingContext): JournalQuestion | null {
  const whole = askedIn(message.trim())
  if (whole.length > 400) return null
  const [before = ''] = preface.exec(whole) ?? []
  const text = whole.slice(before.length) || whole
  const plain = text.toLowerCase().replaceAll('’', "'")
  const isOpen = asksOpenly.test(before)
  for (const { kind, pattern, isPlain = true, isYesOrNo = false } of rules) {
    const match = pattern.exec(plain)
    // "How" in the second half of a question belongs to what is asked.
    if (!match || (kind === 'how' && match.index > 0 && wh.test(plain))) continue
    if (!isPlain && (!(isOpen || isAsked(plain)) || unsaid.test(plain) || notToTheJournal.test(plain)))
      continue
    if (kind === 'how' && !isAsked(plain)) continue
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return questionOf({ kind, isPlain: isPlain || isOpen, isYesOrNo, asked: text }, rest, context)
  }
  return null
}

/** What is asked of is what was written about, not the writing. */
const ofWriting =
  /^(?:write|wrote|written|writing|mention(?:ed)?|talk(?:ed)?|speak|spoken?|say|said|note(?:d)?)(?: (?:anything|something))?(?: (?:about|of|down|on))? (?=\S)/i

/** Nothing is asked about but what was written, done or thought on the days. */
const ofNothing =
  /^(?:(?:was|were|did|had|have|has|do|am|is|are|been|i|we|things?|it|my|life|going|go) ?)*(?:writ\w*|wrote|say\w*|said|think\w*|thought|feel\w*|felt|doing|do|up to|on about|on|happen\w*|like|moaning|worr\w+|busy|bothering me|in my (?:head|mind)|my mind)?(?: (?:about|of|on|down|with))?$/i

const mostHurriedWords = 9
const mostAskedWords = 20
/** Turned round, as only a question is: "what did nana give me for my 18th", "which ella got up before it was light". */
const isTurnedRound =
  /^(?:(?:who|whom|what|where|when|how(?: (?:long|often|old|far))?)(?:(?:['’]?s|['’]?re)| (?:did|do|does|is|was|were|are|has|have|had)) (?!it$|that$|this$)|(?:who|whose|which|how (?:much|many)) (?!is\b|was\b|i\b|we\b|of which\b))/

const askedOfNobody =
  /^(?:who (?:knows|cares|am i kidding)|what (?:a|the|if|about|now|else|even|on earth|gives|ever)|how (?:about|come)|which (?:is|was|means))\b/

/** With a question mark, or typed in a hurry: "who's bex again". */
function isAsked(plain: string): boolean {
  if (/\?(?:$|\s+\S+(?: \S+){0,8}$)/.test(plain)) return true
  if (askedOfNobody.test(plain)) return false
  const count = plain.split(' ').length
  if (/^did (?:i|we)\b/.test(plain)) return count <= mostHurriedWords && !/[.!…,;:]/.test(plain)
  if (isTurnedRound.test(plain)) return count <= mostAskedWords && !/[.!…;:]/.test(plain)
  return (
    /^(?:who|what|where|when|which|how)(?:['’]?s|['’]?re)?\s(?!a\b|about\b|if\b)/.test(plain) &&
    !/[.!…,;:]/.test(plain) &&
    count <= mostHurriedWords
  )
}

/** What ratings say something of, where days are named: "Was I happier in spring?" */
const ofMood =
  /\b(?:happ(?:y|ier)|sad(?:der)?|low(?:er)?|better|worse|tired|exhausted|calm(?:er)?|stress(?:ed|ful)|tense|anxious|energetic)\b/i

function questionOf(
  { kind, isPlain, isYesOrNo, asked }: Pick<JournalQuestion, 'kind' | 'isPlain' | 'isYesOrNo' | 'asked'>,
  rest: string,
  context: ReadingContext,
): JournalQuestion {
  const time = kind === 'last' || kind === 'premise' ? null : timeIn(rest, context)
  const about = time ? `${rest.slice(0, time.start)} ${rest.slice(time.end)}` : rest
  return {
    ...{ isPlain, isYesOrNo, asked },
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
