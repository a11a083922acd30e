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

const part = '(?:hip|leg|arm|wrist|ankle|foot|knee|collarbone|nose|elbow|toe|finger|shoulder|rib|back)s?'
const study =
  '(?:school|university|uni|college|nursery|sixth form|art school|music school|law school|medical school)'
const home = '(?:flat|house|cottage|apartment|room|bungalow|studio|farm|place|caravan)'
const post = '(?:job|post|position|promotion|part|role|place|apprenticeship|scholarship|internship|contract)'
const number =
  '(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w{3,5})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|a hundred)'
const trade =
  '(?:nurse|teacher|doctor|midwife|joiner|carpenter|plumber|electrician|baker|butcher|cook|chef|driver|librarian|lawyer|solicitor|engineer|architect|gardener|farmer|painter|potter|musician|pianist|cellist|violinist|writer|poet|journalist|photographer|programmer|developer|accountant|vet|dentist|pharmacist|physio|physiotherapist|surgeon|paramedic|firefighter|policeman|policewoman|soldier|sailor|pilot|priest|vicar|rabbi|imam|student|apprentice|widow|widower|vegetarian|vegan|carer|social worker|translator|tailor|hairdresser|barber|waiter|waitress|barista|bus driver|postman|electrician|mechanic|welder|fisherman|beekeeper|grandmother|grandfather|father|mother|dad|mum)'
const be = "(?:is|am|are|was|'s|’s|'m|’m|'re|’re)"
const own = '(?:my|her|his|their|our|the|a|an)'

