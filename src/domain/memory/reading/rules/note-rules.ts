import { type FactRule, rule } from './fact-rule.ts'
import { amount, number } from './fact-words.ts'

/** What is set down in a few words, often without anybody named, and what somebody did for years. */
export const noteRules: readonly FactRule[] = [
  rule(
    'home',
    'begins',
    /^(?:got|picked up|collected) the keys to (?!\p{L}+['’]s (?:car|van|bike|shed))(?=\p{Lu})/u,
    true,
  ),
  rule(
    'home',
    'begins',
    /^moved in (?:next door|upstairs|downstairs|opposite|across the (?:road|street|landing|hall))\b/i,
  ),
  rule(
    'work',
    'begins',
    /^started in (?:the |an? |our )?(?:[\p{L}-]+ ){0,2}?(?:care|department|office|kitchens?|ward|unit|theatre|shop|lab|accounts|sales|hr|a&e|marketing|finance|surgery|nursery|bakery|warehouse|practice|post office|library|canteen)(?= (?:at|in|of|on|today|yesterday|last|this|with)\b|[.,;!)]|$)/iu,
    true,
  ),
  // 'Today was my last day at Pickering's.'
  rule(
    'work',
    'ends',
    /^(?:today|yesterday|it|that|friday|saturday) was my last (?:day|shift|lesson) (?:at|with) (?=\p{Lu}|the (?:shop|bank|office|school|hospital|practice|firm|ward|library|bakery|factory|depot|surgery)\b)/u,
    true,
  ),
  rule('illness', 'begins', /^diagnosed with (?=[\p{L}])/iu, true),
  rule(
    'age',
    'is',
    /^turned (?:\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w{3,5})?)(?= (?:today|yesterday|on|last|this)\b|[.,;!]|$)/i,
    true,
  ),
  rule(
    'illness',
    'once',
    /^(?:had|has had|have had) (?:her|his|my) (?:(?:left|right|bad|other) )?(?:eyes?|gall ?bladder|thyroid|spleen|kidney|prostate|womb|bunions?|hernia|appendix|tonsils|cataracts?) (?:done|out|removed|replaced|operated on|taken out)\b/i,
    true,
  ),
  rule(
    'study',
    'ends',
    /^(?:finished|completed|handed in|submitted) my (?:degree|studies|apprenticeship|training|phd|thesis|dissertation|doctorate|masters?)(?= (?:today|yesterday|last|on|this|at|with)\b|[.,;!)]|$)/i,
    true,
  ),
  rule('partner', 'begins', /^(?:wed|were wed|was wed|got wed) (?=(?:at|on|in|yesterday|today|last|this) )/i),
  rule(
    'partner',
    'begins',
    /^(?:asked|has asked) (?:\p{Lu}\p{L}+|her|him|me)\b(?:(?! (?:to (?!marry)|for|if|about|whether|what|why|who)\b)[^.;:!?]){0,40}?\b(?:and|&) (?:she|he|I) said yes\b/u,
  ),
  rule(
    'milestone',
    'once',
    /^(?:became|has become|have become) an? (?:\p{L}+ )?(?:citizen|national)\b(?! of the world)/iu,
    true,
  ),
  rule(
    'given-up',
    'ends',
    /^(?:gave|given) up work(?= (?:to|until|till|for|in|last|because|after|when|altogether|now|on)\b|[.,;!]|$)/i,
    true,
  ),
  rule(
    'has',
    'begins',
    /^(?:bought|got|adopted|rescued) (?:two|three|four|five|six|seven|eight|nine|ten|a dozen) (?:[\w-]+ ){0,2}?(?:hens|sheep|ewes|goats|ducks|alpacas|pigs|cows|lambs|hives|pullets|donkeys|ponies|kittens)\b(?! (?:for|from the butcher))/i,
    true,
  ),
  // 'He drove the milk lorry for thirty-one years', 'did thirty-one years with the Royal Mail'.
  rule(
    'was',
    'once',
    new RegExp(
      `^(?:drove|taught|nursed|fished|farmed|ran|kept|clipped|mined|sailed|preached|captained|conducted|coached|delivered|mended|cleaned) (?!me\\b|it\\b|us\\b|him\\b|her\\b|on\\b|out\\b)[^.;:!?]{2,60}? for (?:nearly |almost |over |more than |about )?${amount} years\\b|^did ${amount} years (?:with|at|in|on|as) (?!(?:prison|jail|it)\\b)`,
      'i',
    ),
  ),
  rule(
    'home',
    'is',
    /^(?:has|have|['’](?:s|ve)) lived (?:in|on|at) [^.;,]{2,40}? all (?:her|his|my|their) (?:whole )?li(?:fe|ves)\b|^(?:rents?|['’](?:s|m) renting|(?:is|am|are) renting) (?:a|the|her|his|our|my) (?:[\w-]+ )?(?:flat|room|house|cottage|place|studio|basement|attic)\b(?! for the (?:weekend|week|night))/i,
  ),
  rule(
    'cannot',
    'is',
    /^(?:can['’]?t|cannot) (?:swim|drive|cook|read music|ride a bike)(?= (?:at all|any ?more|yet|and|so|but)\b|[.,;!]|$)/i,
  ),
  rule('never-learnt', 'is', /^never (?:learned|learnt) to (?:swim|drive|read|write|cook|ride)\b/i),
  rule('partner', 'is', /^never married(?=[.,;!]|$| and\b)/i),
  rule(
    'partner',
    'ends',
    /^was widowed(?= (?:in|at|last|young|by|\w+ (?:years|months|summers|winters) ago)\b|[.,;!]|$)/i,
  ),
  rule(
    'partner',
    'ends',
    /^finished with (?:him|her|me)(?= (?:last|by|yesterday|on \w{3,6}day|this)\b|[.,;!]|$)/i,
  ),
  rule(
    'life',
    'ends',
    /^(?:was killed|drowned) (?:on|in|off|by|at|near) (?!the (?:film|game|book|play|first|last))(?=[^.;:]{2,60}\b(?:in (?:19|20)\d\d|(?:19|20)\d\d|last (?:week|night|month|year)|yesterday|on \w{3,6}day|this (?:morning|week)))/i,
  ),
  rule(
    'child',
    'begins',
    /^delivered (?=(?:at|on|this|last|yesterday|today)\b[^.;:]{0,30}, a (?:little )?(?:girl|boy)\b)/i,
  ),
  rule(
    'passed',
    'once',
    /^(?:passed|failed) (?:her|his|my|their|the)? ?(?:first|second|third|fourth|fifth|final) year\b/i,
    true,
  ),
  rule(
    'has',
    'begins',
    /^got (?:(?:her|his|my|new) )?(?:glasses|hearing aids?|braces|dentures|a wheelchair|false teeth)(?= (?:today|yesterday|on|this|last|now|at last)\b|[.,;!]|$)(?! (?:wet|mended|fixed|cleaned))/i,
    true,
  ),
  rule(
    'work',
    'ends',
    /^(?:stood|stepped|has stood|has stepped) down(?= (?:as|from|last|after|on|today|yesterday)\b|[.,;!]|$)(?! from (?:the (?:chair|ladder|bus|train|stage)|it))/i,
  ),
  rule(
    'work',
    'begins',
    /^(?:went|gone|cut|dropped) (?:down )?to (?:one|two|three|four|five) days(?= a week\b|[.,;!]|$| at\b)/i,
    true,
  ),
  rule('work', 'begins', /^started (?:back )?with us(?= (?:yesterday|today|on|last|this|as)\b|[.,;!]|$)/i),
  rule('work', 'is', /^drives? the (?:number )?\p{Lu}?\d+(?: bus| tram)?\b(?! (?:miles|home|to))/iu),
  rule(
    'work',
    'begins',
    /^opened (?:her|his|their|my|our) own (?:[\w-]+ ){0,2}?(?:kiosk|salon|barber ?shop|shop|stall|café|cafe|restaurant|clinic|studio|bakery|garage|bar|practice)\b/i,
    true,
  ),
  rule(
    'care',
    'begins',
    /^(?:was|got|has been) admitted (?:at (?=\p{Lu})|(?:to|in) (?:the )?(?=(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Hospital|Infirmary|General|Clinic|Ward|Referral)\b))/u,
  ),
  rule(
    'study',
    'begins',
    /^(?:was|got|has been) admitted to (?=\p{Lu})[^.;:]{2,40}? for (?:a |an )?(?:nursing|medicine|law|midwifery|engineering|teaching|degree|course|diploma|masters?)\b/u,
  ),
  rule(
    'begun',
    'begins',
    /^(?:began|started|took up|taken up) (?:pottery|yoga|pilates|crochet|judo|karate|ballet|boxing|beekeeping|woodwork|bookbinding|Couch to 5K|(?:Spanish|French|German|Italian|Welsh|Gaelic|Irish)(?: lessons| classes)?|driving lessons)(?= (?:yesterday|today|last|on|in|at|with|this)\b|[.,;!]|$)/u,
    true,
  ),
  rule(
    'weight',
    'once',
    /^(?:has|have|['’](?:s|ve)) lost (?:\d{1,3}|an?|\p{L}{3,9}(?:-\p{L}{3,5})?|half a) (?:and a half )?(?:pounds?|kilos?|stone|kg|lbs)\b/iu,
  ),
  rule('partner', 'ends', /^filed for the divorce\b/i),
  // Of whom a sentence tells what was done: 'We buried Wattie yesterday.'
  rule('burial', 'once', /^(?:buried|cremated) (?!alive|under)/i),
  rule('operation', 'once', /^operated on /i),
  rule(
    'age',
    'is',
    new RegExp(
      `^was ${number} (?=(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|last week|this week)\\b)`,
      'i',
    ),
  ),
]
