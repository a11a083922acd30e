import { type FactRule, rule } from './fact-rule.ts'
import { be, business, own, post, study, trade } from './fact-words.ts'

/** What somebody works at, learns, belongs to, plays and owns. */
export const workRules: readonly FactRule[] = [
  rule(
    'work',
    'begins',
    new RegExp(
      `^(?:got|landed|has got) (?!(?:her|his|my|their|our) own |(?:\\w+ )?permanent residency)(?:the|a|an|that|her|his|my) (?:new )?(?:\\w+ ){0,2}${post}\\b(?! (?:wrong|right|of|done|over|to ourselves|to myself))`,
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
    /^(?:works?|worked|working|teaches|teach|lectures|nurses) (?:(?:at|as|for) (?!a living|it|me\b|now|home|night|last|nothing|once|a while|the (?:moment|weekend|best))|in (?:an? |the (?!morning|evening|afternoon|night|end|dark|garden|week|meantime|hope)|\p{Lu})|with (?:children|kids|animals|horses|wood|adults|people)|nights|shifts|part-time|piano|maths|music|french|english|history)/u,
  ),
  rule(
    'work',
    'ends',
    /^(?:resigned|retired(?! (?:to|into) (?:bed|\w+ room))(?= (?:\w{3,6}day|from|on|at|last|in|today|yesterday|this|after|early|and|but|as|to|because|with|when|now|too|for|there|\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\w+) (?:years|year|months|month|weeks|week))\b|[.,;!?)]|$)|handed in (?:my|her|his|their) notice|quit (?:my|her|his|their|the) job|left (?:my|her|his|their|the) (?:job|firm|company|ward|school|bank|council)(?=[.,;!]|$| (?:for good|last|in|after|because|since|this|on)\b(?! (?:a|the) (?:hurry|rush)|time)))\b/i,
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
    'member',
    'begins',
    /^joined (?:the|a|an|our|her|his) (?:(?!for|to|of|queue|line)[\w-]+ ){0,3}?(?:choir|band|orchestra|club|gym|team|library|group|society|party|union|church|army|navy|police|firm|company|circle|league|crew|station|theatre|class|parish|board|committee|force|service|network|quartet|troupe)\b(?! (?:line|queue))/i,
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
    /^(?:(?:bought|adopted|inherited) (?:a|an|the|her|his|my|our|their)|got (?:a|an|my|our)) (?!bad |good |wrong |right |nice )(?:[\w-]+ ){0,2}(?:house|flat|car|van|truck|jeep|pickup|motorbike|scooter|bike|bicycle|boat|dog|puppy|pup|cat|kitten|horse|piano|guitar|cello|violin|shed|allotment|camper|caravan|hens|rabbit|tortoise)\b(?! to (?:myself|ourselves|herself|himself))/i,
    true,
  ),
  rule(
    'has',
    'ends',
    /^(?:sold|gave away|got rid of|lost) (?:the|her|his|my|our|their) (?:\w+ ){0,2}(?:house|flat|car|van|truck|jeep|pickup|motorbike|scooter|bike|bicycle|boat|dog|cat|horse|piano|guitar|cello|violin|allotment|camper|caravan)\b/i,
    true,
  ),
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
      `^(?:(?:studies|${be} (?:studying|majoring in)) (?!(?:the|my|his|her|their|our|it|for|me|him|us|them|you|how|what|every)\\b)[a-z]|${be} (?:a|an) (?:[\\w-]+ ){1,2}major\\b|${be} in (?:her |his |my )?(?:(?:first|second|third|fourth|final|last) year (?:of|at)|law school|med school|medical school|grad school|art school|sixth form|college|university)\\b)`,
      'i',
    ),
  ),
  rule(
    'study',
    'ends',
    /^(?:finished|completed) (?:her|his|my|their|the) (?:degree|studies|apprenticeship|training|phd|doctorate|masters?|course)\b/i,
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
    'work',
    'is',
    new RegExp(
      `^(?:runs?|owns?|manages?) (?:a|an|the|her own|his own|my own|our own) (?:[\\w-]+ ){0,2}?${business}\\b`,
      'i',
    ),
  ),
  rule(
    'work',
    'begins',
    new RegExp(
      `^(?:opened|set up|started) (?:a|an|her own|his own|my own|our own) (?:[\\w-]+ ){0,2}?${business}\\b`,
      'i',
    ),
    true,
  ),
  rule(
    'work',
    'is',
    new RegExp(
      `^${be} (?:now )?(?:the |a |an )?(?:new )?(?:[\\w-]+ )?(?:manager|head|director|deputy|supervisor|foreman|headmaster|headmistress|headteacher|principal|captain|chair|treasurer|mayor|conductor)(?= (?:at|of|for) (?!it|her |his |my |the (?:table|house|pack|game))|[.;!)]|$)`,
      'i',
    ),
  ),
  rule(
    'work',
    'begins',
    /^became (?:the |a |an )(?:[\w-]+ )?(?:manager|head|director|deputy|supervisor|foreman|principal|partner|editor|captain|chair|treasurer|mayor|nurse|teacher|doctor|professor)\b(?! of the (?:table|house))/i,
  ),
  rule(
    'work',
    'begins',
    /^(?:started|began|is on|went on) (?:her|his|my|their) (?:maternity |paternity |parental )?leave\b(?! of my senses)/i,
    true,
  ),
  rule(
    'work',
    'begins',
    /^(?:went|goes|has gone|is|am|['’]s|['’]m) back to work(?= (?:on|last|this|today|yesterday|after|at|in|full|part|for|since|now)\b|[.,;!)]|$)/i,
    true,
  ),
  rule('work', 'ends', /^quit(?=[.;!]|$| (?:last|on|in|after|this|today|yesterday|for good)\b)/i),
  rule(
    'given-up',
    'ends',
    /^quit (?:the|her|his|my|their) (?:[\w-]+ ){0,2}?(?:band|choir|team|club|course|gym|shop|café|cafe|bakery|restaurant|paper|orchestra|council|committee|degree|masters|phd|ice cream)\b/i,
    true,
  ),
  rule(
    'study',
    'is',
    new RegExp(
      `^${be} (?:doing|reading|taking) (?:(?:a|an|her|his|my|their) (?:[\\w-]+ ){0,2}?(?:degree|masters?|phd|doctorate|apprenticeship|diploma|a[- ]levels|gcses|finals|course|training)\\b|(?:a-levels|gcses|medicine|law|journalism|engineering|economics|philosophy|psychology|chemistry|physics|biology|history|geology|nursing|accounting|architecture|linguistics)(?= (?:at|in)\\b|[.,;!)]|$))`,
      'i',
    ),
  ),
  rule(
    'study',
    'is',
    /^(?:is|am|['’]s|['’]m) in (?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|year (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)|reception|kindergarten)\b(?! of (?:her|his|my|their|the) (?:plan|diet|life|reign|marriage))/i,
  ),
  rule('study', 'begins', new RegExp(`^(?:is|am|['’]s|['’]m|went|goes) back (?:at|to|in) ${study}\\b`, 'i')),
  rule(
    'study',
    'begins',
    /^(?:started|began) (?:a|an|her|his|my|their) (?:[\w-]+ ){0,2}?(?:degree|masters?|phd|doctorate|diploma|evening class|course|training|studies)\b/i,
    true,
  ),
  rule(
    'study',
    'begins',
    /^(?:signed up|enrolled|was accepted|got accepted) (?:for|on|in|at|to) (?:a|an|the|her|his|my) (?:[\w-]+ ){0,3}?(?:course|class|degree|programme|program|masters?|university|college|school)\b/i,
    true,
  ),
  rule(
    'passed',
    'once',
    /^(?:got|gets|was given|has got) (?:my|his|her|their) (?:(?:[\w-]+|learner['’]?s?|driver['’]?s?) )?(?:licence|license|permit|residency|degree|diploma|certificate|citizenship|visa|green card|passport|black belt)\b(?! (?:out|back|wet|stolen|photo|renewed))/i,
    true,
  ),
]
