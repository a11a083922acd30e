/* Whether what a message tells of a body is over, in plain words (`plainQuestion`). In doubt it is not. */

import { either } from './either.ts'

const months = either(
  'january, february, march, april, may, june, july, august, september, october, november, december',
)
const days = either('monday, tuesday, wednesday, thursday, friday, saturday, sunday')
const spans = either(
  'day, night, time, morning, evening, afternoon, week, weekend, month, summer, winter, spring, autumn, year',
)
const occasion = either(
  `wedding, christening, baptism, naming, communion, confirmation, bar mitzvah, funeral, wake, mass, service, prayers, exams?, test, interview, concert, gig, ceremony, assembly, graduation, prom, cake,
    speech(?:es)?, toast, dance, birthday, anniversary, holidays?, film, play, match, race, marathon, rehearsal, recital, parade, carnival, flight, christmas, easter, eid, diwali, new year`,
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
    `\\b(?:i (?:\\w+ ){1,6}in (?:primary|secondary|high|nursery) school|in (?:primary|secondary|high|nursery) school,? i|remember (?:when|the time)|(?:long |just |\\w+ (?:years?|months?|weeks?) )?before (?:i|he|she|we|they|(?:my |our |the )?\\w+) (?:was|were) (?:even |ever )?(?:born|married))\\b`,
    // others have taken over
    "[.,!] (?:he|she|they)(?:'s| is| are| am) (?:still |now )?in (?:the )?(?:hospital|icu|intensive care|a&e|resus)\\b|\\b(?:ambulance|paramedics) (?:took|have|has) (?:him|her|them|me)\\b",
    `\\b(?:weeks?|months?|years?|ages|a fortnight|${days}s?|christmas(?:es)?|easters?|birthdays?|summers?|winters?|springs?|autumns?) (?:ago|back)\\b|\\bback then\\b|\\bwhen (?:i|he|she|we|they) (?:was|were) (?:an? |\\d|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|\\w+teen|twenty|thirty|forty|fifty|sixty|little|small|young|pregnant|at school)|\\bas an? (?:small |little |young )?(?:child|kid|boy|girl|toddler|baby|teen\\w*|student)\\b|\\bused to\\b|\\bat the time\\b`,
  ].join('|'),
)

/** It is asked what was, in one sentence: the journal may know. */
const askedOfPast =
  /^(?:and |so |but |ok |hey |hi |please |remind me |tell me |do you know |i wonder |(?:i was |i'm )?(?:just )?wondering,? |by the way,? {2}|(?:just )?(?:quick|random) question,? ){0,3}(?:,? ?)(?:how (?:much|many|long|often|old|far|soon|late)\b.{0,40}\b(?:did|was|were|had)|when (?:did|was|were|had)|where (?:did|was|were|had)|who(?: \w+)? (?:did|was|were|had|drove|came|called|rang|sat|stayed|took|found|helped|held|said|told|picked|brought|paid)|what(?:'s| is| was) the (?:name|date|day|number)|which \w+ (?:did|was|were|had)|what (?:(?:day|date|month|time|song|hospital|doctor|film)\b.{0,20}\b)?(?:did|was|were|had)|what did|(?:did|have) i (?:ever )?(?:write|written|note|noted|mention|mentioned|say|said|tell|told)|find (?:me )?the (?:page|entry|day|line)|show me (?:the )?(?:page|entry|day|line)|do you remember)\b/
