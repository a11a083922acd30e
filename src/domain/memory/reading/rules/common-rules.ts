import { type FactRule, rule } from './fact-rule.ts'
import { amount, be, number } from './fact-words.ts'

const wholeDay = '(?= (?:today|tonight|yesterday|on \\w+day|last \\w+|this \\w+)\\b|[.,;!)]|$)'

const car =
  '(?:Skoda|Toyota|Ford|Corsa|Civic|Silverado|Honda|Volvo|VW|Golf|Polo|Fiesta|Focus|Nissan|Renault|Peugeot|Fiat|Audi|BMW|Mercedes|Mazda|Kia|Hyundai|Subaru|Vauxhall|Opel|Chevy|Yaris|Corolla|Camry|Land Rover|Berlingo|Micra|Kangoo|Clio|Astra|Hilux|Ranger|Hiace|Transit|Jeep|Subaru|Tesla|Mini|Prius|Jetta|Passat)'

/** What journals state in passing of nearly everybody: how old, how long there, whose children, what they play, how school went. */
export const commonRules: readonly FactRule[] = [
  // 'my sister, 61, carrying', 'is only 51', 'is ninety-one herself'.
  rule('age', 'is', /^(?:am|['’]m) (?:\p{Lu}[\p{L}'’-]+ ){0,3}\p{Lu}[\p{L}'’-]+, \d\d(?=,|\.| and )/u),
  rule('age', 'is', /^, (?:aged )?\d{1,3}(?=, (?!\d)| and [a-z]|\))/i),
  rule(
    'age',
    'is',
    new RegExp(
      `^, (?:aged )?${number}(?: years old(?=[.,;!)]|$| and )|(?=, (?!(?:${number}|\\d)\\b)(?:in|on|with|from|has|had|is|was|wants?|wanted|asked|gave|took|told|got|came|went|beat|who|and|a|an)\\b))`,
      'i',
    ),
  ),
  rule(
    'age',
    'is',
    new RegExp(
      `^${be} (?:only |just |already |barely |still only |now )?${number}(?= (?:herself|himself|already|next|with|but|and in)\\b|[.,;!]|$)(?! with (?:me|us))`,
      'i',
    ),
  ),
  // 'five years at the practice', '31 years in with the post office'.
  rule(
    'work',
    'is',
    new RegExp(
      `^(?:${be}|has|have|['’]ve) (?:been )?(?:nearly |almost |over |about )?${amount} years (?:at|with|in with) (?:the |a |an |our |us\\b)`,
      'i',
    ),
  ),
  // 'Ger's last day at the practice', 'Tadhg's first day with us'.
  rule(
    'work',
    'ends',
    /^['’]s last (?:day|shift|week|lesson)(?= (?:at|in|on) (?:the|our|his|her) (?:[\w-]+ ){0,2}?(?:practice|surgery|barn|shop|bank|office|depot|ward|hospital|firm|factory|job|bakery|library|yard|garage|post office|station|school|nursery|mill)\b| with us\b)/i,
  ),
  rule(
    'work',
    'begins',
    /^['’]s first (?:day|shift|week)(?= (?:at|in|on) (?:the|our|his|her) (?:new )?(?:[\w-]+ )?(?:practice|surgery|barn|shop|bank|office|depot|ward|hospital|firm|factory|job|bakery|library|yard|garage|post office|station|mill)\b| with us\b| as (?:a|an|our|the) )/i,
  ),
  rule(
    'study',
    'begins',
    /^['’]s first (?:day|week) (?:at|in|of) (?:the )?(?:(?:big|new|primary|secondary|high|middle|nursery|junior|infant) )?(?:school|secondary|college|university|uni|nursery|kindergarten|reception|first grade|year \w+)\b/i,
  ),
  rule(
    'begun',
    'begins',
    /^(?:had|has had|have had) (?:her|his|my) first (?:[\w-]+ )?(?:lecture|lesson|class)\b(?! in (?:patience|humility|life))/i,
    true,
  ),
  // What somebody plays.
  rule(
    'plays',
    'is',
    /^(?:is|are|am|['’](?:s|m)) on (?:the )?(?:lead |rhythm |pedal )?(?:drums|bass|guitar|steel|keys|keyboards|fiddle|banjo|sax|trumpet|trombone|vocals|cello|viola)(?= (?:in|with|for|and)\b|[.,;!)]|$)/i,
  ),
  rule(
    'plays',
    'is',
    /^(?:(?:sing and play|sings and plays|plays?) (?:the |a |my |his |her )?(?:pedal steel|steel|telecaster|concertina|mandolin|bodhrán|bodhran|ukulele|harmonica|recorder|bagpipes|pipes|euphonium|cornet|keyboards?))\b/i,
  ),
  rule(
    'work',
    'is',
    /^(?:(?:teach(?:es)?|taught) (?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth) (?:grade|class)|drives? (?:bus|the number|number|route) (?!me\b)\w+|(?:owns?|runs?|manages?) (?:the|a|an|her|his|their) (?:[\w-]+ ){0,2}?(?:store|mill|bait shop|diner|inn|post office|bus barn|yard|kennels|surgery|filling station|corner shop|ferry|camp|hostel|care home))\b/i,
  ),
  // Children and others of a family.
  rule(
    'family',
    'is',
    /^(?:has|have|['’](?:s|ve) got) (?:a|an|one|two|three|four|five|six|seven|no) (?:(?:young|little|small|older|younger|grown|grown-up|twin|teenage|other) )?(?:children|kids|sons?|daughters?|boys|girls|grandchildren|grandsons?|granddaughters?|brothers?|sisters?|stepsons?|stepdaughters?)(?= (?:in|at|called|named|and|with|by|of|who|from|aged)\b|[.,;!)]|$)(?! with (?:me|us|her|him|them)\b)/i,
  ),
  rule(
    'partner',
    'begins',
    /^(?:are|['’]re) (?:now )?(?:a couple|an item|courting|going out together|going together)(?= (?:now|since|from|as of)\b|[.,;!]|$)/i,
  ),
  rule(
    'home',
    'is',
    /^(?:lives?|living) (?:still )?(?:alone|on (?:her|his|my|their) own|down|up|over|out|next door to|across the road from) (?:(?:over|down|up|out) )?(?:in|at|near|with|by|on|above) (?!(?:the (?:past|moment|dark)|hope|fear|peace)\b)/i,
  ),
  rule(
    'home',
    'begins',
    /^(?:(?:moved|has moved|have moved) (?:back )?home(?= (?:yesterday|today|last|on|this|from|to|for good)\b|[.,;!]|$)|(?:flew|went) home to (?=\p{Lu})[^.;]{2,40}for (?:good|ever)\b)/u,
    true,
  ),
  // Health.
  rule(
    'illness',
    'is',
    /^(?:is|am|['’](?:s|m)) (?:quite |stone |nearly |half |completely |going )?(?:deaf|blind|diabetic|asthmatic|epileptic|colou?r-?blind)(?= (?:in|on|now|and|since|from|too)\b|[.,;!]|$)(?! (?:with|to|in (?:rage|fury)))/i,
  ),
  rule(
    'illness',
    'is',
    /^(?:has|have|['’](?:s|ve) got|had) (?:a|an) (?:[\w-]+ )?(?:ulcer|hernia|slipped disc|bulging disc|tumou?r|blood clot|heart murmur|concussion|cataract)\b(?! scare)/i,
  ),
  rule(
    'illness',
    'is',
    /^(?:is|am|['’](?:s|m)) on (?:tablets|insulin|oxygen|dialysis|warfarin|statins)(?= (?:now|for)\b)/i,
  ),
  rule(
    'illness',
    'once',
    /^(?:got|had|has had|have had) (?:her|his|my) (?:(?:left|right|other|bad) )?(?:knee|hip|shoulder|cataracts?|tonsils|appendix|gallbladder) (?:replaced|done|removed|taken out|out)\b/i,
    true,
  ),
  rule(
    'given-up',
    'ends',
    /^(?:had|has had|have had|['’](?:s|ve) had) to give up (?:driving|working|smoking|drinking|dancing|singing|playing|running|cycling|teaching|farming|riding|swimming|bowling|football|golf|tennis|work|the (?:shop|farm|allotment|car|piano|violin|choir))\b/i,
    true,
  ),
  rule(
    'given-up',
    'ends',
    /^(?:\d{1,3}|[a-z]{3,9}(?:-[a-z]{3,5})?) (?:days|weeks|months) (?:without|off) (?:(?:a|the|any|my) )?(?:smoke|smoking|cigarettes?|fags?|drink|drinking|booze|tobacco|alcohol|sugar|coffee|meat|wine|beer)\b/i,
    true,
  ),
  rule('given-up', 'ends', /^quit (?=Pepsi|Coke|Coca|Marlboros?|Facebook|Instagram|Twitter|TikTok)/u, true),
  // School, and what was reached.
  rule(
    'passed',
    'once',
    /^(?:passed|failed) (?:the|her|his|my|their|all) (?:[\w-]+ ){0,3}?(?:module|matric|mocks?|bar|boards|first aid|orals?|leaving cert|inspection|theory test|a[- ]levels|gcses)\b(?! (?:on the way|at the corner|next to|round))/i,
    true,
  ),
  rule(
    'passed',
    'once',
    /^(?:got|has got|have got) (?:first-class honours|(?:a |an )?(?:distinction|first|merit) in (?:her|his|my|the)|\d{2,3} points(?= in (?:her|his|my) |[.,;!)]|$)|(?:a|an) [A-E](?: plus| minus|\+|-)? in (?:her|his|my|the) )/u,
    true,
  ),
  rule(
    'milestone',
    'once',
    new RegExp(
      `^made (?:her|his|my|their) (?:first )?(?:holy )?(?:confirmation|communion|vows)${wholeDay.replace('(?= ', '(?= (?:in|at)\\b| ')}`,
      'i',
    ),
    true,
  ),
  rule(
    'study',
    'ends',
    new RegExp(
      `^(?:finished|has finished|have finished) (?:primary |secondary |high |elementary |middle |medical |law |drama )?(?:school|college|university|uni)${wholeDay}(?! today (?:at|early|because))`,
      'i',
    ),
    true,
  ),
  rule(
    'study',
    'is',
    /^(?:(?:is|am|are|['’](?:s|m|re)) in (?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth) (?:grade|class)|year (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?! of (?:her|his|my|their|the) (?:plan|diet|life|reign|marriage)))|(?:is|am|['’](?:s|m)) a (?:freshman|sophomore|junior|senior) (?:now|this year|at))\b/i,
  ),
  rule(
    'study',
    'once',
    /^(?:was|were) (?:at|in) (?:school|college|university|uni|art school|drama school|nursing school) (?:with|together)\b/i,
  ),
  rule(
    'skill',
    'is',
    /^can (?:swim|drive|ride|read|walk|knit|sail|skate) (?:now|again|already|by (?:herself|himself)|without|a (?:width|length)|(?:her|his) name)\b/i,
  ),
  rule(
    'work',
    'begins',
    /^(?:hired on (?:at|with) |(?:was|has been|have been|been|got) (?:given|voted|elected|appointed) (?:a (?:job|post) (?:in|at|with) |(?:on to|onto|to|on) the (?:[\w-]+ ){0,2}?(?:committee|board|council)\b|president\b))/i,
    true,
  ),
  rule(
    'has',
    'begins',
    new RegExp(
      `^(?:bought|got|has bought|have bought) (?:a|an|another) (?:(?:new|used|second-hand|old|\\d{4}) )?${car}\\b`,
      'u',
    ),
    true,
  ),
  rule(
    'has',
    'ends',
    new RegExp(`^(?:sold|has sold|have sold|scrapped) (?:the|my|our|his|her|their) (?:old )?${car}\\b`, 'u'),
    true,
  ),
  // 'passed the VTNE', 'passed all her GCSEs'.
  rule(
    'passed',
    'once',
    /^(?:passed|failed) (?:the|her|his|my|their|all (?:her|his|my|their)) (?:\d+ )?(?!MOTs?\b)[A-Z][A-Z0-9/-]{1,9}s?\b/u,
    true,
  ),
  rule(
    'partner',
    'is',
    /^(?:has|have|['’](?:s|ve)) been (?:seeing|dating) (?:someone|somebody|a (?:new )?(?:girl|boy|man|woman|guy|lad|lass|fella|bloke))\b(?! (?:about|for (?:my|her|his)|at the (?:clinic|hospital|bank)))/i,
  ),
  rule('has', 'is', /^(?:has|have|['’]ve got|['’]s got) (?:a|another) pup\b(?! tent)/i),
  rule('life', 'begins', /^(?:,|was) born (?=(?:last|at|on|yesterday|this|today|early)\b)/i),
]
