/* What somebody asks, or says of themselves, about blame and worth, in plain words (`plainQuestion`). */

import { either } from './either.ts'

export const kin =
  '(?:person|human|man|woman|mother|father|mum|mom|mam|dad|parent|friend|wife|husband|partner|girlfriend|boyfriend|son|daughter|child|sister|brother|teacher|nurse|boss|christian|muslim|grandmother|grandfather|nan|gran)'
export const unkind =
  either(`bad, terrible, horrible, awful, rotten, rubbish, failure, worthless, useless, stupid, dumb, idiot, idiotic, fool, foolish, moron, monster,
    burden, lazy, selfish, cruel, crazy, insane, broken, damaged, loser, coward, weak, weakling, pathetic, disgusting, ugly, unlovable, hopeless,
    disappointment, fraud, liar, toxic, evil, needy, clingy, boring, annoying, a waste of (?:space|time|air|oxygen|skin), good for nothing,
    disgrace, embarrassment, let-?down, trash, garbage, scum, filthy, unworthy, ungrateful, heartless, screw-?up, fuck-?up, piece of shit, shit,
    crap, sinner, freak, hypocrite, a nobody, nothing`)
const wanting =
  either(`too much, not enough, (?:a )?good ${kin}, good enough, enough, lovable, worth (?:it|anything|loving|saving|the), a joke, a mess, a waste,
    mad, a fail, the problem, the worst, the reason, the villain, the bad (?:guy|one), beyond help, to blame, responsible, guilty`)
export const fillers =
  '(?:a |an |the |such |just |really |so |too |that |simply |actually |only |being |always |basically |kind of |kinda |like |honestly |not |probably |maybe |pretty |clearly |obviously )*'
const badEnds =
  either(`left, leave, leaving, died?, dead, passed, hates?, gone, cry\\w*, cries, divorc\\w*, sick, ill, make it, made it, angry, broke\\w*,
    happen\\w*, hit, hurts?, drinks?, drinking, cheated, failed, unhappy, miserable, alone, fired, stopped`)