/** Asked without a name for what is sought: which of two it was, whether it ever was, or where and when it was, of a day that is over. */
const askedWhich = new RegExp(
  [
    '^(?:so |and |but )?(?:did|was|were|had)\\b.{0,80}(?:\\bbefore or after\\b|\\b(?:before|after|in|at|on|during|by) .{1,25} or (?:(?:before|after|in|at|on|during|by) .{1,25}|before|after)\\W*$)',
    "^(?:so |and |but )?(?:was|wasn't) it .{1,40}\\b(?:that|when|where|who)\\b(?!.{0,20}\\b(?:made|makes|caused|did (?:it|this)))",
    '^(?:has|have|did|had|was|were) (?!you\\b).{1,30}\\bever\\b|^had .{1,30}\\b(?:already|yet)\\b.{1,40}\\bwhen\\b|^when\\b.{3,60}\\b(?:who|where|which \\w+|what (?:day|song|hymn|time|month|year|colour)) (?:\\w+ )?(?:did|was|were|had|rang|came|called|drove|sat|stood|found)\\b|\\bwhen was (?:that|it)\\W*$',
    `^(?:so |and |but )?(?:did|was|were|had|why did|how come|how did)\\b.{0,60}\\b(?:before|after|during|at|in|by|until) (?:the |my |our |her |his |their |\\w+'s )?${occasion}\\b`,
    '\\bthe (?:day|night|week|year) (?:before|after) .{1,40}\\bthat\\b',
  ].join('|'),
)
/** What went on around it is asked: the main clause is of no body. */
const aroundIt =
  /^(?:so |and |but )?(?:(?:did|was|were|had|wasn't|weren't|didn't) |what (?:\w+ )?(?:was|were|did|had) |how come )(?<main>.{1,60}?)\b(?:when|while|as|before|after|by the time|the (?:day|night|time|moment|week))\b/
const ofABody =
  /\b(?:hit|hurts?|bang\w*|head|breath\w*|pulse|pale|gr[ea]y|blue|cold|hot|warm|sick|drunk|tak(?:e|en|ing)|took|eat|ate|eaten|swallow\w*|drink|drank|blood|bleed\w*|pain|chest|fever|awake|ok|okay|all right|alright|confused|fall|fell|land\w*|cut|shak\w*|jerk\w*|vomit\w*|call|ring|phone|it)\b/
function asksAround(text: string, told: RegExp): boolean {
  const main = aroundIt.exec(text)?.groups?.main
  return main !== undefined && !ofABody.test(main) && !told.test(main)
}

/** Somebody is told to be well since, or everybody makes merry over it. */
const wellSince =
  /\b(?:been |is |are |was |am |'s |'m )?(?:\w+ )?(?:fine|grand|well|great|perfect|healthy|right as rain|no trouble) (?:ever )?since\b|\b(?:made a )?full(?:y)? recover\w*|\brecovered (?:fully|completely|well)\b|\b(?:is|'s) an? (?:\w+ )?\w+(?:er|or|ist) today\b|\b(?:we|they|everyone) (?:all )?(?:still )?(?:laughs?|laughed|tease[sd]?|jokes?|joked|smiles?) /
/** That, and what somebody does again. */
const recovered = new RegExp(
  `${wellSince.source}|\\b(?:walks?|talks?|drives?|cooks?|works?|sings?|dances?|runs?|cycles?|swims?)(?: and \\w+)* again\\b`,
  'g',
)
const notWell =
  /\b(?:not|never|hardly|barely|\w+n't)(?: \w+){0,2} (?:fine|grand|well|great|healthy) (?:ever )?since\b/
/** No question of what was is put so of what was swallowed. */
const poisoned =
  /\b(?:swallow\w*|drank|drink|inject\w*|overdos\w*|poison\w*|bleach|batter(?:y|ies)|monoxide|pills?|tablets?|hit|head|bang\w*|blood|bleed\w*)\b/
/** What leaves one well at once and calls for help all the same. */
const mayComeBack =
  /\b(?:stroke|heart|chest|head|swallow\w*|drank|drink|ate|eaten|took|taken|inject\w*|overdos\w*|poison\w*|bleach|batter\w+|hit|blood|bleed\w*|monoxide|drown\w*|electr\w*)\b/

/** Too much of something is over only where its day is named, and not as an aside behind it. */
const dosed =
  /\b(?:overdos\w*|too (?:many|much)|(?:took|taken|swallowed|drank|ate|eaten|injected)\b.{0,30}\b(?:all|twenty|thirty|\d\d|wrong|whole|double|twice))\b/

const pastVerb =
  /\b(?:did|was|were|had|wasn't|weren't|hadn't|didn't|couldn't|could not|wouldn't|\w{2,}ed|took|caught|burnt|stung|bit|swam|ran|saw|fell|felt|went|got|came|said|told|thought|found|hit|drank|ate|gave|began|broke|cut|lay|sat|stood|threw|lost|woke|swelled|bled|shook|spent|paid|kept|held|wrote|drove|rang)\b/

/** Something goes on, whatever day is named beside it. */
const goesOn = new RegExp(
  [
    '\\b(?<!until |till |by |from |even |, )now\\b(?! and (?:then|again)|,? (?:i|we) (?:laugh|know|see|understand|can laugh|keep thinking|think))',
    '\\b(?:like this|this (?:bad|much|long|blue|pale)|(?:happen\\w*|done it|doing it|did it) again|right now|at the moment|as we speak|this (?:minute|second|instant)|(?:seconds?|minutes?|an hour|hours?) ago|getting worse|worse and worse|ever since|not stopped|keeps? (?:coming|bleeding|passing|fainting|falling|happening))\\b',
    `\\b(?:(?:for|over|in|during) the (?:last|past) \\w+|since (?:last|then|months?|weeks?|days?|this|breakfast|lunch|dinner|noon|midday|yesterday|${days}|${months})|(?:started|began|noticed)\\b.{0,40}\\bago|ago\\b.{0,40}\\b(?:started|began))\\b`,
    "\\b(?:i|he|she|they|we|has|have|i've|he's|she's) (?:have |has |had )?just\\b(?! (?:want|wonder|ask|remember|thought|think|read|sat|lay|need to know))",
    // a body of which it is said in the present
    "\\b(?:i|he|she|they|we|you|baby|mum|mom|dad|mother|father|nan|gran|grandad|grandpa|husband|wife|son|daughter|friend|it) (?:really |simply |still )?(?:can't|can hardly|can barely|won't|doesn't|don't|isn't|aren't) (?!think|stop think|stop see|forget|remember|recall|know|find (?:the|that|it|my)|get (?:it|that|this|the) |say|tell|believe|even remember|want|like|talk)\\w+",
    "\\b(?:chest|arm|leg|face|mouth|throat|tongue|lips?|head|heart|side|hand|breath|stomach|speech) (?:really |still )?(?:hurts|aches|is|are|feels?|burns|droops|tingles|pounds)\\b|\\b(?:i'm|he's|she's|they're|i am|he is|she is|they are) (?:\\w+ )?(?:bleeding|fainting|choking|wheezing|gasping|shaking|unconscious|unresponsive|breathless|passing|going|turning|having|struggling|swelling|slurring|vomiting|blue|grey|limp|floppy|short of|out cold|on the floor)\\b",
    "\\b(?:hurts|aches|wheezes|gasps|droops|collapses|faints|is (?:bleeding|swelling|spreading|pouring|gushing|swollen|numb|blue|tight)|(?:it|that|this)(?:'s| is| has)(?: come)? back)\\b",
    "\\b(?:(?:i|we|he|she|they|mum|mom|dad) (?:feels?|am|is)|i'm|he's|she's|they're|mum's|mom's|dad's) (?:\\w+ )?(?:faint|sick|dizzy|weak|numb|tight|funny|strange|odd|awful|breathless|cold|clammy|worse)\\b|\\b(?:i|he|she|we|they|mum|mom|dad)(?: have|'ve| has|'s|'s got|'ve got)(?: got| an?| the| this| some| more| such)* (?:\\w+ )?(?:chest|pains?|pressure|tightness|trouble|difficulty|swelling|bleeding|a fit|a stroke)\\b",
    "(?:\\b(?:has|have)|'s|'ve) (?:just |suddenly )?(?:passed out|collapsed|fainted|fallen|stopped|swallowed|taken|drunk|eaten|turned|gone|had (?:an? |another ))(?! (?:away|since|on to|home|back))",
    "\\b(?:and|but),? (?:feels?|am|is|have|has|can't|won't)\\b(?! (?:never|not|always|been|no|forget|stop))|\\b(?:(?<!\\b(?:was|were) (?:\\w+ ){1,3})like|same as) (?:in|on|that|last|the (?:day|time|night)|back)\\b|\\bthe same\\b(?! (?:day|night|morning|evening|afternoon|week|year|hospital|ward|doctor|bed|room))",
    // help is asked for
    '\\b(?:what (?:do|should|shall|can|must) (?:i|we) do|should (?:i|we|he|she|they) (?:call|go|ring|wait|drive|take|see|get|be)|do (?:i|we) (?:call|ring|need|wait|go)|help me|please help|help!|is (?:he|she|it) (?:going to|dying|breathing|safe|dangerous)|hurry|an ambulance\\?)',
  ].join('|'),
)
/** It may go on, unless all that is told of a body is bound to the day that is named. */
const mayGoOn = /\b(?:tonight|today|this (?:morning|afternoon|evening)|last night|yesterday|again|still)\b/

/** True where what a message tells of a body (`symptoms`) is over: a question to the journal, or a memory. */
export function isOver(told: string, symptoms: RegExp): boolean {
  const text = told.replace(recovered, ' ')
  if (goesOn.test(text) || notWell.test(told)) return false
  const isAsked = !/[.!?…;]\s*\S/.test(text) && !dosed.test(text) && !mayGoOn.test(text)
  if (isAsked && (askedWhich.test(text) || asksAround(text, symptoms)) && !poisoned.test(text)) return true
  if (!pastVerb.test(text)) return false
  const frame = pastFrame.exec(text)
  if (!frame)
    return wellSince.test(told)
      ? !mayComeBack.test(text) && !mayGoOn.test(text)
      : isAsked && askedOfPast.test(text)
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
