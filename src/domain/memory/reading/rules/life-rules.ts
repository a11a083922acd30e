import { type FactRule, rule } from './fact-rule.ts'
import { ailment, be, home, number, part } from './fact-words.ts'

/** Where somebody lives and with whom, how old and how well they are. */
export const lifeRules: readonly FactRule[] = [
  rule(
    'care',
    'begins',
    /^(?:moved|went|goes) into (?:a |the )?(?:home|care home|hospice|hospital|sheltered)\b/i,
  ),
  rule(
    'care',
    'ends',
    /^(?:came|comes|come|is|was allowed) (?:home|out|back) (?:from|of) (?:the )?hospital\b/i,
  ),
  rule(
    'care',
    'is',
    /^(?:is|was|are|am|['’](?:s|m)) (?:back )?in (?:the )?(?:hospital|intensive care|icu|rehab|a hospice|hospice|a care home|a nursing home|assisted living)(?= (?:since|with|for|now|again|until|till|in|at|after|because)\b|[.,;!)]|$)/i,
  ),
  rule(
    'care',
    'begins',
    /^(?:moved|went|goes) (?:into|to) (?:an? |the )?(?:assisted living|nursing home|retirement home|rehab|hospital|maternity ward)\b/i,
  ),
  rule(
    'home',
    'begins',
    /^(?:moved|moves) (?:back |out |over |down |up |away )?(?:to|into|in with|in together) ?(?!tears|bed|the)/i,
    true,
  ),
  rule(
    'home',
    'begins',
    new RegExp(
      `^(?:moved|moves) (?:back )?(?:to|into) the (?:\\w+ )?(?:${home}|country|city|coast|village|seaside)\\b`,
      'i',
    ),
    true,
  ),
  rule(
    'home',
    'begins',
    new RegExp(
      `^(?:taken|took|rented|found|bought) (?:the|a|an) (?:\\w+ ){0,2}${home}(?= (?:in|on|near|at|over|above|with|together|last|this|for|from|off|by)\\b|[.,;!)]|$)`,
      'i',
    ),
    true,
  ),
  rule(
    'home',
    'is',
    /^(?:lives?|living|live) (?:on (?=the\b|an?\b|our\b|campus|benefits|[\w-]+ (?:[\w-]+ )?(?:street|road|avenue|ave|lane|hill|st|rd|floor|farm|island)\b)|(?:in|at|with|near|above|over|by|next) )(?!peace|fear|hope|sin|the (?:past|moment|present|future|now|dark)|it\b|that\b|myself|my (?:head|own head))/i,
  ),
  rule(
    'home',
    'begins',
    /^(?:got|has got|have got|found|has found) (?:her|his|my|their|our) own (?:place|flat|house|apartment)\b/i,
    true,
  ),
  rule('home', 'ends', /^(?:moved out(?! of the way)|sold the house|gave up the flat)\b/i, true),
  rule('home', 'ends', /^(?:doesn['’]t|don['’]t|does not|no longer) lives? (?:in|at|on|with|here|there)\b/i),
  rule(
    'partner',
    'begins',
    /^(?:(?:is|are|was|were|am|got|'m|’m|'s|’s|'re|’re) (?:engaged|married)(?! (?:(?:in|by) (?:conversation|talk)|in(?:[.,;!?]|$| (?:you|because|that|and|but)\b)))|married (?=\p{Lu}|him\b|her\b|a |again|last|in (?!you\b|because\b|that\b|and\b|but\b)|on |this|[.,;!]|$)(?!a (?:\w+ )?(?:idea|colour|flavour))|(?:is|'s|’s|are|am|'m|’m) (?:seeing|dating|going out with) (?!(?:a|the|her|his|my|their) (?:\w+ )?(?:doctor|therapist|specialist|dentist|counsellor|lawyer|solicitor|physio|film|consultant|stars|things|double))|are together(?=[.,;!]|$| now| again)|got together with)/u,
  ),
  rule(
    'partner',
    'ends',
    /^(?:(?:are|is|got|were|have|'re|’re) (?:divorced|separated|getting divorced)|split up(?! (?:at|the|into|for))|broke up(?! (?:the|a|into|in laughter))|separated (?=from|last|in|this|after|[.,;!])|left (?:him|her)(?=[.,;!]|$| (?:last|in|for|after|this|two|three|because)\b)(?! for (?:the|a|dead))|are getting a divorce|left (?:her|his|my) (?:husband|wife|boyfriend|girlfriend|partner))\b/i,
  ),
  rule(
    'life',
    'ends',
    /^(?:died|passed away|has died|is dead(?! (?:to|tired|wrong|right|on|set|serious|against))|was buried(?! in))\b(?! (?:laughing|inside|a little|on me|down|out|off|for (?:about|a|an|some|\w+ (?:seconds|minutes))|of (?:embarrassment|boredom|shame|laughter|cold|hunger)))/i,
  ),
  rule(
    'life',
    'begins',
    /^(?:was|were) born\b(?! (?:and \w+ )?(?:\w+ )?(?:in|near|outside) (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/i,
  ),
  rule(
    'child',
    'begins',
    /^(?:is pregnant|'s pregnant|’s pregnant|am pregnant|is expecting|are expecting|had (?:a|the|her|their) (?:baby|boy|girl|son|daughter))\b/i,
  ),
  rule(
    'age',
    'is',
    new RegExp(
      `^(?:turned ${number}(?= on )|(?:turned|turns|${be}) ${number}(?!(?:,| and) (?:\\d|one|two|three|four|five|six))(?= (?:years old|today|yesterday|now|on \\w+day|this (?:week|month|year|summer|winter|spring|autumn)|last (?:week|month|year|summer|winter|spring|autumn)|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|the other|and)\\b|[.,;!]|$))`,
      'i',
    ),
  ),
  rule('illness', 'begins', /^(?:was|were|been|got|is|are) diagnosed with\b/i),
  rule(
    'illness',
    'begins',
    new RegExp(
      `^(?:has|have|had|got|['’]s got) (?:been )?${ailment}\\b(?! (?:on|in) (?:my|her|his|their|the) (?:mind|family|head)| scare| test| jab| cells| unit| clinic| ward)`,
      'i',
    ),
  ),
  rule(
    'illness',
    'ends',
    /^(?:is|was|am|'s|’s|got) (?:in remission|cancer free|given the all clear|the all clear)\b/i,
  ),
  rule(
    'injury',
    'once',
    new RegExp(
      `^(?:broke|broken|fractured|sprained|dislocated) (?:my|her|his|their|a|an|the) (?:\\w+ )?${part}\\b`,
      'i',
    ),
    true,
  ),
  rule(
    'injury',
    'once',
    /^(?:fell|falls|fallen) (?!asleep|in love|apart|silent|for|quiet|behind|out|back)(?:in|on|down|off|again|over|from|at)\b/i,
  ),
  rule(
    'injury',
    'once',
    /^(?:had|has had) (?:a|an|another) (?:\w+ )?(?:stroke|heart attack|seizure|miscarriage|fall|operation|accident)\b/i,
  ),
  rule('cannot', 'is', /^(?:is|am|'m|’m|'s|’s) allergic to\b/i),
  rule('home', 'begins', /^moved in (?:together|with) /i, true),
  rule(
    'partner',
    'begins',
    /^(?:has|have|'s got|’s got|have got) a new (?:boyfriend|girlfriend|partner|fella|husband|wife|man|bloke)\b/i,
  ),
  rule(
    'illness',
    'ends',
    /^(?:finished|completed) (?:her |his |my |the )?(?:chemo|chemotherapy|radiotherapy|radiation)\b/i,
  ),
  rule(
    'illness',
    'begins',
    /^(?:had|has had|is having|got) (?:a|an|her|his|my) (?:[\w-]+ )?(?:stent|pacemaker|bypass|transplant|mastectomy|hysterectomy|hip replacement|knee replacement|new hip|new knee)\b/i,
  ),
  rule(
    'child',
    'begins',
    /^(?:became|is|are|'s|’s|'re|’re) (?:a (?:mother|father|mum|dad|grandmother|grandfather|grandma|grandad)|parents|grandparents)(?= (?:now|again|since|last|on|at last)\b|[.,;!]|$)/i,
  ),
  rule(
    'home',
    'begins',
    /^(?:moved|moves) (?:in|back in|back home)(?= (?:on|last|this|yesterday|today|two|three|a (?:week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|with|for good)\b|[.,;!)]|$)(?! with (?:care|a))/i,
  ),
  rule(
    'home',
    'ends',
    /^gave up (?:the|her|his|my|our|their) (?:flat|house|apartment|cottage|lease)\b/i,
    true,
  ),
  rule(
    'origin',
    'is',
    /^(?:grew up|was (?:raised|brought up)|were (?:raised|brought up)) (?:in|on|near) (?!(?:a|the) (?:hurry|moment|night)|public)/i,
    true,
  ),
  rule(
    'origin',
    'is',
    /^came (?:over|here|up|down|across) from (?=\p{Lu})[^.;,]{2,40}?\b(?:with (?:her|his|my|their) parents|as a (?:child|girl|boy|baby|student)|when (?:she|he|I|they) (?:was|were)|in (?:19|20)\d\d)\b/u,
  ),
  rule('origin', 'is', /^(?:comes?|is|are|am|hails?|['’](?:s|m|re)) (?:originally )?from (?=\p{Lu})/u),
  rule(
    'illness',
    'once',
    /^(?:had|has had) (?:(?:an? )?(?:[\w-]+ )?(?:surgery|operation)|(?:her|his|my) (?:appendix|tonsils|gallbladder|wisdom teeth|knee|hip|cataracts?|eyes|wrist|shoulder) (?:done|out|replaced|removed|operated on))\b/i,
    true,
  ),
  rule(
    'partner',
    'ends',
    /^(?:ended (?:it|things) with (?!him(?:self)|her(?:self)|a )|dumped (?=\p{Lu}|me\b|him\b|her\b)|(?:is|are|['’]re|['’]s) splitting up(?! (?:the|into))|left (?:her|his) (?:husband|wife)|(?:is|are) divorcing\b)/u,
  ),
  rule(
    'partner',
    'begins',
    /^(?:proposed(?= to (?:\p{Lu}|her\b|him\b|me\b|my )|[.,;!]|$| on | last | yesterday | in )(?! to (?:do|make|go|have|take|me that))|said yes to (?:him|her) proposal|asked me to marry (?:him|her))/u,
    true,
  ),
  rule(
    'milestone',
    'once',
    /^(?:took|takes|said|says|spoke|cut|got|lost) (?:her|his|their) (?:very )?first (?:steps?|words?|tooth)\b(?! (?:back|in (?:edgeways|weeks|days|months)))/i,
  ),
  rule(
    'diet',
    'begins',
    /^(?:went|has gone|have gone|turned|became|gone) (?:a )?(?:vegan|vegetarian|pescatarian|teetotal|gluten[- ]free|sober)\b/i,
    true,
  ),
  rule(
    'diet',
    'is',
    /^(?:is|am|are|['’](?:m|s|re)) (?:a |now )?(?:vegan|vegetarian|pescatarian|teetotal|coeliac)(?= (?:now|too|and|since|so)\b|[.,;!)]|$)/i,
  ),
  rule(
    'does smoking',
    'ends',
    /^(?:(?:has|have)n['’]t|(?:has|have) not) (?:smoked|had a (?:cigarette|smoke|fag))(?: at all| once| one)? since\b/i,
  ),
  rule(
    'does drinking',
    'ends',
    /^(?:(?:has|have)n['’]t|(?:has|have) not) (?:drunk|had a drink|touched (?:a drop|alcohol))(?: at all| once)? since\b|^(?:has|have|['’]ve|['’]s|is|am|['’]m) (?:been )?sober (?:for|since)\b/i,
  ),
  rule('does smoking', 'begins', /^(?:is|am|['’]s|['’]m) smoking again\b/i),
  rule('does drinking', 'begins', /^(?:is|am|['’]s|['’]m) drinking again\b/i),
]
