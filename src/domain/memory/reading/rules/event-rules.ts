import { type FactRule, rule } from './fact-rule.ts'
import { ailment, be, home, number, own, part } from './fact-words.ts'

const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|this (?:morning|week|month)|last (?:\\w+day|week|month))'
const drug =
  'insulin|statins|antidepressants|steroids|blood thinners|warfarin|hrt|the pill|methotrexate|lithium|beta blockers|sertraline|fluoxetine|citalopram|ritalin|dialysis|oxygen|chemo|chemotherapy|radiotherapy|immunotherapy|physio|physiotherapy|therapy|counselling|cbt|rehab'
const kin =
  'wife|husband|mother|father|mum|mom|dad|brother|sister|son|daughter|partner|nan|gran|grandmother|grandfather'
const workplace =
  'work|job|office|bank|school|uni|university|college|hospital|bakery|shop|store|café|cafe|coffee place|firm|ward|practice|library|factory|nursery|depot|restaurant|placement|apprenticeship|internship|training|leave|maternity leave|parental leave|paternity leave|retirement|placement'

/** What changes a life: a job, a home, health, a birth, a parting, an exam. */
export const eventRules: readonly FactRule[] = [
  // Work.
  rule(
    'work',
    'begins',
    /^(?:was|got|been|is|were) (?:made|appointed|elected|named|promoted to|taken on as|hired as|offered) (?:(?:the|an?|her|his|my|our) )?(?:[\w-]+ ){0,3}?(?:partner|head|manager|captain|chair|director|nurse|deputy|supervisor|foreman|sergeant|inspector|professor|lecturer|treasurer|secretary|editor|curator|permanent|full-time|job|post|position|contract|place)\b(?! (?:of the (?:table|house)|up))/i,
  ),
  rule(
    'work',
    'begins',
    new RegExp(`^(?:started|began) (?:work )?(?:on )?${day}(?= (?:at|as|in)\\b|[.,;!)]|$)`, 'i'),
  ),
  rule(
    'work',
    'begins',
    new RegExp(
      `^(?:started|begun|began|starts) (?:work(?:ing)?|(?:${own} )?(?:new )?(?:job|role|post|position|placement|apprenticeship|training|shift work|rotation)|teaching|nursing|nights|days)(?= (?:at|in|for|with|on|as|last|this|today|yesterday)\\b|[.,;!)]|$)(?! (?:at|on|in) (?:it|the (?:garden|kitchen|floor|dishes)|[a-z]+ing|eight|nine|seven|six|five|half|\\d))`,
      'i',
    ),
    true,
  ),
  rule(
    'work',
    'ends',
    new RegExp(
      `^(?:gave|given|handed in|put in|served|turned in|sent in|got) (?:in )?(?:(?:my|her|his|their|${'\\p{Lu}\\p{L}+'}) )?(?:notice|resignation)(?= (?:at|to|in|on|last|today|yesterday|this|after|and|because)\\b|[.,;!)]|$)`,
      'u',
    ),
    true,
  ),
  rule(
    'work',
    'ends',
    /^(?:Gave|Handed in|Put in|Turned in|Sent in) (?:in )?(?:my )?(?:\p{Lu}\p{L}+ )?(?:notice|resignation)\b/u,
    true,
  ),
  rule(
    'work',
    'ends',
    /^(?:was|got|been) (?:given (?:his|her|my) (?:cards|notice|marching orders)|laid off|pensioned off|retired early|dismissed)\b/i,
  ),
  rule(
    'work',
    'ends',
    /^(?:took|taken|accepted) (?:(?:voluntary )?redundancy|early retirement|the package)\b/i,
    true,
  ),
  rule(
    'work',
    'ends',
    /^(?:taught (?:my|her|his) last|(?:worked|had|did|finished|done) (?:my|her|his|their) last (?:day|shift|week)|handed over the (?:shop|post office|farm|business|keys|reins|practice)|sold the (?:business|shop|farm|practice))\b/i,
    true,
  ),
  rule(
    'work',
    'ends',
    /^(?:left|leaves|is leaving|['’]s leaving) (?:us |here )?for (?:a|an|the|another) (?:[\w-]+ ){0,2}?(?:job|post|position|bakery|firm|hospital|school|company)\b/i,
  ),
  rule('work', 'ends', /^stopped working (?:nights|days|weekends|shifts|there|at|for|full[- ]time)\b/i, true),
  rule(
    'work',
    'begins',
    new RegExp(
      `^(?:first|day one|my first) (?:day|shift|week|working)? ?(?:at|as|of|in|on|with|for) (?:(?:the|my|her|his|a) )?(?:[\\w-]+ )?(?:${workplace.replace('school|uni|university|college|', '')})\\b(?! for )`,
      'i',
    ),
    true,
  ),
  rule(
    'work',
    'ends',
    new RegExp(
      `^(?:my )?last (?:day|shift|week|lesson) (?:at|of|in|on|with) (?:(?:the|my) )?(?:[\\w-]+ )?(?:${workplace.replace('school|uni|university|college|', '')})\\b`,
      'i',
    ),
    true,
  ),
  rule(
    'work',
    'begins',
    /^(?:changed|transferred|switched|went over|moved) to (?:the )?(?:[\w-]+ )?(?:hospital|ward|night shift|nights|days|day shift|part-time|four days|another (?:school|firm|branch|department|ward))\b/i,
    true,
  ),
  // Home.
  rule(
    'home',
    'begins',
    new RegExp(
      `^(?:moved(?: house| flat| in)?(?= (?:on|last|yesterday|today)\\b|[.,;!)]|$)|settled (?:in|into) (?=\\p{Lu}|the (?:flat|house|new))|(?:got|picked up|collected|was given|have|['’]ve got) the keys(?= (?:to (?:the|our|my|a) (?:[\\w-]+ )?${home}|today|yesterday|on|this|at last|last)\\b|[.!,;]|$)(?! (?:back|out|cut))|(?:signed|signing) (?:the|a|our|my) (?:[\\w-]+ )?lease\\b|signed (?:the papers )?for (?:a|an|the|our) (?:[\\w-]+ ){0,2}?(?:${home}|bay|plot|unit|workshop|shop)\\b|(?:exchanged(?: contracts)?|completed|closed) on (?:the|our|a) (?:[\\w-]+ )?${home}|exchanged contracts\\b|bought (?:the|a|an|our) (?:[\\w-]+ ){0,3}?${home}\\b)`,
      'iu',
    ),
    true,
  ),
  rule(
    'home',
    'begins',
    /^(?:went|gone|go|going|has gone|have gone|came|come) (?:back )?home (?:to (?=\p{Lu})|for good)|^(?:have|has|['’](?:s|ve)) gone (?:back )?to live (?:in|with|at)\b/u,
  ),
  rule(
    'home',
    'ends',
    new RegExp(
      `^(?:handed (?:in|back|over) the keys (?:to|of) (?:the|our|my)|left (?:the|my|our|her|his) (?:[\\w-]+ )?${home} for good|emigrated|put (?:the|our|her|his|my) (?:${home}) (?:up for sale|on the market))\\b`,
      'i',
    ),
    true,
  ),
  rule('home', 'begins', /^(?:emigrated|relocated) to (?=\p{Lu})/u, true),
  rule(
    'care',
    'begins',
    /^(?:into|to live (?:at|in)) (?!(?:Primary|Year|Grade|Reception|Junior|Senior|First|Second|Third|Fourth|Fifth|Sixth)\b)(?:(?:the|a|an) )?(?:\p{Lu}|(?:[\w-]+ ){0,2}?(?:home|hospice|hospital|assisted living|sheltered housing|care)\b)/u,
  ),
  rule('study', 'begins', /^(?:into|started|starts|went into) (?:Primary|Year|Grade) (?:\d{1,2}|\p{L}+)/u),
  // Love.
  rule(
    'partner',
    'ends',
    new RegExp(
      `^(?:parted(?= (?:in|last|on|after|at|from|company|ways)\\b|[.,;!)]|$)|(?:have|['’]ve|has|['’]s) (?:parted|split|split up|separated|broken up)\\b(?! (?:the|with))|split(?= (?:last|in|on|after|from|with)\\b|[.,;!)]|$)(?! (?:on|in) (?:the|two|half))|broke up with (?!laughter)|ended (?:it|things)(?= (?:on|last|in|with|${day})\\b|[.,;!)]|$)(?! with (?:a|the) )|(?:put|threw|thrown|kicked) (?:\\p{Lu}\\p{L}+|him|her|me|my \\w+) out(?= |[.,;!)]|$)(?! of (?:the (?:kitchen|room|way|car|shed))| (?:with|of) (?:a|an|the|my) (?!house|flat)|(?: again)? (?:on (?:the|his|her)|at the|for (?:a|the)))|filed for (?:a )?divorce|signed the divorce papers|got (?:a|the) divorce|walked out on (?:me|him|her|us|his|\\p{Lu})|left me(?=[.,;!]|$| (?:last|in (?!peace)|for (?!dead)|after|this|on \\w{3,6}day|yesterday|two|three)))`,
      'u',
    ),
    true,
  ),
  rule(
    'partner',
    'begins',
    /^(?:(?:has|have|['’](?:s|ve)|['’](?:s|ve) got|has got|have got) (?:got )?(?:a|an) (?:new )?(?:boyfriend|girlfriend|fella|fiancé|fiancée|partner)\b|asked (?:me|him|her|\p{Lu}\p{L}+) to marry|(?:are|is|['’](?:re|s)) back together|got (?:back together|hitched|remarried)|(?:has |have |['’](?:s|ve) )?remarried|eloped|met somebody|has met someone|['’]s met someone)\b/u,
  ),
  rule(
    'partner',
    'is',
    /^(?:is|are|['’](?:s|re)) (?:now )?(?:living with|with (?:a|an) (?:[\w-]+ )?(?:colonel|teacher|doctor|nurse|fireman|vet|man|woman|fella|bloke|widower|widow|guy|chap)(?: from| called| named| in| who)|married to|engaged to)\b/i,
  ),
  rule(
    'partner',
    'is',
    new RegExp(
      `^(?:have|['’]ve|has|['’]s) been married (?:for )?(?:nearly |almost |over )?(?:${number}|\\w+) years\\b`,
      'i',
    ),
  ),
  rule(
    'lost',
    'once',
    new RegExp(
      `^(?:lost|buried|has lost|have lost|['’]s lost|['’]ve lost) (?:my|her|his|their|our) (?:[\\w-]+ )?(?:${kin}|baby)\\b(?! (?:in the (?:crowd|shop|market)|at (?:chess|cards)|['’]s))`,
      'i',
    ),
  ),
  rule(
    'lost',
    'once',
    /^(?:had to put|put|have had to put|had) (?:the |our |my |her |his )?(?:dog|cat|horse|pony|rabbit|\p{Lu}\p{L}+) (?:down|to sleep)(?= |[.,;!)]|$)(?! (?:for (?:the night|a nap)|at|on the (?:chair|floor|sofa|bed|table)|gently))/u,
    true,
  ),
  rule(
    'age',
    'is',
    /^(?:had|celebrated) (?:her|his|my) (?:[\w-]+th|[\w-]+(?:first|second|third)|\d+(?:st|nd|rd|th))(?: birthday)?(?= (?:on|today|yesterday|last|this)\b|[.,;!]|$)/i,
    true,
  ),
  // A child.
  rule(
    'child',
    'begins',
    new RegExp(
      `^(?:(?:has |have |['’](?:s|ve) )?(?:had|given birth to|gave birth to) (?:(?:a|an|the|her|their|our|my) )?(?:(?:first|second|third|little|healthy|other|new|beautiful) ){0,2}(?:baby|babies|boy|girl|son|daughter|twins)(?= |[.,;!)]|$)(?! (?:cry|in the (?:next|seat)|on (?:my|the) (?:bus|lap)|behind|next to|crying|with (?:me|us)))|gave birth\\b|(?:is|are|['’](?:s|re)|am|['’]m) (?:expecting(?= (?:in|again|twins|a (?:baby|boy|girl|child|second|third)|another|another|her|their|our)\\b|[.,;!)]|$)|having (?:a (?:baby|boy|girl)|twins)(?=[.,;!)]|$| (?:in|and|again|this|next|on|too)\\b)|(?:${number}|[\\w-]+) (?:weeks|months) (?:gone|pregnant|along|on)|due (?:in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|on the))|became (?:a )?(?:an? )?(?:uncle|aunt|auntie|parents|grandparents|great-\\w+))`,
      'i',
    ),
  ),
  // Health.
  rule(
    'injury',
    'once',
    new RegExp(
      `^(?:(?:has |have |['’](?:s|ve) |had )?(?:hurt|tore|torn|twisted|pulled|put out|did in|done in|cracked|snapped|crushed|cut off|lost|ruptured|bust|busted|shattered|slipped) (?:my|her|his|their|a|an|two|three|the|one of (?:my|his|her)|the (?:tip|top) of (?:my|his|her)) (?:\\w+ ){0,2}?(?:${part}|ribs?|back|hamstring|acl|achilles|cruciate|disc|thumb|skull|jaw|pelvis|tendon|meniscus|ligaments?|eye|vertebra)\\b|(?:fell|fallen|fall) (?=${day}|(?:at|in) (?:home|the night|the bath(?:room)?))|had (?:a|another) (?:bad |nasty |mini-|small |slight |massive |minor )?(?:stroke|fall|heart attack|seizure|tia|breakdown|bleed|miscarriage|crash|accident))(?! (?:with laughter|for words|to (?:the|it)))`,
      'i',
    ),
  ),
  rule(
    'injury',
    'once',
    new RegExp(
      `^(?:${be} )?(?:(?:left|right) )?(?:${part}|collarbone|jaw|pelvis) (?:is|was|['’]s) (?:broken|fractured|cracked|dislocated)\\b`,
      'i',
    ),
  ),
  rule(
    'injury',
    'once',
    new RegExp(`^my (?:(?:left|right) )?(?:${part}|collarbone|jaw) is (?:broken|fractured|cracked)\\b`, 'i'),
    true,
  ),
  rule(
    'illness',
    'begins',
    new RegExp(
      `^(?:(?:is|was|got|been|has been) (?:admitted|rushed|taken|sectioned|readmitted|blue-lighted) (?:in)?to (?:the )?(?:hospital|a&e|icu|er|intensive care|the psych)|(?:came|come) (?:out|down) (?:in|with) (?!me|him|her|a (?:bag|tray|plate|cup))(?:a |the )?(?:[\\w-]+ )?(?:shingles|rash|hives|flu|pneumonia|measles|covid|mumps|fever)|(?:tested|has tested) positive|(?:has|have|had|['’](?:s|ve) got|got) (?:the )?(?:${ailment})(?= |[.,;!)]|$)(?! (?:on|in) (?:my|her|his|their|the) (?:mind|head)| scare| test| jab))`,
      'i',
    ),
  ),
  rule(
    'illness',
    'begins',
    new RegExp(
      `^(?:(?:started|started on|begun|began|has started|have started|is on|am on|['’](?:s|m) on|been put on|was put on|got put on) (?:(?:her|his|my|the) )?(?:[\\w-]+ )?(?:${drug})|(?:has|have|['’](?:s|ve)|is) (?:been )?(?:registered blind|gone deaf|going blind|lost (?:his|her|my) (?:sight|hearing)))\\b`,
      'i',
    ),
    true,
  ),
  rule(
    'illness',
    'once',
    /^(?:(?:has |have |['’](?:s|ve) )?(?:had|got|having|has|gets) (?:(?:her|his|my|the|a|an) )?(?:[\w-]+ ){0,2}?(?:operation|surgery|transplant|biopsy|hip replacement|knee replacement|cataract(?:s)?(?: done)?|hysterectomy|c-section|caesarean|pacemaker|stent|bypass|kidney stone)(?= |[.,;!)]|$)(?! (?:on (?:my|her) mind|in (?:a|two|the) |next|tomorrow|soon)))/i,
  ),
  rule(
    'illness',
    'ends',
    /^(?:is|was|am|['’](?:s|m)) (?:(?:home|back|out) (?:home )?from (?:the )?hospital|out of (?:the )?(?:hospital|intensive care|icu|danger|plaster|the boot|the cast|rehab)|up and about(?: again)?|back on (?:his|her|my) feet|cancer[- ]free|clear)(?= |[.,;!)]|$)/i,
  ),
  rule(
    'illness',
    'ends',
    /^(?:came (?:off|out of) (?:the )?(?:crutches|morphine|insulin|antidepressants|ventilator|plaster|tablets)|(?:got|had) (?:the|my|her|his) (?:cast|plaster|stitches) (?:off|out)|(?:walks|is walking|['’]s walking|am walking|['’]m walking) (?:again|without)|(?:got|had|was given) the all[- ]clear)\b/i,
    true,
  ),
  // Learning and what was reached.
  rule(
    'passed',
    'once',
    /^(?:passed(?= with (?:merit|distinction|honours|flying)| first time| at last)|failed(?= (?:my|the|her|his) (?:\w+ )?(?:driving|theory|listening|test|exam|viva|resit|mock))|qualified(?= as|[.,;!]|$)|(?:has |have |['’](?:s|ve) )?qualified as|got (?:my|her|his) results|got (?:a|an) (?:first|2:1|distinction)|graduated|defended (?:my|her|his) thesis|submitted (?:my|her|his) (?:thesis|dissertation)|ran (?:my|her|his|a|the) (?:first |[\p{Lu}]\p{L}+ )?(?:half[- ])?marathon|won (?:the|a|first|second|his|her|my) (?:[\w-]+ ){0,2}?(?:prize|cup|league|competition|election|scholarship|medal|final|seat|case|appeal))(?! out)\b/iu,
    true,
  ),
  rule(
    'begun',
    'begins',
    /^(?:(?:have|has|['’](?:s|ve)) )?(?:started|began|begun|signed up for|enrolled (?:on|in|for)|booked) (?:on )?(?:(?:my|her|his|the|some|a course of) )?(?:[\w-]+ )?(?:lessons|classes|evening class|night school|cello|piano|violin|guitar|fiddle|banjo|drums|flute|midwifery|apprenticeship|nursing|degree|phd)(?= |[.,;!)]|$)(?! (?:case|stool|strings|late|early))/i,
    true,
  ),
  rule(
    'begun',
    'begins',
    /^(?:started|began|has started|have started|['’](?:s|ve) started|founded|set up) (?:a|an|the|her own|his own|my own) (?:[\w-]+ ){0,2}?(?:choir|band|book club|club|blog|podcast|allotment|charity|newsletter|group)\b(?! (?:practice|meeting|book|call))/i,
    true,
  ),
  rule(
    'member',
    'begins',
    /^(?:joined|has joined|have joined|['’](?:s|ve) joined|signed up (?:with|to)) (?:the |a |an |our )?(?:(?!for|to|of|in|at|the|queue|line)[\w-]+ ){0,3}?(?:choir|band|orchestra|club|gym|team|navy|army|raf|marines|party|union|council|committee|station|group|society|quire|reserves|volunteers|lifeboat|fire brigade|co-op|cooperative)\b(?! (?:line|queue|call))/i,
    true,
  ),
  rule(
    'member',
    'ends',
    /^(?:(?:have|has|['’](?:s|ve)) )?(?:left|quit|resigned from|dropped out of|given up|gave up) (?:the |my |her |his )?(?:[\w-]+ )?(?:choir|band|orchestra|club|team|navy|army|party|union|council|committee|church|quire|board)(?= (?:last|in|on|for good|after|this|because|to)\b|[.,;!)]|$)(?! (?:early|to (?:get|buy)))/i,
    true,
  ),
  // What one has.
  rule(
    'has',
    'begins',
    /^(?:have|has|['’](?:s|ve) got|['’](?:s|ve)|got|adopted|bought|rescued) (?:a|an|another|two|four|three) (?:new |rescue |little |old |second-hand |used |[\w-]+-year-old )?(?:[\w-]+ )?(?:cat|kitten|dog|puppy|hens|goats|pony|horse|tortoise|parrot|rabbits?|budgie|greyhound|spaniel|terrier|labrador|collie)(?= (?:since|called|named|now|from|with|in the yard)\b|[.,;!)]|$)(?! (?:with (?:me|him|her)|in (?:my|the) (?:lap|way|car)))/i,
    true,
  ),
  rule(
    'has',
    'ends',
    new RegExp(
      `^(?:the|my|our) (?:old |[\\w-]+ )?(?:${home}|car|van|boat|bike|cargo bike|piano|cello|farm|shop|business) (?:is|was|['’]s|got|has been|went) (?:finally |at last |now )?(?:sold|gone(?! (?:from|to|back|off|in|for))|stolen|totaled|totalled|written off|repossessed|scrapped)\\b`,
      'i',
    ),
    true,
  ),
  rule(
    'has',
    'once',
    /^(?:paid off|paid back|cleared) (?:the|my|our|her|his|their) (?:mortgage|loan|debts?|overdraft|car|student loan|house)\b/i,
    true,
  ),
]
