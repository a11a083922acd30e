/* Whether what a message tells of a body is over, in plain words (`plainQuestion`). In doubt it is not. */

import { either } from './either.ts'

const months = either(
  'january, february, march, april, may, june, july, august, september, october, november, december',
)
const days = either('monday, tuesday, wednesday, thursday, friday, saturday, sunday')
const spans = either(
  'day, night, time, morning, evening, afternoon, week, weekend, month, summer, winter, spring, autumn, year',
)
const someone =
  '(?:(?:my |our |the |your )?(?!(?:was|is|were|are|has|had|went|before|after|and|or|but|of|at|in|on|for|with|to|by|from|i|my|our|the|your)\\b)\\w+|i)'

/** A day that is named as a past one. What may be some hours ago (last night, yesterday) is none. */
const pastFrame = new RegExp(
  [
    `\\b(?:that|those|the other) ${spans}s?\\b(?! of (?:the|night|day|year|month))|\\bthe (?:first|last) (?:time|day|night|morning)\\b`,
    `\\bthe (?:day|night|time|morning|evening|afternoon|week|year) (?:that |when |where )?${someone} (?:had |was |were )?\\w+`,
    `\\b(?:in|back in|of|during|before|until) (?:early |late |mid )?${months}\\b`,
    `\\b(?:on|of) (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}\\b|\\b(?:on )?${months} \\d{1,2}\\b|\\b(?:in|of) (?:19|20)\\d\\d\\b`,
    `\\b(?:last|the previous) (?:${days}|${months}|week|month|year|spring|summer|autumn|fall|winter|christmas|easter)\\b`,
    `\\b(?:weeks?|months?|years?|ages|a fortnight) (?:ago|back)\\b|\\bback then\\b|\\bwhen (?:i|he|she|we|they) (?:was|were) (?:an? |\\d|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|\\w+teen|twenty|thirty|forty|fifty|sixty|little|small|young|pregnant|at school)|\\bas a (?:child|kid|boy|girl)\\b|\\bused to\\b|\\bat the time\\b`,
  ].join('|'),
)