/** Anchored at the first word after the subject (and after 'has', 'just' and the like). Every repetition has a limit. */
export const factRules: readonly FactRule[] = [
  rule(
    'home',
    'begins',
    /^(?:moved|moves) (?:back |out |over |down |up |away )?(?:to|into|in with|in) (?!tears|bed|the)/i,
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
      `^(?:taken|took|rented|found|bought) (?:the|a|an|her|his|their|our|my) (?:\\w+ ){0,2}${home}\\b`,
      'i',
    ),
    true,
  ),
  rule('home', 'is', /^(?:lives?|living|live) (?:in|at|on|with|near|above|over|by|next)\b/i),
  rule('home', 'ends', /^(?:moved out|sold the house|gave up the flat)\b/i, true),
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
    new RegExp(`^(?:got|landed|has got) (?:the|a|an|that|her|his|my) (?:new )?(?:\\w+ ){0,2}${post}\\b`, 'i'),
    true,
  ),
  rule(
    'work',
    'begins',
    new RegExp(
      `^(?:started|starts|began) (?:work |working |${own} new job |${own} (?:\\w+ )?job )?(?:at|as|with|for) (?!it|that|the (?:weekend|beginning|moment))`,
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
  rule('work', 'begins', /^(?:was|got|been|is) (?:promoted|hired|taken on)\b/i),
  rule(
    'work',
    'is',
    /^(?:works?|teaches|teach|lectures|nurses) (?:at|as|for|in|with|nights|days|shifts|part-time|the|piano|maths|music|french|english|history)\b/i,
  ),
  rule(
    'work',
    'ends',
    /^(?:resigned|retired|handed in (?:my|her|his|their) notice|quit (?:my|her|his|their|the) job|quit$|left (?:my|her|his|their|the) (?:job|firm|company|ward|school|bank|office|council))\b/i,
    true,
  ),
  rule('work', 'ends', /^(?:was|got|been|is|were) (?:made redundant|laid off|sacked|fired|let go)\b/i),
  rule('work', 'ends', /^lost (?:my|her|his|their) job\b/i, true),
  rule('trade', 'is', new RegExp(`^${be} (?:a|an|the) (?:\\w+ )?${trade}\\b`, 'i')),
  rule(
    'study',
    'begins',
    new RegExp(`^(?:started|starts|began) (?:at )?(?:the |her |his |my )?(?:\\w+ )?${study}\\b`, 'i'),
    true,
  ),
  rule(
    'study',
    'begins',
    /^(?:got|was accepted|was let|has got) into (?!trouble|bed|a|the (?:car|bath|habit))/i,
  ),
  rule('study', 'ends', /^(?:graduated|dropped out|left (?:school|university|uni|college))\b/i, true),
  rule(
    'passed',
    'once',
    /^(?:passed|failed) (?:the|her|his|my|their|all) (?:\w+ ){0,2}(?:test|exam|exams|finals|viva|audition|course|grade|licence|theory)\b/i,
    true,
  ),
  rule(
    'partner',
    'begins',
    /^(?:(?:is|are|was|were|got|'s|’s|'re|’re) (?:engaged|married)|married|is seeing|'s seeing|’s seeing|are seeing|is dating|'s dating|is going out with|are together|got together with)\b/i,
  ),
  rule(
    'partner',
    'ends',
    /^(?:(?:are|is|got|were|have) (?:divorced|separated|getting divorced)|split up|broke up|separated|divorced|left (?:him|her)\b|are getting a divorce|left (?:her|his) (?:husband|wife|boyfriend|girlfriend|partner))\b/i,
  ),
  rule('life', 'ends', /^(?:died|passed away|has died|is dead|was buried)\b/i),
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
      `^(?:turned|turns|${be}) ${number}(?= (?:years old|today|tomorrow|yesterday|on \\w+day|this|last|next|in)\\b|[.,;!]|$)`,
      'i',
    ),
  ),
  rule('illness', 'begins', /^(?:was|were|been|got|is|are) diagnosed with\b/i),
  rule(
    'illness',
    'begins',
    /^(?:has|have|had|got) (?:been )?(?:type 1 diabetes|type 2 diabetes|diabetes|cancer|dementia|alzheimer's|parkinson's|asthma|epilepsy|depression|arthritis|shingles|pneumonia|covid|the flu)\b/i,
  ),
  rule('illness', 'ends', /^(?:is|was|am|'s) (?:in remission|cancer free|clear|given the all clear)\b/i),
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
  rule('member', 'begins', /^joined (?:the|a|an|our|her|his)\b/i, true),
  rule('skill', 'begins', /^(?:learned|learnt|has learned|has learnt) to\b/i, true),
  rule('begun', 'begins', /^(?:took up|takes up|taken up) [a-z]/i, true),
  rule(
    'given-up',
    'ends',
    /^(?:gave up|given up|gives up) (?!on|hope|trying|and|looking|waiting|my seat|her seat|halfway)[a-z]/i,
    true,
  ),
  rule(
    'plays',
    'is',
    /^plays? (?:the (?:piano|violin|cello|guitar|flute|drums|trumpet|organ|viola|harp|clarinet|saxophone|accordion)|in (?:a|the) (?:band|orchestra|quartet|choir)|for)\b/i,
  ),
  rule('speaks', 'is', /^speaks? [A-Z][a-z]{2,15}\b/),
  rule(
    'has',
    'begins',
    /^(?:bought|adopted|got|inherited) (?:a|an|the|her|his|my|our|their) (?:\w+ ){0,2}(?:house|flat|car|van|bike|bicycle|boat|dog|puppy|cat|kitten|horse|piano|guitar|cello|violin|shed|allotment|camper|caravan|tent|camera|hens|rabbit|tortoise|typewriter|sewing machine)\b/i,
    true,
  ),
  rule(
    'has',
    'ends',
    /^(?:sold|gave away|got rid of|lost) (?:the|her|his|my|our|their) (?:\w+ ){0,2}(?:house|flat|car|van|bike|bicycle|boat|dog|cat|horse|piano|guitar|cello|violin|allotment|camper|caravan)\b/i,
    true,
  ),
]

/** Verbs that end in -ing and are over in a moment: starting or stopping them is no fact of a life. */
export const momentary = new Set(
  'crying laughing shaking singing talking raining snowing panicking thinking feeling wondering telling asking barking shouting clapping dancing speaking looking trying getting going coming being having making doing breathing screaming moving listening bleeding coughing sobbing smiling hoping worrying caring waiting counting reading watching eating packing cleaning tidying crossing falling staring wanting believing noticing seeing hurting itching humming whistling snoring purring howling ringing working turning saying caring pretending arguing walking'.split(
    ' ',
  ),
)
/** 'stopped driving', 'started running': what somebody does, by its verb. */
export const doing = /^(stopped|quit|started|began|has stopped|have stopped|no longer) ([a-z]{3,14}ing)\b/i
/** 'doesn't drive any more', 'no longer drives'. */
export const noLonger = /^(?:doesn['’]t|don['’]t|does not) (\w{3,12}) (?:any ?more|anymore)\b/i
