import { be, home, number, own, part, post, study, trade } from './fact-words.ts'
import type { FactState } from './page-memory.ts'

/** A way of saying something about somebody, matched right after the words that name them. */
export interface FactRule {
  readonly slot: string
  readonly state: FactState
  readonly pattern: RegExp
  /** Begins a sentence without anybody named: 'Moved to Leeds.' is said of the writer. */
  readonly mayBeElided?: true
}

const rule = (slot: string, state: FactState, pattern: RegExp, mayBeElided?: true): FactRule => ({
  slot,
  state,
  pattern,
  ...(mayBeElided && { mayBeElided }),
})

/** Anchored at the first word after the subject (and after 'has', 'just' and the like). Every repetition has a limit. */
export const factRules: readonly FactRule[] = [
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
    /^(?:lives?|living|live) (?:in|at|on|with|near|above|over|by|next) (?!peace|fear|hope|sin|the (?:past|moment|present|future|now|dark)|it\b|that\b|myself|my (?:head|own head))/i,
  ),
  rule('home', 'ends', /^(?:moved out(?! of the way)|sold the house|gave up the flat)\b/i, true),
  rule('home', 'ends', /^(?:doesn['’]t|don['’]t|does not|no longer) lives? (?:in|at|on|with|here|there)\b/i),
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
    'work',
    'begins',
    new RegExp(
      `^(?:got|landed|has got) (?:the|a|an|that|her|his|my) (?:new )?(?:\\w+ ){0,2}${post}\\b(?! (?:wrong|right|of|done|over|to ourselves|to myself))`,
      'i',
    ),
    true,
  ),
  rule(
    'work',
    'begins',
    new RegExp(
      `^(?:started|starts|began) (?:work |working |${own} new job |${own} (?:\\w+ )?job )?(?:(?:on |last )?(?:\\w{3,6}day|week|month) )?(?:at|as) (?!it|that|once|last|noon|midnight|dawn|\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|a (?:run|jog|joke|hobby)|the (?:weekend|beginning|end|top|bottom|start|back|front|moment|same time))\\b)`,
      'i',
    ),
    true,
  ),
  rule(
    'work',
    'begins',
    new RegExp(`^(?:started|began) ${own} (?:new )?(?:job|apprenticeship|internship|placement|post)\\b`, 'i'),
    true,
  ),
  rule('work', 'begins', /^(?:was|got|been|is) (?:promoted|hired|taken on)\b(?! by surprise)/i),
  rule(
    'work',
    'is',
    /^(?:works?|worked|working|teaches|teach|lectures|nurses) (?:(?:at|as|for) (?!a living|it|me\b|now|home|night|last|nothing|once|a while|the (?:moment|weekend|best))|in (?:an? |the |\p{Lu})|with (?:children|kids|animals|horses|wood|adults|people)|nights|shifts|part-time|piano|maths|music|french|english|history)/u,
  ),
  rule(
    'work',
    'ends',
    /^(?:resigned|retired(?! (?:to|into) (?:bed|\w+ room))|handed in (?:my|her|his|their) notice|quit (?:my|her|his|their|the) job|left (?:my|her|his|their|the) (?:job|firm|company|ward|school|bank|council)(?=[.,;!]|$| (?:for good|last|in|after|because|since|this|on)\b(?! (?:a|the) (?:hurry|rush)|time)))\b/i,
    true,
  ),
  rule(
    'work',
    'ends',
    /^(?:was|got|been|is|were) (?:made redundant|laid off|sacked|fired|let go)\b(?! (?:of|by the police|with a warning|up))/i,
  ),
  rule('work', 'ends', /^lost (?:my|her|his|their) job\b/i, true),
  rule(
    'trade',
    'is',
    new RegExp(
      `^${be} (?:a|an|the) (?!bit|great|better|worse|good|real|born|natural|terrible|bad)(?:[\\w-]+ ){0,2}${trade}(?= (?:in|at|on|by|with|for|from|now|too|like|who|and)\\b|[.,;!)]|$)`,
      'i',
    ),
  ),
  rule(
    'study',
    'begins',
    new RegExp(`^(?:started|starts|began) (?:at )?(?:the |her |his |my )?(?:\\w+ )?${study}\\b`, 'i'),
    true,
  ),
  rule(
    'study',
    'begins',
    new RegExp(
      `^(?:got|gets|was accepted|was let|has got) into (?:(?:the |her |his |my )?(?:\\w+ )?${study}\\b|medicine|law|(?:\\p{Lu}\\p{L}{2,20} ){1,2}(?:State|University|College)|Oxford|Cambridge|Yale|Harvard|Princeton)`,
      'u',
    ),
  ),
  rule(
    'study',
    'ends',
    /^(?:graduated|dropped out|left (?:school|university|uni|college)(?! (?:early|at|late)))\b/i,
    true,
  ),
  rule(
    'passed',
    'once',
    /^(?:passed|failed) (?:the|her|his|my|their|all) (?:\w+ ){0,2}(?:test|exam|exams|finals|viva|audition|course|grade|licence|theory)\b/i,
    true,
  ),
  rule(
    'partner',
    'begins',
    /^(?:(?:is|are|was|were|am|got|'m|’m|'s|’s|'re|’re) (?:engaged|married)(?! (?:in|by) (?:conversation|talk))|married (?=\p{Lu}|him\b|her\b|a |again|last|in |on |this|[.,;!]|$)(?!a (?:\w+ )?(?:idea|colour|flavour))|(?:is|'s|’s|are|am|'m|’m) (?:seeing|dating|going out with) (?!(?:a|the|her|his|my|their) (?:\w+ )?(?:doctor|therapist|specialist|dentist|counsellor|lawyer|solicitor|physio|film|consultant|stars|things|double))|are together(?=[.,;!]|$| now| again)|got together with)/u,
  ),
  rule(
    'partner',
    'ends',
    /^(?:(?:are|is|got|were|have|'re|’re) (?:divorced|separated|getting divorced)|split up(?! (?:at|the|into|for))|broke up(?! (?:the|a|into|in laughter))|separated (?=from|last|in|this|after|[.,;!])|left (?:him|her)(?=[.,;!]|$| (?:last|in|for|after|this|two|three|because)\b)(?! for (?:the|a|dead))|are getting a divorce|left (?:her|his|my) (?:husband|wife|boyfriend|girlfriend|partner))\b/i,
  ),
  rule(
    'life',
    'ends',
    /^(?:died|passed away|has died|is dead(?! (?:to|tired|wrong|right|on|set|serious|against))|was buried(?! in))\b(?! (?:laughing|inside|a little|on me|down|out|off|of (?:embarrassment|boredom|shame|laughter|cold|hunger)))/i,
  ),
  rule('life', 'begins', /^(?:was born|were born)\b/i),
  rule(
    'child',
    'begins',
    /^(?:is pregnant|'s pregnant|’s pregnant|am pregnant|is expecting|are expecting|had (?:a|the|her|their) (?:baby|boy|girl|son|daughter))\b/i,
  ),
  rule(
    'age',
    'is',
    new RegExp(
      `^(?:turned|turns|${be}) ${number}(?!(?:,| and) (?:\\d|one|two|three|four|five|six))(?= (?:years old|today|yesterday|now|on \\w+day|this (?:week|month|year|summer|winter|spring|autumn)|last (?:week|month|year|summer|winter|spring|autumn)|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|the other|and)\\b|[.,;!]|$)`,
      'i',
    ),
  ),
  rule('illness', 'begins', /^(?:was|were|been|got|is|are) diagnosed with\b/i),
  rule(
    'illness',
    'begins',
    /^(?:has|have|had|got) (?:been )?(?:type 1 diabetes|type 2 diabetes|diabetes|(?:\w+ )?cancer|dementia|alzheimer['’]s|parkinson['’]s|asthma|epilepsy|depression|arthritis|shingles|pneumonia|covid|the flu)\b(?! (?:on|in) (?:my|her|his|their|the) (?:mind|family|head)| scare| test| jab)/i,
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
  rule(
    'member',
    'begins',
    /^joined (?:the|a|an|our|her|his) (?:[\w-]+ ){0,3}?(?:choir|band|orchestra|club|gym|team|library|group|society|party|union|church|army|navy|police|firm|company|circle|league|crew|station|theatre|class|parish|board|committee|force|service|network|quartet|troupe)\b(?! (?:line|queue))/i,
    true,
  ),
  rule(
    'skill',
    'begins',
    /^(?:learned|learnt|has learned|has learnt) to (?:drive|swim|read|write|ride|sail|ski|knit|sew|cook|dance|play|sing|fly|walk|type|weld|juggle|crochet|skate|surf|code|paint|draw)\b/i,
    true,
  ),
  rule(
    'begun',
    'begins',
    /^(?:took up|taken up) (?!space|time|most|half|all|the (?:whole|rest|space|entire|cause|offer|slack|hem)|room|residence|my|his|her|their|our|arms|too|so|a lot|much)[a-z]/i,
    true,
  ),
  rule(
    'given-up',
    'ends',
    /^(?:gave up|given up|has given up|have given up) (?:[a-z]{2,14}ing(?! (?:to|for|on|at|and|after))\b(?<!trying|looking|waiting|hoping|asking|arguing|searching|fighting|explaining|counting)|(?:the )?(?:cigarettes|alcohol|drink|booze|meat|sugar|coffee|caffeine|gluten|dairy|wine|beer|football|piano|violin|guitar|fags|smokes|chocolate|bread|weed|her job|his job|my job))\b/i,
    true,
  ),
  rule(
    'plays',
    'is',
    /^plays? (?:the (?:piano|violin|cello|guitar|flute|drums|trumpet|trombone|organ|viola|harp|clarinet|saxophone|accordion|bass|double bass|fiddle|flute|banjo)|in (?:a|the) (?:\w+ )?(?:band|orchestra|quartet|choir|team|league))\b/i,
  ),
  rule('speaks', 'is', /^speaks? [A-Z][a-z]{2,15}\b/),
  rule(
    'has',
    'begins',
    /^(?:bought|adopted|got|inherited) (?:a|an|the|her|his|my|our|their) (?:[\w-]+ ){0,2}(?:house|flat|car|van|bike|bicycle|boat|dog|puppy|cat|kitten|horse|piano|guitar|cello|violin|shed|allotment|camper|caravan|tent|camera|hens|rabbit|tortoise|typewriter|sewing machine)\b/i,
    true,
  ),
  rule(
    'has',
    'ends',
    /^(?:sold|gave away|got rid of|lost) (?:the|her|his|my|our|their) (?:\w+ ){0,2}(?:house|flat|car|van|bike|bicycle|boat|dog|cat|horse|piano|guitar|cello|violin|allotment|camper|caravan)\b/i,
    true,
  ),
  rule('home', 'begins', /^moved in (?:together|with) /i, true),
  rule(
    'work',
    'is',
    /^(?:drives|drove|['’]s driven|has driven) (?:a|an|the|her|his) (?:[\w-]+ ){0,2}?(?:bus|tram|taxi|cab|lorry|truck|train|ambulance|van)\b(?= (?:for|in|at|to work|now|there|again)\b|[.,;!]|$)/i,
  ),
  rule(
    'work',
    'begins',
    /^(?:is|am|'m|’m|'s|’s) back at (?:work|the (?:office|bank|school|shop|firm|ward|library))\b/i,
  ),
  rule(
    'study',
    'is',
    new RegExp(
      `^(?:(?:studies|${be} (?:studying|majoring in)) (?!the|my|his|her|their|it|for|me|him)[a-z]|${be} (?:a|an) (?:[\\w-]+ ){1,2}major\\b|${be} in (?:her |his |my )?(?:(?:first|second|third|fourth|final|last) year (?:of|at)|law school|med school|medical school|grad school|art school|sixth form|college|university)\\b)`,
      'i',
    ),
  ),
  rule(
    'study',
    'ends',
    /^(?:finished|completed) (?:her|his|my|their|the) (?:degree|studies|apprenticeship|training|phd|doctorate|masters?|course)\b/i,
  ),
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
    'plays',
    'is',
    /^plays? (?:(?:upright|lead|first|second|double|electric|acoustic) )?(?:piano|violin|cello|guitar|flute|drums|snare|trumpet|trombone|organ|viola|harp|clarinet|saxophone|sax|accordion|bass|fiddle|banjo|tuba|horn|oboe|bassoon)\b/i,
  ),
  rule(
    'has',
    'begins',
    /^(?:has|have|'ve got|’ve got|'s got|’s got) a new (?:[\w-]+ )?(?:car|van|bike|bicycle|boat|dog|puppy|cat|kitten|horse|piano|guitar|cello|violin|trombone|trumpet|house|flat)\b/i,
  ),
  rule(
    'child',
    'begins',
    /^(?:became|is|are|'s|’s|'re|’re) (?:a (?:mother|father|mum|dad|grandmother|grandfather|grandma|grandad)|parents|grandparents)(?= (?:now|again|since|last|on|at last)\b|[.,;!]|$)/i,
  ),
]