/** It is asked what was, in one sentence: the journal may know. */
const askedOfPast =
  /^(?:and |so |but |ok |hey |hi |please |remind me |tell me |do you know |i wonder ){0,3}(?:,? ?)(?:how (?:much|many|long|often|old|far|soon|late)\b.{0,40}\b(?:did|was|were|had)|when (?:did|was|were|had)|where (?:did|was|were|had)|who(?: \w+)? (?:did|was|were|had|drove|came|called|rang|sat|stayed|took|found|helped|held|said|told|picked|brought|paid)|what(?:'s| is| was) the (?:name|date|day|number)|which \w+ (?:did|was|were|had)|what (?:(?:day|date|month|time|song|hospital|doctor|film)\b.{0,20}\b)?(?:did|was|were|had)|what did|(?:did|have) i (?:ever )?(?:write|written|note|noted|mention|mentioned|say|said|tell|told)|find (?:me )?the (?:page|entry|day|line)|show me (?:the )?(?:page|entry|day|line)|do you remember)\b/
/** Too much of something is over only where its day is named, and not as an aside behind it. */
const dosed =
  /\b(?:overdos\w*|too (?:many|much)|(?:took|taken|swallowed|drank|ate|eaten|injected)\b.{0,30}\b(?:all|twenty|thirty|\d\d|wrong|whole|double|twice))\b/

const pastVerb =
  /\b(?:did|was|were|had|wasn't|weren't|hadn't|didn't|couldn't|could not|wouldn't|\w{2,}ed|took|fell|felt|went|got|came|said|told|thought|found|hit|drank|ate|gave|began|broke|cut|lay|sat|stood|threw|lost|woke|swelled|bled|shook|spent|paid|kept|held|wrote|drove|rang)\b/

/** Something goes on, whatever day is named beside it. */
const goesOn = new RegExp(
  [
    '\\b(?<!until |till |by |from |even |, )now\\b(?! and (?:then|again)|,? (?:i|we) (?:laugh|know|see|understand|can laugh|keep thinking|think))',
    '\\b(?:right now|at the moment|as we speak|this (?:minute|second|instant)|(?:seconds?|minutes?|an hour|hours?) ago|getting worse|worse and worse|ever since|not stopped|keeps? (?:coming|bleeding|passing|fainting|falling|happening))\\b',
    `\\b(?:(?:for|over|in|during) the (?:last|past) \\w+|since (?:last|then|months?|weeks?|days?|this|breakfast|lunch|dinner|noon|midday|yesterday|${days}|${months})|(?:started|began|noticed)\\b.{0,40}\\bago|ago\\b.{0,40}\\b(?:started|began))\\b`,
    "\\b(?:i|he|she|they|we|has|have|i've|he's|she's) (?:have |has |had )?just\\b(?! (?:want|wonder|ask|remember|thought|think|read|sat|lay|need to know))",
    // a body of which it is said in the present
    "\\b(?:i|he|she|they|we|you|baby|mum|mom|dad|mother|father|nan|gran|grandad|grandpa|husband|wife|son|daughter|friend|it) (?:really |simply |still )?(?:can't|can hardly|can barely|won't|doesn't|don't|isn't|aren't) (?!think|stop think|stop see|forget|remember|recall|know|find (?:the|that|it|my)|get (?:it|that|this|the) |say|tell|believe|even remember|want|like|talk)\\w+",
    "\\b(?:chest|arm|leg|face|mouth|throat|tongue|lips?|head|heart|side|hand|breath|stomach|speech) (?:really |still )?(?:hurts|aches|is|are|feels?|burns|droops|tingles|pounds)\\b|\\b(?:i'm|he's|she's|they're|i am|he is|she is|they are) (?:\\w+ )?(?:bleeding|fainting|choking|wheezing|gasping|shaking|unconscious|unresponsive|breathless|passing|going|turning|having|struggling|swelling|slurring|vomiting|blue|grey|limp|floppy|short of|out cold|on the floor)\\b",
    "\\b(?:hurts|aches|wheezes|gasps|droops|collapses|faints|is (?:bleeding|swelling|spreading|pouring|gushing|swollen|numb|blue|tight)|(?:it|that|this)(?:'s| is| has)(?: come)? back)\\b",
    "\\b(?:(?:i|we|he|she|they|mum|mom|dad) (?:feels?|am|is)|i'm|he's|she's|they're|mum's|mom's|dad's) (?:\\w+ )?(?:faint|sick|dizzy|weak|numb|tight|funny|strange|odd|awful|breathless|cold|clammy|worse)\\b|\\b(?:i|he|she|we|they|mum|mom|dad)(?: have|'ve| has|'s|'s got|'ve got)(?: got| an?| the| this| some| more| such)* (?:\\w+ )?(?:chest|pains?|pressure|tightness|trouble|difficulty|swelling|bleeding|a fit|a stroke)\\b",
    "(?:\\b(?:has|have)|'s|'ve) (?:just |suddenly )?(?:passed out|collapsed|fainted|fallen|stopped|swallowed|taken|drunk|eaten|turned|gone|had (?:an? |another ))(?! (?:away|since|on to|home|back))",
    "\\b(?:and|but),? (?:feels?|am|is|have|has|can't|won't)\\b(?! (?:never|not|always|been|no|forget|stop))|\\b(?:like|same as) (?:in|on|that|last|the (?:day|time|night)|back)\\b|\\bthe same\\b(?! (?:day|night|morning|evening|afternoon|week|year|hospital|ward|doctor|bed|room))",
    // help is asked for
    '\\b(?:what (?:do|should|shall|can|must) (?:i|we) do|should (?:i|we|he|she|they) (?:call|go|ring|wait|drive|take|see|get|be)|do (?:i|we) (?:call|ring|need|wait|go)|help me|please help|help!|is (?:he|she|it) (?:going to|dying|breathing|safe|dangerous)|hurry|an ambulance\\?)',
  ].join('|'),
)
/** It may go on, unless all that is told of a body is bound to the day that is named. */
const mayGoOn = /\b(?:tonight|today|this (?:morning|afternoon|evening)|last night|yesterday|again|still)\b/

/** True where what a message tells of a body (`symptoms`) is over: a question to the journal, or a memory. */
export function isOver(text: string, symptoms: RegExp): boolean {
  if (!pastVerb.test(text) || goesOn.test(text)) return false
  const frame = pastFrame.exec(text)
  if (!frame) {
    const isOneSentence = !/[.!?…;]\s*\S/.test(text)
    return isOneSentence && !mayGoOn.test(text) && askedOfPast.test(text) && !dosed.test(text)
  }
  const isAside = (dosed.exec(text)?.index ?? text.length) < frame.index && /[,.;!?]/.test(text)
  return !isAside && (!mayGoOn.test(text) || isBound(text, frame, symptoms))
}

const nearest = 60

/** "The day he stopped breathing": in one piece with its day, and nothing of the kind besides. */
function isBound(text: string, frame: RegExpExecArray, symptoms: RegExp): boolean {
  const behind = text.slice(frame.index)
  const told = symptoms.exec(behind)
  if (!told || told.index > nearest) return false
  const piece = behind.slice(0, told.index + told[0].length)
  if (/[.!?…;]\s/.test(piece) || mayGoOn.test(piece)) return false
  return !symptoms.test(`${text.slice(0, frame.index)} / ${behind.slice(piece.length)}`)
}