/** Asked about blame or worth. */
export const worth = new RegExp(
  [
    "\\b(?:my|his|her|their|our|your|whose|somebody's|someone's|anyone's)(?: own)? (?:fault|guilt|doing)\\b",
    '\\b(?:am i|was i|is (?:he|she)|are they|were they|whom?|who is|who was) (?:really |also )?(?:to blame|responsible|guilty)\\b',
    `\\b(?:am|was) i ${fillers}(?:${unkind}|${wanting})\\b`,
    `\\b(?:i'm|i am|i was|i've been|me|myself) ${fillers}${unkind}\\b(?! (?:at|with) )`,
    `\\b(?:i'm|i am|i was) ${fillers}(?!mad\\b)${wanting}\\b`,
    `\\b${unkind}\\b.{0,20}\\b(?:i am|am i|i was|was i|aren't i|like me|of me|about me)\\b`,
    `\\b(?:am|was) i (?:really |just |being )*(?:an?|such an?|the(?! one\\b)) (?:\\w+ )?\\w+ (?:for|to) (?!my\\b|the\\b|this\\b|that\\b|a\\b|you\\b)(?:\\w+ing|have|want|say|do|be|think|feel|leave|hate|tell)\\b`,
    `\\bdoes (?:that|this|it) (?:make|mean) (?:me|i'm|i am) ${fillers}(?:${unkind}|${wanting})\\b`,
    `\\b(?:a|an) (?:good|real|better|proper|normal|decent|true) ${kin}\\b.{0,30}\\b(?:would|wouldn't|should|doesn't|never|knows?|can|could)\\b`,
    "\\b(?:do|did|does) (?:i|he|she|they|we) (?:really |even )?(?:deserve|matter|count)\\b|\\bdeserve\\w*\\b.{0,40}\\b(?:do i|did i|don't i|didn't i|right|yes|true)\\b|\\bi deserved?\\b",
    '\\bdid i (?:kill|cause|ruin|break|destroy|fail|hurt|let (?:him|her|them|it|everyone)|lead (?:him|her|them)|bring (?:it|this|that) on|ask for (?:it|that)|make (?:him|her|them|it)|drive (?:him|her|them)|push (?:him|her|them))\\b|\\b(?:had it coming|asked for it|brought (?:it|this|that) on myself)\\b',
    "\\b(?:should|could) i have (?:called|known|done|gone|stopped|seen|told|been|saved|prevented|noticed|stayed|said|come|helped|asked|listened)\\b|\\bi should have (?:called|known|stopped|seen|been there|saved|prevented|protect\\w*|noticed|stayed|helped|listened)\\b|(?<!\\b(?:as|know|tell) )\\bif i(?:'d| had| hadn't| were| was|'d only| had only| had just) .{0,60}\\b(?:still be|would|wouldn't|'d|might|could)\\b",
    "\\b(?:wrong of me|you blame me|less of me|is it (?:bad|wrong|selfish|terrible|horrible) (?:that i|of me|to (?:want|hate|wish|feel|be glad|be relieved))|what did i do)\\b|\\b(?:something|anything) wrong with me\\b|\\bwhat(?:'s| is) wrong with me\\b|\\bwhy am i (?:so|such|like this|always|the)\\b|\\b(?:says?|said|mean) (?:a lot |something |everything )?about me\\b",
    `\\b(?:will|could|can|does|do|did|would|who|who'd|no ?one|nobody|any(?:one|body)|some(?:one|body)|they|they'd|he|she|people|everyone|everybody)\\b.{0,25}\\b(?:love|loves|like|likes|hate|hates|forgive|forgives|want|wants|miss|misses|need|needs|care about|cares about|stand|respect|sick of|tired of|fed up with|ashamed of|disappointed in|laugh at|laughing at|better off without|happier without) (?:someone like |a person like |to be with )?me\\b`,
    `\\bbecause (?:of me|i|i'm|i'd|i didn't|i wasn't|my)\\b.{0,60}\\?|\\b${badEnds}\\b.{0,20}\\bbecause (?:of )?(?:me|i)\\b|\\bbecause (?:of )?(?:me|i)\\b.{0,30}\\b${badEnds}\\b|\\b(?:that|it|this|all)(?:'s| is| was)? (?:all |kind of |kinda )?(?:down to|on) me\\b`,
    `\\bi (?:think |guess |suppose |probably |just )?(?:killed|caused|ruined|wasted|destroyed|failed|provoked|neglected|abandoned|spoiled|wrecked|drove him|drove her|pushed him|pushed her|hurt (?:him|her|them)|made (?:him|her|them))\\b|\\b(?:have|had) i not\\b|\\bbecause of (?:how|what|the way) i\\b|\\bbetter off (?:with|without) (?:another|a different|someone|somebody|me)\\b|\\bpunish\\w* me\\b|\\b(?:not|never) (?:as|so) (?:good|clever|smart|strong|pretty|loved) as\\b|\\bcan't (?:really )?complain\\b|\\bit's always me\\b`,
    `\\b(?:could|should|would)(?:n't)? \\w+ (?:still |only )?(?:have|be|talk)\\b.{0,60}\\bif i\\b|\\bif (?:i'd|i had|i hadn't)\\b.{0,60}\\bwould\\b|\\bdid (?:i|my \\w+|the \\w+ i)\\b.{0,40}\\b(?:cause|wreck|ruin|(?:make|drive|bring|push|turn) (?:him|her|them|us|my (?:\\w+ )?(?:son|daughter|mother|father|mum|mom|dad|wife|husband|brother|sister|child|children|kids)))\\b|\\b(?:is|was) (?:it|that) (?:a sin|vain|shallow|cruel|cowardly|pathetic|selfish|wicked|my (?:job|duty))\\b|\\b(?:ashamed of|hold it against me|payback for|be forgiven|punish\\w* for)\\b|\\b(?:decent|real|good|proper) (?:person|man|woman|mother|father|dad|mum|friend) (?:have|would)\\b|\\bsign that i'm\\b|\\bdo i (?:come across|even have the right)\\b|\\bam i (?:allowed to be|as \\w+ as|the leftover|simply)\\b|\\bmakes? me (?:a |an |partly |the )?(?:responsible|guilty|hypocrite|monster|coward|liar)\\b|\\bthinks? i'm\\b`,
    '\\bought i (?:not )?to have\\b|\\b(?:was|is) it (?!good|nice|kind)[\\w-]+ of me\\b|\\bdid i (?:\\w+ ){1,4}?by \\w+ing\\b|\\bdid i do (?:bad|badly)\\b|\\b(?:was i|i was) (?:\\w+ )?(?:wrong|right) (?:to|of me|for)\\b.{0,60}\\?|\\bwas i (?:wrong|right)\\b|\\bam i (?:wrong|right) (?:to|about)\\b|\\bdid i do (?:something |anything )?wrong\\b',
    '\\b(?:am i|is my life) worth\\b|\\bmy life (?:is )?worth\\b|\\b(?:let|letting) (?!go\\b|it\\b|us\\b|the (?:rope|blind|window|side|tyre)|(?:my|his|her) (?:hair|guard))(?:my |the |our )?\\w+ do(?:w|o)n\\b',
    '\\bi let (?:it|this|that|him|her|them) (?:happen|die|go|down)\\b|\\b(?:counts as|it was|was it) my (?:doing|choice)\\b|\\b(?:is|was) it (?:really |just |all |actually )?me\\b|\\bam i the (?:problem|reason|one who)\\b',
  ].join('|'),
)
/** And who it is laid on. */
export const onMe =
  /\b(?:because of|down to|(?:it|that|this|all|fault|blame\w*)(?:'s| is| was)?(?: all| is| falls| lands?)? on) me\b/
const fact =
  /(?:^|[.!?,] )(?:(?:so|and|but|hey|hi|please|remember|tell me|remind me),? ){0,3}(?:how (?:much|many|long|often|far|old|big|high)|when|where|what (?:day|date|time|year|month|number|name|price|size)|which (?:day|date|month|year|page)|whose|date (?:for|of))\b/
const ofTheHeart =
  /\b(?:ever|any(?:one|body)|no ?(?:one|body)|hates?|loves?|forgives?|fault|blame|deserved?|enough)\b/
/** True where a matter of fact is asked, whatever else is in it. */
export const asksFact = (text: string): boolean => fact.test(text) && !ofTheHeart.test(text)
